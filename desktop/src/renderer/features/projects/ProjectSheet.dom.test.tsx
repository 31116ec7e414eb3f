// The form of a project: what it sends, what two people's edits of one project come to; made once, however often it is sent.
import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import type { ProjectFacts } from './project-data.ts';
import { ProjectSheet } from './ProjectSheet.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const PROJECT: ProjectFacts = {
  ...{ id: 3, version: 4, name: 'Box Hill', customer: 'Northern Loop', fsam: null, region: null, manager: null },
  ...{ startDate: '2026-11-02', finishDate: '2026-11-20', comments: null, health: 'On time', valueExGst: null },
  ...{ isHeld: false, jobsTotal: 0, jobsComplete: 0, jobsOverdue: 0, jobsUndated: 0, progress: { stepDays: 1, points: [] } },
};

/** @param theirs what the server shows once somebody else has saved */
function open(answer: () => Promise<unknown>, theirs: Partial<ProjectFacts> = {}) {
  const gql = jest.fn((_document: unknown, _variables?: unknown) => answer());
  const onSaved = jest.fn();
  function Page() {
    const [project, setProject] = useState(PROJECT);
    return (
      <>
        <button onClick={() => setProject({ ...PROJECT, ...theirs })}>Someone else saves</button>
        <ProjectSheet project={project} onSaved={onSaved} onClose={() => undefined} />
      </>
    );
  }
  renderSignedIn(<Page />, { platform: buildPlatform({ gql }) });
  return { gql, onSaved };
}
const somebodyElseSaves = () => userEvent.click(screen.getByRole('button', { name: 'Someone else saves' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const saved = () => Promise.resolve({ saveProject: PROJECT });

test('all of its fields are sent as they are now, the edited one upon them, with the version that they have', async () => {
  const { gql, onSaved } = open(saved, { version: 5, manager: 'Ruth' });
  await userEvent.type(screen.getByLabelText('Region'), 'North');
  await somebodyElseSaves();
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 3 })));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(gql.mock.lastCall?.[1]).toMatchObject({
    input: {
      id: 3,
      name: 'Box Hill',
      customer: 'Northern Loop',
      region: 'North',
      manager: 'Ruth',
      startDate: '2026-11-02',
      finishDate: '2026-11-20',
      comments: null,
    },
    client: { expectedVersion: 5 },
  });
});

test('a field that somebody else has changed since it was typed over is asked about before anything is sent', async () => {
  const { gql, onSaved } = open(saved, { version: 5, region: 'South' });
  await userEvent.type(screen.getByLabelText('Region'), 'North');
  await somebodyElseSaves();
  await save();
  const clash = within(await screen.findByRole('dialog', { name: /saved project Box Hill/ }));
  expect(gql).not.toHaveBeenCalled();
  await userEvent.click(clash.getByRole('radio', { name: 'Region: yours, North' }));
  await userEvent.click(clash.getByRole('button', { name: /Save the result/ }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(gql.mock.lastCall?.[1]).toMatchObject({ input: { region: 'North' }, client: { expectedVersion: 5 } });
});

test('a refusal as stale that names no field is said in the form, and no dialog is opened', async () => {
  const { onSaved } = open(() => Promise.reject(new ApiError({ code: 'STALE_VERSION', status: 409 })));
  await userEvent.type(screen.getByLabelText('Region'), 'North');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('changed this since you opened it');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(onSaved).not.toHaveBeenCalled();
});

test('a finish before the start is said at the finish, what is no day at its day, and neither is sent', async () => {
  const { gql } = open(saved);
  const finish = screen.getByLabelText('Finish');
  await userEvent.clear(finish);
  await userEvent.type(finish, '2026-11-01');
  await save();
  expect(screen.getByLabelText(/^Finish/)).toHaveAccessibleDescription('The project finishes before it starts. Check both dates.');
  await userEvent.clear(finish);
  await userEvent.type(finish, 'some day');
  await save();
  expect(screen.getByLabelText(/^Finish/)).toHaveAccessibleDescription(/This is not a valid date/);
  expect(gql).not.toHaveBeenCalled();
});

test('a project whose answer was lost is created again as the same action, not as a second one', async () => {
  const sent: unknown[] = [];
  const onSaved = jest.fn();
  const gql = (_document: unknown, variables?: unknown): Promise<unknown> => {
    sent.push(
      JSON.parse(JSON.stringify(variables, (name: string, value: unknown) => (/^(occurred|sent)At$/.test(name) ? undefined : value))),
    );
    if (sent.length === 1) return Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));
    return Promise.resolve({ saveProject: { id: 3 } });
  };
  renderSignedIn(<ProjectSheet project={null} onSaved={onSaved} onClose={() => undefined} />, { platform: buildPlatform({ gql }) });
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Rouse Hill stage 2');
  await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 3 })));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});
