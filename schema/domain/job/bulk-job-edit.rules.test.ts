import { buildActor } from '../../testing/build-actor.ts';
import type { Claim } from '../kernel/claims.ts';
import { canChangeJob, canPlanAgain, canReopenSeveral, canUndoHold, effectOn } from './bulk-job-edit.rules.ts';
import type { JobChange } from './bulk-job-edit.input.ts';
import { canEditJob } from './job-edit.rules.ts';
import { canHoldAs, canHoldJob, canSetJobStatus } from './job-hold.lifecycle.ts';

const TODAY = '2026-11-20';
const UNTIL = '2026-12-01';
const settings = {
  statuses: ['Scheduled', 'Closed', 'On Hold'].map((statusName, at) => ({
    ...{ statusName, sortOrder: at, fieldOrder: at, colour: '' },
    fieldEdit: statusName !== 'Scheduled',
  })),
};
const PEOPLE = (
  [[], ['CAN_ACCESS_CONSTRUCTION'], ['CAN_EDIT_CONSTRUCTION'], ['CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION']] as Claim[][]
).map((claims) => buildActor({ groupIds: [1], claims }));
const STATUSES = ['Scheduled', 'On Hold', 'Retired'];

describe('one of many is judged by the rule of one alone, whoever asks and whatever the job’s status is', () => {
  const judge = (actor: (typeof PEOPLE)[number], status: string, change: JobChange) =>
    canChangeJob(actor, { status, scheduler: null, updatedDueDate: null }, change, settings, TODAY, {});

  it.each(STATUSES)('of %s', (status) => {
    for (const actor of PEOPLE) {
      expect(judge(actor, status, { of: 'scheduler', scheduler: 'Sam Doyle' })).toEqual(canEditJob(actor));
      expect(judge(actor, status, { of: 'dueDate', updatedDueDate: UNTIL })).toEqual(canEditJob(actor));
      for (const to of ['Scheduled', 'Closed', 'On Hold', 'Archived'])
        expect(judge(actor, status, { of: 'status', status: to, hold: null })).toEqual(canSetJobStatus(actor, status, to, settings));
    }
  });

  it('of a hold with its reason and its end', () => {
    for (const actor of PEOPLE) {
      const hold = { until: UNTIL, reason: 'no power' };
      const alone = [
        canHoldAs(actor, 'Scheduled', 'On Hold', settings, {}),
        canHoldJob(actor, 'Scheduled', { until: UNTIL, today: TODAY }, settings),
      ].find(({ ok }) => !ok);
      expect(judge(actor, 'Scheduled', { of: 'status', status: 'On Hold', hold })).toEqual(alone ?? { ok: true });
    }
  });
});

test('what the status needs first is asked of each, also of a hold', () => {
  const needy = { statuses: settings.statuses.map((status) => ({ ...status, requirements: ['items' as const] })) };
  const job = { status: 'Scheduled', scheduler: null, updatedDueDate: null };
  const office = buildActor({ claims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION'] });
  for (const change of [
    { of: 'status', status: 'Closed', hold: null },
    { of: 'status', status: 'On Hold', hold: { until: UNTIL, reason: 'no power' } },
  ] as const) {
    const judge = (itemCount: number) => canChangeJob(office, job, change, needy, TODAY, { itemCount });
    expect(judge(0)).toMatchObject({ code: 'STATUS_NEEDS_FIRST' });
    expect(judge(1).ok).toBe(true);
  }
});

test('a hold is taken back by who may release it, while the job is as the hold left it', () => {
  const office = buildActor({ claims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION'] });
  const held = { version: 3, status: 'On Hold' };
  expect(canUndoHold(office, held, { version: 3 }, settings)).toEqual({ ok: true });
  expect(canUndoHold(office, { ...held, version: 4 }, { version: 3 }, settings)).toMatchObject({ code: 'STALE_VERSION' });
  expect(canUndoHold(office, { ...held, status: 'Closed' }, { version: 3 }, settings)).toMatchObject({ code: 'JOB_NOT_ON_HOLD' });
  expect(canUndoHold(buildActor({ claims: [] }), held, { version: 3 }, settings)).toMatchObject({ code: 'CLAIM_REQUIRED' });
});

test('what was planned before a hold stands again while its time is to come; what the settings planned, while they still say so', () => {
  const now = new Date('2026-11-20T02:00:00Z');
  const plan = { plannedStatus: 'Closed', plannedStatusAt: new Date('2026-11-21T02:00:00Z'), plannedStatusBy: 5 };
  const delayed = (to: string) => ({ statuses: settings.statuses.map((status) => ({ ...status, delay: { to, afterDays: 3 } })) });
  expect(canPlanAgain(plan, 'Scheduled', settings, now)).toBe(true);
  expect(canPlanAgain({ ...plan, plannedStatusAt: now }, 'Scheduled', settings, now)).toBe(false);
  const bySettings = { ...plan, plannedStatusBy: null };
  expect(canPlanAgain(bySettings, 'Scheduled', settings, now)).toBe(false);
  expect(canPlanAgain(bySettings, 'Scheduled', delayed('Closed'), now)).toBe(true);
  expect(canPlanAgain(bySettings, 'Scheduled', delayed('Archived'), now)).toBe(false);
});

describe('what a change makes of a job', () => {
  const effect = (status: string, to: string) =>
    effectOn({ status, scheduler: null, updatedDueDate: null }, { of: 'status', status: to, hold: null }, settings);

  it('opens finished work again, changes it, or leaves what is so already', () => {
    expect([effect('Closed', 'Scheduled'), effect('complete', 'Scheduled')]).toEqual(['reopens', 'reopens']);
    expect([effect('Complete', 'Closed'), effect('Scheduled', 'Closed')]).toEqual(['changes', 'changes']);
    expect(effect('Scheduled', 'Scheduled')).toBe('same');
    expect(effectOn({ status: 'Closed', scheduler: null, updatedDueDate: null }, { of: 'scheduler', scheduler: 'Sam' }, settings)).toBe(
      'changes',
    );
    expect([effect('On Hold', 'Scheduled'), effect('On Hold', 'On Hold'), effect('Scheduled', 'On Hold')]).toEqual([
      'endsHold',
      'same',
      'changes',
    ]);
    const power = { ...settings.statuses[2], statusName: 'On Hold - power', sortOrder: 3, fieldOrder: 3, colour: '', fieldEdit: true };
    const held = { status: 'On Hold', scheduler: null, updatedDueDate: null };
    const other = { of: 'status', status: power.statusName, hold: null } as const;
    expect(effectOn(held, other, { statuses: [...settings.statuses, power] })).toBe('changes');
  });

  it('finished work is opened again for a reason alone', () => {
    expect(canReopenSeveral(['changes', 'reopens'], null)).toMatchObject({ code: 'REASON_REQUIRED' });
    expect(canReopenSeveral(['changes', 'reopens'], 'wrong site').ok).toBe(true);
    expect(canReopenSeveral(['changes', 'same'], null).ok).toBe(true);
  });
});
