import { CATALOGUE, type ErrorCode } from '@lotline/schema/errors/catalogue';
import { keepProblem } from './keep-problem.ts';
import { newEntry, type Reason } from './outbox-entry.ts';
import type { AnyAction } from './action-input.ts';

const at = { id: 'a', occurredAt: '2026-11-20T01:00:00Z' };
const submit: AnyAction = { ...at, name: 'submit', input: { scheduleId: 11 }, subject: { kind: 'task', id: 11, jobId: 10 }, base: null };
const setStatus: AnyAction = {
  ...at,
  name: 'setStatus',
  input: { id: 10, status: 'Complete' },
  subject: { kind: 'job', id: 10, jobId: 10 },
  base: { status: 'Issued' },
};
const refused = (action: AnyAction, code: ErrorCode) =>
  newEntry(action, { isSheet: false, draft: null }, { state: { kind: 'refused', code, sentence: `no: ${code}`, details: {} } });
const may = (action: AnyAction, code: ErrorCode) => keepProblem(refused(action, code), null) === null;

test('an action that the shared rule now refuses is not sent again, whatever it was refused for', () => {
  const no: Reason = { code: 'TASK_SUBMITTED', sentence: 'The task is already submitted.', details: {} };
  for (const code of Object.keys(CATALOGUE) as ErrorCode[]) expect(keepProblem(refused(submit, code), no)).toBe(no);
});

test('where the rule allows or does not know, a move may be sent again; not if it would be refused the same', () => {
  expect(may(submit, 'ITEM_QTYS_NOT_CONFIRMED')).toBe(true);
  expect(may(submit, 'STALE_VERSION')).toBe(true);
  expect(may(submit, 'CLAIM_REQUIRED')).toBe(true);
  expect(may(submit, 'TASK_LEFT')).toBe(false);
  expect(may(submit, 'INVALID_INPUT')).toBe(false);
  expect(keepProblem(refused(submit, 'TASK_LEFT'), null)).toMatchObject({ code: 'TASK_LEFT', sentence: 'no: TASK_LEFT' });
});

test('for what is no move only the server knows the rule: only a clash, and a passing failure, is sent again', () => {
  expect(may(setStatus, 'STATUS_NOT_ALLOWED')).toBe(false);
  expect(may(setStatus, 'STALE_VERSION')).toBe(true);
  expect(may(setStatus, 'STORAGE_FULL')).toBe(true);
});
