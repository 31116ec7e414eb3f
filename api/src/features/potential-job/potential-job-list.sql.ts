// The list of potential jobs in SQL (screens.md §2.9): its declaration is potential-job.columns. The claim gives it whole.
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { POTENTIAL_JOB_LIST } from '@lotline/schema/domain/potential-job/potential-job.columns';
import { OFFICE_CLAIM, type PotentialJobTab } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { declaredList, MOST_OPTIONS, optionsSql } from '../../platform/list/declared-list.ts';
import { among, chosen, flagged, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';
import { DUPLICATE_SCORE } from './site-matches.sql.ts';

const RAISED_BY = `(select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = p.raised_by_user_id)`;
const ASSIGNED_TO = `(select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = p.assigned_field_user_id)`;
const HAS_FILE = `exists (select 1 from attachment a where a.potential_job_id = p.id and a.state = 'uploaded')`;
const BUILDER_STATE = `case when p.builder_approved_date is not null then 'Approved' when p.builder_approval_sent_date is not null then coalesce(
    (select case q.answer when 'declined' then 'Declined' when 'later' then 'Not yet' end from builder_request_job q
      where q.potential_job_id = p.id order by q.id desc limit 1), 'Asked') end`;
const IS_NEW = `p.status = 'New' and p.needs_office_approval`;
const IS_ASKED = `p.status = 'In review' and p.builder_approval_sent_date is not null`;

/** As tabOf says (potential-job.lifecycle). */
const TABS: Readonly<Record<PotentialJobTab, string>> = {
  new: IS_NEW,
  processing: `p.status in ('New', 'In review', 'Back to field') and not (${IS_NEW}) and not (${IS_ASKED})`,
  builder: IS_ASKED,
  ready: `p.status = 'Approved'`,
  converted: `p.status = 'Converted'`,
  rejected: `p.status in ('Rejected', 'Duplicate')`,
};

const SQL: ListSql<typeof POTENTIAL_JOB_LIST> = {
  from: 'potential_job p',
  id: 'p.id',
  scope: (actor) => (hasClaim(actor, OFFICE_CLAIM) ? [] : [{ sql: 'false' }]),
  shownFrom: 'join potential_job p on p.id = at.id',
  columns: {
    status: 'p.status',
    builder: { shown: 'p.builder', sorted: 'lower(p.builder)' },
    siteContactName: { shown: 'p.site_contact_name', sorted: 'lower(p.site_contact_name)' },
    siteContactPhone: 'p.site_contact_phone',
    suburb: { shown: 'p.suburb', sorted: 'lower(p.suburb)' },
    state: 'p.state',
    raisedBy: RAISED_BY,
    createdUtc: 'p.created_at',
    ageDays: `floor(extract(epoch from $now::timestamptz - p.created_at) / 86400)::integer`,
    attachmentCount: `(select count(*)::integer from attachment a where a.potential_job_id = p.id and a.state = 'uploaded')`,
    comments: 'p.comments',
    assignedTo: ASSIGNED_TO,
    builderState: BUILDER_STATE,
    builderApprovalSentDate: 'p.builder_approval_sent_date',
    builderApprovedDate: 'p.builder_approved_date',
    duplicateScore: DUPLICATE_SCORE,
    reason: 'p.reason',
    workOrder: '(select c.work_order from construction c where c.id = p.construction_id)',
    lotNumber: 'p.lot_number',
    lotRangeLow: 'p.lot_range_low',
    lotRangeHigh: 'p.lot_range_high',
    unitNumber: 'p.unit_number',
    unitRangeLow: 'p.unit_range_low',
    unitRangeHigh: 'p.unit_range_high',
    streetNumber: 'p.street_number',
    streetRangeLow: 'p.street_range_low',
    streetRangeHigh: 'p.street_range_high',
    streetName: 'p.street_name',
    roadType: 'p.road_type',
    postCode: 'p.post_code',
    addressFromField: 'p.address_from_field',
    needsOfficeApproval: 'p.needs_office_approval',
    raisedByUserId: 'p.raised_by_user_id',
    assignedFieldUserId: 'p.assigned_field_user_id',
    duplicateOfId: 'p.duplicate_of_id',
    constructionId: 'p.construction_id',
    id: 'p.id',
    version: 'p.version',
  },
  named: { builders: 'p.builder', suburbs: 'p.suburb', states: 'p.state', people: RAISED_BY },
  filters: {
    search: typedIn(
      `p.lot_number, p.unit_number, p.street_number, p.street_name, p.road_type, p.suburb, p.state, p.post_code, p.address_from_field, p.builder,
       p.site_contact_name, p.site_contact_phone, p.comments`,
    ),
    ids: among('p.id', 'int'),
    jobIds: among('p.construction_id', 'int'),
    tab: chosen(TABS),
    statuses: among('p.status', 'text'),
    duplicates: flagged(`${DUPLICATE_SCORE} = 100`),
    photographed: flagged(HAS_FILE),
  },
  days: { createdUtc: 'p.created_at' },
  binds: ({ timeZone, now }) => ({ timeZone, now: now() }),
};

export const POTENTIAL_JOBS = declaredList(POTENTIAL_JOB_LIST, SQL);

export const POTENTIAL_JOB_OPTIONS_SQL = optionsSql(
  SQL,
  (column) =>
    `select coalesce((array_agg(distinct ${column} order by ${column}) filter (where ${column} <> ''))[1:${MOST_OPTIONS}], '{}') from potential_job p`,
);
