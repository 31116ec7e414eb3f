// The whole job as the task page needs it, in one statement, within the person's scope (specification 1 §7, ConstructionQuery). How much a job holds is
// bounded where it is written (schema/domain/job/job-room.rules.ts).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { canReadHistory } from '@lotline/schema/domain/history/history.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { approvedFirstSql } from '../task-record/approved-first.sql.ts';
import { limitsJoin } from '../task-record/item-limits.sql.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { ATTACHMENT_COLUMNS, ATTACHMENT_TABLES } from '../attachment/attachment.presenter.ts';
import { receiptScope } from '../attachment/attachment.scope.ts';
import { PAYMENT_LIST } from '../payment/payment.presenter.ts';
import { TASK_FACT_COLUMNS, TASK_FACT_JOINS } from '../task-record/task-facts.sql.ts';
import { scheduleColumns } from '../task-record/task.presenter.ts';
import { taskScope } from '../access/task.scope.ts';
import { presentConstruction, type ConstructionRow } from './construction.presenter.ts';
import type { Construction } from './construction.type.ts';
import { COUNT_OF_ACTIONS } from '../job-event/job-event-count.sql.ts';
import { heardBinds } from '../job-event/job-event.scope.ts';
import { customFieldsOf } from './custom-fields.sql.ts';
import { jobScope } from '../access/job.scope.ts';

const JOB_COLUMNS = wireColumns(
  'c',
  `id version status comments work_order release_date description address contact_details build_type work_type premises delivery_partner
   delivery_partner_pm developer adtech_pm scheduler original_due_date updated_due_date dbyd_expiry_date start_due_date lase_date onsite_date
   integration_date crq_date crq_number accelerated_job site_contact site_contact_phone customer_ref bom_comments contract region quote_number
   pre_payment_number checklist booked_date work_tasks_complete_date location_id is_received status_change_hangfire_id lot_number unit_number
   street_number street_name road_type suburb state post_code builder_approval_sent_date builder_approved_date financial_contact_name
   hold_reason hold_until`,
);
const BOQ_COLUMNS = wireColumns(
  'b',
  'id version client_id item_id code description item_type unit_of_measure comments variation_decided_date variation_decided_by variation_reason preapproval_note',
  'unit_amount preapproved_qty quantity variation_qty design_variation assigned_qty completed_qty estimated_time',
);

/**
 * The select list of a ConstructionRow: construction c and its visible tasks. Binds: $today and scopeBinds.
 * @param ofJob which of `visible` are its own, where that holds the tasks of several jobs
 */
export const jobColumns = (
  ofJob = '',
): string => `${JOB_COLUMNS}, c.project_fsam as "projectFSAM", ${customFieldsOf('c')} as "customFields",
    ${jsonList(`select ${BOQ_COLUMNS}, ${approvedFirstSql('b')} as "approvedFirst" from boq b ${limitsJoin('b.construction_id', 'b.item_id')}
      where b.construction_id = c.id order by b.item_type, b.id`)} as boqs,
    ${jsonList(`select ${scheduleColumns('v')} from visible v ${ofJob} order by v.id`)} as schedules,
    ${jsonList(PAYMENT_LIST)} as payments,
    ${jsonList(`select ${ATTACHMENT_COLUMNS} from ${ATTACHMENT_TABLES}
      where a.construction_id = c.id and a.state = 'uploaded' and (a.schedule_id is null or a.schedule_id in (select id from visible))
        and ${receiptScope('a')}
      order by a.created_utc desc, a.id desc`)} as attachments,
    ${jsonList(`select ${wireColumns('sc', 'id name description phone email sort_order')} from site_contact sc
      where sc.construction_id = c.id order by sc.sort_order, sc.id`)} as "siteContacts"`;

/** The tasks that this person reads, of the jobs that the condition on s names; found once, and all else hangs on them or on the job. */
export const visibleTasks = (ofJobs: string): string =>
  `visible as materialized (select s.*, ${TASK_FACT_COLUMNS} from schedule s ${TASK_FACT_JOINS} where ${ofJobs} and ${taskScope('s')})`;

/** Binds: $id, $today and pageBinds. */
const CONSTRUCTION_SQL = prepared(
  'construction',
  `
with ${visibleTasks('s.construction_id = $id')}
select row_to_json(job) as job from (select ${jobColumns()}, case when $readsHistory::boolean then ${COUNT_OF_ACTIONS} end as "eventCount" from construction c where c.id = $id and ${jobScope('c')}) job`,
);

const pageBinds = (actor: Actor) => ({ ...heardBinds(actor), readsHistory: canReadHistory(actor).ok });

/** Plans the statement on the connection of the transaction. */
export async function prepareConstruction(sequelize: Sequelize, actor: Actor, transaction: Transaction): Promise<void> {
  const bind = { ...pageBinds(actor), id: 0, today: '2000-01-01' };
  await sequelize.query(CONSTRUCTION_SQL, { bind, transaction, type: QueryTypes.SELECT });
}

/** The job as this person may see it, or null when it is unknown or out of scope. */
export async function loadConstruction(context: RequestContext, constructionId: number): Promise<Construction | null> {
  const [found] = await context.sequelize.query<{ job: ConstructionRow }>(CONSTRUCTION_SQL, {
    bind: { ...pageBinds(context.actor), id: constructionId, today: dayInZone(context.now().toISOString(), context.timeZone) },
    type: QueryTypes.SELECT,
  });
  return found === undefined ? null : presentConstruction(context, found.job);
}
