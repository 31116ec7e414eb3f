// What a contractor is paid by: its rates and those of its groups, and a statement of a period (screens.md §2.19). Amounts are null without
// CAN_VIEW_FINANCIAL_INFORMATION.
import { QueryTypes } from 'sequelize';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import type { StatementInput } from '@lotline/schema/domain/contractor/statement.input';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { PAYMENT_ROWS, totalOf } from './contractor-payment-list.sql.ts';
import type { ContractorRates, ContractorStatement } from './contractor-money.type.ts';

/** Codes that one contractor has rates of; more are found on the pages of the codes. */
const MOST_RATES = 500;

type RateRow = ContractorRates['rows'][number];

const RATES = prepared(
  'contractor-rates',
  `select r.id, r.child_code_id as "childCodeId", k.code, k.description, coalesce(k.unit_of_measure, f.unit_of_measure) as "unitOfMeasure", g.name as "group",
     case when $seesAmounts::boolean then r.rate::text end as rate, r.effective_from::text as "effectiveFrom", r.effective_to::text as "effectiveTo"
   from child_code_rate r join child_code k on k.id = r.child_code_id left join field_item f on f.id = k.parent_item_id left join work_group g on g.id = r.group_id
   where not r.is_archived and (r.contractor_id = $id or g.independent_contractor_id = $id)
   order by k.code, g.name nulls first, r.effective_from desc, r.id limit ${String(MOST_RATES + 1)}`,
);

/** @throws RefusalError CLAIM_REQUIRED */
export async function loadContractorRates({ sequelize, actor }: RequestContext, id: number): Promise<ContractorRates> {
  must(canManage(actor, CONTRACTOR));
  const bind = { id, seesAmounts: hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION') };
  const rows = await sequelize.query<RateRow>(RATES, { bind, type: QueryTypes.SELECT });
  return { rows: rows.slice(0, MOST_RATES), isCapped: rows.length > MOST_RATES };
}

type StateRow = ContractorStatement['states'][number];
type Paid = Pick<ContractorStatement, 'paidCount' | 'paidExGst' | 'paidIncGst'>;

const SUMS = prepared(
  'contractor-statement',
  `select p.state, count(*)::integer as count, sum(${totalOf('value_ex_gst')})::text as "exGst", sum(${totalOf('value_inc_gst')})::text as "incGst"
   from ${PAYMENT_ROWS}
   where c.id = $contractorId and p.created_at >= $from::date::timestamp at time zone $timeZone
     and p.created_at < ($to::date + 1)::timestamp at time zone $timeZone
   group by p.state`,
);
/** As the tax office counts: what was paid in the period, whenever the work was done. */
const PAID = prepared(
  'contractor-paid',
  `select count(*)::integer as "paidCount", coalesce(sum(p.paid_amount_ex_gst), 0)::numeric(14, 2)::text as "paidExGst",
     coalesce(sum(p.paid_amount_inc_gst), 0)::numeric(14, 2)::text as "paidIncGst"
   from ${PAYMENT_ROWS} where c.id = $contractorId and p.state = 'paid' and p.paid_date between $from::date and $to::date`,
);

/** @throws RefusalError CLAIM_REQUIRED */
export async function loadStatement(context: RequestContext, asked: StatementInput): Promise<ContractorStatement> {
  const { sequelize, actor, timeZone } = context;
  must(canManage(actor, CONTRACTOR));
  const { contractorId, from, to } = asked;
  const states = await sequelize.query<StateRow>(SUMS, { bind: { contractorId, from, to, timeZone }, type: QueryTypes.SELECT });
  const [paid] = await sequelize.query<Paid>(PAID, { bind: { contractorId, from, to }, type: QueryTypes.SELECT });
  if (paid === undefined) return refuse('NOT_FOUND');
  if (hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION')) return { from, to, states, ...paid };
  return { from, to, states: states.map((row) => ({ ...row, exGst: null, incGst: null })), ...paid, paidExGst: null, paidIncGst: null };
}
