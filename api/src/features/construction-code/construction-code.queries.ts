// One construction code as its page shows it: its fields, its rates over time, the child codes of its item, the jobs that are charged by it (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { CONSTRUCTION_CODE } from '@lotline/schema/domain/item/construction-code.fields';
import type { PaidCode, PaidParty } from '@lotline/schema/domain/item/child-rates.rules';
import { chargedFor, sellMargins, type SellMargin, type SoldCode } from '@lotline/schema/domain/item/sell-margin.rules';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { seenValues } from '@lotline/schema/domain/record/record-declaration';
import type { FieldValues } from '@lotline/schema/domain/kernel/field-merge';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { recordColumns } from '../../platform/record/write-record.ts';
import { paidCodesSql } from '../payment/paid-codes.sql.ts';
import { jobScope } from '../access/job.scope.ts';

const MOST_PERIODS = 200;
const MOST_CODES = 100;
const MOST_JOBS = 50;
const MOST_COUNTED = 1_001;
const MOST_CHOICES = 2_000;

interface Period {
  readonly id: number;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly sellRate: string | null;
}
interface PaidBy {
  readonly id: number;
  readonly code: string;
  readonly generalRate: string | null;
}
export interface ConstructionCodeDetailRow {
  readonly id: number;
  readonly version: number;
  readonly values: FieldValues;
  readonly isArchived: boolean;
  readonly itemCode: string;
  readonly itemName: string;
  readonly itemUnit: string | null;
  readonly periods: readonly Period[];
  readonly childCodes: readonly PaidBy[];
  /** For one unit of the item, on this day. */
  readonly charged: string | null;
  readonly margins: readonly (Omit<SellMargin, 'groupId' | 'contractorId'> & { readonly party: string | null })[];
  readonly jobs: readonly object[];
  readonly jobCount: number;
}

const plain = (column: string): string => `upper(regexp_replace(coalesce(${column}, ''), '\\s', '', 'g'))`;
/** The same customer, contract and code, as its constraint has it. */
const isSameCode = (a: string, b: string): string =>
  ['external_code', 'customer', 'contract'].map((column) => `${plain(`${a}.${column}`)} = ${plain(`${b}.${column}`)}`).join(' and ');

/** Jobs with a line of its item, of its contract, customer and work types, where it names them. */
const USING = `construction j where ${jobScope('j')} and exists (select from boq b where b.construction_id = j.id and b.item_id = k.item_id)
  and (k.contract is null or ${plain('j.contract')} = ${plain('k.contract')})
  and (k.customer is null or exists (select from project p where p.id = j.project_id and ${plain('p.customer')} = ${plain('k.customer')}))
  and (k.work_types is null or j.work_type = any(regexp_split_to_array(trim(k.work_types), '\\s*,\\s*')))`;

const DETAIL = prepared(
  'construction-code-detail',
  `select k.id, k.version, (select row_to_json(v) from (select ${recordColumns(CONSTRUCTION_CODE, 'k')}) v) as values, k.is_archived as "isArchived",
     f.code as "itemCode", f.name as "itemName", f.unit_of_measure as "itemUnit",
     ${jsonList(`select o.id, o.effective_from as "effectiveFrom", o.effective_to as "effectiveTo", o.sell_rate::text as "sellRate"
       from construction_code o where ${isSameCode('o', 'k')} and not o.is_archived order by o.effective_from desc limit ${String(MOST_PERIODS)}`)} as periods,
     ${jsonList(`select c.id, c.code, (select r.rate::text from child_code_rate r where r.child_code_id = c.id and not r.is_archived
           and num_nonnulls(r.group_id, r.contractor_id) = 0 and r.effective @> $today::date) as "generalRate"
       from child_code c where c.parent_item_id = k.item_id and not c.is_archived order by c.code, c.id limit ${String(MOST_CODES)}`)} as "childCodes",
     ${jsonList(`select j.id, j.work_order as "workOrder", j.address, j.status from ${USING} order by j.id desc limit ${String(MOST_JOBS)}`)} as jobs,
     ${paidCodesSql({ itemId: 'f.id', rates: 'r.effective @> $today::date' })} as paid, k.sell_rate::text as "sellRate", k.factor::text as factor,
     k.unit_of_measure as "unitOfMeasure",
     ${jsonList(`select r.group_id as "groupId", r.contractor_id as "contractorId", coalesce(g.name, o.trading_name, o.legal_name) as name
       from child_code_rate r join child_code c on c.id = r.child_code_id left join work_group g on g.id = r.group_id
         left join independent_contractor o on o.id = r.contractor_id
        where c.parent_item_id = k.item_id and not c.is_archived and not r.is_archived and r.effective @> $today::date`)} as parties,
     (select count(*)::integer from (select from ${USING} limit ${String(MOST_COUNTED)}) counted) as "jobCount"
   from construction_code k join field_item f on f.id = k.item_id where k.id = $id`,
);

interface FoundDetail extends Omit<ConstructionCodeDetailRow, 'charged' | 'margins'>, SoldCode {
  readonly paid: readonly PaidCode[];
  readonly parties: readonly (PaidParty & { readonly name: string | null })[];
}

/** What the customer pays for one unit of the item on this day, and what is left for each party that is paid. */
function withMargins({ paid, parties, sellRate, factor, unitOfMeasure, ...row }: FoundDetail, today: string): ConstructionCodeDetailRow {
  const charged = chargedFor({ sellRate, factor, unitOfMeasure }, row.itemUnit);
  if (charged === null) return { ...row, charged, margins: [] };
  const margins = sellMargins({ unitOfMeasure: row.itemUnit, codes: paid }, charged, today);
  const nameOf = ({ groupId, contractorId }: PaidParty): string | null =>
    parties.find((party) => party.groupId === groupId && party.contractorId === contractorId)?.name ?? null;
  return {
    ...row,
    charged,
    margins: margins.map(({ groupId, contractorId, ...one }) => ({ ...one, party: nameOf({ groupId, contractorId }) })),
  };
}

/** Without amounts for whoever may not see them, and of the jobs those that the person reads. */
export async function loadConstructionCode(
  { sequelize, actor, now, timeZone }: RequestContext,
  id: number,
): Promise<ConstructionCodeDetailRow | null> {
  const today = dayInZone(now().toISOString(), timeZone);
  const [read] = await sequelize.query<FoundDetail>(DETAIL, {
    bind: { ...scopeBinds(actor), id, today },
    type: QueryTypes.SELECT,
  });
  if (read === undefined) return null;
  const found = withMargins(read, today);
  const values = seenValues(actor, CONSTRUCTION_CODE, found.values);
  if (hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION')) return { ...found, values };
  const periods = found.periods.map((period) => ({ ...period, sellRate: null }));
  return {
    ...found,
    values,
    periods,
    charged: null,
    margins: [],
    childCodes: found.childCodes.map((code) => ({ ...code, generalRate: null })),
  };
}

const CHOICES = prepared(
  'construction-code-choices',
  `select f.id, f.code || ' · ' || f.name as name from field_item f where not f.is_archived order by f.code, f.id limit ${String(MOST_CHOICES)}`,
);

export const listItemChoices = ({ sequelize }: Pick<RequestContext, 'sequelize'>): Promise<{ id: number; name: string }[]> =>
  sequelize.query(CHOICES, { type: QueryTypes.SELECT });
