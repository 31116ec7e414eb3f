// The list of builder approvals against an oracle over its rows: what each tab finds, page after page, and for whom.
import { CLAIMS, type Claim } from '@lotline/schema/domain/kernel/claims';
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import { approvalListInput, type ApprovalTab } from '@lotline/schema/domain/builder-approval/builder-approval-list.input';
import { keysOf, sortKeysOf, type RowOf } from '@lotline/schema/domain/list/list-declaration';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { PEOPLE } from '../../../test/world.ts';
import { approvalPresenter } from './builder-approval.presenter.ts';
import { loadApprovalTabs } from './builder-approval-list.queries.ts';
import { BUILDER_APPROVALS } from './builder-approval-list.sql.ts';

let api: BootedApi;
/** A Wednesday in Sydney. */
const NOW = new Date('2026-11-25T02:00:00Z');
const OFFICE: PersonFacts = { userId: PEOPLE.office, claims: CLAIMS };
const idByName = new Map<string, number>();

const READY = {
  street_name: 'Wattle',
  suburb: 'Box Hill',
  state: 'NSW',
  developer: 'Tamar Homes',
  site_contact: 'Dale Whitby',
  site_contact_phone: '0491 570 156',
};

async function addJob(name: string, more: object = {}): Promise<number> {
  const id = await insertRow(api.sequelize, 'construction', {
    ...{ work_order: `BA-${name}`, status: 'Scheduled', work_type: 'Lead-in', address: '8 Wattle Rd, Box Hill' },
    ...READY,
    ...more,
  });
  idByName.set(name, id);
  return id;
}

interface Asked {
  readonly sentAt: string;
  readonly answer?: object;
  readonly job?: object;
  readonly request?: object;
}

const by = (at: string) => ({ answered_at: at, answered_by_name: 'Dale', answered_by_mobile: '+61491570156' });

async function addAsked(name: string, { sentAt, answer = {}, job = {}, request = {} }: Asked): Promise<void> {
  const id = await addJob(name, { builder_approval_sent_date: sentAt, ...job });
  await addRequest(id, sentAt, answer, request);
}

async function addRequest(jobId: number, sentAt: string, answer: object = {}, more: object = {}): Promise<void> {
  const requestId = await insertRow(api.sequelize, 'builder_request', {
    public_id: Buffer.from(`request-${String(jobId).padStart(4, '0')}${sentAt.slice(8, 10)}00`).subarray(0, 16),
    ...{ developer: 'Tamar Homes', site_contact: 'Dale Whitby', site_contact_phone: '+61491570156', message: 'Hi' },
    ...{ requested_by_user_id: PEOPLE.office, sent_at: sentAt, expires_at: new Date(new Date(sentAt).getTime() + 30 * 86_400_000) },
    ...more,
  });
  await insertRow(api.sequelize, 'builder_request_job', {
    ...{ builder_request_id: requestId, construction_id: jobId, address: '8 Wattle Rd', work_order: 'BA' },
    ...answer,
  });
}

const FRIDAY = '2026-11-20T03:00:00Z';
const TUESDAY = '2026-11-24T03:00:00Z';
const REVOKED = { revoked_at: TUESDAY, revoke_reason: 'Wrong builder', revoked_by_user_id: PEOPLE.office };

beforeAll(async () => {
  api = await bootApi({ now: () => NOW });
  await addJob('ready');
  await addJob('ready-last', { developer: ' wattle homes' });
  await addJob('no-street', { street_name: ' ' });
  await addJob('no-suburb', { suburb: null });
  await addJob('no-contact', { site_contact: '' });
  await addJob('landline', { site_contact_phone: '02 9876 5432' });
  await addJob('no-builder', { developer: null });
  await addJob('closed', { status: 'Closed' });
  await addAsked('sent', { sentAt: TUESDAY });
  // Friday to Tuesday: two business days have come
  await addAsked('reminder', { sentAt: FRIDAY });
  await addAsked('closed-asked', { sentAt: FRIDAY, job: { status: 'complete' } });
  await addAsked('not-yet', { sentAt: FRIDAY, answer: { answer: 'later', earliest_date: '2026-11-27', ...by(TUESDAY) } });
  await addAsked('now-then', { sentAt: TUESDAY, answer: { answer: 'later', earliest_date: '2026-11-25', ...by(TUESDAY) } });
  await addAsked('declined', { sentAt: FRIDAY, answer: { answer: 'declined', answer_reason: 'Wrong contact', ...by(TUESDAY) } });
  await addAsked('expired', { sentAt: '2026-10-20T00:00:00Z' });
  await addAsked('approved', { sentAt: FRIDAY, answer: { answer: 'approved', ...by(TUESDAY) }, job: { builder_approved_date: TUESDAY } });
  await addJob('approved-closed', { builder_approved_date: FRIDAY, status: 'Closed' });
  await addJob('imported', { builder_approval_sent_date: TUESDAY });
  await addJob('imported-long-ago', { builder_approval_sent_date: '2026-10-20T00:00:00Z' });
  await addAsked('asked-again', { sentAt: TUESDAY });
  await addRequest(idByName.get('asked-again') ?? 0, '2026-11-03T00:00:00Z', {
    answer: 'declined',
    answer_reason: 'No',
    ...by('2026-11-04T00:00:00Z'),
  });
  await addAsked('answered-by-the-older-link', { sentAt: '2026-11-23T00:00:00Z' });
  await addRequest(idByName.get('answered-by-the-older-link') ?? 0, FRIDAY, { answer: 'declined', answer_reason: 'No', ...by(TUESDAY) });
  const revoked = await addJob('revoked');
  await addRequest(revoked, FRIDAY, {}, REVOKED);
});
afterAll(() => api.stop());

const OF_TABS: Readonly<Record<ApprovalTab, readonly string[]>> = {
  ready: ['ready', 'ready-last', 'revoked'],
  incomplete: ['landline', 'no-builder', 'no-contact', 'no-street', 'no-suburb'],
  sent: ['asked-again', 'imported', 'not-yet', 'now-then', 'reminder', 'sent'],
  reminder: ['now-then', 'reminder'],
  approved: ['approved', 'approved-closed'],
  declined: ['answered-by-the-older-link', 'declined'],
  expired: ['expired', 'imported-long-ago'],
  all: [...idByNameOf()],
};
function idByNameOf(): string[] {
  const asked = [
    'asked-again',
    'answered-by-the-older-link',
    'sent',
    'reminder',
    'closed-asked',
    'not-yet',
    'now-then',
    'declined',
    'expired',
  ];
  const others = ['approved', 'approved-closed', 'imported', 'imported-long-ago', 'revoked', 'ready', 'ready-last'];
  return [...asked, ...others, 'landline', 'no-builder', 'no-contact', 'no-street', 'no-suburb'].sort();
}

const context = (person = OFFICE) => directContext(api.sequelize, person, NOW);
async function walk(ask: object, person = OFFICE, first = 4): Promise<RowOf<typeof BUILDER_APPROVAL_LIST>[]> {
  const rows: RowOf<typeof BUILDER_APPROVAL_LIST>[] = [];
  for (let after: string | null = null, page = 0; page < 100; page++) {
    const found = await BUILDER_APPROVALS.page(context(person), approvalListInput.parse({ ...ask, first, after }));
    rows.push(...found.rows.map(await approvalPresenter(context(person))));
    after = found.after;
    if (after === null) return rows;
  }
  throw new Error('the list does not end');
}
const namesOf = (rows: readonly { readonly workOrder: string }[]) => rows.map(({ workOrder }) => workOrder.replace('BA-', ''));
const ofThisTest = { search: 'BA-' };

test.each(keysOf(OF_TABS))('the tab %s finds exactly its jobs, page after page', async (tab) => {
  expect(namesOf(await walk({ filter: { tab, ...ofThisTest } })).sort()).toEqual([...OF_TABS[tab]].sort());
});

test('the rule says of each row what its tab says', async () => {
  const states = {
    ...{ ready: ['Ready to ask'], incomplete: ['Incomplete'], sent: ['Sent', 'Not yet'], reminder: ['Sent', 'Not yet'] },
    ...{ approved: ['Approved'], declined: ['Declined'], expired: ['Expired'] },
  };
  for (const tab of keysOf(states)) {
    const rows = await walk({ filter: { tab, ...ofThisTest } });
    for (const row of rows) expect([row.workOrder, states[tab].includes(row.approval)]).toEqual([row.workOrder, true]);
    for (const row of rows)
      if (tab === 'reminder') expect([row.workOrder, (row.reminderDue ?? '9') <= '2026-11-25']).toEqual([row.workOrder, true]);
  }
  for (const row of await walk({ filter: { tab: 'sent', ...ofThisTest } }))
    expect([row.workOrder, (row.reminderDue ?? '9') <= '2026-11-25']).toEqual([
      row.workOrder,
      OF_TABS.reminder.includes(namesOf([row])[0] ?? ''),
    ]);
});

test('each figure is the count of its tab, in one statement beside that of the company’s reminders', async () => {
  const counts = await loadApprovalTabs(context());
  for (const tab of keysOf(OF_TABS)) {
    const { count } = await BUILDER_APPROVALS.page(context(), approvalListInput.parse({ filter: { tab }, first: 1 }));
    expect([tab, counts[tab]]).toEqual([tab, count]);
  }
  expect(await countStatements(api.sequelize, () => loadApprovalTabs(context()))).toBe(2);
});

test('administrators are told of the reminders that the rows say: how many are due, how many are to come, and the day of the next', async () => {
  const days = (await walk({ filter: { tab: 'sent' } })).map(({ reminderDue }) => reminderDue).filter((day) => day !== null);
  const later = days.filter((day) => day > '2026-11-25');
  const { data } = await api.gql('admin', '{ adminTasks { reminders { due planned nextDay } } }');
  expect(data?.['adminTasks']).toEqual({ reminders: { due: days.length - later.length, planned: later.length, nextDay: '2026-11-26' } });
  expect(later.toSorted()[0]).toBe('2026-11-26');
  expect([days.length - later.length, later.length]).toEqual([OF_TABS.reminder.length, OF_TABS.sent.length - OF_TABS.reminder.length]);
});

test('rows stand together by builder, whatever its case and spaces, those without one at the end', async () => {
  const builders = (await walk({ filter: { tab: 'all', ...ofThisTest } })).map(({ developer }) => developer);
  expect(builders.filter((one, at) => one !== builders[at - 1])).toEqual(['Tamar Homes', ' wattle homes', null]);
});

test.each(sortKeysOf(BUILDER_APPROVAL_LIST).flatMap((field) => [[field, false] as const, [field, true] as const]))(
  'sorted by %s (descending: %s) each job comes once',
  async (field, descending) => {
    const rows = await walk({ filter: { tab: 'all', ...ofThisTest }, sort: { field, descending } });
    expect(namesOf(rows).sort()).toEqual([...OF_TABS.all]);
  },
);

test('a row says what is missing, who asked and who answered, and how long it has waited', async () => {
  const rows = new Map((await walk({ filter: { tab: 'all', ...ofThisTest } })).map((row) => [namesOf([row])[0], row]));
  expect(rows.get('landline')).toMatchObject({ missing: 'valid mobile number', isPhoneValid: false, sentAt: null });
  expect(rows.get('reminder')).toMatchObject({ sentBy: 'Olive Hart', sentHow: 'Own phone', daysWaiting: 5, reminderDue: '2026-11-24' });
  expect(rows.get('declined')).toMatchObject({ reason: 'Wrong contact', answeredBy: 'Dale', answeredHow: 'Link', daysWaiting: null });
  expect(rows.get('answered-by-the-older-link')).toMatchObject({ approval: 'Declined' });
  expect(rows.get('revoked')).toMatchObject({ requestId: null, sentBy: null });
});

test('who may not access builder approvals reads neither the list, its figures, its files nor the requests of a job', async () => {
  const ready = String(idByName.get('ready'));
  for (const query of [
    '{ builderApprovals { count } }',
    '{ builderApprovalIds }',
    '{ builderApprovalTabs { all } }',
    '{ builderApprovalFilterOptions { states } }',
    `{ builderRequests(constructionId: ${ready}) { id } }`,
  ])
    expect((await api.gql('finance', query)).errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
  expect((await api.rest('finance', 'GET', '/api/exports/builderApprovals.csv')).status).toBe(403);
});

test('of jobs that a person does not read none is listed or counted', async () => {
  const claims: readonly Claim[] = ['CAN_ACCESS_BUILDER_APPROVALS'];
  const outsider: PersonFacts = { userId: PEOPLE.nobody, claims };
  expect(await walk({ filter: { tab: 'all' } }, outsider)).toEqual([]);
  expect((await loadApprovalTabs(context(outsider))).all).toBe(0);
});
