// The completed tasks narrowed by the search box: every word must stand in address, work order, task or who did it.
import type { CompletedTask } from '@lotline/schema/domain/task/field-task';

export function findCompleted(tasks: readonly CompletedTask[], search: string): readonly CompletedTask[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return tasks;
  return tasks.filter((task) => {
    const text = [task.address, `WO ${task.workOrder}`, task.name, task.resource, task.owner, task.dp].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
