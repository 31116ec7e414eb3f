// Which field comments a person reads, and through which it may act: those on a task or a job that it reads, or may act on (decision 022).
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { taskScope, taskWriteScope } from '../access/task.scope.ts';

/** Reads it. A condition on that alias's field_comment; bind with scopeBinds. */
export const commentScope = (alias: string): string => ofTarget(alias, taskScope('ct'), jobScope('cj'));

/** May write there: also who wrote a comment changes it no more once the task has left its group. */
export const commentWriteScope = (alias: string): string => ofTarget(alias, taskWriteScope('ct'), jobWriteScope('cj'));

const ofTarget = (alias: string, onTask: string, onJob: string): string =>
  `(exists (select 1 from schedule ct where ct.id = ${alias}.schedule_id and ${onTask})
    or exists (select 1 from construction cj where cj.id = ${alias}.construction_id and ${onJob}))`;
