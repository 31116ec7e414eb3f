// Every sort of every declared list, in both directions and over several pages, beside a statement that is written here by hand: the order that the API
// answers is the one that the head of the list says.
import { QueryTypes } from 'sequelize';
import { sortKeysOf, type SortKey } from '@lotline/schema/domain/list/list-declaration';
import type { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import type { CHILD_CODE_LIST } from '@lotline/schema/domain/item/child-code.columns';
import type { CONSTRUCTION_CODE_LIST } from '@lotline/schema/domain/item/construction-code.columns';
import type { CONTRACTOR_PAYMENT_LIST } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import type { CONTRACTOR_LIST } from '@lotline/schema/domain/contractor/contractor.columns';
import type { GROUP_LIST } from '@lotline/schema/domain/group/group.columns';
import type { ACTIVITY_LIST } from '@lotline/schema/domain/log/activity.columns';
import type { DEVICE_LIST } from '@lotline/schema/domain/device/device.columns';
import type { ERROR_LIST } from '@lotline/schema/domain/log/error-log.columns';
import type { JOB_LOG_LIST } from '@lotline/schema/domain/log/job-log.columns';
import type { MESSAGE_LOG_LIST } from '@lotline/schema/domain/log/message-log.columns';
import type { SIGN_IN_LIST } from '@lotline/schema/domain/log/sign-in-log.columns';
import type { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import type { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import type { POTENTIAL_JOB_LIST } from '@lotline/schema/domain/potential-job/potential-job.columns';
import type { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import type { PERSON_LIST } from '@lotline/schema/domain/rights/person.columns';
import type { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import { LIST_NAMES, listOf, type ListName } from '@lotline/schema/domain/view/declared-lists';
import { bootApi, type BootedApi } from './booted-api.ts';
import { insertRow } from './insert-row.ts';
import { GROUPS, PEOPLE } from './world.ts';

interface Oracle {
  /** Of the API. */
  readonly query: string;
  readonly from: string;
  readonly id: string;
  /** What each sort compares; a text by its letters. */
  readonly sorts: Readonly<Record<string, string>>;
}

/** The setting's statuses in the order of the work, which is no alphabet's; the others come behind them, by the alphabet. */
const WORKFLOW = ['zoo', 'Lot 10', 'Adam', '東', 'apple', 'Émile', 'Lot 2'];
const byWorkflow = (status: string): string =>
  `(case ${status} ${WORKFLOW.map((name, at) => `when '${name}' then '${String(at + 1)}'`).join(' ')} else '99' end || ' ' || ${status})`;
/** Statuses that the product itself has. */
const byPlace = (column: string, ...values: readonly string[]): string =>
  `(case ${column} ${values.map((value, at) => `when '${value}' then ${String(at)}`).join(' ')} end)`;
const POTENTIAL_JOB_STATUS = byPlace('status', 'New', 'In review', 'Back to field', 'Approved', 'Converted', 'Rejected', 'Duplicate');

const JOBS: Readonly<Record<SortKey<typeof JOB_LIST>, string>> = {
  ...{ workOrder: 'work_order', address: 'address', suburb: 'suburb', state: 'state', status: byWorkflow('status'), workType: 'work_type' },
  ...{ customer: 'financial_contact_name', region: 'region', contract: 'contract', scheduler: 'scheduler', developer: 'developer' },
  ...{ dueDate: 'coalesce(updated_due_date, original_due_date)', customerRef: 'customer_ref', siteContact: 'site_contact' },
  ...{ originalDueDate: 'original_due_date', updatedDueDate: 'updated_due_date', bookedDate: 'booked_date' },
  ...{ dbydExpiryDate: 'dbyd_expiry_date', builderApprovalSentDate: 'builder_approval_sent_date', id: 'id' },
  builderApprovedDate: 'builder_approved_date',
};
const OF_JOB = (column: string): string => `(select ${column} from construction c where c.id = schedule.construction_id)`;
const TASKS: Readonly<Record<SortKey<typeof TASK_LIST>, string>> = {
  ...{ dueDate: 'due_date', issuedDate: 'issued_date', scheduledStartTime: 'scheduled_start_time', acceptedDate: 'accepted_date' },
  ...{ declinedDate: 'declined_date', onsiteDate: 'onsite_date', completedDate: 'completed_date', submittedDate: 'submitted_date' },
  ...{ name: 'name', group: '(select g.name from work_group g where g.id = schedule.group_id)', id: 'id' },
  ...{
    workOrder: OF_JOB('work_order'),
    address: OF_JOB('address'),
    jobStatus: byWorkflow(OF_JOB('status')),
    workType: OF_JOB('work_type'),
  },
};
const PROJECTS: Readonly<Record<SortKey<typeof PROJECT_LIST>, string>> = {
  ...{ name: 'name', customer: 'customer', fsam: 'fsam', region: 'region', manager: 'manager', startDate: 'start_date', id: 'id' },
  finishDate: 'finish_date',
};
const ITEM_CODES: Readonly<Record<SortKey<typeof ITEM_CODE_LIST>, string>> = {
  ...{ code: 'code', name: 'name', itemType: 'item_type', unitOfMeasure: 'unit_of_measure', unitAmount: 'unit_amount', id: 'id' },
  estimatedTime: 'estimated_time',
};
const BUILDER_APPROVALS: Readonly<Record<SortKey<typeof BUILDER_APPROVAL_LIST>, string>> = {
  ...{
    workOrder: 'work_order',
    address: 'address',
    siteContact: 'site_contact',
    jobStatus: byWorkflow('status'),
    bookedDate: 'booked_date',
    id: 'id',
  },
  ...{ sentAt: 'builder_approval_sent_date', approvedAt: 'builder_approved_date', answeredAt: 'null::timestamptz' },
  developer: `btrim(developer) || '  ' || coalesce(suburb, '') || '  ' || coalesce(street_name, '')`,
};
const PERSON = (id: string): string => `(select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = ${id})`;
const POTENTIAL_JOBS: Readonly<Record<SortKey<typeof POTENTIAL_JOB_LIST>, string>> = {
  ...{ status: POTENTIAL_JOB_STATUS, builder: 'builder', siteContactName: 'site_contact_name', suburb: 'suburb', state: 'state', id: 'id' },
  ...{ raisedBy: PERSON('raised_by_user_id'), assignedTo: PERSON('assigned_field_user_id'), createdUtc: 'created_at' },
  ...{ builderApprovalSentDate: 'builder_approval_sent_date', builderApprovedDate: 'builder_approved_date' },
};
const MEMBERS = 'from group_member m join app_user u on u.id = m.user_id where m.group_id = work_group.id';
const GROUP_SORTS: Readonly<Record<SortKey<typeof GROUP_LIST>, string>> = {
  ...{ name: 'name', scheduleOrder: 'schedule_order', state: 'state', region: 'region', baseLocation: 'base_location', id: 'id' },
  contractor: '(select coalesce(c.trading_name, c.legal_name) from independent_contractor c where c.id = independent_contractor_id)',
  memberCount: `(select count(*) ${MEMBERS})`,
  primaryContact: `(select u.first_name || ' ' || u.last_name ${MEMBERS} and m.is_primary_contact)`,
  openTasks: '(select count(*) from schedule s where s.group_id = work_group.id and s.submitted_date is null and not s.ignored)',
};
const CONTRACTOR_PAYMENT_SORTS: Readonly<Record<SortKey<typeof CONTRACTOR_PAYMENT_LIST>, string>> = {
  ...{ workOrder: 'work_order', contractor: 'legal_name', raisedAt: 'payment.created_at' },
  ...{ dueDate: 'payment_due_date', paidDate: 'paid_date', id: 'payment.id' },
};
const CONTRACTOR_SORTS: Readonly<Record<SortKey<typeof CONTRACTOR_LIST>, string>> = {
  ...{
    legalName: 'legal_name',
    tradingName: 'trading_name',
    status: byPlace('status', 'onboarding', 'active', 'suspended', 'ended'),
    abn: 'abn',
    abrCheckedOn: 'abr_checked_on',
    state: 'state',
    id: 'id',
  },
  ...{
    contactName: 'contact_name',
    documentExpiry: '(select v.expires_on from mandatory_document v where v.contractor_id = independent_contractor.id)',
  },
  openTasks:
    '(select count(*) from work_group g join schedule s on s.group_id = g.id where g.independent_contractor_id = independent_contractor.id and s.submitted_date is null and not s.ignored)',
};
const ITEM_OF_CODE = (column: string): string => `(select f.${column} from field_item f where f.id = parent_item_id)`;
const CHILD_CODES: Readonly<Record<SortKey<typeof CHILD_CODE_LIST>, string>> = {
  ...{ code: 'code', itemCode: ITEM_OF_CODE('code'), itemName: ITEM_OF_CODE('name'), id: 'id' },
};
const CONSTRUCTION_CODES: Readonly<Record<SortKey<typeof CONSTRUCTION_CODE_LIST>, string>> = {
  ...{ externalCode: 'external_code', customer: 'customer', contract: 'contract', id: 'id' },
  ...{ itemCode: '(select f.code from field_item f where f.id = item_id)', effectiveFrom: 'effective_from', effectiveTo: 'effective_to' },
};
const ACTIVITY: Readonly<Record<SortKey<typeof ACTIVITY_LIST>, string>> = { recordedAt: 'recorded_at' };
const ERRORS: Readonly<Record<SortKey<typeof ERROR_LIST>, string>> = { lastAt: 'last_at', firstAt: 'first_at', times: 'times' };
const SIGN_INS: Readonly<Record<SortKey<typeof SIGN_IN_LIST>, string>> = { at: 'at' };
const MESSAGE_LOG: Readonly<Record<SortKey<typeof MESSAGE_LOG_LIST>, string>> = { queuedAt: 'queued_at' };
const JOB_LOG: Readonly<Record<SortKey<typeof JOB_LOG_LIST>, string>> = { endedAt: 'ended_at' };
const DEVICES: Readonly<Record<SortKey<typeof DEVICE_LIST>, string>> = {
  ...{ lastSeenAt: 'last_seen_at', unsent: 'unsent', oldestUnsentAt: 'oldest_unsent_at' },
};
const PEOPLE_LIST: Readonly<Record<SortKey<typeof PERSON_LIST>, string>> = {
  ...{ name: `first_name || ' ' || last_name`, email: 'email', lastSignInAt: 'last_sign_in_at', id: 'id' },
  lastSyncAt: '(select max(d.last_seen_at) from device d where d.user_id = app_user.id)',
};
const ORACLES: Readonly<Record<ListName, Oracle>> = {
  jobs: { query: 'jobs', from: 'construction', id: 'id', sorts: JOBS },
  tasks: { query: 'tasks', from: 'schedule', id: 'id', sorts: TASKS },
  projects: { query: 'projects', from: 'project', id: 'id', sorts: PROJECTS },
  itemCodes: { query: 'itemCodes', from: 'field_item', id: 'id', sorts: ITEM_CODES },
  childCodes: { query: 'childCodes', from: 'child_code', id: 'id', sorts: CHILD_CODES },
  constructionCodes: { query: 'constructionCodes', from: 'construction_code', id: 'id', sorts: CONSTRUCTION_CODES },
  contractorPayments: {
    query: 'contractorPayments',
    from: `payment join schedule on schedule.id = schedule_id join construction on construction.id = payment.construction_id
      join work_group on work_group.id = group_id join independent_contractor on independent_contractor.id = independent_contractor_id`,
    id: 'payment.id',
    sorts: CONTRACTOR_PAYMENT_SORTS,
  },
  contractors: { query: 'contractorList', from: 'independent_contractor', id: 'id', sorts: CONTRACTOR_SORTS },
  groups: { query: 'groupList', from: 'work_group', id: 'id', sorts: GROUP_SORTS },
  builderApprovals: { query: 'builderApprovals', from: 'construction', id: 'id', sorts: BUILDER_APPROVALS },
  potentialJobs: { query: 'potentialJobPage', from: 'potential_job', id: 'id', sorts: POTENTIAL_JOBS },
  activityLog: { query: 'activityLog', from: 'event', id: 'id::integer', sorts: ACTIVITY },
  errorLog: { query: 'errorLog', from: 'client_error', id: 'id', sorts: ERRORS },
  signInLog: { query: 'signInLog', from: 'sign_in', id: 'id', sorts: SIGN_INS },
  messageLog: { query: 'messageLog', from: 'integration_call', id: 'id', sorts: MESSAGE_LOG },
  jobLog: { query: 'jobLog', from: 'job_run', id: 'id', sorts: JOB_LOG },
  deviceLog: { query: 'deviceLog', from: 'device', id: 'id', sorts: DEVICES },
  people: { query: 'people', from: 'app_user', id: 'id', sorts: PEOPLE_LIST },
};

let api: BootedApi;
const ROWS = 41;
const PAGE = 9;
/** In the order in which people look for them. */
const TEXTS = [
  ...[
    "'s Gravenhage",
    '10 Ash St',
    '100 Ash St',
    'adam',
    'Adam',
    'ADAM Co',
    'apple',
    'Émile',
    'emu',
    'Lot 2',
    'lot 9',
    'Lot 10',
    'Lot 100',
  ],
  ...["O'Brien", 'Obrien', 'Zoë', 'zoo', '東'],
];
const textAt = (n: number): string => TEXTS[(n * 7) % TEXTS.length] ?? '';
const orNull = <T>(n: number, value: T): T | null => (n % 5 === 0 ? null : value);
const day = (n: number): string => `2026-11-${String(((n * 11) % 28) + 1).padStart(2, '0')}`;
const instant = (n: number): string => `${day(n)}T0${String(n % 8)}:00:00.00012${String(n % 7)}Z`;

async function addJob(n: number): Promise<number> {
  const text = orNull(n, textAt(n));
  const id = await insertRow(api.sequelize, 'construction', {
    ...{
      work_order: `${textAt(n)} ${String(n % 5)}`,
      address: textAt(n + 1),
      status: textAt(n + 2),
      work_type: textAt(n + 3),
      suburb: text,
      state: orNull(n, n % 2 === 0 ? 'VIC' : 'NSW'),
    },
    ...{ financial_contact_name: text, region: text, contract: text, scheduler: text, developer: text, customer_ref: text },
    ...{ site_contact: text, original_due_date: orNull(n, day(n)), updated_due_date: n % 4 === 0 ? day(n + 3) : null },
    ...{ booked_date: orNull(n, day(n + 1)), dbyd_expiry_date: orNull(n, day(n + 2)) },
    ...{ builder_approval_sent_date: orNull(n, instant(n)), builder_approved_date: orNull(n, instant(n + 1)) },
  });
  const isDeclined = n % 3 === 0;
  const completed = orNull(n, instant(n + 5));
  await insertRow(api.sequelize, 'schedule', {
    ...{ construction_id: id, name: textAt(n + 4), group_id: [null, GROUPS.crewNorth, GROUPS.coastal][n % 3], due_date: orNull(n, day(n)) },
    ...{ issued_date: orNull(n + 1, instant(n)), scheduled_start_time: orNull(n, instant(n + 2)), onsite_date: orNull(n, instant(n + 4)) },
    ...{ accepted_date: isDeclined ? null : instant(n + 3), declined_date: isDeclined ? instant(n) : null },
    ...{ completed_date: completed, submitted_date: n % 2 === 0 || completed === null ? null : instant(n + 6) },
  });
  // of a contractor's group, whoever has the other task
  const scheduleId = await insertRow(api.sequelize, 'schedule', {
    ...{ construction_id: id, name: textAt(n + 5), group_id: n % 2 === 0 ? GROUPS.ridgeway : GROUPS.coastal },
  });
  await insertRow(api.sequelize, 'payment', {
    ...{ construction_id: id, schedule_id: scheduleId, created_at: instant(n) },
    ...{ payment_due_date: orNull(n, day(n + 2)), paid_date: orNull(n + 1, day(n + 3)) },
  });
  return id;
}

beforeAll(async () => {
  api = await bootApi();
  await api.sequelize.query(`create collation by_hand (provider = icu, locale = 'en-AU-u-kn-true')`);
  await insertRow(api.sequelize, 'system_setting', {
    name: 'Job Status Settings',
    config: {
      statuses: WORKFLOW.map((statusName, at) => ({
        statusName,
        sortOrder: at * 10,
        fieldOrder: at,
        fieldEdit: false,
        colour: null,
      })).reverse(),
    },
  });
  for (let n = 0; n < ROWS; n++) {
    await addJob(n);
    const text = orNull(n, textAt(n));
    await insertRow(api.sequelize, 'project', {
      ...{ name: `${textAt(n)} ${String(n)}`, customer: text, fsam: text, region: text },
      ...{ manager: text, start_date: orNull(n, day(n)), finish_date: orNull(n, day(n + 1).replace('-11-', '-12-')) },
    });
    await insertRow(api.sequelize, 'app_user', {
      ...{ email: `${String(n)}@lotline.example`, first_name: textAt(n), last_name: textAt(n + 1), last_sign_in_at: orNull(n, instant(n)) },
    });
    await insertRow(api.sequelize, 'potential_job', {
      ...{ status: (['New', 'In review', 'Approved'] as const)[n % 3], builder: text, site_contact_name: text, suburb: text },
      ...{ state: orNull(n, n % 2 === 0 ? 'VIC' : 'NSW'), raised_by_user_id: PEOPLE.sub, created_at: instant(n) },
      ...{
        assigned_field_user_id: orNull(n, n % 2 === 0 ? PEOPLE.field : PEOPLE.sub),
        builder_approval_sent_date: orNull(n, instant(n + 1)),
      },
      ...{ builder_approved_date: orNull(n, instant(n + 2)) },
    });
    await insertRow(api.sequelize, 'event', {
      actor_user_id: PEOPLE.admin,
      entity: 'field_item',
      entity_id: n + 1,
      move: 'editItemCode',
      recorded_at: instant(n),
    });
    await insertRow(api.sequelize, 'client_error', {
      ...{ fingerprint: `f${String(n)}`, app: 'field', kind: 'error', message: 'No', path: '/', app_version: '1', times: (n * 7) % 11 },
      ...{ user_ids: '{1}', last_user_id: 1, first_at: instant(n), last_at: instant(n + 1) },
    });
    await insertRow(api.sequelize, 'device', {
      ...{ user_id: [PEOPLE.admin, PEOPLE.field, PEOPLE.sub][n % 3], app: 'field', app_version: '1', unsent: (n * 7) % 11 },
      ...{ device_key: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`, oldest_unsent_at: orNull(n, instant(n)) },
      ...{ first_seen_at: instant(n), last_seen_at: instant(n + 1) },
    });
    await insertRow(api.sequelize, 'job_run', { job: 'case', started_at: instant(n), ended_at: instant(n + 2) });
    await insertRow(api.sequelize, 'sms_message', {
      ...{ send_id: `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`, independent_contractor_id: 1, about: 'asked' },
      ...{ mobile: '+61400000000', text: 'x', gateway: 'record', queued_by_user_id: PEOPLE.admin, queued_at: instant(n) },
    });
    await insertRow(api.sequelize, 'sign_in', { at: instant(n), outcome: 'in', user_id: PEOPLE.admin });
    await insertRow(api.sequelize, 'field_item', {
      ...{ code: `${textAt(n)}-${String(n)}`, name: textAt(n + 1), item_type: text, unit_of_measure: text },
      ...{ unit_amount: orNull(n, `${String((n * 7) % 12)}.50`), estimated_time: orNull(n, `${String((n * 5) % 13)}.125`) },
    });
    await insertRow(api.sequelize, 'construction_code', {
      ...{ external_code: `${textAt(n)}-${String(n)}`, item_id: n + 1, customer: text, contract: orNull(n + 1, textAt(n + 2)) },
      ...{ effective_from: day(n), effective_to: orNull(n, `20${String(40 + (n % 9))}-01-01`) },
    });
    await insertRow(api.sequelize, 'child_code', { code: `${textAt(n)}-${String(n)}`, parent_item_id: orNull(n, n + 1) });
    const contractorId = await insertRow(api.sequelize, 'independent_contractor', {
      ...{ legal_name: `${textAt(n)} ${String(n)} Pty Ltd`, trading_name: text, contact_name: orNull(n + 1, textAt(n + 3)) },
      ...{ status: ['onboarding', 'active', 'suspended', 'ended'][n % 4], state: orNull(n, n % 2 === 0 ? 'VIC' : 'NSW') },
      ...{
        abn: orNull(n, String(10_000_000_000 + n * 7)),
        abr_checked_on: orNull(n, day(n)),
      },
    });
    await insertRow(api.sequelize, 'resource_document', {
      ...{ independent_contractor_id: contractorId, kind: 'publicLiability', expires_on: orNull(n, day(n + 2)) },
    });
    await insertRow(api.sequelize, 'work_group', {
      ...{
        name: `${textAt(n)} ${String(n)}`,
        region: text,
        base_location: orNull(n + 1, textAt(n + 2)),
        state: orNull(n, n % 2 === 0 ? 'VIC' : 'NSW'),
      },
      ...{ schedule_order: orNull(n, (n * 7) % 12), independent_contractor_id: orNull(n, (n % 2) + 1) },
    });
  }
});
afterAll(() => api.stop());

interface Page {
  readonly rows: readonly { readonly id: number }[];
  readonly after: string | null;
}

async function answered({ query }: Oracle, field: string, descending: boolean): Promise<number[]> {
  const ids: number[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < 50; pages++) {
    const { data, errors } = await api.gql(
      'admin',
      `query($sort: ListSortInput, $after: String) { ${query}(sort: $sort, first: ${String(PAGE)}, after: $after) { rows { id } after } }`,
      { sort: { field, descending }, after },
    );
    expect(errors ?? []).toEqual([]);
    const page: Page = (data as Record<string, Page>)[query] ?? { rows: [], after: null };
    ids.push(...page.rows.map(({ id }) => id));
    after = page.after;
    if (after === null) return ids;
  }
  throw new Error('the list does not end');
}

/** By a collation of its own: that it is the order which people expect is the last test's. */
async function byHand({ from, id, sorts }: Oracle, field: string, descending: boolean): Promise<number[]> {
  const order = descending ? 'desc' : 'asc';
  const of = sorts[field] ?? '';
  const [type] = await api.sequelize.query<{ type: string }>(`select pg_typeof(${of})::text as type from ${from} limit 1`, {
    type: QueryTypes.SELECT,
  });
  const key = type?.type === 'text' ? `(${of}) collate by_hand` : of;
  const rows = await api.sequelize.query<{ id: number }>(
    `select ${id} as id from ${from} order by ${of} is null, ${key} ${order}, ${id} ${order}`,
    { type: QueryTypes.SELECT },
  );
  return rows.map((row) => row.id);
}

describe.each(LIST_NAMES)('%s', (name) => {
  const oracle = ORACLES[name];
  const cases = sortKeysOf(listOf(name)).flatMap((field) => [[field, false] as const, [field, true] as const]);
  test.each(cases)('sorted by %s (descending: %s), page after page, as a statement of its own sorts it', async (field, descending) => {
    const ids = await answered(oracle, field, descending);
    expect(ids.length).toBeGreaterThanOrEqual(ROWS);
    expect(ids).toEqual(await byHand(oracle, field, descending));
  });
});

test('texts stand as people look for them: letters whatever their case, accents beside their letter, numbers by their value', async () => {
  const ids: number[] = [];
  for (const text of TEXTS.toReversed())
    ids.unshift(
      await insertRow(api.sequelize, 'construction', { work_order: text, address: 'Alphabet', status: 'Received', work_type: 'MDU' }),
    );
  const { data } = await api.gql(
    'admin',
    `{ jobs(filter: { ids: [${ids.join(', ')}] }, sort: { field: "workOrder" }) { rows { workOrder } } }`,
  );
  const { rows } = (data as { jobs: { rows: { workOrder: string }[] } }).jobs;
  expect(rows.map(({ workOrder }) => workOrder)).toEqual(TEXTS);
});
