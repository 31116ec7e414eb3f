// One task from a template added to several jobs at once (addTasks): each job judged for itself, the tasks of those that take it written together with
// what remains of the template's items, each with its event. They are the office's until they are issued.
import type { AddTasksInput } from '@lotline/schema/domain/job/job-tasks.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { NamedJobVerdict } from './judged-jobs.queries.ts';
import { judgeTasks } from './judged-tasks.queries.ts';
import { writeTasks } from './write-tasks.step.ts';

export function addTasks(context: RequestContext, input: AddTasksInput, client: ClientMutation | null): Promise<NamedJobVerdict[]> {
  return runCommand<NamedJobVerdict[]>(context, {
    operation: 'addTasks',
    input,
    client,
    work: async (command) => {
      const { verdicts, planned } = await judgeTasks(command, input, command.at);
      if (planned.length > 0) await writeTasks(command, planned);
      return verdicts;
    },
  });
}
