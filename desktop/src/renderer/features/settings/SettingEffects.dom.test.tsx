// What a change does, beside the change: counted and named, never of an older change, and a failure does not stand in the way of the save.
import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { SettingEffects } from './SettingEffects.tsx';

interface Answer {
  readonly supervisorName: string;
  readonly settle: (answer: object | null) => void;
}
let asked: Answer[] = [];
const LONG = { timeout: 20_000 };

const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, jobId: 7, name: `Trench ${String(at + 1)}`, workOrder: '48213' }));
const callOf = (after: string, tasks: number) => ({
  settingPreview: {
    ...{ tasks: 40, devices: 0, firstDevices: [] },
    effects: [{ kind: 'call', what: '', before: '', after, tasks, jobs: 1, people: 0, firstPeople: [], first: named(Math.min(tasks, 5)) }],
  },
});

function Form() {
  const [name, setName] = useState('Asha');
  return (
    <>
      <button type="button" onClick={() => setName('Ben')}>
        Another
      </button>
      <SettingEffects input={{ name: 'Ticket of Work', workType: 'MDU', config: { supervisorName: name } }} />
    </>
  );
}

beforeEach(() => {
  asked = [];
  renderSignedIn(<Form />, {
    platform: buildPlatform({
      gql: (...[, variables]) =>
        new Promise((resolve, reject) => {
          const { supervisorName } = (variables as { input: { config: { supervisorName: string } } }).input.config;
          asked.push({ supervisorName, settle: (answer) => (answer === null ? reject(new Error('away')) : resolve(answer)) });
        }),
    }),
  });
});

const settle = async (at: number, answer: object | null) => {
  await waitFor(() => expect(asked).toHaveLength(at + 1), LONG);
  asked[at]?.settle(answer);
};

test('it is counted in a sentence that opens the first of them', async () => {
  await settle(0, callOf('Asha', 12));
  const line = await screen.findByRole('button', { name: 'On 12 tasks the crew is told to call Asha when the ticket says stop' }, LONG);
  await userEvent.click(line);
  const list = within(screen.getByRole('region', { name: 'What it changes' }));
  expect(list.getAllByRole('link')).toHaveLength(5);
  expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/construction/7');
  expect(list.getByText('and 7 more')).toBeVisible();
});

test('people who are held up and devices that are too old are lists of their own', async () => {
  const people = Array.from({ length: 5 }, (_, at) => ({ id: at + 1, displayName: `Person ${String(at + 1)}` }));
  const blocked = { kind: 'blocked', what: 'siteAccess', before: 'no', after: 'yes', tasks: 1, jobs: 1, first: named(1) };
  await settle(0, {
    settingPreview: {
      ...{ tasks: 1, devices: 2, firstDevices: [{ person: 'Sam Field', device: 'Chrome on Android', appVersion: '0.1.0' }] },
      effects: [{ ...blocked, people: 8, firstPeople: people }],
    },
  });
  const list = within(screen.getByRole('region', { name: 'What it changes' }));
  const sentence = '8 people cannot go onsite on 1 task: the builder has not confirmed site access';
  await userEvent.click(await list.findByRole('button', { name: sentence }, LONG));
  expect(list.getByText('Person 5')).toBeVisible();
  expect(list.getByText('and 3 more people')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: '2 devices have a version of the app that is too old for this' }));
  expect(list.getByText(/Sam Field/)).toHaveTextContent('Chrome on Android, version 0.1.0');
  expect(list.getByText('and 1 more')).toBeVisible();
});

test('the answer to an older change is not shown as that of the newer, which is asked once the older is answered', async () => {
  await waitFor(() => expect(asked).toHaveLength(1), LONG);
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  await settle(0, callOf('Asha', 1));
  await settle(1, callOf('Ben', 2));
  expect(await screen.findByText(/told to call Ben/, undefined, LONG)).toBeVisible();
  expect(screen.queryByText(/told to call Asha/)).toBeNull();
  expect(asked.map(({ supervisorName }) => supervisorName)).toEqual(['Asha', 'Ben']);
});

test('what could not be worked out is said, and asked again', async () => {
  await settle(0, null);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, LONG));
  await settle(1, { settingPreview: { tasks: 3, effects: [], devices: 0, firstDevices: [] } });
  expect(await screen.findByText(/Nothing changes on existing jobs and tasks/, undefined, LONG)).toBeVisible();
});

test('of the setting of photos it says which go, and not that nothing changes', async () => {
  const photos = { originals: 1_204, stamped: 0, kept: 3 };
  await settle(0, { settingPreview: { tasks: 0, effects: [], devices: 0, firstDevices: [], photos } });
  const region = within(screen.getByRole('region', { name: 'What it changes' }));
  expect(await region.findByText(/^1,204 original pictures go within the hour/, {}, LONG)).toBeVisible();
  expect(region.getByText('3 photos of tasks that decide pay stay for 7 years.')).toBeVisible();
  expect(region.queryByText(/Nothing changes/)).not.toBeInTheDocument();
});
