// The runs of one job status inside 'By Status', in the order the section already has (specification 2 §4).
import type { FieldTask } from '@lotline/schema/domain/task/field-task';

export interface StatusRun {
  readonly status: string;
  readonly tasks: readonly FieldTask[];
}

export function statusRuns(tasks: readonly FieldTask[]): readonly StatusRun[] {
  const tasksByStatus = new Map<string, FieldTask[]>();
  for (const task of tasks) {
    const run = tasksByStatus.get(task.status);
    if (run === undefined) tasksByStatus.set(task.status, [task]);
    else run.push(task);
  }
  return [...tasksByStatus].map(([status, run]) => ({ status, tasks: run }));
}
