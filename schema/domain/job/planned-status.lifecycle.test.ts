import { buildActor } from '../../testing/build-actor.ts';
import type { Verdict } from '../kernel/verdict.ts';
import {
  canCancelPlannedStatus,
  canMakeDelayedStatus,
  canMakePlannedStatus,
  canPlanStatus,
  canReadPlans,
} from './planned-status.lifecycle.ts';

const office = buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION'] });
const editor = buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION'] });
const field = buildActor({ onlyClaims: ['CAN_ACCESS_FIELD_WORK'] });
const now = new Date('2026-11-20T02:10:00Z');
const later = new Date('2026-11-21T02:10:00Z');
const settings = {
  statuses: ['Received', 'Scheduled', 'On Hold'].map((statusName, at) => ({
    statusName,
    sortOrder: at,
    fieldOrder: at,
    fieldEdit: true,
    colour: null,
  })),
};
const code = (verdict: Verdict): string => (verdict.ok ? 'OK' : verdict.code);
const plan = (part: { actor?: typeof office; current?: string; status?: string; at?: Date }): string => {
  const { actor = office, current = 'Received', status = 'Scheduled', at = later } = part;
  return code(canPlanStatus(actor, current, { status, at }, now, settings));
};

test('a status is planned by the office, from no hold, for a status of the work type and a time within two years', () => {
  expect(plan({})).toBe('OK');
  expect(plan({ actor: field })).toBe('CLAIM_REQUIRED');
  expect(plan({ current: 'On Hold - customer' })).toBe('JOB_ON_HOLD');
  expect(plan({ status: 'On Hold' })).toBe('STATUS_NOT_ALLOWED');
  expect(plan({ actor: editor, status: 'On Hold' })).toBe('REASON_REQUIRED');
  expect(plan({ status: 'Lost' })).toBe('STATUS_NOT_ALLOWED');
  expect(plan({ at: now })).toBe('INVALID_INPUT');
  expect(plan({ at: new Date('2028-12-01T00:00:00Z') })).toBe('INVALID_INPUT');
});

test('when its time has come it is judged as its planner stands then', () => {
  const made = (actor: typeof office | null, current: string, status: string) =>
    code(canMakePlannedStatus({ name: 'Olive Tan', actor }, current, status, settings, {}));
  expect(made(office, 'Received', 'Scheduled')).toBe('OK');
  expect(made(null, 'Received', 'Scheduled')).toBe('STATUS_PLANNER_LEFT');
  expect(made(field, 'Received', 'Scheduled')).toBe('STATUS_PLANNER_LEFT');
  expect(made(office, 'On Hold', 'Scheduled')).toBe('JOB_ON_HOLD');
  expect(made(editor, 'Received', 'On Hold')).toBe('REASON_REQUIRED');
  expect(made(office, 'Received', 'Lost')).toBe('STATUS_NOT_ALLOWED');
});

test('what the status needs is asked when its time has come, not before', () => {
  const asked = { statuses: settings.statuses.map((status) => ({ ...status, requirements: ['items' as const] })) };
  expect(code(canPlanStatus(office, 'Received', { status: 'Scheduled', at: later }, now, asked))).toBe('OK');
  const made = (itemCount: number) =>
    canMakePlannedStatus({ name: 'Olive Tan', actor: office }, 'Received', 'Scheduled', asked, { itemCount });
  expect(made(0)).toMatchObject({ code: 'STATUS_NEEDS_FIRST', details: { lacks: ['No items yet'] } });
  expect(made(1).ok).toBe(true);
});

test('what the settings planned asks nobody’s rights: a status that is there, from no hold and to none, with what it needs', () => {
  const asked = { statuses: settings.statuses.map((status) => ({ ...status, requirements: ['items' as const] })) };
  const made = (current: string, status: string, itemCount = 1) => code(canMakeDelayedStatus(current, status, asked, { itemCount }));
  expect(made('Received', 'Scheduled')).toBe('OK');
  expect(made('Received', 'Scheduled', 0)).toBe('STATUS_NEEDS_FIRST');
  expect(made('On Hold', 'Scheduled')).toBe('JOB_ON_HOLD');
  expect(made('Received', 'Lost')).toBe('STATUS_NOT_ALLOWED');
  expect(made('Received', 'On Hold')).toBe('REASON_REQUIRED');
});

test('what is not planned is not taken back, and plans are the office’s', () => {
  expect(code(canCancelPlannedStatus(office, 'Scheduled'))).toBe('OK');
  expect(code(canCancelPlannedStatus(office, null))).toBe('STATUS_NOT_PLANNED');
  expect(code(canCancelPlannedStatus(field, null))).toBe('CLAIM_REQUIRED');
  expect(code(canReadPlans(field))).toBe('CLAIM_REQUIRED');
});
