import { buildComment, buildTask, TASK_ID } from '../testing/build-page-data.ts';
import { chatLines, newComment } from './chat-lines.ts';

const opened = buildTask();
const other = buildTask({ id: 2, name: 'Cable' });
const facts = {
  opened,
  others: [other],
  userId: 5,
  isAssigned: true,
  isJobAssigned: true,
  today: '2026-11-20',
  zone: 'Australia/Sydney',
  sayUnsent: (id: string | null) => `unsent ${String(id)}`,
};
const linesOf = (...comments: Partial<Parameters<typeof buildComment>[0]>[]) =>
  chatLines({ ...facts, comments: comments.map(buildComment) });

test('only one’s own comment may be changed (Spec 1 §5)', () => {
  expect(linesOf({ id: 1, userId: 5 }, { id: 2, userId: 6 }).map(({ isMine }) => isMine)).toEqual([true, false]);
});

test.each([
  ['both', { isAssigned: true, isJobAssigned: true }, [true, true]],
  ['the job, through another task', { isAssigned: false, isJobAssigned: true }, [false, true]],
  ['neither any more', { isAssigned: false, isJobAssigned: false }, [false, false]],
])('one’s own comment is changed where the group still holds what it is on: %s', (_, held, changeable) => {
  const comments = [{ id: 1 }, { id: 2, scheduleId: null, constructionId: 10 }].map((part) => buildComment({ userId: 5, ...part }));
  expect(chatLines({ ...facts, ...held, comments }).map(({ canChange }) => canChange)).toEqual(changeable);
});

test('a comment on the whole job is headed Office, one on another task by that task, one on this task by nothing (Spec 1 §3)', () => {
  const lines = linesOf({ id: 1, scheduleId: null, constructionId: 10 }, { id: 2, scheduleId: 2 }, { id: 3, scheduleId: TASK_ID });
  expect(lines.map(({ about }) => about)).toEqual(['Office', 'Cable', null]);
});

test('comments of tasks that are not on the page stay out, and so do those that say nothing (Spec 2 §5)', () => {
  expect(linesOf({ id: 1, scheduleId: 99 }, { id: 2, comments: ' \n' }, { id: 3 }).map(({ comment }) => comment.id)).toEqual([3]);
});

test('the oldest stands first; of one instant the one that was written first', () => {
  const lines = linesOf(
    { id: 3, createdUtc: '2026-11-19T02:00:00Z' },
    { id: 2, createdUtc: '2026-11-19T01:00:00Z' },
    { id: 1, createdUtc: '2026-11-19T02:00:00Z' },
  );
  expect(lines.map(({ comment }) => comment.id)).toEqual([2, 1, 3]);
});

test('one of another year says which', () => {
  expect(linesOf({ createdUtc: '2025-11-18T20:22:00Z' })[0]?.when).toBe('19 Nov 2025 07:22 AM');
});

test('a line says who wrote it and when, on the wall of the browser’s zone (Spec 1 §9)', () => {
  expect(linesOf({ createdUtc: '2026-11-18T20:22:00Z', user: { id: 6, displayName: 'Leanne Hart' } })[0]).toMatchObject({
    who: 'Leanne Hart',
    when: '19 Nov 07:22 AM',
  });
});

test('one that came later than it was written says when it was written, and stands where it came', () => {
  const lines = linesOf(
    { id: 1, createdUtc: '2026-11-18T23:00:00Z', writtenUtc: '2026-11-18T20:22:00Z' },
    { id: 2, createdUtc: '2026-11-18T21:00:00Z' },
  );
  expect(lines.map(({ comment, when }) => [comment.id, when])).toEqual([
    [2, '19 Nov 08:00 AM'],
    [1, '19 Nov 07:22 AM, sent later'],
  ]);
});

test('one that is not answered says when it was written, and what is true of it, behind all others', () => {
  const lines = linesOf(
    { id: 0, clientId: 'mine', createdUtc: '2026-11-18T20:22:00Z', writtenUtc: '2026-11-18T20:22:00Z' },
    { id: 2, createdUtc: '2026-11-18T21:00:00Z' },
  );
  expect(lines.map(({ when }) => when)).toEqual(['19 Nov 08:00 AM', '19 Nov 07:22 AM · unsent mine']);
});

test('a new comment has id 0; on a task it names no job, on the job no task (Spec 1 §5)', () => {
  const ids = { taskId: 1, jobId: 10, userId: 5 };
  expect(newComment('Wet', 'task', ids)).toEqual({ id: 0, userId: 5, comments: 'Wet', scheduleId: 1 });
  expect(newComment('Wet', 'job', ids)).toEqual({ id: 0, userId: 5, comments: 'Wet', constructionId: 10 });
});
