// The rule of a complete job as the database asks it (schema/domain/job/job-complete.rules; decision 051).
import { FINISHED_STATUSES } from '@lotline/schema/domain/job/job-complete.rules';

const FINISHED = FINISHED_STATUSES.map((status) => `'${status}'`).join(', ');

/** A condition on that alias's construction. */
export const isComplete = (alias: string): string => `lower(${alias}.status) in (${FINISHED})`;

/** The day it counts as complete: the day of its work, else the company's day on which it got the status. Null while it is not; bind $timeZone. */
export const completeDay = (alias: string): string =>
  `case when ${isComplete(alias)} then coalesce(${alias}.work_tasks_complete_date, (${alias}.finished_at at time zone $timeZone::text)::date) end`;
