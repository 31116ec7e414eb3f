// The catalogue as the field is offered it: what is in use, and what a task already holds (specification 1 §5, §7, FieldItemsQuery).
import { QueryTypes } from 'sequelize';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { catalogueKey } from '@lotline/schema/domain/item/pasted-items.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { taskScope } from '../access/task.scope.ts';
import type { FieldItem } from './field-item.type.ts';
import { unitAmountToday } from './unit-amount.sql.ts';

/** Of the catalogue as it is offered; those that the task holds are always among them. */
export const MOST_FIELD_ITEMS = 5_000;

const HELD = 'select b.item_id from schedule_item i join boq b on b.id = i.boq_id where i.schedule_id = $taskId';

const WIRE = `${wireColumns('f', 'id code name description unit_of_measure is_archived')}, limits.min_quantity::text as "minQuantity",
  limits.max_quantity::text as "maxQuantity", (${unitAmountToday('f')})::text as "unitAmount"`;

const FIELD_ITEMS_SQL = `select
    $taskId::int is null or exists (select 1 from schedule s where s.id = $taskId and ${taskScope('s')}) as "isVisible",
    ${jsonList(`select ${WIRE}
      from (select * from field_item one where not one.is_archived or one.id in (${HELD})
            order by one.id in (${HELD}) desc nulls last, one.code limit ${MOST_FIELD_ITEMS}) f
      left join lateral item_limits((select s.construction_id from schedule s where s.id = $taskId), f.id, $today::date) limits on true
      order by f.code`)} as items`;

/** @throws RefusalError NOT_FOUND for a task out of scope. */
export async function loadFieldItems(context: RequestContext, taskId: number | null): Promise<FieldItem[]> {
  const [found] = await context.sequelize.query<{ isVisible: boolean; items: FieldItem[] }>(FIELD_ITEMS_SQL, {
    bind: { ...scopeBinds(context.actor), taskId, today: todayOf(context) },
    type: QueryTypes.SELECT,
  });
  if (found?.isVisible !== true) refuse('NOT_FOUND');
  const seesAmounts = hasClaim(context.actor, 'CAN_VIEW_FINANCIAL_INFORMATION');
  return found.items.map((item) => presentFieldItem(item, seesAmounts));
}

const BY_CODE = `select ${WIRE} from field_item f left join lateral item_limits(null, f.id, $today::date) limits on true
  where upper(regexp_replace(f.code, '\\s', '', 'g')) = any($codes::text[]) order by f.code`;

const todayOf = ({ now, timeZone }: RequestContext): string => dayInZone(now().toISOString(), timeZone);

/** Those that have one of these codes, whatever its case; archived ones too, so that a row that names one is told so. */
export async function findItemsByCode(context: RequestContext, codes: readonly string[]): Promise<FieldItem[]> {
  const { sequelize, actor } = context;
  const bind = { codes: codes.map(catalogueKey), today: todayOf(context) };
  const items = await sequelize.query<FieldItem>(BY_CODE, { bind, type: QueryTypes.SELECT });
  const seesAmounts = hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION');
  return items.map((item) => presentFieldItem(item, seesAmounts));
}

function presentFieldItem(row: FieldItem, seesAmounts: boolean): FieldItem {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    unitAmount: seesAmounts ? row.unitAmount : null,
    unitOfMeasure: row.unitOfMeasure,
    minQuantity: row.minQuantity,
    maxQuantity: row.maxQuantity,
    isArchived: row.isArchived,
  };
}
