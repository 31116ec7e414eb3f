// What every row of the demo data promises: the same each time, valid, in order, and never in the future (domain.md §1, §4, §7).
import { createHash } from 'node:crypto';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { isMobile } from '@lotline/schema/domain/kernel/phone';
import { isCompanySettingName } from '@lotline/schema/domain/settings/company-settings';
import { mustBeSettingName, parseSetting, SETTING_NAMES } from '@lotline/schema/domain/settings/parse-setting';
import { TILE_NAMES } from '@lotline/schema/domain/settings/task-tiles.rules';
import { FIELD_LIST_COLUMNS } from '@lotline/schema/domain/settings/field-work-list.setting';
import { DEFAULT_TICKET_FORM } from '@lotline/schema/domain/settings/default-ticket-form';
import { readTicket } from '@lotline/schema/domain/ticket/ticket';
import { lacksForCompletion, openBefore } from '@lotline/schema/domain/ticket/ticket.rules';
import { TABLE_NAMES } from './tables.ts';
import { demoRows, textOrNull, type DemoRows } from './testing/demo-rows.ts';

const TODAY = '2026-11-21';
const demo = demoRows(TODAY);

function hashOf(rows: DemoRows): string {
  const hash = createHash('sha256');
  for (const table of TABLE_NAMES) hash.update(JSON.stringify([table, rows.of(table)]));
  return hash.digest('hex');
}

describe('the demo data', () => {
  it('is the same in every run for the same day, and another on another day (Domain §7)', () => {
    expect(hashOf(demoRows(TODAY))).toBe(hashOf(demo));
    expect(hashOf(demoRows('2026-11-22'))).not.toBe(hashOf(demo));
  });

  it('has tickets that nobody signed before their steps were done, nor completed without all of them (screens.md §2.26)', () => {
    const tickets = demo.of('schedule').flatMap((row) => {
      const read = readTicket(textOrNull(row.ticket_of_work));
      return read.kind === 'none' ? [] : [read];
    });
    expect(tickets.length).toBeGreaterThan(5);
    for (const read of tickets) {
      if (read.kind !== 'ticket') throw new Error('a ticket of the demo is none of this product');
      expect(openBefore('signOn', DEFAULT_TICKET_FORM, read.ticket, TODAY)).toEqual([]);
      if (read.ticket.times.completedAt !== null) expect(lacksForCompletion(DEFAULT_TICKET_FORM, read.ticket, TODAY)).toEqual([]);
    }
  });

  it('has sixty jobs in the small size', () => {
    expect(demo.of('construction')).toHaveLength(60);
  });

  it('has three projects, each with jobs of its customer and region, some of them complete', () => {
    const projects = demo.of('project');
    expect(projects).toHaveLength(3);
    for (const { id, customer, region } of projects) {
      const jobs = demo.of('construction').filter((row) => row.project_id === id);
      expect(jobs.length).toBeGreaterThan(1);
      expect(jobs.filter((row) => row.financial_contact_name !== customer || row.region !== region)).toEqual([]);
    }
    const inProjects = demo.of('construction').filter((row) => typeof row.project_id === 'number');
    expect(inProjects.some((row) => textOrNull(row.work_tasks_complete_date) !== null)).toBe(true);
  });

  it('gives each role the claims of Domain §1', () => {
    const claimsOf = (role: string) => {
      const id = demo.of('role').find((row) => row.name === role)?.id;
      return demo
        .of('role_claim')
        .filter((row) => row.role_id === id)
        .map((row) => String(row.claim_value))
        .sort();
    };
    const field = ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_TICKET_OF_WORK'];
    const office =
      'CAN_VIEW_DASHBOARD CAN_ACCESS_CONSTRUCTION CAN_VIEW_ALL_GROUPS CAN_ACCESS_FIELD_WORK CAN_ACCESS_POTENTIAL_JOBS CAN_ACCESS_BUILDER_APPROVALS IS_CONSTRUCTION_USER'.split(
        ' ',
      );
    const expected = {
      'Field worker': field,
      Subcontractor: field,
      Scheduler: [...office, 'CAN_ACCESS_SCHEDULE', 'CAN_OVERRIDE_SCHEDULE', 'CAN_EDIT_CONSTRUCTION'],
      Office: [
        ...office,
        'CAN_EDIT_CONSTRUCTION',
        'CAN_RESET_CONSTRUCTION',
        'CAN_RESET_TICKET_OF_WORK',
        'CAN_VIEW_REPORTS',
        'CAN_MANAGE_LOOKUPS',
      ],
      Finance:
        'CAN_VIEW_DASHBOARD CAN_ACCESS_FINANCE CAN_VIEW_FINANCIAL_INFORMATION CAN_APPROVE_PAYMENTS CAN_ISSUE_RCTI CAN_ACCESS_CONSTRUCTION CAN_VIEW_ALL_GROUPS CAN_VIEW_REPORTS'.split(
          ' ',
        ),
      Administrator: [...CLAIMS],
    };
    expect(demo.of('role').map((row) => row.name)).toEqual(Object.keys(expected));
    for (const [role, claims] of Object.entries(expected)) expect([role, claimsOf(role)]).toEqual([role, [...claims].sort()]);
  });

  it('has the eight people of Domain §7, nobody unable to sign in', () => {
    const canLogIn = new Map(demo.of('app_user').map((row) => [String(row.email), row.can_log_in]));
    const named = ['admin', 'office', 'scheduler', 'finance', 'field', 'sub', 'sub2', 'nobody'].map((mailbox) =>
      canLogIn.get(`${mailbox}@lotline.example`),
    );
    expect(named).toEqual([true, true, true, true, true, true, true, false]);
  });

  it('has valid ABNs: the weighted sum divides by 89', () => {
    const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
    const remainder = (abn: string) =>
      [...abn].reduce((sum, digit, i) => sum + (Number(digit) - (i === 0 ? 1 : 0)) * (weights[i] ?? NaN), 0) % 89;
    expect(remainder('51824753556')).toBe(0);
    for (const { abn } of demo.of('independent_contractor')) expect([abn, remainder(String(abn))]).toEqual([abn, 0]);
  });

  it('rings nobody: every mobile is from the ranges for fiction', () => {
    const fiction = ['006', '156', '157', '158', '159', '110', '313', '737'].map((end) => `+61491570${end}`);
    const phones = [
      ...demo.of('site_contact').map((row) => row.phone),
      ...demo.of('construction').map((row) => row.site_contact_phone),
    ].filter((phone) => phone != null);
    expect(phones.length).toBeGreaterThan(60);
    for (const phone of phones) expect(isMobile(String(phone)) && fiction.includes(String(phone))).toBe(true);
  });

  it('keeps the primary contact and the job’s contact the same (Domain §2)', () => {
    for (const job of demo.of('construction')) {
      const primary = demo.of('site_contact').find((row) => row.construction_id === job.id && row.sort_order === 1);
      expect([primary?.name, primary?.phone]).toEqual([job.site_contact, job.site_contact_phone]);
    }
  });
});

describe('its settings', () => {
  const settings = demo.of('system_setting').map((row) => ({
    name: mustBeSettingName(String(row.name)),
    workType: textOrNull(row.work_type),
    config: JSON.parse(String(row.config)) as unknown,
  }));

  it('can be read, every name once for all work types and once for one (Domain §4)', () => {
    for (const { name, config } of settings) expect([name, parseSetting(name, config).problem]).toEqual([name, undefined]);
    for (const name of SETTING_NAMES.filter((one) => !isCompanySettingName(one))) {
      const workTypes = settings.filter((row) => row.name === name).map((row) => row.workType);
      expect([name, workTypes.filter((workType) => workType === null).length, workTypes.some((workType) => workType !== null)]).toEqual([
        name,
        1,
        true,
      ]);
    }
  });

  it('name every tile and every column of the list', () => {
    const fieldsOf = (name: 'Field Work Task' | 'Field Work List') => {
      const { config } = parseSetting(name, settings.find((row) => row.name === name && row.workType === null)?.config);
      return config.fields.map(({ fieldName }) => fieldName).sort();
    };
    expect(fieldsOf('Field Work Task')).toEqual([...TILE_NAMES].sort());
    expect(fieldsOf('Field Work List')).toEqual(Object.keys(FIELD_LIST_COLUMNS).sort());
  });

  it('know every status that a job has', () => {
    for (const job of demo.of('construction')) {
      const row =
        settings.find(({ name, workType }) => name === 'Job Status Settings' && workType === job.work_type) ??
        settings.find(({ name, workType }) => name === 'Job Status Settings' && workType === null);
      expect(parseSetting('Job Status Settings', row?.config).config.statuses.map(({ statusName }) => statusName)).toContain(job.status);
    }
  });
});

describe('its history', () => {
  const LATE_AND_EARLY = ['2026-11-20T13:05:00Z', '2026-11-21T12:55:00Z'];

  it.each(LATE_AND_EARLY)('holds nothing later than the moment of seeding, %s', (now) => {
    const rows = demoRows(TODAY, 'small', new Date(now));
    const latest = (cells: unknown[]) => Math.max(...cells.flatMap((cell) => (typeof cell === 'string' ? [Date.parse(cell)] : [])));
    const happened = [
      ...rows
        .of('schedule')
        .flatMap((row) => [row.issued_date, row.accepted_date, row.declined_date, row.onsite_date, row.completed_date, row.submitted_date]),
      ...rows.of('task_user').flatMap((row) => [row.on_site_utc, row.off_site_utc, row.completed_utc]),
      ...rows.of('schedule_item').map((row) => row.rejected_date),
      ...rows.of('field_comment').map((row) => row.created_utc),
      ...rows.of('payment_item').map((row) => row.approved_date),
      ...rows.of('construction').flatMap((row) => [row.builder_approval_sent_date, row.builder_approved_date]),
      ...rows.of('event').map((row) => row.recorded_at),
    ];
    expect(latest(happened)).toBeLessThanOrEqual(Date.parse(now));
  });

  it('is in order: issued, accepted, onsite, completed, submitted', () => {
    for (const row of demo.of('schedule')) {
      const steps = [row.issued_date, row.accepted_date, row.onsite_date, row.completed_date, row.submitted_date].filter(
        (step) => step != null,
      );
      expect(steps).toEqual([...steps].sort());
    }
  });

  it('has an event for each move, oldest first (Spec 1 §4)', () => {
    const recorded = demo.of('event').map((row) => String(row.recorded_at));
    expect(recorded).toEqual([...recorded].sort());
    const moved = (move: string) =>
      new Set(
        demo
          .of('event')
          .filter((row) => row.move === move)
          .map((row) => row.entity_id),
      );
    const withDate = (column: 'accepted_date' | 'declined_date' | 'onsite_date' | 'submitted_date') =>
      new Set(
        demo
          .of('schedule')
          .filter((row) => row[column] != null)
          .map((row) => row.id),
      );
    expect(moved('accept')).toEqual(withDate('accepted_date'));
    expect(moved('decline')).toEqual(withDate('declined_date'));
    expect(moved('goOnsite')).toEqual(withDate('onsite_date'));
    expect(moved('submit')).toEqual(withDate('submitted_date'));
  });
});

describe('the medium size', () => {
  const medium = demoRows(TODAY, 'medium');

  it('has 10,000 jobs and more than 10,000 tasks (Domain §7)', () => {
    expect(medium.of('construction')).toHaveLength(10_000);
    expect(medium.of('schedule').length).toBeGreaterThan(10_000);
  });

  it('keeps every crew’s list human: 40 to 60 open tasks a group', () => {
    const openByGroup = new Map<unknown, number>();
    for (const row of medium.of('schedule'))
      if (row.submitted_date == null && row.declined_date == null) openByGroup.set(row.group_id, (openByGroup.get(row.group_id) ?? 0) + 1);
    const withoutFill = medium
      .of('work_group')
      .filter((row) => row.name === 'Office' || row.name === 'Kestrel Comms')
      .map((row) => row.id);
    const counts = [...openByGroup].filter(([id]) => !withoutFill.includes(id as number)).map(([, count]) => count);
    expect(counts).toHaveLength(25);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...counts)).toBeLessThanOrEqual(60);
  });
});
