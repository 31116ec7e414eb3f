import type { AnyAction } from '../../../platform/outbox/action-input.ts';
import type { FieldComment, Task } from '../../task/facts/page-data.ts';
import { buildComment, buildItem, buildPageData, buildTask, buildVisit } from '../../task/testing/build-page-data.ts';
import { recordFacts, type JobRecord } from './record-facts.ts';

const at = { id: 'a', occurredAt: '2026-11-20T01:00:00Z' };
const OF_TASK = { kind: 'task', id: 11, jobId: 10 } as const;
const submit: AnyAction = { ...at, name: 'submit', input: { scheduleId: 11 }, subject: OF_TASK, base: null };
const change: AnyAction = {
  ...at,
  name: 'changeItem',
  input: { id: 31, completedQty: '31', variationReason: 'rock' },
  subject: OF_TASK,
  base: { version: 4, isRejected: false },
};
const setStatus: AnyAction = {
  ...at,
  name: 'setStatus',
  input: { id: 10, status: 'Complete' },
  subject: { kind: 'job', id: 10, jobId: 10 },
  base: { status: 'Issued' },
};
const editComment: AnyAction = {
  ...at,
  name: 'editComment',
  input: { id: 1, comments: 'new' },
  subject: OF_TASK,
  base: { comments: 'old' },
};
const reader = { userId: 5, today: '2026-11-20', zone: 'Australia/Sydney' };
const item = buildItem({ id: 31, completedQty: '33.000', unitOfMeasure: 'm', variationReason: 'Revision C' });

function record(task: Partial<Task>, comments: FieldComment[] = []): JobRecord {
  return buildPageData({ job: { status: 'Office review', schedules: [buildTask({ id: 11, items: [item], ...task })] }, comments });
}
const said = (action: AnyAction, of: JobRecord | undefined) =>
  recordFacts(action, of, reader)?.map(({ label, value }) => `${label}: ${value}`);

test('of a move: what has become of the task, and whether the person is onsite', () => {
  const visit = buildVisit({ userId: 5, onSiteUtc: '2026-11-19T20:22:00Z' });
  expect(said(submit, record({ acceptedDate: at.occurredAt, onsiteDate: at.occurredAt, taskUsers: [visit] }))).toEqual([
    'Task: Work In Progress',
    'You are onsite: Since 20 Nov 07:22 AM',
  ]);
  expect(said(submit, record({ submittedDate: '2026-11-19T18:24:00Z', completedDate: '2026-11-19T18:00:00Z' }))?.[0]).toBe(
    'Task: Submitted 20 Nov 05:24 AM',
  );
});

test('of a value: the value that stands there', () => {
  expect(said(change, record({}))?.slice(0, 2)).toEqual(['Done: 33 m', 'Reason for variation: Revision C']);
  expect(said(setStatus, record({}))).toEqual(['Status: Office review']);
  expect(said(editComment, record({}, [buildComment({ id: 1, comments: 'Gate code is 4713' })]))).toEqual(['Comment: Gate code is 4713']);
});

test('what is gone says so; what this phone does not know is not guessed', () => {
  expect(said(editComment, record({}))).toEqual(['Now: It is no longer there, or no longer with your group.']);
  expect(said(submit, { construction: null, jobFieldComments: [] })).toEqual(['Now: It is no longer there, or no longer with your group.']);
  expect(said(submit, undefined)).toBeUndefined();
});
