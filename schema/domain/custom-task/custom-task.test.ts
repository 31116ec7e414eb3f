import { buildActor } from '../../testing/build-actor.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { parseInput } from '../kernel/input.ts';
import { customTasksInput } from './custom-task.input.ts';
import { canSetCustomTask } from './custom-task.lifecycle.ts';

const field = buildActor();

describe('custom tasks (Spec 2 §3)', () => {
  it('are ticked where the field may complete them', () => {
    expect(canSetCustomTask(field, { isCompleted: false, isCompletable: true }, true)).toEqual({ ok: true });
    expect(canSetCustomTask(field, { isCompleted: false, isCompletable: false }, true)).toMatchObject({
      code: 'CUSTOM_TASK_NOT_COMPLETABLE',
    });
    expect(canSetCustomTask(field, { isCompleted: true, isCompletable: false }, true)).toEqual({ ok: true });
    expect(canSetCustomTask(buildActor({ onlyClaims: [] }), { isCompleted: false, isCompletable: true }, true)).toMatchObject({
      code: 'CLAIM_REQUIRED',
    });
  });
});

test('a custom task named twice is refused, and none', () => {
  expect(parseInput(customTasksInput, [{ id: 1, name: 'x', isCompleted: true }])).toEqual([{ id: 1, isCompleted: true }]);
  expect(refusalOf(() => parseInput(customTasksInput, [])).code).toBe('INVALID_INPUT');
  const twice = [1, 1].map((id) => ({ id, isCompleted: true }));
  expect(refusalOf(() => parseInput(customTasksInput, twice)).code).toBe('INVALID_INPUT');
});
