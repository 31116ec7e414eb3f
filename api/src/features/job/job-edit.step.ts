// Steps that creating and editing a job share: the settings of its work type, the one of its work order, who changed what last.
import { QueryTypes } from 'sequelize';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { WORK_TYPE_SETTINGS, type WorkTypeSettings } from '@lotline/schema/domain/job/job-edit.rules';
import { customName, textValue, type JobValues } from '@lotline/schema/domain/job/job.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantText } from '../../platform/db/wire-columns.ts';
import type { LastChange } from '../../platform/record/merge-record.ts';
import { loadSettings } from '../setting/several-settings.queries.ts';

/** All that each of these work types decides, in one read. */
export async function loadWorkTypeSettings(
  command: CommandContext,
  ...workTypes: readonly string[]
): Promise<(workType: string) => WorkTypeSettings> {
  const settingsOf = await loadSettings(command, WORK_TYPE_SETTINGS, workTypes);
  return (workType) => ({
    'Field Work Task': settingsOf('Field Work Task', workType),
    'Field Work List': settingsOf('Field Work List', workType),
    'Job Status Settings': settingsOf('Job Status Settings', workType),
    'Field Job Status': settingsOf('Field Job Status', workType),
    'Optional Construction Fields': settingsOf('Optional Construction Fields', workType),
    'Address Type': settingsOf('Address Type', workType),
    'Custom Construction Fields': settingsOf('Custom Construction Fields', workType),
    'Expected Photos': settingsOf('Expected Photos', workType),
    'Ticket of Work': settingsOf('Ticket of Work', workType),
  });
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
