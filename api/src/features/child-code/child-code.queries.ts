// One child code as its page shows it: its item, the codes beside it with their rates, and what its forms offer (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { CHILD_CODE } from '@lotline/schema/domain/item/child-code.fields';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { unitAmountToday } from '../item/unit-amount.sql.ts';
import { recordColumns } from '../../platform/record/write-record.ts';
import { RATE_COLUMNS } from '../payment/paid-codes.sql.ts';
import { usageOf } from './child-code-list.sql.ts';

const MOST_RATES = 500;
const MOST_CHOICES = 2_000;

interface RateRow {
  readonly id: number;
  readonly version: number;
  readonly groupId: number | null;
  readonly contractorId: number | null;
  readonly party: string | null;
  readonly rate: string | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

export interface CodeRow {
  readonly id: number;
  readonly code: string;
  readonly share: string;
  readonly unitOfMeasure: string | null;
  readonly isInSplit: boolean;
  readonly isArchived: boolean;
  readonly rates: readonly RateRow[];
}

export interface ChildCodeDetailRow {
  readonly id: number;
  readonly version: number;
  readonly values: Readonly<Record<string, string | null>>;
  readonly isArchived: boolean;
  readonly usageCount: number;
  readonly item: {
    readonly id: number;
    readonly code: string;
    readonly name: string;
    readonly unitOfMeasure: string | null;
    readonly unitAmount: string | null;
  } | null;
  /** Of its item, itself among them. */
  readonly codes: readonly CodeRow[];
}

/** Also those that were taken out of use, for what was issued by them. */
const CODES =
  jsonList(`select k.id, k.code, k.share::text as share, k.unit_of_measure as "unitOfMeasure", k.is_in_split as "isInSplit", k.is_archived as "isArchived",
    ${jsonList(`select r.id, r.version, coalesce(g.name, o.trading_name, o.legal_name) as party, ${RATE_COLUMNS}
       from child_code_rate r left join work_group g on g.id = r.group_id left join independent_contractor o on o.id = r.contractor_id
      where r.child_code_id = k.id and not r.is_archived
      order by num_nonnulls(r.group_id, r.contractor_id), 3 nulls first, r.effective_from desc limit ${String(MOST_RATES)}`)} as rates
  from child_code k where k.id = c.id or k.parent_item_id = c.parent_item_id order by k.id`);

const DETAIL = prepared(
  'child-code-detail',
  `select c.id, c.version, (select row_to_json(v) from (select ${recordColumns(CHILD_CODE, 'c')}) v) as values, c.is_archived as "isArchived",
     ${usageOf('c')} as "usageCount", ${CODES} as codes,
     (select json_build_object('id', f.id, 'code', f.code, 'name', f.name, 'unitOfMeasure', f.unit_of_measure, 'unitAmount', (${unitAmountToday('f')})::text)
        from field_item f where f.id = c.parent_item_id) as item
   from child_code c where c.id = $id`,
);

/** As it is stored; what of it a person sees is for `seenChildCode`. */
export async function loadChildCode(
  { sequelize, now, timeZone }: Pick<RequestContext, 'sequelize' | 'now' | 'timeZone'>,
  id: number,
): Promise<ChildCodeDetailRow | null> {
  const [found] = await sequelize.query<ChildCodeDetailRow>(DETAIL, {
    bind: { id, today: dayInZone(now().toISOString(), timeZone) },
    type: QueryTypes.SELECT,
  });
  return found ?? null;
}

/** Without amounts for whoever may not see them (specification 1 §6). */
export function seenChildCode({ actor }: Pick<RequestContext, 'actor'>, row: ChildCodeDetailRow): ChildCodeDetailRow {
  if (hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION')) return row;
  const codes = row.codes.map((code) => ({ ...code, rates: code.rates.map((rate) => ({ ...rate, rate: null })) }));
  return { ...row, item: row.item === null ? null : { ...row.item, unitAmount: null }, codes };
}

const CHOICES = prepared(
  'child-code-choices',
  `select ${jsonList(`select f.id, f.code || ' · ' || f.name as name from field_item f where not f.is_archived order by f.code, f.id limit ${String(MOST_CHOICES)}`)} as items,
     ${jsonList(`select g.id, g.name from work_group g where g.is_active and g.is_subcontractor order by g.name, g.id limit ${String(MOST_CHOICES)}`)} as groups,
     ${jsonList(`select o.id, coalesce(o.trading_name, o.legal_name) as name from independent_contractor o where o.status <> 'ended' order by 2, o.id limit ${String(MOST_CHOICES)}`)} as contractors`,
);

interface Named {
  readonly id: number;
  readonly name: string;
}
export interface ChildCodeChoicesRow {
  readonly items: readonly Named[];
  readonly groups: readonly Named[];
  readonly contractors: readonly Named[];
}

export async function loadChildCodeChoices({ sequelize }: Pick<RequestContext, 'sequelize'>): Promise<ChildCodeChoicesRow> {
  const [found] = await sequelize.query<ChildCodeChoicesRow>(CHOICES, { type: QueryTypes.SELECT });
  return found ?? { items: [], groups: [], contractors: [] };
}
