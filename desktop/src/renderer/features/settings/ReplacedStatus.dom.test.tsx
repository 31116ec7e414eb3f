// A status that is taken away with its jobs: what is asked, previewed, sent and said, on the way there, by Undo and by a version.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const LONG = { timeout: 20_000 };
const NAME = 'Job Status Settings';
const statuses = (...names: readonly string[]) => ({
  statuses: names.map((statusName, at) => ({
    ...{ statusName, sortOrder: (at + 1) * 10, fieldOrder: 10, fieldEdit: true, colour: null, isHold: false },
  })),
});
const BEFORE = statuses('Scheduled', 'Issued');
const AFTER = statuses('Issued');
const version = (at: number, config: object) => ({
  version: at,
  savedAt: '2026-11-20T01:00:00Z',
  savedBy: 'Ada Marsh',
  why: 'Tidy',
  config,
});
const page = (part: object = {}) => ({
  ...{ name: NAME, workType: 'MDU', version: 1, isOwn: true, config: BEFORE, logo: null, versions: [version(1, BEFORE)] },
  ...{ workTypes: ['MDU'], ownWorkTypes: ['MDU'], statusUses: [{ status: 'Scheduled', count: 5 }], ...part },
});

interface Sent {
  readonly saves: object[];
  readonly previews: object[];
}

/** @param answers of one save after the other */
function draw(shown: object, ...answers: readonly object[]): Sent {
  const sent: Sent = { saves: [], previews: [] };
  const inputIn = (variables: unknown): object => (variables as { input: object }).input;
  let stands = shown;
  renderSignedIn(
    <Routes>
      <Route path="/admin/settings/jobSettings/:tab/:workType" element={<SettingsPage />} />
    </Routes>,
    {
      me: holding('CAN_MANAGE_SYSTEM_SETTINGS'),
      path: '/admin/settings/jobSettings/status/MDU',
      platform: buildPlatform({
        gql: (document, variables) => {
          const asked = document.toString();
          if (asked.includes('mutation SaveSetting')) {
            stands = answers[sent.saves.length] ?? stands;
            sent.saves.push(inputIn(variables));
            return Promise.resolve({ saveSetting: stands });
          }
          if (!asked.includes('query GetSettingPreview')) return Promise.resolve({ settingPage: stands });
          sent.previews.push(inputIn(variables));
          return Promise.resolve({ settingPreview: { tasks: 0, effects: [], devices: 0, firstDevices: [], photos: null } });
        },
      }),
    },
  );
  return sent;
}

/** Beside the form, or over it in a narrow window. */
async function changes() {
  const review = screen.queryByRole('button', { name: /^Review/ });
  if (review !== null) await userEvent.click(review);
  return within(await screen.findByRole('complementary', { name: 'Unsaved changes' }, LONG));
}

test('it asks where the jobs go, previews and saves that, says how many moved, and how many Undo brought back', async () => {
  const moved = page({ version: 2, config: AFTER, statusUses: [], moved: [{ status: 'Issued', jobs: 5 }], queued: 0 });
  const sent = draw(page(), moved, page({ version: 3, moved: [{ status: 'Scheduled', jobs: 4 }], queued: 0 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Scheduled' }, LONG));
  const pane = await changes();
  expect(pane.getByRole('button', { name: /^Save 1 change/ })).toHaveAccessibleDescription(
    'Some jobs are in a status that you removed: Scheduled (5). Choose the status they go to.',
  );
  await waitFor(() => expect(sent.previews.at(-1)).toMatchObject({ config: AFTER, replaced: [] }), LONG);
  await userEvent.click(pane.getByRole('combobox', { name: '5 jobs in Scheduled go to' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Issued' }, LONG));
  const replaced = [{ from: 'Scheduled', to: 'Issued' }];
  await waitFor(() => expect(sent.previews.at(-1)).toMatchObject({ config: AFTER, replaced }), LONG);
  await userEvent.type(pane.getByLabelText(/^Reason/), 'Tidy');
  await userEvent.click(pane.getByRole('button', { name: /^Save 1 change/ }));
  expect(await screen.findByText('Job status: 1 change saved, 5 jobs moved to Issued.', undefined, LONG)).toBeVisible();
  expect(sent.saves[0]).toMatchObject({ version: 1, replaced });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone, 4 jobs moved back to Scheduled.', undefined, LONG)).toBeVisible();
  expect(sent.saves[1]).toMatchObject({ config: BEFORE, version: 2, undoes: 2 });
});

test('going back to a version that had it says that its jobs stay where they are', async () => {
  draw(page({ version: 2, config: AFTER, statusUses: [], versions: [version(2, AFTER), version(1, BEFORE)] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Versions' }, LONG));
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back to version 1' }, LONG));
  const pane = await changes();
  expect(pane.getByText('Scheduled is a status again. Jobs that were moved from it stay in the status they have now.')).toBeVisible();
});
