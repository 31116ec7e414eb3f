// The completed view: what the groups completed in the last months, newest first (specification 2 §3, §6; contract/rest.md).
import { QueryTypes } from 'sequelize';
import { MOST_COMPLETED_TASKS, type CompletedMonths, type CompletedTask } from '@lotline/schema/domain/task/field-task';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { instantColumns, jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { presentCompletedTask, type CompletedRow } from './completed.presenter.ts';
import type { ListedGroups } from './listed-groups.scope.ts';

const ITEMS = `select ${wireColumns('i', 'id child_code boq_id variation_reason approved_by review_reason', 'quantity completed_qty approved_qty rate')} from schedule_item i
  where i.schedule_id = s.id and (coalesce(i.child_code, '') <> '') = $childCoded::boolean order by i.id`;
const BOQS = `select ${wireColumns('b', 'id code item_type unit_of_measure description')} from boq b
  where b.id in (select i.boq_id from schedule_item i where i.schedule_id = s.id) order by b.item_type, b.id`;
const PAYMENT_ITEMS = `select ${wireColumns('pi', 'item_code comments')} from payment_item pi where pi.payment_id = p.id order by pi.id`;
const PAYMENTS = `select ${wireColumns('p', 'id name owner')}, ${jsonList(PAYMENT_ITEMS)} as "paymentItems" from payment p
  where p.schedule_id = s.id and p.state <> 'void' order by p.id`;

const COMPLETED_SQL = `select ${jsonList(`select
    ${wireColumns('s', 'id name construction_id resource owner group_id completed_group_id')}, ${instantColumns('s', 'completed_date')},
    c.delivery_partner as dp, ${wireColumns('c', 'work_order work_type address')}, coalesce(g.is_subcontractor, false) as "isSubcontractor",
    coalesce(live.state = 'paid', false) as paid, coalesce(live.state in ('approved', 'issued', 'paid'), false) as approved,
    ${jsonList(ITEMS)} as items, ${jsonList(BOQS)} as boqs, ${jsonList(PAYMENTS)} as payments
  from (select * from schedule l
         where l.completed_date > $now::timestamptz - make_interval(months => $months::int)
           and ($everyGroup::boolean or l.completed_group_id = any($listedGroupIds::int[]))
         order by l.completed_date desc, l.id desc limit ${MOST_COMPLETED_TASKS}) s
  join construction c on c.id = s.construction_id
  left join work_group g on g.id = s.completed_group_id
  left join payment live on live.schedule_id = s.id and live.state <> 'void'
  order by s.completed_date desc, s.id desc`)} as tasks`;

export async function loadCompleted(context: RequestContext, groups: ListedGroups, months: CompletedMonths): Promise<CompletedTask[]> {
  const { actor } = context;
  const [found] = await context.sequelize.query<{ tasks: CompletedRow[] }>(COMPLETED_SQL, {
    bind: { ...groups, months, now: context.now(), childCoded: actor.isSubcontractor },
    type: QueryTypes.SELECT,
  });
  return (found?.tasks ?? []).map((task) => presentCompletedTask(task, actor));
}
