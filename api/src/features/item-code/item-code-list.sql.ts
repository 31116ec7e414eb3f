// The list of item codes in SQL (screens.md §2.18): its declaration is item-code.columns. The catalogue has no scope of its own: the claim gives it whole.
// Beside it its rows on the wire, and one of them as the list shows it now.
import { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { ITEM_CODE } from '@lotline/schema/domain/item/item-code.fields';
import { declaredList, MOST_OPTIONS, optionsSql } from '../../platform/list/declared-list.ts';
import { among, flagged, inNaturalOrder, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';
import { unitAmountToday } from '../item/unit-amount.sql.ts';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RowOf } from '@lotline/schema/domain/list/list-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { filterType, rowType } from '../../platform/list/declared-types.ts';
import { plainPresenter } from '../../platform/list/present-row.ts';

/** How many lines of jobs have the item of that alias. */
export const usageOf = (alias: string): string => `(select count(*)::integer from boq b where b.item_id = ${alias}.id)`;

const SQL: ListSql<typeof ITEM_CODE_LIST> = {
  from: 'field_item f',
  id: 'f.id',
  scope: (actor) => (canManage(actor, ITEM_CODE).ok ? [] : [{ sql: 'false' }]),
  shownFrom: 'join field_item f on f.id = at.id',
  columns: {
    code: 'f.code',
    name: 'f.name',
    description: 'f.description',
    itemType: 'f.item_type',
    unitOfMeasure: 'f.unit_of_measure',
    unitAmount: unitAmountToday('f'),
    estimatedTime: 'f.estimated_time',
    minQuantity: 'f.min_quantity',
    maxQuantity: 'f.max_quantity',
    preapprovalOver: 'f.preapproval_over',
    workTypes: 'f.work_types',
    shotList: 'f.shot_list',
    usageCount: usageOf('f'),
    isPriceDated: 'exists (select from item_price p where p.item_id = f.id and not p.is_archived)',
    mergedInto: '(select m.code from field_item m where m.id = f.merged_into_id)',
    isArchived: 'f.is_archived',
    id: 'f.id',
    version: 'f.version',
  },
  named: { itemTypes: 'f.item_type', unitsOfMeasure: 'f.unit_of_measure' },
  filters: {
    search: typedIn('f.code, f.name, f.description'),
    ids: among('f.id', 'int'),
    archived: flagged('f.is_archived'),
    used: flagged('exists (select 1 from boq b where b.item_id = f.id)'),
  },
  days: {},
  binds: ({ now, timeZone }) => ({ today: dayInZone(now().toISOString(), timeZone) }),
};

export const ITEM_CODES = declaredList(ITEM_CODE_LIST, SQL);

export const ITEM_CODE_OPTIONS_SQL = optionsSql(
  SQL,
  (column) =>
    `select coalesce((array_agg(distinct ${inNaturalOrder(column)} order by ${inNaturalOrder(column)}) filter (where ${column} <> ''))[1:${MOST_OPTIONS}], '{}') from field_item f`,
);

export type ItemCode = RowOf<typeof ITEM_CODE_LIST>;
export const ItemCode = rowType(ITEM_CODE_LIST, 'ItemCode', { description: 'With CAN_MANAGE_ITEM_CODES' });
export const ItemCodeFilterInput = filterType(ITEM_CODE_LIST, 'ItemCodeFilterInput');
export const presentItemCodes = plainPresenter(ITEM_CODE_LIST);

export async function oneItemCode(context: RequestContext, id: number): Promise<ItemCode> {
  const { rows } = await ITEM_CODES.page(context, parseInput(ITEM_CODES.inputs.page, { filter: { ids: [id] }, first: 1 }));
  const [row] = rows.map(presentItemCodes(context));
  return row ?? refuse('NOT_FOUND');
}
