// What may be done with a background job in which state.
import { buildActor } from '../../testing/build-actor.ts';
import { canMoveQueueJob, jobCounts, QUEUE_MOVES, SCHEDULED_TASKS, type QueueState } from './queue.rules.ts';

const may = (state: QueueState | null): string[] =>
  QUEUE_MOVES.filter((move) => canMoveQueueJob(buildActor({ onlyClaims: ['CAN_ACCESS_ADMINISTRATOR_TASKS'] }), state, move).ok);

test.each<[string, QueueState | null, string[]]>([
  ['a failed job is tried again or forgotten', 'failed', ['retry', 'dismiss']],
  ['one that waits is run now or given up', 'waiting', ['retry', 'giveUp']],
  ['one that runs is left alone', 'running', []],
  ['one that has ended is left alone', null, []],
])('%s', (_rule, state, moves) => {
  expect(may(state)).toEqual(moves);
});

test('nobody without the claim does any of it', () => {
  for (const move of QUEUE_MOVES)
    expect(canMoveQueueJob(buildActor({ onlyClaims: ['CAN_VIEW_LOGS'] }), 'failed', move)).toMatchObject({ code: 'CLAIM_REQUIRED' });
});

test('no two scheduled tasks have one number or one minute', () => {
  const tasks = Object.values(SCHEDULED_TASKS);
  expect(new Set(tasks.map(({ number }) => number)).size).toBe(tasks.length);
  expect(new Set(tasks.map(({ minute }) => minute)).size).toBe(tasks.length);
});

test('what a job did reads as people count: the number first, one of a thing in the singular, nothing of what was none', () => {
  expect(jobCounts({ keys: 1, answers: 1200, months: 0, removed: 2 })).toBe('1 key, 1,200 answers, 2 removed');
  expect(jobCounts(null)).toBe('');
});
