// The person's newest record on a task. Who was never onsite gets one without times, to hold a confirmation or a comment (domain.md §2).
import { latestVisit } from '@lotline/schema/domain/task/task.lifecycle';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { LoadedTask } from './load-task-for-move.ts';
import { TaskUserModel } from './task-user.model.ts';

export async function ownRecord({ schedule, taskUsers }: LoadedTask, { actor, transaction }: CommandContext): Promise<TaskUserModel> {
  const latest = latestVisit({ taskUsers }, actor.userId);
  return latest ?? TaskUserModel.create({ scheduleId: schedule.id, userId: actor.userId }, { transaction });
}
