import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { auditPopup } from '../../../testing/audit-popup.ts';
import { chooseOption } from '../../../testing/choose-option.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { AddTasksSheet } from './AddTasksSheet.tsx';

const REFUSED = 'The job already has Survey, and it is still open.';
const SENT = z.object({ input: z.looseObject({ ids: z.array(z.number()), isTrial: z.boolean().optional() }) });
const template = (taskName: string) => ({ taskName, leadDays: 7, groupName: null });
const asked: unknown[] = [];
const done = jest.fn();

/** Job 2 has the task already. */
function open() {
  const platform = buildPlatform({
    gql: (document, variables) => {
      const text = document.toString();
      if (text.includes('query AllTaskTemplates')) {
        const config = { templates: [template('Survey'), template('Splice')] };
        return Promise.resolve({ systemSettings: [{ name: 'Task Templates', workType: 'MDU', config }] });
      }
      if (text.includes('query ListGroups')) return Promise.resolve({ groups: [{ id: 7, name: 'Crew North', workTypes: null }] });
      const { input } = SENT.parse(variables);
      asked.push(input);
      const verdict = (id: number) => ({
        id,
        workOrder: `4821${String(id)}`,
        isAllowed: id !== 2,
        code: null,
        sentence: id === 2 ? REFUSED : null,
        effect: id === 2 ? null : 'changes',
      });
      return Promise.resolve({ addTasks: input.ids.map(verdict), undoAddedTasks: input.ids.map(verdict) });
    },
  });
  renderSignedIn(<AddTasksSheet ids={[1, 2, 3]} onClose={() => undefined} onDone={done} />, { platform });
}

beforeEach(() => {
  asked.length = 0;
  done.mockClear();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('a template, then who is refused, then a press that says how many get it; nothing chosen is as the template says', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  expect(screen.getByText('Choose a template first.')).toBeVisible();
  expect(asked).toEqual([]);
  await chooseOption('Template', 'Survey');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  expect(await screen.findByText('1 of 3 stays as it is')).toBeVisible();
  await auditPopup('AddTasksSheet');
  expect(screen.getByRole('list', { name: 'Not changed' })).toHaveTextContent(`48212${REFUSED}`);
  await userEvent.click(screen.getByRole('button', { name: 'Add Survey to 2 jobs' }));
  const same = { template: 'Survey', groupId: null, dueDate: null };
  expect(asked).toEqual([
    { ids: [1, 2, 3], isTrial: true, ...same },
    { ids: [1, 3], isTrial: false, ...same },
  ]);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a crew or a day that is chosen is checked anew', async () => {
  open();
  await chooseOption('Template', 'Splice');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  await screen.findByRole('button', { name: 'Add Splice to 2 jobs' });
  await chooseOption('Crew', 'Crew North');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  await screen.findByRole('button', { name: 'Add Splice to 2 jobs' });
  expect(asked.at(-1)).toEqual({ ids: [1, 2, 3], isTrial: true, template: 'Splice', groupId: 7, dueDate: null });
});

test('added tasks are taken back from where it is said', async () => {
  open();
  await chooseOption('Template', 'Survey');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add Survey to 2 jobs' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(asked.at(-1)).toEqual({ ids: [1, 3], clientIds: [expect.any(String)] });
  expect(await screen.findByText('2 undone')).toBeVisible();
});
