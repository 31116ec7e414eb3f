// Which internal comments a person reads, and which it may act on, among those who use them at all (canUseInternalComments): those of a job that it reads and,
// where one is about a task, of a task that it reads.
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { taskScope, taskWriteScope } from '../access/task.scope.ts';

/** A condition on that alias's internal_comment; bind with scopeBinds. */
export const internalCommentScope = (alias: string): string => ofTarget(alias, taskScope('it'), jobScope('ij'));

export const internalCommentWriteScope = (alias: string): string => ofTarget(alias, taskWriteScope('it'), jobWriteScope('ij'));

const ofTarget = (alias: string, onTask: string, onJob: string): string =>
  `(exists (select 1 from construction ij where ij.id = ${alias}.construction_id and ${onJob})
    and (${alias}.schedule_id is null or exists (select 1 from schedule it where it.id = ${alias}.schedule_id and ${onTask})))`;
