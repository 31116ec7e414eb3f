// What the lifecycle asks about a task and the task's own row does not say (task.lifecycle, TaskFacts): one SQL text for reads and moves.
// Aliases: s is the schedule; binds: $actorId and $today, the company's calendar day.

export const TASK_FACT_JOINS = `
  left join work_group fg on fg.id = s.group_id
  left join independent_contractor gc on gc.id = fg.independent_contractor_id
  left join app_user me on me.id = $actorId
  left join independent_contractor pc on pc.id = me.independent_contractor_id`;

/** The group's contractor is asked first, then the person's own. */
export const TASK_FACT_COLUMNS = `
  coalesce(fg.is_subcontractor, false) as is_subcontracted,
  case when gc.mandatory_document_expiry < $today::date then coalesce(gc.mandatory_document, 'insurance or licence')
       when pc.mandatory_document_expiry < $today::date then coalesce(pc.mandatory_document, 'insurance or licence') end as expired_document,
  exists (select 1 from payment fp where fp.schedule_id = s.id and fp.state in ('approved', 'issued', 'paid')) as has_approved_payment`;
