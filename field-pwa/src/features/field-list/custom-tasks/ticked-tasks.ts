// Custom tasks that were ticked here stay where they stood until the list is left, so that a slip can be taken back.
import type { CustomTask } from '@lotline/schema/domain/custom-task/custom-task';

export interface TickedTask {
  readonly task: CustomTask;
  /** Where it stood among the tasks. */
  readonly index: number;
}

/** The server's list, which has dropped what is completed, with the kept ones in their old places and their newer state. */
export function withTicked(fromServer: readonly CustomTask[], kept: readonly TickedTask[]): readonly CustomTask[] {
  const tickedById = new Map(kept.map(({ task }) => [task.id, task]));
  const shown = fromServer.map((task) => tickedById.get(task.id) ?? task);
  const dropped = kept.filter(({ task }) => !fromServer.some(({ id }) => id === task.id));
  for (const { task, index } of [...dropped].sort((a, b) => a.index - b.index)) shown.splice(index, 0, task);
  return shown;
}

export function keep(kept: readonly TickedTask[], next: TickedTask): readonly TickedTask[] {
  const before = kept.find(({ task }) => task.id === next.task.id);
  const rest = kept.filter(({ task }) => task.id !== next.task.id);
  return [...rest, before === undefined ? next : { ...before, task: next.task }];
}

export function letGo(kept: readonly TickedTask[], id: number): readonly TickedTask[] {
  return kept.filter(({ task }) => task.id !== id);
}
