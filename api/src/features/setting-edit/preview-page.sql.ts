// A page of the tasks on which a setting could have an effect, as JSON of PreviewTask[] (schema/domain/task/setting-preview.rules): whole jobs, in the order of their
// ids, with the columns that the setting's effects read and no others.
import type { SettingName } from '@lotline/schema/domain/settings/setting-for';
import { prepared } from '../../platform/db/prepared.ts';
import { STATUS_RECORD } from '../job/status-facts.queries.ts';
import { expiredDocument } from '../task-record/task-facts.sql.ts';
import { instantColumns, instantText, wireColumns } from '../../platform/db/wire-columns.ts';

/** Jobs that are looked through for one page. */
export const JOBS_OF_PAGE = 2_000;

/** It stands in the work of a list (features/task/field-work.queries). */
const IS_LISTED = `not s.ignored and not s.is_payment and s.declined_date is null and s.issued_date is not null and s.submitted_date is null
  and s.rejected_item_count = 0`;

const JOB = `(select row_to_json(facts) from (select ${wireColumns(
  'c',
  `status description work_type region delivery_partner_pm scheduler developer build_type accelerated_job original_due_date updated_due_date onsite_date
   integration_date dbyd_expiry_date lase_date crq_date crq_number site_contact site_contact_phone customer_ref street_name`,
)}, case when c.financial_contact_name is not null then json_build_object('displayName', c.financial_contact_name) end as "financialContact") facts) as job`;
const CONTACTS = `(select coalesce(json_agg(json_build_object('name', sc.name, 'phone', sc.phone, 'sortOrder', sc.sort_order)), '[]')
  from site_contact sc where sc.construction_id = c.id) as "siteContacts"`;
const CUSTOM = 'c.custom_fields as "customFields"';
const PHOTOS = `(select coalesce(json_agg(a.title), '[]') from attachment a join stored_file f on f.id = a.file_id
  where a.schedule_id = s.id and a.state = 'uploaded' and not a.is_doc_attachment and f.storage_key ~* '\\.(jpg|jpeg|png)$') as photos`;

/** An open task's ticket alone: those that are done are not gone to. */
const GATES = `s.group_id as "groupId", json_build_object('builderApprovedDate', c.builder_approved_date, 'dbydExpiryDate', c.dbyd_expiry_date,
  'ticketOfWork', case when s.completed_date is null then s.ticket_of_work::text end, 'expiredDocument', d.expired) as "gateFacts",
  coalesce(d.people, '[]') as "expiredPeople"`;
/** Each group's once, however many tasks it has. Binds: today. */
const DOCUMENTS = `, d as materialized (select g.id, ${expiredDocument('v.contractor_id = g.independent_contractor_id')} as expired,
  (select json_agg(u.id order by u.id) from group_member m join app_user u on u.id = m.user_id where m.group_id = g.id and u.can_log_in
     and coalesce(${expiredDocument('v.contractor_id = u.independent_contractor_id')}, ${expiredDocument('v.user_id = u.id')}) is not null) as people
  from work_group g)`;

const TICKETS = `coalesce(jsonb_exists(s.ticket_of_work, 'formVersion'), false) as "hasTicket"`;

const PLANS = `s.group_id as "groupId", case when c.planned_status_by is null then c.planned_status end as "plannedBySettings",
  case when c.planned_status_by is not null then c.planned_status end as "plannedByPerson"`;
/** Each job's once, however many tasks it has. */
const RECORDS = `, f as materialized (select c.id, ${STATUS_RECORD} as record from j c)`;
const WITH_RECORD = `${PLANS}, f.record`;

const MORE: Readonly<Partial<Record<SettingName, string>>> = {
  'Field Work Task': JOB,
  'Optional Construction Fields': JOB,
  'Address Type': `${JOB}, ${CONTACTS}`,
  'Custom Construction Fields': CUSTOM,
  'Expected Photos': PHOTOS,
  'Onsite Gates': GATES,
  'Ticket of Work': TICKETS,
  'Job Status Settings': PLANS,
};

const pageSql = (more: string | undefined): string =>
  `with j as materialized (
     select c.* from construction c where c.work_type = any($workTypes::text[]) and c.id > $after::integer order by c.id limit ${String(JOBS_OF_PAGE)})
   ${more === GATES ? DOCUMENTS : ''}${more === WITH_RECORD ? RECORDS : ''}
   select (select max(j.id) from j) as last, (select coalesce(json_agg(t order by t."jobId", t.id), '[]')::text from (
     select ${wireColumns('s', 'id name due_date')}, ${instantColumns('s', 'scheduled_start_time')}, c.id as "jobId", ${wireColumns('c', 'work_order work_type status')},
       ${instantText('s.completed_date')} as "completedDate", s.submitted_date is not null as "isSubmitted", ${IS_LISTED} as "isListed"
       ${more === undefined ? '' : `, ${more}`}
     from j c join schedule s on s.construction_id = c.id ${more === GATES ? 'left join d on d.id = s.group_id' : ''}
      ${more === WITH_RECORD ? 'join f on f.id = c.id' : ''}
     where not s.ignored and (s.completed_date is null or s.completed_date >= $since::timestamptz)) t) as tasks`;

const known = new Map<string, string>();

/** Bind workTypes, after (the last job of the page before, 0 for the first) and since; of 'Onsite Gates' today as well. @param asksNeeds what statuses need is another: the records of the jobs are read */
export function previewPageSql(name: SettingName, asksNeeds = false): string {
  const more = asksNeeds ? WITH_RECORD : MORE[name];
  const made = known.get(more ?? '') ?? prepared(`setting-preview-${String(known.size)}`, pageSql(more));
  known.set(more ?? '', made);
  return made;
}
