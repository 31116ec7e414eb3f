// Which of a job's custom fields a person reads: all with CAN_ACCESS_CONSTRUCTION, else those that the job's work type marks for the field
// (isFieldWork, domain.md §4). Decided in the statement, so that every way out is filtered alike and none by a second read.
const NAME = `s.name = 'Custom Construction Fields'`;

/** Names by work type, those of the default under ''. It hangs on no row: the database reads it once a statement. */
const FIELD_NAMES = `(select jsonb_object_agg(coalesce(s.work_type, ''),
    jsonb_path_query_array(s.config, '$.templates[*] ? (@.isFieldWork == true).fieldName')) from system_setting s where ${NAME})`;

const isForField = (job: string, name: string): string =>
  `jsonb_exists(coalesce(${FIELD_NAMES} -> ${job}.work_type, ${FIELD_NAMES} -> ''), ${name})`;

/** One JSON object, name to value, of that alias's job; bind with scopeBinds. */
export const customFieldsOf = (job: string): string => `(case when $canAccessConstruction::boolean then ${job}.custom_fields
    else (select coalesce(jsonb_object_agg(own.key, own.value), '{}') from jsonb_each(${job}.custom_fields) own where ${isForField(job, 'own.key')}) end)`;
