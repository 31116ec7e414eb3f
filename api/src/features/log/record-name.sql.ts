// What an entry of the log is of, in words: its kind and its name ('Person Leanne Hart'), or its number where it has no name or is gone.
import { ACTIVITY_RECORDS } from '@lotline/schema/domain/log/activity.columns';
import { SETTING_LABELS } from '@lotline/schema/domain/settings/setting-labels';
import { nameOf } from './log-person.sql.ts';

type Kind = keyof typeof ACTIVITY_RECORDS;

const named = (table: string, column: string): string => `(select r.${column} from ${table} r where r.id = e.entity_id)`;

/** As their pages are called. */
const SETTING_NAMES = Object.entries(SETTING_LABELS)
  .map(([name, label]) => `when '${name}' then '${label}'`)
  .join(' ');

const NAMES: Readonly<Partial<Record<Kind, string>>> = {
  construction: named('construction', 'work_order'),
  schedule: named('schedule', 'name'),
  project: named('project', 'name'),
  field_item: named('field_item', 'code'),
  child_code: named('child_code', 'code'),
  construction_code: named('construction_code', 'external_code'),
  role: named('role', 'name'),
  app_user: nameOf('e.entity_id'),
  work_group: named('work_group', 'name'),
  independent_contractor: named('independent_contractor', 'legal_name'),
  system_setting: `(select case r.name ${SETTING_NAMES} else r.name end from system_setting r where r.id = e.entity_id)`,
  document_kind: named('document_kind', 'label'),
  lookup_value: named('lookup_value', 'label'),
  resource_document: `(select k.label || ' of ' || coalesce(ic.legal_name, trim(du.first_name || ' ' || du.last_name))
     from resource_document rd join document_kind k on k.kind = rd.kind left join independent_contractor ic on ic.id = rd.independent_contractor_id
     left join app_user du on du.id = rd.user_id where rd.id = e.entity_id)`,
};

const isKind = (entity: string): entity is Kind => entity in ACTIVITY_RECORDS;
const nameSql = (entity: string): string => (isKind(entity) ? NAMES[entity] : undefined) ?? 'null';

/** Of an `event e`. Each kind looks up one row by its key, for the rows that are shown alone. */
export const RECORD_NAME = `case e.entity ${Object.entries(ACTIVITY_RECORDS)
  .map(([entity, word]) => `when '${entity}' then '${word} ' || coalesce(nullif(${nameSql(entity)}, ''), e.entity_id::text)`)
  .join(' ')} else initcap(left(e.entity, 1)) || replace(substr(e.entity, 2), '_', ' ') || ' ' || e.entity_id end`;
