// The tasks that were issued by a child code, each with what it was issued at and what its day of issue is paid today: a rate that is dated back changes none of
// them (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { payFor } from '@lotline/schema/domain/item/child-rates.rules';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { taskScope } from '../access/task.scope.ts';
import { loadChildCode, type ChildCodeDetailRow } from './child-code.queries.ts';

/** The last that were issued; more are not compared. */
const MOST_LINES = 500;
const MOST_SHOWN = 100;

interface IssuedLine {
  readonly taskId: number;
  readonly itemId: number;
  readonly constructionId: number;
  readonly workOrder: string;
  readonly task: string;
  readonly group: string | null;
  readonly groupId: number | null;
  readonly contractorId: number | null;
  readonly childCode: string;
  readonly rate: string | null;
  readonly issuedDate: Date;
}

const LINES = prepared(
  'tasks-of-child-code',
  `select s.id as "taskId", i.id as "itemId", s.construction_id as "constructionId", j.work_order as "workOrder", s.name as task, g.name as "group", g.id as "groupId",
     g.independent_contractor_id as "contractorId", i.child_code as "childCode", i.rate::text as rate, s.issued_date as "issuedDate"
   from schedule_item i join schedule s on s.id = i.schedule_id join construction j on j.id = s.construction_id
     left join work_group g on g.id = case when s.completed_date is null then s.group_id else coalesce(s.completed_group_id, s.group_id) end
   where (i.child_code = $code or (strpos(i.child_code, ' + ') > 0 and $code = any(string_to_array(i.child_code, ' + '))))
     and s.issued_date is not null and ${taskScope('s')}
   order by s.issued_date desc, i.id desc limit ${String(MOST_LINES)}`,
);

export interface ChildCodeTaskRow {
  readonly taskId: number;
  readonly itemId: number;
  readonly constructionId: number;
  readonly workOrder: string;
  readonly task: string;
  readonly group: string | null;
  readonly issuedOn: string;
  readonly isAtOtherRate: boolean;
  readonly rate: string | null;
  readonly rateOfDay: string | null;
}

export interface ChildCodeTasksRow {
  readonly rows: readonly ChildCodeTaskRow[];
  readonly otherRates: number;
  readonly isCapped: boolean;
}

/** Those at another rate come first; null for a code that is not there. */
export async function loadChildCodeTasks(context: RequestContext, id: number): Promise<ChildCodeTasksRow | null> {
  const child = await loadChildCode(context, id);
  const own = child?.codes.find((code) => code.id === id);
  if (child === null || own === undefined) return null;
  const lines = await context.sequelize.query<IssuedLine>(LINES, {
    bind: { ...scopeBinds(context.actor), code: own.code },
    type: QueryTypes.SELECT,
  });
  const compared = lines.map((line) => comparedLine(child, line, dayInZone(line.issuedDate.toISOString(), context.timeZone)));
  const other = compared.filter(({ isAtOtherRate }) => isAtOtherRate);
  const rows = [...other, ...compared.filter(({ isAtOtherRate }) => !isAtOtherRate)].slice(0, MOST_SHOWN);
  const seesMoney = hasClaim(context.actor, 'CAN_VIEW_FINANCIAL_INFORMATION');
  return {
    rows: seesMoney ? rows : rows.map((row) => ({ ...row, rate: null, rateOfDay: null })),
    otherRates: other.length,
    isCapped: lines.length === MOST_LINES,
  };
}

function comparedLine({ item, codes }: ChildCodeDetailRow, line: IssuedLine, issuedOn: string): ChildCodeTaskRow {
  const paid = codes.map((code) => ({
    ...code,
    rates: code.rates.flatMap(({ rate, ...dated }) => (rate === null ? [] : [{ ...dated, rate }])),
  }));
  const pay = payFor({ childCode: line.childCode, unitOfMeasure: item?.unitOfMeasure ?? null, codes: paid }, line, issuedOn);
  const rateOfDay = pay.isPaid ? pay.rate : null;
  const { taskId, itemId, constructionId, workOrder, task, group, rate } = line;
  return { taskId, itemId, constructionId, workOrder, task, group, issuedOn, rate, rateOfDay, isAtOtherRate: rate !== rateOfDay };
}
