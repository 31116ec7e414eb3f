// What a job waits for, by its state: one thing, or nothing.
import { buildActor } from '../../testing/build-actor.ts';
import { primaryActionOf, type WaitingJob, type WaitingTask } from './primary-action.rules.ts';

const office = buildActor({ claims: ['CAN_EDIT_CONSTRUCTION', 'CAN_ACCESS_BUILDER_APPROVALS'] });
const withoutBuilder = buildActor({ claims: ['CAN_EDIT_CONSTRUCTION'] });
const reader = buildActor();
const task = (id: number, facts: Partial<WaitingTask> = {}): WaitingTask => ({
  ...{ id, isLive: true, isIssuable: false, isToReview: false },
  ...facts,
});
const job = (facts: Partial<WaitingJob> = {}): WaitingJob => ({
  ...{ status: 'Scheduled', isOnHold: false, hasBuilder: true, isBuilderAsked: false, tasks: [] },
  ...facts,
});
const ISSUABLE = [task(1), task(2, { isIssuable: true }), task(3, { isIssuable: true })];

test.each([
  ['has no task', {}, { kind: 'createTask' }],
  ['has only a task that is set aside', { tasks: [task(1, { isLive: false })] }, { kind: 'createTask' }],
  ['has a task to issue, and its builder is not asked', { tasks: ISSUABLE }, { kind: 'askBuilder' }],
  ['has a task to issue, and its builder is asked', { tasks: ISSUABLE, isBuilderAsked: true }, { kind: 'issue', taskId: 2 }],
  ['has a task to issue, and no builder', { tasks: ISSUABLE, hasBuilder: false }, { kind: 'issue', taskId: 2 }],
  ['has work to review beside a task to issue', { tasks: [...ISSUABLE, task(4, { isToReview: true })] }, { kind: 'review', taskId: 4 }],
  ['has all of its tasks in the field', { tasks: [task(1)] }, null],
  ['is on hold', { tasks: ISSUABLE, isOnHold: true }, null],
  ['is on hold with work to review', { tasks: [task(4, { isToReview: true })], isOnHold: true }, { kind: 'review', taskId: 4 }],
  ['is closed', { status: 'Closed' }, null],
  ['is cancelled', { status: 'Cancelled', tasks: ISSUABLE }, null],
] as const)('a job that %s', (_what, facts, action) => {
  expect(primaryActionOf(office, job(facts))).toEqual(action);
});

test('what a person may not do is not offered', () => {
  expect(primaryActionOf(reader, job())).toBeNull();
  expect(primaryActionOf(withoutBuilder, job({ tasks: ISSUABLE }))).toEqual({ kind: 'issue', taskId: 2 });
});
