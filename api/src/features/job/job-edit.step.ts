// Steps that creating and editing a job share: the settings of its work type, the one of its work order, who changed what last.
import { QueryTypes } from 'sequelize';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { WORK_TYPE_SETTINGS, type WorkTypeSettings } from '@lotline/schema/domain/job/job-edit.rules';
import { customName, textValue, type JobValues } from '@lotline/schema/domain/job/job.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantText } from '../../platform/db/wire-columns.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';

/** All that a work type decides. */
export async function loadWorkTypeSettings(command: CommandContext, workType: string): Promise<WorkTypeSettings> {
  const [
    fieldWorkTask,
    fieldWorkList,
    jobStatuses,
    fieldJobStatus,
    optionalFields,
    addressType,
    customFields,
    expectedPhotos,
    ticketOfWork,
  ] = await Promise.all([
    loadSetting(command, WORK_TYPE_SETTINGS[0], workType),
    loadSetting(command, WORK_TYPE_SETTINGS[1], workType),
    loadSetting(command, WORK_TYPE_SETTINGS[2], workType),
    loadSetting(command, WORK_TYPE_SETTINGS[3], workType),
    loadSetting(command, WORK_TYPE_SETTINGS[4], workType),
    loadSetting(command, WORK_TYPE_SETTINGS[5], workType),
    loadSetting(command, WORK_TYPE_SETTINGS[6], workType),
    loadSetting(command, WORK_TYPE_SETTINGS[7], workType),
    loadSetting(command, WORK_TYPE_SETTINGS[8], workType),
  ]);
  return {
    'Field Work Task': fieldWorkTask,
    'Field Work List': fieldWorkList,
    'Job Status Settings': jobStatuses,
    'Field Job Status': fieldJobStatus,
    'Optional Construction Fields': optionalFields,
    'Address Type': addressType,
    'Custom Construction Fields': customFields,
    'Expected Photos': expectedPhotos,
    'Ticket of Work': ticketOfWork,
  };
}

interface Other {
  readonly id: number;
  readonly workOrder: string;
  readonly address: string;
  readonly lotNumber: string | null;
  readonly unitNumber: string | null;
  readonly streetNumber: string | null;
  readonly streetName: string | null;
  readonly roadType: string | null;
  readonly suburb: string | null;
  readonly state: string | null;
  readonly postCode: string | null;
}

const SAME_WORK_ORDER = prepared(
  'same-work-order',
  `select c.id, c.work_order as "workOrder", c.address, c.lot_number as "lotNumber", c.unit_number as "unitNumber", c.street_number as "streetNumber",
      c.street_name as "streetName", c.road_type as "roadType", c.suburb, c.state, c.post_code as "postCode"
     from construction c where c.work_order = $workOrder and coalesce(c.contract, '') = coalesce($contract::text, '') and c.id <> $exceptId`,
);

/** One work order, one job under each contract: the refusal names the other one. Two at the same instant: the database's own key refuses the second. */
export async function mustBeOnlyWorkOrder({ sequelize, transaction }: CommandContext, values: JobValues, exceptId: number): Promise<void> {
  const bind = { workOrder: textValue(values, 'workOrder'), contract: textValue(values, 'contract'), exceptId };
  const [other] = await sequelize.query<Other>(SAME_WORK_ORDER, { bind, transaction, type: QueryTypes.SELECT });
  if (other === undefined) return;
  refuse('WORK_ORDER_TAKEN', { field: 'workOrder', id: other.id, workOrder: other.workOrder, address: formatAddress(other) });
}

/** Who changed a field last, when, and why. */
export interface LastChange {
  readonly field: string;
  readonly by: string | null;
  readonly at: string;
  readonly why: string | null;
}

const LAST_CHANGES = prepared(
  'last-changes-of-fields',
  `select distinct on (f.field) f.field, nullif(trim(u.first_name || ' ' || u.last_name), '') as by, ${instantText('e.recorded_at')} as at, e.why
     from unnest($fields::text[], $tops::text[], $customs::text[]) f(field, top, custom)
     join event e on e.construction_id = $constructionId and e.entity = 'construction' and jsonb_exists(e.after, f.top)
      and (f.custom = '' or (e.after -> f.top -> f.custom) is distinct from (e.before -> f.top -> f.custom))
     left join app_user u on u.id = e.actor_user_id
    order by f.field, e.id desc`,
);

/** As the events name it: the primary contact's values are told with the contacts. */
function topOf(field: string): string {
  if (customName(field) !== null) return 'customFields';
  return field === 'siteContact' || field === 'siteContactPhone' ? 'siteContacts' : field;
}

export function loadLastChanges(
  { sequelize, transaction }: CommandContext,
  constructionId: number,
  fields: readonly string[],
): Promise<LastChange[]> {
  const bind = {
    constructionId,
    fields: [...fields],
    tops: fields.map(topOf),
    customs: fields.map((field) => customName(field) ?? ''),
  };
  return sequelize.query<LastChange>(LAST_CHANGES, { bind, transaction, type: QueryTypes.SELECT });
}
