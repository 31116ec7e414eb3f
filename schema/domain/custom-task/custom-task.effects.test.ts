// What a tick makes of a custom task (specification 2 §7).
import { tick } from './custom-task.effects.ts';

const PERFORMED = { actor: { userId: 5 }, at: '2026-11-20T08:00:00Z', id: 'press-1' };

test.each([
  [
    'ticked, it says by whom, when and through which press',
    true,
    { completedUtc: PERFORMED.at, completedByUserId: 5, clientId: 'press-1' },
  ],
  ['open again, it says nothing of the tick', false, { completedUtc: null, completedByUserId: null, clientId: null }],
])('%s', (_, isCompleted, says) => {
  expect(tick(isCompleted, PERFORMED)).toEqual({ isCompleted, ...says });
});
