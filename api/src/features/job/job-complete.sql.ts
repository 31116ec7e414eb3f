// The rule of a complete job as the database asks it (schema/domain/job/job-complete.rules; decision 051).
import { ENDED_STATUSES, FINISHED_STATUSES } from '@lotline/schema/domain/job/job-complete.rules';

const quoted = (statuses: readonly string[]): string => statuses.map((status) => `'${status}'`).join(', ');
const [FINISHED, ENDED] = [quoted(FINISHED_STATUSES), quoted(ENDED_STATUSES)];

/** A condition on that alias's construction. */
export const isComplete = (alias: string): string => `lower(${alias}.status) in (${FINISHED})`;

/** The open jobs of that alias, in the words of the index construction_open_due (0061). */
export const isOpenJob = (alias: string): string => `lower(${alias}.status) not in (${ENDED})`;

/** The day it counts as complete: the day of its work, else the company's day on which it got the status. Null while it is not; bind $timeZone. */
export const completeDay = (alias: string): string =>
  `case when ${isComplete(alias)} then coalesce(${alias}.work_tasks_complete_date, (${alias}.finished_at at time zone $timeZone::text)::date) end`;
