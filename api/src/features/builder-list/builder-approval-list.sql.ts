// The list of builder approvals in SQL (screens.md §2.10): its declaration is builder-approval.columns. A row is a job; the request that was sent or answered
// last is joined where a filter or the sort asks for it.
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import type { ApprovalTab } from '@lotline/schema/domain/builder-approval/builder-approval-list.input';
import { REQUEST_DAYS } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { daysAgo, STATES } from '@lotline/schema/domain/kernel/business-days';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { declaredList, optionsSql } from '../../platform/list/declared-list.ts';
import { among, type ListSql } from '../../platform/list/declared-sql.ts';
import { jobScope } from '../access/job.scope.ts';
import { PHONE } from '../builder/requested-jobs.queries.ts';
import { isOpenJob } from '../job/job-complete.sql.ts';
import { inStatusOrder, statusOrder } from '../setting/status-order.sql.ts';
import { loadReminderRules } from './reminder-rules.queries.ts';
import { searchConditions, valuesByIndex } from '../job-list/job-list.sql.ts';

const IS_OPEN = isOpenJob('c');
/** The request of the job that was sent or answered last; a job that was reset has none. */
const LAST_REQUEST = `left join lateral (
    select r.id as request_id, r.sent_at, r.expires_at, j.opened_at, r.channel, r.requested_by_user_id, j.answer, j.answer_reason, j.earliest_date, j.access_notes,
      j.answered_at, j.answered_by_name, j.recorded_by_user_id
    from builder_request_job j join builder_request r on r.id = j.builder_request_id
    where j.construction_id = c.id and r.revoked_at is null and (r.is_sent or j.answered_at is not null) and (c.builder_approval_sent_date is not null or c.builder_approved_date is not null)
    order by greatest(r.sent_at, j.answered_at) desc, r.id desc limit 1) q on true`;

/** What happened to the last message that the server sent for the job, or is to send: it counts as no request until the gateway has taken it. */
const lastSms = (column: string): string =>
  `(select m.${column} from builder_request_job j join builder_request r on r.id = j.builder_request_id join sms_message m on m.builder_request_id = r.id
     where j.construction_id = c.id and r.revoked_at is null order by m.id desc limit 1)`;

/** Jobs of an import were asked without a request of ours. */
export const SENT_AT = 'coalesce(q.sent_at, c.builder_approval_sent_date)';
const EXPIRES_AT = `coalesce(q.expires_at, c.builder_approval_sent_date + interval '${String(REQUEST_DAYS)} days')`;
/** Two blanks stand before any letter, so that jobs of one builder stay together. */
const BUILDER = `(btrim(c.developer) || '  ' || coalesce(c.suburb, '') || '  ' || coalesce(c.street_name, ''))`;

const isThere = (column: string): string => `coalesce(${column}, '') ~ '\\S'`;
/** missingForRequest in the words of the database. */
const IS_COMPLETE = `${['c.street_name', 'c.suburb', 'c.site_contact', 'c.developer'].map(isThere).join(' and ')}
  and coalesce(${PHONE}, '') ~ '^[+]614[0-9]{8}$'`;
const NOT_ASKED = `c.builder_approval_sent_date is null and c.builder_approved_date is null and ${IS_OPEN}`;
const ASKED = `c.builder_approval_sent_date is not null and c.builder_approved_date is null and ${IS_OPEN}`;
export const SENT = `${ASKED} and q.answer is distinct from 'declined' and ${EXPIRES_AT} > $now::timestamptz`;
/** reminderDay in the words of the database: the last day from which the business days have passed, by the state of the job. */
export const IS_DUE = `case when q.answer = 'later' then q.earliest_date <= $today::date
  else (${SENT_AT} at time zone $timeZone::text)::date <= coalesce($remindersFrom::json ->> upper(btrim(c.state)), $remindersFrom::json ->> '')::date end`;

/** As builder-approval.columns says of each. */
const TABS: Readonly<Record<ApprovalTab, string>> = {
  all: `${IS_OPEN} or c.builder_approval_sent_date is not null or c.builder_approved_date is not null`,
  ready: `${NOT_ASKED} and ${IS_COMPLETE}`,
  incomplete: `${NOT_ASKED} and (${IS_COMPLETE}) is not true`,
  sent: SENT,
  reminder: `${SENT} and ${IS_DUE}`,
  approved: 'c.builder_approved_date is not null',
  declined: `${ASKED} and q.answer = 'declined'`,
  expired: `${ASKED} and q.answer is distinct from 'declined' and ${EXPIRES_AT} <= $now::timestamptz`,
};

/** The order in which an index has the jobs of a tab: those that were asked last have not expired, those that were asked first are to be reminded. */
export const TAB_ORDERS: Readonly<Partial<Record<ApprovalTab, string>>> = {
  sent: 'c.builder_approval_sent_date desc, c.id desc',
  reminder: 'c.builder_approval_sent_date, c.id',
  expired: 'c.builder_approval_sent_date, c.id',
};

/** @param asked the conditions and the sort */
export const tablesFor = (asked: string): string => `construction c ${/\bq\./.test(asked) ? LAST_REQUEST : ''}`;

const DAYS = {
  sentAt: SENT_AT,
  answeredAt: 'q.answered_at',
  approvedAt: 'c.builder_approved_date',
  bookedDate: 'c.booked_date',
};

const SQL: ListSql<typeof BUILDER_APPROVAL_LIST> = {
  from: tablesFor,
  id: 'c.id',
  scope: () => [{ sql: jobScope('c') }],
  shownFrom: `join construction c on c.id = at.id ${LAST_REQUEST}`,
  columns: {
    ...DAYS,
    workOrder: 'c.work_order',
    address: 'c.address',
    suburb: 'c.suburb',
    state: 'c.state',
    developer: { shown: 'c.developer', sorted: BUILDER },
    siteContact: 'c.site_contact',
    siteContactPhone: 'c.site_contact_phone',
    sentBy: `(select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = q.requested_by_user_id)`,
    sentHow: `case q.channel when 'message' then 'Own phone' when 'gateway' then 'SMS gateway' when 'call' then 'Phone call' end`,
    openedAt: 'q.opened_at',
    smsState: lastSms('state'),
    smsFailure: lastSms('failure'),
    smsGateway: lastSms('gateway'),
    expiresAt: `case when q.channel is distinct from 'call' then ${EXPIRES_AT} end`,
    answeredBy: 'q.answered_by_name',
    answeredHow: `case when q.answer is not null then case when q.recorded_by_user_id is null then 'Link' else 'Phone call' end end`,
    reason: 'q.answer_reason',
    earliestDate: 'q.earliest_date',
    accessNotes: 'q.access_notes',
    jobStatus: inStatusOrder('c.status'),
    answer: 'q.answer',
    streetName: 'c.street_name',
    requestId: 'q.request_id',
    id: 'c.id',
    version: 'c.version',
  },
  named: { developers: 'c.developer', states: 'c.state', workTypes: 'c.work_type' },
  filters: {
    search: searchConditions,
    ids: among('c.id', 'int'),
    tab: (tab) => [{ sql: TABS[tab] }],
  },
  days: DAYS,
  sortBinds: { jobStatus: statusOrder },
  binds: async (context) => ({ ...scopeBinds(context.actor), ...(await approvalBinds(context)) }),
};

export async function approvalBinds(context: RequestContext) {
  const { now, timeZone } = context;
  const { days, isClosed } = await loadReminderRules(context);
  const today = dayInZone(now().toISOString(), timeZone);
  const from = (state: string | null) => daysAgo(today, days, state, isClosed);
  const remindersFrom = JSON.stringify({ '': from(null), ...Object.fromEntries(STATES.map((state) => [state, from(state)])) });
  return { now: now(), today, timeZone, remindersFrom };
}

export const BUILDER_APPROVALS = declaredList(BUILDER_APPROVAL_LIST, SQL);

export const APPROVAL_OPTIONS_SQL = optionsSql(SQL, valuesByIndex);
