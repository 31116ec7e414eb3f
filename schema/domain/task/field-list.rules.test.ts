import fc from 'fast-check';
import { buildFieldTask } from '../../testing/build-field-task.ts';
import { addDays, dayInZone, daysBetween, isoWeekStart, weekdayName } from '../kernel/dates.ts';
import type { FieldListSettings } from '../settings/field-job-status.setting.ts';
import { FIELD_LIST_GROUPS, fieldListGroup, groupFieldList, isOverdue, plannedDay } from './field-list.rules.ts';
import type { FieldTask } from './field-task.ts';
import { runs } from '../../testing/random-runs.ts';

const ZONE = 'Australia/Sydney';
// Friday; its week is 16 to 22 November, the next one 23 to 29.
const TODAY = '2026-11-20';
const untracked: FieldListSettings = { useJobStatus: false, statuses: [{ statusName: 'No power yet', fieldOrder: 2 }] };
const tracked: FieldListSettings = {
  useJobStatus: true,
  statuses: [
    { statusName: 'No power yet', fieldOrder: 2 },
    { statusName: 'Waiting for pit', fieldOrder: 1 },
    { statusName: 'Complete', fieldOrder: 3 },
  ],
};
const holding: FieldListSettings = {
  useJobStatus: false,
  statuses: [
    { statusName: 'Paused', fieldOrder: 1, isHold: true },
    { statusName: 'Off and on hold', fieldOrder: 2, isHold: false },
  ],
};
const groupOf = (facts: Partial<FieldTask>, settings = untracked) => fieldListGroup(buildFieldTask(facts), settings, TODAY, ZONE);

describe('the field list’s groups, first rule that matches (Spec 2 §4, domain.md §2)', () => {
  it.each<[string, Partial<FieldTask>, FieldListSettings, string]>([
    [
      '1: a status that contains On Hold, before completion',
      { status: 'Client on hold', completedDate: '2026-11-19T00:00:00Z', dueDate: TODAY },
      tracked,
      'On Hold',
    ],
    ['1: a status that the settings have as a hold', { status: 'Paused', dueDate: TODAY }, holding, 'On Hold'],
    ['1: one that they do not have as one, whatever its name', { status: 'Off and on hold', dueDate: TODAY }, holding, 'Friday'],
    ['2: completed, before its day', { completedDate: '2026-11-19T00:00:00Z', dueDate: TODAY }, untracked, 'Completed'],
    ['3: before this week', { dueDate: '2026-11-15' }, untracked, 'Previously Scheduled'],
    ['3: before this week, but tracked', { dueDate: '2026-11-15', status: 'No power yet' }, tracked, 'By Status'],
    [
      '3: a status of the settings is not tracked unless the work type uses job status',
      { dueDate: '2026-11-15', status: 'No power yet' },
      untracked,
      'Previously Scheduled',
    ],
    ['4: Monday of this week', { dueDate: '2026-11-16' }, untracked, 'Monday'],
    ['4: today', { dueDate: TODAY }, untracked, 'Friday'],
    ['4: Sunday of this week', { dueDate: '2026-11-22' }, untracked, 'Sunday'],
    ['4: this week before By Status', { dueDate: '2026-11-18', status: 'No power yet' }, tracked, 'Wednesday'],
    ['4: this week even when Complete', { dueDate: '2026-11-18', status: 'COMPLETE' }, tracked, 'Wednesday'],
    ['5: tracked without a day', { status: 'Waiting for pit' }, tracked, 'By Status'],
    ['5: tracked and later', { dueDate: '2027-02-01', status: 'Waiting for pit' }, tracked, 'By Status'],
    ['5: a status that is not configured is not tracked', { dueDate: '2026-11-24', status: 'Elsewhere' }, tracked, 'Next Week'],
    ['6: Monday of next week', { dueDate: '2026-11-23' }, untracked, 'Next Week'],
    ['6: Sunday of next week', { dueDate: '2026-11-29' }, untracked, 'Next Week'],
    ['6: next week and Complete, though tracked', { dueDate: '2026-11-29', status: 'Complete' }, tracked, 'Next Week'],
    ['7: the Monday after', { dueDate: '2026-11-30' }, untracked, 'Next Month'],
    ['7: years later', { dueDate: '2031-01-01' }, untracked, 'Next Month'],
    ['8: no day', {}, untracked, 'Previously Scheduled'],
    ['8: no day and Complete', { status: 'complete' }, tracked, 'Previously Scheduled'],
    ['8: past and Complete', { dueDate: '2026-11-01', status: 'Complete' }, tracked, 'Previously Scheduled'],
  ])('rule %s', (_rule, facts, settings, group) => {
    expect(groupOf(facts, settings)).toBe(group);
  });

  it('takes the local day of the scheduled start before the due date', () => {
    const task = { scheduledStartTime: '2026-11-22T13:00:00Z', dueDate: '2026-11-16' };
    expect(plannedDay(buildFieldTask(task), ZONE)).toBe('2026-11-23');
    expect(groupOf(task)).toBe('Next Week');
    expect(fieldListGroup(buildFieldTask(task), untracked, TODAY, 'Australia/Brisbane')).toBe('Sunday');
  });
});

const zone = fc.constantFrom('Australia/Sydney', 'Australia/Brisbane', 'Australia/Perth', 'Australia/Adelaide');
// Around daylight saving's two changes, year ends, a leap day and any time.
const instant = fc
  .tuple(
    fc.constantFrom(
      '2026-04-04T16:00:00Z',
      '2026-10-03T16:00:00Z',
      '2026-12-31T13:00:00Z',
      '2027-12-31T13:00:00Z',
      '2028-02-29T00:00:00Z',
      '2026-11-20T00:00:00Z',
    ),
    fc.integer({ min: -40 * 24 * 60, max: 40 * 24 * 60 }),
  )
  .map(([base, minutes]) => new Date(Date.parse(base) + minutes * 60_000).toISOString());
const status = fc.constantFrom('In construction', 'On Hold', 'Client On Hold', 'No power yet', 'Complete', 'complete', 'Waiting for pit');
const tasks = fc
  .array(
    fc.record({
      status,
      scheduledStartTime: fc.option(instant),
      dueDate: fc.option(instant.map((i) => i.slice(0, 10))),
      completedDate: fc.option(instant, { freq: 4 }),
      workOrder: fc.integer({ min: 1, max: 99_999 }).map(String),
      workType: fc.constantFrom('Pre-install', 'Lead-in'),
    }),
    { maxLength: 30 },
  )
  .map((rows) => rows.map((row, i) => buildFieldTask({ ...row, id: i + 1 })));
const settingsOf = (workType: string) => (workType === 'Lead-in' ? tracked : untracked);

describe('the field list as a whole', () => {
  it('hides nothing and shows nothing twice, in the order of the screen', () => {
    fc.assert(
      fc.property(tasks, instant, zone, (rows, now, tz) => {
        const sections = groupFieldList(rows, settingsOf, dayInZone(now, tz), tz);
        const shown = sections.flatMap((s) => s.tasks.map((task) => task.id));
        expect([...shown].sort((a, b) => a - b)).toEqual(rows.map((task) => task.id));
        const order = sections.map((s) => FIELD_LIST_GROUPS.indexOf(s.group));
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(new Set(order).size).toBe(order.length);
      }),
      runs({ least: 50, soak: 500 }),
    );
  });

  it('puts each open, untracked task with a day where that day lies from Monday on', () => {
    fc.assert(
      fc.property(instant, instant, zone, (scheduledStartTime, now, tz) => {
        const today = dayInZone(now, tz);
        const day = dayInZone(scheduledStartTime, tz);
        const days = daysBetween(isoWeekStart(today), day);
        const expected = days < 0 ? 'Previously Scheduled' : days < 7 ? weekdayName(day) : days < 14 ? 'Next Week' : 'Next Month';
        expect(fieldListGroup(buildFieldTask({ scheduledStartTime }), untracked, today, tz)).toBe(expected);
      }),
      runs({ least: 100, soak: 1000 }),
    );
  });

  it('gives the same groups on every day of one week', () => {
    fc.assert(
      fc.property(tasks, instant, zone, fc.integer({ min: 0, max: 6 }), (rows, now, tz, later) => {
        const monday = isoWeekStart(dayInZone(now, tz));
        const groupsOn = (today: string) =>
          groupFieldList(rows, settingsOf, today, tz).map((s) => [s.group, s.heading, s.tasks.map((t) => t.id)]);
        expect(groupsOn(addDays(monday, later))).toEqual(groupsOn(monday));
      }),
      runs({ least: 10, soak: 100 }),
    );
  });

  it('shows each weekday with its date, marks today, and gives next week its range', () => {
    const rows = ['2026-11-20', '2026-11-21', '2026-11-23'].map((dueDate, i) => buildFieldTask({ id: i + 1, dueDate }));
    expect(groupFieldList(rows, () => untracked, TODAY, ZONE).map((s) => [s.heading, s.day, s.isToday, s.range])).toEqual([
      ['Friday 20 Nov', '2026-11-20', true, null],
      ['Saturday 21 Nov', '2026-11-21', false, null],
      ['Next Week', null, false, '23 to 29 Nov'],
    ]);
  });

  it('says the year of a day and of a range that are in another year than today', () => {
    const rows = ['2026-12-30', '2027-01-01', '2027-01-04'].map((dueDate, i) => buildFieldTask({ id: i + 1, dueDate }));
    expect(groupFieldList(rows, () => untracked, '2026-12-30', ZONE).map((s) => [s.heading, s.range])).toEqual([
      ['Wednesday 30 Dec', null],
      ['Friday 1 Jan 2027', null],
      ['Next Week', '4 to 10 Jan 2027'],
    ]);
  });

  it('orders inside a group by scheduled start, due date, work order; without one comes last', () => {
    const rows = [
      buildFieldTask({ id: 1, dueDate: TODAY, workOrder: '100' }),
      buildFieldTask({ id: 2, dueDate: TODAY, workOrder: '99' }),
      buildFieldTask({ id: 3, scheduledStartTime: '2026-11-20T03:00:00Z' }),
      buildFieldTask({ id: 4, scheduledStartTime: '2026-11-20T11:00:00+11:00', dueDate: '2026-12-01' }),
      buildFieldTask({ id: 5, scheduledStartTime: '2026-11-20T00:00:00.000Z', dueDate: '2026-11-30' }),
    ];
    expect(groupFieldList(rows, () => untracked, TODAY, ZONE).map((s) => s.tasks.map((t) => t.id))).toEqual([[5, 4, 3, 2, 1]]);
  });

  it('orders what is equal by its id, however it came', () => {
    const rows = [3, 1, 2].map((id) => buildFieldTask({ id, dueDate: TODAY }));
    expect(groupFieldList(rows, () => untracked, TODAY, ZONE).map((s) => s.tasks.map((t) => t.id))).toEqual([[1, 2, 3]]);
  });

  it('orders By Status by fieldOrder, then by plan', () => {
    const rows = [
      buildFieldTask({ id: 1, status: 'No power yet', dueDate: '2026-10-01' }),
      buildFieldTask({ id: 2, status: 'Waiting for pit', dueDate: '2027-01-01' }),
      buildFieldTask({ id: 3, status: 'Waiting for pit', dueDate: '2026-12-01' }),
    ];
    expect(groupFieldList(rows, () => tracked, TODAY, ZONE).map((s) => [s.group, s.tasks.map((t) => t.id)])).toEqual([
      ['By Status', [3, 2, 1]],
    ]);
  });
});

describe('overdue (Spec 2 §4)', () => {
  it.each([
    ['2026-11-19', null, true],
    ['2026-11-20', null, false],
    ['2026-11-19', '2026-11-18T00:00:00Z', false],
    [null, null, false],
  ])('due %p, completed %p: %p', (dueDate, completedDate, overdue) => {
    expect(isOverdue({ dueDate, completedDate }, TODAY)).toBe(overdue);
  });
});
