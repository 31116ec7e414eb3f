import { editableStatuses } from './job.lifecycle.ts';
import { goesOnHold, isOnHold } from './hold-status.rules.ts';
import {
  canHoldAs,
  canHoldJob,
  canReleaseJob,
  canResetJob,
  canSetJobStatus,
  canTakeStatus,
  firstStatus,
  holdStatus,
} from './job-hold.lifecycle.ts';

const office = {
  userId: 1,
  claims: new Set(['CAN_EDIT_CONSTRUCTION', 'CAN_RESET_CONSTRUCTION'] as const),
  groupIds: new Set<number>(),
  isSubcontractor: false,
};
const nobody = { ...office, claims: new Set<never>() };
const today = '2026-11-20';
const UNSET = { statuses: [] };
const code = (verdict: { ok: true } | { ok: false; code: string }) => (verdict.ok ? 'OK' : verdict.code);

test('a hold ends on a day that is still to come, within two years', () => {
  expect(code(canHoldJob(office, 'Scheduled', { until: '2026-11-21', today }, UNSET))).toBe('OK');
  expect(code(canHoldJob(office, 'Scheduled', { until: today, today }, UNSET))).toBe('INVALID_INPUT');
  expect(code(canHoldJob(office, 'Scheduled', { until: '2028-12-01', today }, UNSET))).toBe('INVALID_INPUT');
  expect(code(canHoldJob(office, 'On Hold - customer', { until: '2026-11-21', today }, UNSET))).toBe('JOB_ON_HOLD');
  expect(code(canHoldJob(nobody, 'Scheduled', { until: '2026-11-21', today }, UNSET))).toBe('CLAIM_REQUIRED');
});

describe('the work type says which statuses are holds, whatever they are called (issue 21 §4)', () => {
  const status = (statusName: string, isHold?: boolean) => ({
    ...{ statusName, sortOrder: 0, fieldOrder: 0, fieldEdit: true, colour: null },
    ...(isHold === undefined ? {} : { isHold }),
  });
  const settings = { statuses: [status('Scheduled'), status('Paused', true), status('Not on hold', false), status('Client on hold')] };

  test.each([
    ['Paused', true],
    ['Not on hold', false],
    ['Scheduled', false],
    ['Client on hold', true],
    ['On Hold, once', true],
  ])('%s: %p', (name, expected) => {
    expect(isOnHold(settings, name)).toBe(expected);
    expect(code(canReleaseJob(office, name, settings))).toBe(expected ? 'OK' : 'JOB_NOT_ON_HOLD');
    expect(code(canHoldJob(office, name, { until: '2026-11-21', today }, settings))).toBe(expected ? 'JOB_ON_HOLD' : 'OK');
  });

  test('it is gone to with a reason and an end alone, and found as the one to go to', () => {
    expect(holdStatus(settings)).toBe('Paused');
    expect(code(canSetJobStatus(office, 'Scheduled', 'Paused', settings))).toBe('REASON_REQUIRED');
    expect(code(canSetJobStatus(office, 'Scheduled', 'Not on hold', settings))).toBe('OK');
    expect(code(canHoldAs(office, 'Scheduled', 'Paused', settings, {}))).toBe('OK');
    expect(code(canHoldAs(office, 'Scheduled', 'Not on hold', settings, {}))).toBe('STATUS_NOT_ALLOWED');
    expect(editableStatuses(nobody, 'Scheduled', settings)).toEqual(['Scheduled', 'Not on hold']);
  });
});

test('whatever its name is, a hold status is gone to with a reason; from one to another is none', () => {
  expect(goesOnHold(UNSET, 'Scheduled', 'On Hold - power')).toBe(true);
  expect(goesOnHold(UNSET, 'On Hold', 'On Hold - power')).toBe(false);
  expect(goesOnHold(UNSET, 'On Hold', 'Scheduled')).toBe(false);
});

test('of several hold statuses the one that is asked for, and no other status', () => {
  const status = (statusName: string, sortOrder: number) => ({ statusName, sortOrder, fieldOrder: 0, fieldEdit: true, colour: null });
  const settings = { statuses: ['Scheduled', 'On Hold', 'On Hold - power'].map(status) };
  expect(code(canHoldAs(office, 'Scheduled', 'On Hold - power', settings, {}))).toBe('OK');
  expect(canHoldAs(office, 'Scheduled', 'Closed', settings, {})).toMatchObject({ details: { allowed: ['On Hold', 'On Hold - power'] } });
  expect(code(canHoldAs(office, 'Scheduled', 'On Hold - rain', settings, {}))).toBe('STATUS_NOT_ALLOWED');
});

describe('a hold by its name alone, without reason and end', () => {
  const status = (statusName: string, sortOrder: number) => ({ statusName, sortOrder, fieldOrder: 0, fieldEdit: true, colour: null });
  const settings = { statuses: ['Scheduled', 'On Hold', 'On Hold - power', 'Closed'].map(status) };
  const set = (actor: typeof office | typeof nobody, from: string, to: string) => canSetJobStatus(actor, from, to, settings);

  test.each(['On Hold', 'On Hold - power'])('is refused: %s', (to) => {
    expect(set(office, 'Scheduled', to)).toEqual({
      ok: false,
      code: 'REASON_REQUIRED',
      details: { sentence: 'Give a reason for the hold, and the day it ends.' },
    });
    expect(code(canTakeStatus(office, 'Scheduled', to, settings))).toBe('OK');
  });

  test('who may not put a job on hold is told what else there is, and is not offered it', () => {
    expect(set(nobody, 'Scheduled', 'On Hold')).toMatchObject({ code: 'STATUS_NOT_ALLOWED', details: { allowed: ['Closed'] } });
    expect(code(canTakeStatus(nobody, 'Scheduled', 'On Hold', settings))).toBe('CLAIM_REQUIRED');
    expect(editableStatuses(nobody, 'Scheduled', settings)).toEqual(['Scheduled', 'Closed']);
  });

  test('from one hold to another, or off it, is none; an unknown one is no status of the work type', () => {
    expect(code(set(office, 'On Hold', 'On Hold - power'))).toBe('OK');
    expect(code(set(nobody, 'On Hold', 'Closed'))).toBe('OK');
    expect(editableStatuses(nobody, 'On Hold', settings)).toEqual(['Scheduled', 'On Hold', 'On Hold - power', 'Closed']);
    expect(code(set(office, 'Scheduled', 'On Hold - rain'))).toBe('STATUS_NOT_ALLOWED');
  });
});

test('only what is on hold is released', () => {
  expect(code(canReleaseJob(office, 'On Hold', UNSET))).toBe('OK');
  expect(code(canReleaseJob(office, 'Scheduled', UNSET))).toBe('JOB_NOT_ON_HOLD');
});

test('a reset needs the claim, the work order typed, nobody onsite and no approved payment, in that order', () => {
  const job = { workOrder: '48213', onsite: [], hasApprovedPayment: false };
  expect(code(canResetJob(office, job, '48213'))).toBe('OK');
  expect(code(canResetJob(nobody, job, '48213'))).toBe('CLAIM_REQUIRED');
  expect(code(canResetJob(office, { ...job, onsite: ['Finn Walsh'] }, '4821'))).toBe('TYPED_OTHERWISE');
  expect(code(canResetJob(office, { ...job, onsite: ['Finn Walsh'], hasApprovedPayment: true }, '48213'))).toBe('JOB_HAS_ONSITE');
  expect(code(canResetJob(office, { ...job, hasApprovedPayment: true }, '48213'))).toBe('PAYMENT_APPROVED');
});

test('the statuses that they go to are the work type’s own', () => {
  const status = (statusName: string, sortOrder: number) => ({ statusName, sortOrder, fieldOrder: 0, fieldEdit: false, colour: null });
  const settings = { statuses: [status('On Hold', 9), status('Received', 1), status('Closed', 5)] };
  expect([holdStatus(settings), firstStatus(settings)]).toEqual(['On Hold', 'Received']);
  expect([holdStatus({ statuses: [] }), firstStatus({ statuses: [] })]).toEqual([null, 'Received']);
});
