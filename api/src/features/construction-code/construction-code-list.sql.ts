// The list of construction codes in SQL (screens.md §2.18): its declaration is construction-code.columns. It has no scope of its own: the claim gives it whole.
import { CONSTRUCTION_CODE_LIST } from '@lotline/schema/domain/item/construction-code.columns';
import { CONSTRUCTION_CODE } from '@lotline/schema/domain/item/construction-code.fields';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { declaredList, MOST_OPTIONS, optionsSql } from '../../platform/list/declared-list.ts';
import { among, flagged, inNaturalOrder, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';

const SQL: ListSql<typeof CONSTRUCTION_CODE_LIST> = {
  from: 'construction_code k join field_item f on f.id = k.item_id',
  id: 'k.id',
  scope: (actor) => (canManage(actor, CONSTRUCTION_CODE).ok ? [] : [{ sql: 'false' }]),
  shownFrom: 'join construction_code k on k.id = at.id join field_item f on f.id = k.item_id',
  columns: {
    externalCode: 'k.external_code',
    customer: 'k.customer',
    contract: 'k.contract',
    description: 'k.description',
    itemCode: 'f.code',
    unitOfMeasure: 'k.unit_of_measure',
    factor: 'k.factor',
    sellRate: 'k.sell_rate',
    gstTreatment: 'k.gst_treatment',
    effectiveFrom: 'k.effective_from',
    effectiveTo: 'k.effective_to',
    workTypes: 'k.work_types',
    minQuantity: 'k.min_quantity',
    maxQuantity: 'k.max_quantity',
    preapprovalOver: 'k.preapproval_over',
    isArchived: 'k.is_archived',
    id: 'k.id',
    version: 'k.version',
  },
  named: { customers: 'k.customer', contracts: 'k.contract' },
  filters: {
    search: typedIn('k.external_code, k.description, k.customer, k.contract, f.code'),
    ids: among('k.id', 'int'),
    current: flagged('k.effective @> $today::date'),
    archived: flagged('k.is_archived'),
  },
  days: {},
  binds: ({ now, timeZone }) => ({ today: dayInZone(now().toISOString(), timeZone) }),
};

export const CONSTRUCTION_CODES = declaredList(CONSTRUCTION_CODE_LIST, SQL);

export const CONSTRUCTION_CODE_OPTIONS_SQL = optionsSql(
  SQL,
  (column) =>
    `select coalesce((array_agg(distinct ${inNaturalOrder(column)} order by ${inNaturalOrder(column)}) filter (where ${column} <> ''))[1:${MOST_OPTIONS}], '{}') from construction_code k`,
);
