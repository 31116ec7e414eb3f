// Every figure that the database keeps and that could be computed anew from other rows: from what, by whom, under which lock, and the
// statement that computes it anew (decision 023). `differing` lists the rows in which the figure is not what its sources give.

export interface Figure {
  /** `table.column`; none for a rule that no single column holds. */
  readonly columns: readonly string[];
  readonly from: string;
  /** Commands and triggers; none: only imports and seeds write it so far. */
  readonly writtenBy: readonly string[];
  readonly lock: string;
  readonly differing: string | null;
}

const ITEM_CHANGES = `select (e.detail ->> 'scheduleItemId')::int as item_id, count(*) as changes from event e
  where e.entity = 'schedule' and e.move = 'changeItem' group by 1`;

const EVENTS = (entity: string) => `select e.entity_id, count(*) as changes from event e where e.entity = '${entity}' group by 1`;

function commentFigure(table: string, moves: { readonly edited: string; readonly deleted: string }): Figure {
  return {
    columns: [`${table}.version`, `${table}.modified_utc`],
    from: 'one for each edit and for the deletion; the instant of the latest edit',
    writtenBy: [moves.edited, moves.deleted],
    lock: 'the comment',
    differing: `select f.id, f.version as has, e.changes as should from ${table} f
      cross join lateral (select count(*) as changes, max(e.recorded_at) filter (where e.move = '${moves.edited}') as edited from event e
        where e.entity = '${table}' and e.entity_id = f.id and e.move in ('${moves.edited}', '${moves.deleted}')) e
      where f.version <> e.changes or f.modified_utc is distinct from e.edited`,
  };
}

const BOQ: readonly Figure[] = [
  {
    columns: ['boq.completed_qty'],
    from: 'the sum of completed_qty of the items on this line, of all tasks',
    writtenBy: ['changeItem', 'addItem'],
    lock: 'the line, locked in a statement before the one that sums; addItem makes the line itself',
    differing: `select b.id, b.completed_qty as has, i.done as should from boq b
      join (select boq_id, sum(completed_qty) as done from schedule_item group by boq_id) i on i.boq_id = b.id
      where b.completed_qty is distinct from i.done`,
  },
  {
    columns: ['boq.variation_qty'],
    from: 'the quantity of the unplanned item that made the line',
    writtenBy: ['addItem'],
    lock: 'none: written once, with its row',
    differing: `select b.id, b.variation_qty as has, e.detail ->> 'quantity' as should
      from event e join boq b on b.id = (e.detail ->> 'boqId')::int
      where e.move = 'addItem' and b.variation_qty is distinct from (e.detail ->> 'quantity')::numeric`,
  },
  {
    columns: ['boq.version'],
    from: 'one for each change of an item on this line',
    writtenBy: ['changeItem'],
    lock: 'the line',
    differing: `select b.id, b.version as has, coalesce(sum(c.changes), 0) as should from boq b
      join schedule_item i on i.boq_id = b.id left join (${ITEM_CHANGES}) c on c.item_id = i.id
      group by b.id having b.version <> coalesce(sum(c.changes), 0)`,
  },
];

const TASK: readonly Figure[] = [
  {
    columns: ['schedule.rejected_item_count'],
    from: 'the number of its rejected items',
    writtenBy: ['trigger schedule_counts_rejected_items'],
    lock: 'the task: whoever changes an item locks its task first, and the trigger counts up and down',
    differing: `select s.id, s.rejected_item_count as has, i.items as should from schedule s
      cross join lateral (select count(*) as items from schedule_item i where i.schedule_id = s.id and i.rejected_date is not null) i
      where s.rejected_item_count <> i.items`,
  },
  {
    columns: ['schedule.onsite_date'],
    from: 'the begin of its earliest visit',
    writtenBy: ['goOnsite'],
    lock: 'the task',
    differing: `select s.id, s.onsite_date as has, v.first as should from schedule s
      join (select schedule_id, min(on_site_utc) as first from task_user group by 1) v on v.schedule_id = s.id
      where v.first is not null and s.onsite_date is distinct from v.first`,
  },
  {
    columns: ['schedule.completed_date', 'schedule.completed_group_id'],
    from: 'the end of the visit that completed it, and the group whose task it then was',
    writtenBy: ['complete', 'completePartially', 'reopen'],
    lock: 'the task',
    differing: `select s.id, s.completed_date as has, max(v.completed_utc) as should from schedule s join task_user v on v.schedule_id = s.id
      where s.completed_date is not null and v.completed_utc is not null group by s.id
      having s.completed_date is distinct from max(v.completed_utc) or s.completed_group_id is null`,
  },
  {
    columns: ['schedule.version'],
    from: 'one for each move',
    writtenBy: ['every move'],
    lock: 'the task',
    differing: `select s.id, s.version as has, e.changes as should from schedule s join (${EVENTS('schedule')}) e on e.entity_id = s.id
      where s.version <> e.changes`,
  },
  {
    columns: ['schedule_item.version'],
    from: 'one for each change of its quantity',
    writtenBy: ['changeItem'],
    lock: 'the task',
    differing: `select i.id, i.version as has, c.changes as should from schedule_item i join (${ITEM_CHANGES}) c on c.item_id = i.id
      where i.version <> c.changes`,
  },
  {
    columns: ['task_user.version'],
    from: 'one for each change of the row, as its images have them',
    writtenBy: ['goOnsite', 'goOffsite', 'complete', 'completePartially', 'confirm', 'comment', 'reopen'],
    lock: 'the task',
    differing: `select v.id, v.version as has, e.changes as should from task_user v
      cross join lateral (select count(*) as changes from change c
        where c.table_name = 'task_user' and c.row_key = v.id::text and c.operation = 'U') e
      where v.version <> e.changes`,
  },
  {
    columns: [],
    from: 'a person has at most one record without times on a task, and at most one open visit',
    writtenBy: ['confirm', 'comment', 'goOnsite'],
    lock: 'the task; the open visit also by the unique index task_user_one_open',
    differing: `select v.schedule_id as id, count(*) as has, 1 as should from task_user v where v.on_site_utc is null
      group by v.schedule_id, v.user_id having count(*) > 1`,
  },
];

const JOB: readonly Figure[] = [
  {
    columns: ['construction.onsite_date'],
    from: 'the calendar day of the visit that found it empty: the first on any of its tasks',
    writtenBy: ['goOnsite'],
    lock: 'the job, locked before the task while it has no day',
    differing: `select s.construction_id as id, c.onsite_date as has, (min(v.on_site_utc) at time zone 'Australia/Sydney')::date as should
      from construction c join schedule s on s.construction_id = c.id join task_user v on v.schedule_id = s.id
      group by s.construction_id, c.onsite_date
      having c.onsite_date is distinct from (min(v.on_site_utc) at time zone 'Australia/Sydney')::date`,
  },
  {
    columns: ['construction.site_contact', 'construction.site_contact_phone'],
    from: 'name and phone of its primary contact: the lowest sort_order, the first of equals',
    writtenBy: ['setSiteContacts'],
    lock: 'the job',
    differing: `select c.id, c.site_contact as has, p.name as should from construction c
      join lateral (select name, phone from site_contact sc where sc.construction_id = c.id order by sort_order, sc.id limit 1) p on true
      where (c.site_contact, c.site_contact_phone) is distinct from (p.name, p.phone)`,
  },
  {
    columns: ['construction.version'],
    from: 'one for each change of the job, and one for the visit that dated it',
    writtenBy: ['setJobStatus', 'setScheduler', 'setDueDate', 'setSiteContacts', 'goOnsite'],
    lock: 'the job',
    differing: `select c.id, c.version as has, e.changes as should from construction c
      cross join lateral (select count(*) as changes from event e where e.entity = 'construction' and e.entity_id = c.id) e
      where c.version <> e.changes`,
  },
  {
    columns: ['construction.builder_approval_sent_date', 'construction.builder_approved_date'],
    from: 'the job’s builder requests and their answers',
    writtenBy: ['sendRequest', 'answerRequest'],
    lock: 'the job; of an answer also the request',
    differing: null,
  },
  {
    columns: ['boq.assigned_qty'],
    from: 'the sum of the planned quantities of the items on this line',
    writtenBy: ['addTask'],
    lock: 'the line, locked in a statement before the one that sums',
    differing: null,
  },
];

const PAYMENT: readonly Figure[] = [
  {
    columns: [
      'payment_item.original_qty',
      'payment_item.completed_qty',
      'payment_item.unit_amount',
      'payment_item.value_ex_gst',
      'payment_item.value_inc_gst',
    ],
    from: 'the task’s item: what was approved, else done, else planned, at its rate, GST by the line, until the payment is approved',
    writtenBy: ['submit', 'changeItem', 'addItem', 'reviewTask'],
    lock: 'the task, then its live payment before the lifecycle is asked whether it is approved',
    differing: `select l.id, (l.completed_qty, l.unit_amount, l.value_ex_gst, l.value_inc_gst)::text as has, (d.done, i.rate, x.ex, y.inc)::text as should
      from payment p join payment_item l on l.payment_id = p.id join schedule_item i on i.id = l.schedule_item_id
      cross join lateral (select coalesce(i.approved_qty, i.completed_qty, i.quantity) as done) d
      cross join lateral (select round(d.done * i.rate, 2) as ex) x
      cross join lateral (select x.ex + round(x.ex * 0.1, 2) as inc) y
      where p.state <> 'void' and (l.original_qty, l.completed_qty, l.unit_amount, l.value_ex_gst, l.value_inc_gst)
        is distinct from (i.quantity, d.done, i.rate, x.ex, y.inc)`,
  },
  {
    columns: [],
    from: 'a live payment has a line for each of its task’s items that has a rate',
    writtenBy: ['submit', 'addItem'],
    lock: 'the task; a second line by the unique index payment_item_one_per_item',
    differing: `select i.id, 0 as has, 1 as should from payment p join schedule_item i on i.schedule_id = p.schedule_id and i.rate is not null
      where p.state <> 'void' and not exists (select from payment_item l where l.payment_id = p.id and l.schedule_item_id = i.id)`,
  },
  {
    columns: ['payment.state'],
    from: 'draft at submit, review when it is reviewed or its last rejected item is corrected, approved with its last line by who may, void at reopening; one that is not void a task',
    writtenBy: ['submit', 'changeItem', 'reviewTask', 'reopen'],
    lock: 'the task, then the payment; a second live one by the unique index payment_one_live_per_task',
    differing: `select p.id, p.state as has, 'void' as should from payment p join schedule s on s.id = p.schedule_id
      where p.state <> 'void' and s.submitted_date is null`,
  },
  {
    columns: ['payment.paid_amount_ex_gst', 'payment.paid_amount_inc_gst'],
    from: 'what the accounts say was paid',
    writtenBy: [],
    lock: 'the payment, once a command writes them',
    differing: null,
  },
];

const ALONE: readonly Figure[] = [
  {
    columns: ['custom_task.completed_utc'],
    from: 'the press that completed it; none while it is open',
    writtenBy: ['completeCustomTask'],
    lock: 'the custom task; several in the order of their ids',
    differing: `select t.id, t.completed_utc as has, t.is_completed as should from custom_task t
      where t.is_completed <> (t.completed_utc is not null) or t.is_completed <> (t.completed_by_user_id is not null)`,
  },
  {
    columns: ['custom_task.version'],
    from: 'one for each change',
    writtenBy: ['completeCustomTask'],
    lock: 'the custom task',
    differing: `select t.id, t.version as has, e.changes as should from custom_task t join (${EVENTS('custom_task')}) e on e.entity_id = t.id
      where t.version <> e.changes`,
  },
  commentFigure('field_comment', { edited: 'editComment', deleted: 'deleteComment' }),
  commentFigure('internal_comment', { edited: 'editInternalComment', deleted: 'deleteInternalComment' }),
  {
    columns: ['job_cost.version', 'job_delegation.version'],
    from: 'one for each change after it was added',
    writtenBy: ['saveJobCost', 'removeJobCost', 'restoreJobCost', 'endJobDelegation'],
    lock: 'the row',
    differing: `select k.id, k.version as has, e.changes as should from job_cost k
      cross join lateral (select count(*) as changes from event e where e.entity = 'job_cost' and e.entity_id = k.id and e.move <> 'addJobCost') e
      where k.version <> e.changes`,
  },
  {
    columns: ['payment.version', 'attachment.version', 'potential_job.version', 'stored_file.version'],
    from: 'one for each save of the row, also of those that no event tells of (a file’s new link)',
    writtenBy: ['whoever saves the row'],
    lock: 'the row; the model also saves only the version that it read',
    differing: null,
  },
  {
    columns: ['stored_file.size_bytes', 'stored_file.kept_size_bytes'],
    from: 'the bytes that arrived, and those that are kept of them',
    writtenBy: ['reserveAttachment', 'completeAttachment'],
    lock: 'the file’s record; the bytes are sealed before, and a record that waits for other bytes by then is left as it is',
    differing: null,
  },
  {
    columns: ['app_user.last_sign_in_at'],
    from: 'the latest sign-in',
    writtenBy: ['POST /auth/signin'],
    lock: 'none: one statement that keeps the later of the two',
    differing: null,
  },
  {
    columns: ['event.recorded_at'],
    from: 'the order in which one row was changed: a later change never has an earlier instant',
    writtenBy: ['every command'],
    lock: 'the row that is changed: a command reads the clock after it has its lock',
    differing: `select later.id, later.recorded_at as has, earlier.recorded_at as should from event earlier
      join event later on later.entity = earlier.entity and later.entity_id = earlier.entity_id and later.id > earlier.id
      where later.recorded_at < earlier.recorded_at and later.entity <> 'boq' limit 20`,
  },
  {
    columns: ['event.version'],
    from: 'the row’s version after the change: the order of one row’s events, whatever clocks say (a line’s sum is locked after its press was dated)',
    writtenBy: ['every command'],
    lock: 'the row that is changed, until the event is there',
    differing: `select later.id, later.version as has, earlier.version as should from event earlier
      join event later on later.entity = earlier.entity and later.entity_id = earlier.entity_id and later.id > earlier.id
      where later.version < earlier.version limit 20`,
  },
];

export const FIGURES: readonly Figure[] = [...BOQ, ...TASK, ...JOB, ...PAYMENT, ...ALONE];
