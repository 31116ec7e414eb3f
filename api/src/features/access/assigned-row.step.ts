// What every write asks of the row that it names: whether the person reads it, and whether its group still holds it. One statement says both.
import { mustBeAssigned } from '@lotline/schema/domain/task/assignment.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';

/** Beside a write's own columns: the write scope as the statement that found the row has it. */
export interface AssignedRow {
  readonly isAssigned: boolean;
}

/** @throws RefusalError NOT_FOUND when the read scope found nothing, TASK_LEFT when it may only be read. */
export function assignedRow<Row extends AssignedRow>(row: Row | undefined, what: 'task' | 'job' | 'project'): Row {
  if (row === undefined) return refuse('NOT_FOUND');
  const verdict = mustBeAssigned(row.isAssigned, what);
  return verdict.ok ? row : refuse(verdict.code, verdict.details);
}
