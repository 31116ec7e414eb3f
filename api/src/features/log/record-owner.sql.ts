// On whose page the record of an entry stands, where it has none of its own: the documents and the bank account of a contractor, a value in its list, a setting by its
// name and its work type. Its log leads there.
import type { ACTIVITY_RECORDS } from '@lotline/schema/domain/log/activity.columns';

type Kind = keyof typeof ACTIVITY_RECORDS;

const found = (owner: string, from: string): string => `(select ${owner} from ${from} where r.id = e.entity_id)`;
const DOCUMENT = (of: string): string => `'independent_contractor:' || ${of}.independent_contractor_id, 'app_user:' || ${of}.user_id`;

const OWNERS = {
  resource_document: found(`coalesce(${DOCUMENT('r')})`, 'resource_document r'),
  contractor_bank_account: found(`'independent_contractor:' || r.independent_contractor_id`, 'contractor_bank_account r'),
  lookup_value: found(`'lookup:' || l.name`, 'lookup_value r join lookup l on l.id = r.lookup_id'),
  system_setting: found(`'system_setting:' || r.name || coalesce(':' || r.work_type, '')`, 'system_setting r'),
  project_comment: found(`'project:' || r.project_id`, 'project_comment r'),
  // a file of a job is found in that job's history
  attachment: `case when e.construction_id is null then ${found(
    `coalesce('project:' || r.project_id, 'potential_job:' || r.potential_job_id, ${DOCUMENT('d')})`,
    'attachment r left join resource_document d on d.id = r.resource_document_id',
  )} end`,
} as const satisfies Readonly<Partial<Record<Kind, string>>>;

/** Of an `event e`: 'kind:key', null where it has a page of its own, none at all, or is gone. Each kind looks up one row by its key. */
export const RECORD_OWNER = `case e.entity ${Object.entries(OWNERS)
  .map(([entity, owner]) => `when '${entity}' then ${owner}`)
  .join(' ')} end`;
