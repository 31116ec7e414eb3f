// The lists that the office reads, with their tabs and usual filters, each beside a condition that is written here by hand; on the demo data of one day.
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import { CONTRACTOR_LIST } from '@lotline/schema/domain/contractor/contractor.columns';
import { CONTRACTOR_PAYMENT_LIST } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import { DEVICE_LIST } from '@lotline/schema/domain/device/device.columns';
import { GROUP_LIST } from '@lotline/schema/domain/group/group.columns';
import { CHILD_CODE_LIST } from '@lotline/schema/domain/item/child-code.columns';
import { CONSTRUCTION_CODE_LIST } from '@lotline/schema/domain/item/construction-code.columns';
import { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import { listInputs } from '@lotline/schema/domain/list/declared-inputs';
import { ACTIVITY_LIST } from '@lotline/schema/domain/log/activity.columns';
import { ERROR_LIST } from '@lotline/schema/domain/log/error-log.columns';
import { JOB_LOG_LIST } from '@lotline/schema/domain/log/job-log.columns';
import { MESSAGE_LOG_LIST } from '@lotline/schema/domain/log/message-log.columns';
import { SIGN_IN_LIST } from '@lotline/schema/domain/log/sign-in-log.columns';
import { POTENTIAL_JOB_LIST } from '@lotline/schema/domain/potential-job/potential-job.columns';
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { PERSON_LIST } from '@lotline/schema/domain/rights/person.columns';
import { BUILDER_APPROVALS } from '../src/features/builder-list/builder-approval-list.sql.ts';
import { CHILD_CODES } from '../src/features/child-code/child-code-list.sql.ts';
import { CONSTRUCTION_CODES } from '../src/features/construction-code/construction-code-list.sql.ts';
import { CONTRACTORS } from '../src/features/contractor/contractor-list.sql.ts';
import { CONTRACTOR_PAYMENTS } from '../src/features/contractor/contractor-payment-list.sql.ts';
import { DEVICES } from '../src/features/device/device-list.sql.ts';
import { GROUPS } from '../src/features/group/group-list.sql.ts';
import { ITEM_CODES } from '../src/features/item-code/item-code-list.sql.ts';
import { ACTIVITY } from '../src/features/log/activity-list.sql.ts';
import { ERRORS } from '../src/features/log/error-list.sql.ts';
import { JOB_LOG } from '../src/features/log/job-log.sql.ts';
import { MESSAGE_LOG } from '../src/features/log/message-log.sql.ts';
import { SIGN_INS } from '../src/features/log/sign-in-list.sql.ts';
import { POTENTIAL_JOBS } from '../src/features/potential-job/potential-job-list.sql.ts';
import { PROJECTS } from '../src/features/project/project-list.sql.ts';
import { PEOPLE } from '../src/features/rights/person-list.sql.ts';
import type { RequestContext } from '../src/platform/command/request-context.ts';

export const TODAY = '2026-11-21';
/** Afternoon of that day in Sydney. */
export const NOW = new Date('2026-11-21T03:00:00Z');
export const DUE = 'coalesce(updated_due_date, original_due_date)';
export const OPEN = `status not in ('Complete', 'Closed', 'Cancelled')`;
/** Two business days before the Saturday. */
export const IS_DUE = `(builder_approval_sent_date at time zone 'Australia/Sydney')::date <= '2026-11-18'`;

type View = readonly [filter: object, where: string];
export interface Counted {
  readonly name: string;
  readonly page: (filter: object) => Promise<{ readonly count: number; readonly isCountCapped: boolean }>;
  readonly from: string;
  /** Each tab and usual filter. */
  readonly views: readonly View[];
}

const ALL_OF: View = [{}, 'true'];
const TAB_OF_POTENTIAL_JOB = `case when status = 'New' and needs_office_approval then 'new'
  when status = 'In review' and builder_approval_sent_date is not null then 'builder' when status = 'Approved' then 'ready'
  when status = 'Converted' then 'converted' when status in ('Rejected', 'Duplicate') then 'rejected' else 'processing' end`;
const each = (filter: string, of: Readonly<Record<string, string>>): View[] =>
  Object.entries(of).map(([value, where]) => [{ [filter]: value }, where]);
const some = (filter: string, of: Readonly<Record<string, string>>): View[] =>
  Object.entries(of).map(([value, where]) => [{ [filter]: [value] }, where]);
const flags = (of: Readonly<Record<string, string>>): View[] =>
  Object.entries(of).flatMap(([flag, where]): View[] => [
    [{ [flag]: true }, where],
    [{ [flag]: false }, `not (${where})`],
  ]);

/** The demo's builders were asked without a link: thirty days it waits, then it has expired. No demo builder declines. */
const ASKED = `${OPEN} and builder_approval_sent_date is not null and builder_approved_date is null
  and id not in (select construction_id from builder_request_job where answer = 'declined')`;
const THIRTY_DAYS_AGO = `'${NOW.toISOString()}'::timestamptz - interval '30 days'`;
const NOT_ASKED = `${OPEN} and builder_approval_sent_date is null and builder_approved_date is null`;
const MISSES = `(coalesce(trim(street_name), '') = '' or coalesce(trim(suburb), '') = '' or coalesce(trim(site_contact), '') = ''
  or coalesce(trim(developer), '') = '' or coalesce(site_contact_phone, '') !~ '^[+]614[0-9]{8}$')`;
export const APPROVAL_TABS = {
  all: `${OPEN} or builder_approval_sent_date is not null or builder_approved_date is not null`,
  ready: `${NOT_ASKED} and not ${MISSES}`,
  incomplete: `${NOT_ASKED} and ${MISSES}`,
  sent: `${ASKED} and builder_approval_sent_date > ${THIRTY_DAYS_AGO}`,
  reminder: `${ASKED} and builder_approval_sent_date > ${THIRTY_DAYS_AGO} and ${IS_DUE}`,
  approved: 'builder_approved_date is not null',
  declined: 'false',
  expired: `${ASKED} and builder_approval_sent_date <= ${THIRTY_DAYS_AGO}`,
};
const HAS_OPEN_JOB = `id in (select project_id from construction where ${OPEN} and project_id is not null)`;
const HAS_LATE_JOB = `id in (select project_id from construction where ${OPEN} and ${DUE} < '${TODAY}' and project_id is not null)`;
const HAS_JOB = 'id in (select project_id from construction where project_id is not null)';

const PROJECT_HEALTHS = {
  'No jobs': `not ${HAS_JOB}`,
  Complete: `${HAS_JOB} and not ${HAS_OPEN_JOB}`,
  Behind: HAS_LATE_JOB,
  'On time': `${HAS_OPEN_JOB} and not ${HAS_LATE_JOB}`,
};
const PERSON_STATES = {
  disabled: 'not can_log_in',
  invited: 'can_log_in and subject is null and invited_at is not null',
  active: 'can_log_in and not (subject is null and invited_at is not null)',
};
/** Whose task it was when it was completed. */
const PAYMENTS_OF_CONTRACTORS = `(select p.state from payment p join schedule s on s.id = p.schedule_id
  join work_group g on g.id = case when s.completed_date is null then s.group_id else coalesce(s.completed_group_id, s.group_id) end
  where g.independent_contractor_id is not null) paid`;
export const UNRATED = `id not in (select child_code_id from child_code_rate where not is_archived and effective @> '${TODAY}'::date)`;
export const listsOf = (context: () => RequestContext): readonly Counted[] => [
  {
    ...{ name: 'potential jobs', from: 'potential_job' },
    page: (filter) => POTENTIAL_JOBS.page(context(), listInputs(POTENTIAL_JOB_LIST).page.parse({ filter, first: 1 })),
    views: [
      ALL_OF,
      ...['new', 'processing', 'builder', 'ready', 'converted', 'rejected'].map((tab): View => [
        { tab },
        `${TAB_OF_POTENTIAL_JOB} = '${tab}'`,
      ]),
    ],
  },
  {
    ...{ name: 'builder approvals', from: 'construction' },
    page: (filter) => BUILDER_APPROVALS.page(context(), listInputs(BUILDER_APPROVAL_LIST).page.parse({ filter, first: 1 })),
    views: [[{}, APPROVAL_TABS.all], ...each('tab', APPROVAL_TABS)],
  },
  {
    ...{ name: 'projects', from: 'project' },
    page: (filter) => PROJECTS.page(context(), listInputs(PROJECT_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...some('healths', PROJECT_HEALTHS)],
  },
  {
    ...{ name: 'activity', from: 'event' },
    page: (filter) => ACTIVITY.page(context(), listInputs(ACTIVITY_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...each('tab', { all: 'true', sync: 'sent_at is not null', exports: `entity = 'export'` })],
  },
  {
    ...{ name: 'app errors', from: 'client_error' },
    page: (filter) => ERRORS.page(context(), listInputs(ERROR_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...each('app', { field: `app = 'field'`, console: `app = 'console'` })],
  },
  {
    ...{ name: 'sign-ins', from: 'sign_in' },
    page: (filter) => SIGN_INS.page(context(), listInputs(SIGN_IN_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...each('outcome', { in: `outcome = 'in'`, out: `outcome = 'out'`, refused: `outcome = 'refused'` })],
  },
  {
    ...{ name: 'background jobs', from: 'job_run' },
    page: (filter) => JOB_LOG.page(context(), listInputs(JOB_LOG_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...each('outcome', { done: 'error is null', failed: 'error is not null' })],
  },
  {
    ...{ name: 'messages', from: 'integration_call' },
    page: (filter) => MESSAGE_LOG.page(context(), listInputs(MESSAGE_LOG_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...each('state', { queued: `state = 'queued'`, sent: `state = 'sent'`, failed: `state = 'failed'` })],
  },
  {
    ...{ name: 'devices', from: 'device' },
    page: (filter) => DEVICES.page(context(), listInputs(DEVICE_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...flags({ unsent: 'unsent > 0' })],
  },
  {
    ...{ name: 'people', from: 'app_user' },
    page: (filter) => PEOPLE.page(context(), listInputs(PERSON_LIST).page.parse({ filter, first: 1 })),
    views: [
      ALL_OF,
      ...each('state', PERSON_STATES),
      ...flags({
        withoutRole: 'can_log_in and id not in (select user_id from user_role)',
        withoutGroup: `can_log_in and id not in (select user_id from group_member)
          and id in (select user_id from user_role join role_claim using (role_id) where claim_value = 'CAN_ACCESS_FIELD_WORK')
          and id not in (select user_id from user_role join role_claim using (role_id) where claim_value = 'CAN_ACCESS_CONSTRUCTION')`,
      }),
    ],
  },
  {
    ...{ name: 'groups', from: 'work_group' },
    page: (filter) => GROUPS.page(context(), listInputs(GROUP_LIST).page.parse({ filter, first: 1 })),
    views: [
      ALL_OF,
      ...flags({
        subcontractor: 'is_subcontractor',
        archived: 'not is_active',
        withoutMembers: 'id not in (select group_id from group_member)',
      }),
    ],
  },
  {
    ...{ name: 'contractors', from: 'independent_contractor' },
    page: (filter) => CONTRACTORS.page(context(), listInputs(CONTRACTOR_LIST).page.parse({ filter, first: 1 })),
    views: [
      ALL_OF,
      ...['onboarding', 'active', 'suspended', 'ended'].map((status): View => [{ statuses: [status] }, `status = '${status}'`]),
      ...flags({ unchecked: 'abr_checked_on is null' }),
    ],
  },
  {
    ...{ name: 'payments of contractors', from: PAYMENTS_OF_CONTRACTORS },
    page: (filter) => CONTRACTOR_PAYMENTS.page(context(), listInputs(CONTRACTOR_PAYMENT_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...['draft', 'approved', 'issued', 'paid'].map((state): View => [{ states: [state] }, `state = '${state}'`])],
  },
  {
    ...{ name: 'item codes', from: 'field_item' },
    page: (filter) => ITEM_CODES.page(context(), listInputs(ITEM_CODE_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...flags({ archived: 'is_archived', used: 'id in (select item_id from boq)' })],
  },
  {
    ...{ name: 'child codes', from: 'child_code' },
    page: (filter) => CHILD_CODES.page(context(), listInputs(CHILD_CODE_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...flags({ archived: 'is_archived', unrated: UNRATED })],
  },
  {
    ...{ name: 'construction codes', from: 'construction_code' },
    page: (filter) => CONSTRUCTION_CODES.page(context(), listInputs(CONSTRUCTION_CODE_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...flags({ archived: 'is_archived' })],
  },
];
