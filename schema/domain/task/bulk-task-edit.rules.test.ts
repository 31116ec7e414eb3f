// Which of several tasks take a change: the rule of the single move, and what is so already is left alone.
import { buildActor } from '../../testing/build-actor.ts';
import { buildTask, buildVisit, INSTANT } from '../../testing/build-task.ts';
import {
  canChangeSeveralTasks,
  canChangeTask,
  canUndoTaskChange,
  changesTask,
  effectOnTask,
  pricedFor,
  TASK_EFFECTS,
  type ListedTaskState,
} from './bulk-task-edit.rules.ts';
import type { TaskChange } from './bulk-task-edit.input.ts';

const office = buildActor({ userId: 2, groupIds: [1], claims: ['CAN_EDIT_CONSTRUCTION'] });
const field = { ...office, claims: new Set([]) };
const task = (facts: Partial<ListedTaskState> = {}): ListedTaskState => ({
  ...buildTask({ taskUsers: [] }),
  ...{ groupId: 1, issuedDate: INSTANT, dueDate: '2026-11-20', reminderDate: null, reminderComments: null },
  ...facts,
});
const GROUP: TaskChange = { of: 'group', groupId: 2 };
const ISSUE: TaskChange = { of: 'issue' };
const ASIDE: TaskChange = { of: 'aside' };
const DUE: TaskChange = { of: 'dueDate', dueDate: '2026-12-01' };
const REMINDER: TaskChange = { of: 'reminder', reminderDate: '2026-12-01', reminderComments: 'ring' };

test.each([
  ['given to another group', GROUP, {}, null],
  ['never under somebody’s hands', GROUP, { taskUsers: [buildVisit()] }, 'SOMEBODY_ONSITE'],
  ['to the group that it is with', { of: 'group', groupId: 1 }, {}, null],
  ['issued once', ISSUE, {}, 'ALREADY_ISSUED'],
  ['issued to a group', ISSUE, { issuedDate: null, groupId: 1 }, null],
  ['set aside', ASIDE, {}, null],
  ['set aside once', ASIDE, { ignored: true }, 'TASK_IGNORED'],
  ['set aside never under somebody’s hands', ASIDE, { taskUsers: [buildVisit()] }, 'SOMEBODY_ONSITE'],
  ['not set aside once it is submitted', ASIDE, { submittedDate: INSTANT }, 'TASK_SUBMITTED'],
  ['due another day', DUE, {}, null],
  ['due another day, completed', DUE, { completedDate: INSTANT }, null],
  ['not once it is submitted', DUE, { submittedDate: INSTANT }, 'TASK_SUBMITTED'],
  ['not while it is set aside', DUE, { ignored: true }, 'TASK_IGNORED'],
  ['reminded of in any state', REMINDER, { submittedDate: INSTANT, ignored: true }, null],
] as const)('%s', (_name, change, facts, code) => {
  const verdict = canChangeTask(office, task(facts), change);
  expect(verdict.ok ? null : verdict.code).toBe(code);
  // nobody may who may not edit jobs
  expect(canChangeTask(field, task(facts), change)).toMatchObject({ ok: false, code: 'CLAIM_REQUIRED' });
});

test('what is so already is not written', () => {
  expect(changesTask(task({ groupId: 2 }), GROUP)).toBe(false);
  expect(changesTask(task(), GROUP)).toBe(true);
  expect(changesTask(task({ dueDate: '2026-12-01' }), DUE)).toBe(false);
  expect(changesTask(task(), DUE)).toBe(true);
  expect(changesTask(task({ reminderDate: '2026-12-01', reminderComments: 'ring' }), REMINDER)).toBe(false);
  expect(changesTask(task({ reminderDate: '2026-12-01', reminderComments: 'other' }), REMINDER)).toBe(true);
  expect(changesTask(task(), ISSUE)).toBe(true);
});

test('rates are those of who is given it; what was not issued or is completed keeps its own', () => {
  expect(pricedFor(task(), GROUP)).toBe(2);
  expect(pricedFor(task({ issuedDate: null }), GROUP)).toBeNull();
  expect(pricedFor(task({ declinedDate: INSTANT }), GROUP)).toBeNull();
  expect(pricedFor(task({ completedDate: INSTANT }), GROUP)).toBeNull();
  expect(pricedFor(task({ groupId: 2 }), GROUP)).toBeNull();
  expect(pricedFor(task({ issuedDate: null }), ISSUE)).toBe(1);
  expect(pricedFor(task(), DUE)).toBeNull();
});

const ITEMS = [{ id: 4, childCode: 'PIT-S', rate: '14.2' }];
const SAME_RATES = [{ itemId: 4, childCode: 'PIT-S', rate: '14.2' }];
const OTHER_RATES = [{ itemId: 4, childCode: 'PIT-C', rate: '15' }];

test.each([
  ['so already', GROUP, { groupId: 2 }, SAME_RATES, 'same'],
  ['of a crew that has it', GROUP, {}, SAME_RATES, 'taken'],
  ['of a crew that has declined it', GROUP, { declinedDate: INSTANT }, [], 'changes'],
  ['that no crew has yet', GROUP, { issuedDate: null }, [], 'changes'],
  ['that is paid otherwise then', GROUP, {}, OTHER_RATES, 'reprices'],
  ['that is completed', GROUP, { completedDate: INSTANT }, [], 'finished'],
  ['due another day', DUE, {}, [], 'changes'],
  ['due another day, completed', DUE, { completedDate: INSTANT }, [], 'finished'],
  ['issued, for the first time priced', ISSUE, { issuedDate: null }, OTHER_RATES, 'changes'],
  ['reminded of, completed', REMINDER, { completedDate: INSTANT }, [], 'changes'],
] as const)('what happens to a task %s', (_name, change, facts, rates, effect) => {
  expect(effectOnTask({ ...task(facts), items: ITEMS }, change, rates)).toBe(effect);
});

test('completed work, rates and the crew that has the work change for a reason; nothing else asks one', () => {
  const refused = TASK_EFFECTS.filter((effect) => !canChangeSeveralTasks(['changes', effect], null).ok);
  expect(refused).toEqual(['finished', 'reprices', 'taken']);
  expect(TASK_EFFECTS.filter((effect) => !canChangeSeveralTasks([effect], 'no crew').ok)).toEqual([]);
});

test('a change is taken back by the office, and of the task as it left it', () => {
  expect(canUndoTaskChange(office, { ...task(), version: 3 }, { version: 3 })).toEqual({ ok: true });
  expect(canUndoTaskChange(office, { ...task(), version: 4 }, { version: 3 })).toMatchObject({ code: 'STALE_VERSION' });
  expect(canUndoTaskChange(field, { ...task(), version: 3 }, { version: 3 })).toMatchObject({ code: 'CLAIM_REQUIRED' });
});
