import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { buildComment, JOB_ID, TASK_ID } from '../testing/build-page-data.ts';
import { openTask, sent, type Gql } from '../testing/open-task-page.tsx';

const gql: Gql = jest.fn();

const mine = buildComment({ id: 1, userId: 5, comments: 'Gate is locked', user: { id: 5, displayName: 'Ruth Okafor' } });
const theirs = buildComment({ id: 2, userId: 6, comments: 'Code 4471', createdUtc: '2026-11-19T03:00:00Z' });
const said = () => [...document.querySelectorAll('[data-part="chat"] div > p')].map((line) => line.textContent);
const line = () => screen.getByLabelText('Add a field comment');
const sheet = () => within(screen.getByRole('dialog'));

beforeEach(() => sessionStorage.clear());

test('only the author sees the pencil (Spec 1 §5)', async () => {
  await openTask(gql, { comments: [mine, theirs] });
  const [own, other] = [...document.querySelectorAll<HTMLElement>('[data-part="chat"] li')];
  expect(within(own as HTMLElement).getByRole('button', { name: /^Edit your comment/ })).toBeVisible();
  expect(within(other as HTMLElement).queryByRole('button')).toBeNull();
});

test('a comment is sent once with id 0 and no constructionId, said, and the line is empty again (Spec 1 §5, §8)', async () => {
  await openTask(gql, { comments: [mine] });
  await userEvent.type(line(), ' Water in the pit ');
  gql.mockResolvedValueOnce({ updateFieldComment: { ...mine, id: 9, comments: 'Water in the pit' } });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Field comment added successfully')).toBeVisible();
  const [variables, ...more] = sent(gql, 'UpdateFieldComment') as { fieldComment: object }[];
  expect(variables?.fieldComment).toEqual({ id: 0, userId: 5, scheduleId: TASK_ID, comments: 'Water in the pit' });
  expect(more).toEqual([]);
  expect(line()).toHaveValue('');
  expect(said()).toEqual(['Gate is locked', 'Water in the pit']);
});

test('a comment that was refused stands in its line again (Spec 1 §8)', async () => {
  await openTask(gql);
  await userEvent.type(line(), 'Water');
  gql.mockRejectedValueOnce(new ApiError({ code: 'COMMENT_LIMIT', status: 200, details: { most: 300 } }));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Error updating field comment')).toBeVisible();
  await waitFor(() => expect(line()).toHaveValue('Water'));
});

test('a comment of which nothing came back is told, and not written a second time (Spec 1 §8)', async () => {
  await openTask(gql);
  await userEvent.type(line(), 'Water');
  gql.mockResolvedValueOnce({ updateFieldComment: null });
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Failed to update field comment - try refresh')).toBeVisible();
  expect(line()).toHaveValue('');
});

test('without a server a comment is written all the same, and sent once it is there', async () => {
  const { platform } = await openTask(gql);
  act(() => platform.connection.reportNoAnswer());
  await userEvent.type(line(), 'Water{Enter}');
  expect(document.querySelector('[data-part="chat"]')).toHaveTextContent('Water');
});

test('to whom a comment goes is kept with its text across a reload', async () => {
  const { unmount } = await openTask(gql);
  const write = () => userEvent.click(screen.getByRole('button', { name: 'Write more, or to the whole job' }));
  await write();
  await userEvent.type(sheet().getByLabelText('Comment'), 'Water');
  await userEvent.click(sheet().getByRole('radio', { name: 'The whole job' }));
  unmount();
  await openTask(gql);
  await write();
  expect(sheet().getByLabelText('Comment')).toHaveValue('Water');
  expect(sheet().getByRole('radio', { name: 'The whole job' })).toBeChecked();
});

test('what was begun in the line goes on in the sheet, there also to the whole job (Spec 1 §5)', async () => {
  await openTask(gql);
  await userEvent.type(line(), 'Water');
  await userEvent.click(screen.getByRole('button', { name: 'Write more, or to the whole job' }));
  expect(sheet().getByLabelText('Comment')).toHaveValue('Water');
  await userEvent.click(sheet().getByRole('radio', { name: 'The whole job' }));
  gql.mockResolvedValueOnce({ updateFieldComment: buildComment({ id: 9, scheduleId: null, constructionId: JOB_ID, comments: 'Water' }) });
  await userEvent.click(sheet().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Field comment added successfully')).toBeVisible();
  expect(sent(gql, 'UpdateFieldComment')).toMatchObject([{ fieldComment: { id: 0, constructionId: JOB_ID, comments: 'Water' } }]);
  expect(line()).toHaveValue('');
});

test('one’s own comment is changed: Save only after a change (Spec 1 §8)', async () => {
  await openTask(gql, { comments: [mine] });
  await userEvent.click(screen.getByRole('button', { name: /^Edit your comment/ }));
  const save = () => sheet().getByRole('button', { name: 'Save' });
  expect(save()).toHaveAccessibleDescription('Nothing has been changed yet.');
  await userEvent.type(sheet().getByLabelText('Comment'), ' again');
  gql.mockResolvedValueOnce({ updateFieldComment: { ...mine, comments: 'Gate is locked again' } });
  await userEvent.click(save());
  expect(await screen.findByText('Field comment updated successfully')).toBeVisible();
  expect(said()).toEqual(['Gate is locked again']);
});

test('a comment is deleted by two presses apart, never by a double tap (Spec 1 §8)', async () => {
  await openTask(gql, { comments: [mine] });
  await userEvent.click(screen.getByRole('button', { name: /^Edit your comment/ }));
  await userEvent.dblClick(sheet().getByRole('button', { name: 'Delete comment' }));
  expect(sent(gql, 'DeleteFieldComment')).toEqual([]);
  gql.mockResolvedValueOnce({ deleteFieldComment: true });
  await userEvent.click(sheet().getByRole('button', { name: 'Delete it for everyone' }));
  expect(await screen.findByText('Field comment deleted successfully')).toBeVisible();
  expect(said()).toEqual([]);
});
