// What the lifecycle asks about a task and the task's own row does not say (task.lifecycle, TaskFacts): one SQL text for reads and moves.
// Aliases: s is the schedule; binds: $actorId and $today, the company's calendar day.

export const TASK_FACT_JOINS = `
  left join work_group fg on fg.id = s.group_id
  left join app_user me on me.id = $actorId`;

/** The mandatory one that expired first. @param of whose documents are asked, of view v */
export const expiredDocument = (of: string): string =>
  `(select v.label from mandatory_document v where ${of} and v.expires_on < $today::date order by v.expires_on, v.kind limit 1)`;

/** The group's contractor is asked first, then the person's own, then the person. */
export const TASK_FACT_COLUMNS = `
  coalesce(fg.is_subcontractor, false) as is_subcontracted,
  coalesce(${expiredDocument('v.contractor_id = fg.independent_contractor_id')}, ${expiredDocument('v.contractor_id = me.independent_contractor_id')},
    ${expiredDocument('v.user_id = me.id')}) as expired_document,
  exists (select 1 from payment fp where fp.schedule_id = s.id and fp.state in ('approved', 'issued', 'paid')) as has_approved_payment`;
