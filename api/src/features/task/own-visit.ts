// The person's own record of a task, as a move's event names it: the rule and the effect saw to it that there is one.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { latestVisit, openVisit } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { LoadedTask, TaskVisit } from '../task-record/task.model.ts';

/** The open one. @throws RefusalError NOT_ONSITE */
export function visitOf(task: LoadedTask, { userId }: Actor): TaskVisit {
  return openVisit(task, userId) ?? refuse('NOT_ONSITE');
}

/** The newest, with times or without. @throws RefusalError NOT_FOUND */
export function recordOf(task: LoadedTask, { userId }: Actor): TaskVisit {
  return latestVisit(task, userId) ?? refuse('NOT_FOUND');
}
