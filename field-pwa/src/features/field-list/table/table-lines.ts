// The lines of the table form in the order in which they stand, with the height that each will roughly have.
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import type { FieldListSection } from '@lotline/schema/domain/task/field-list.rules';
import type { ListLines, HeadSpan } from '../window/card-lines.ts';
import type { Line } from '../window/use-line-window.ts';

const TITLE = 80;
const FILTERS = 60;
const HEAD = 37;
const ROW = 72;
const CARD = 78;
const TICK_ROW = 57;

interface Listed {
  readonly rejected: readonly FieldTask[];
  readonly current: readonly FieldListSection[];
  readonly later: readonly FieldListSection[];
  readonly customTasks: number;
}

export function tableLines({ rejected, current, later, customTasks }: Listed): ListLines {
  const lines: Line[] = [];
  const spans = new Map<string, HeadSpan>();
  const add = (head: string, tasks: readonly { readonly id: number }[], [before, row]: readonly [number, number]) => {
    lines.push({ key: head, taskId: null, height: before });
    const from = lines.length;
    for (const { id } of tasks) lines.push({ key: `task ${String(id)}`, taskId: id, height: row });
    spans.set(head, { from, to: lines.length });
  };
  if (rejected.length > 0) add('Rejected', rejected, [HEAD, CARD]);
  lines.push({ key: 'Current', taskId: null, height: TITLE + FILTERS });
  for (const { group, tasks } of current) add(group, tasks, [HEAD, ROW]);
  if (customTasks > 0) lines.push({ key: 'custom', taskId: null, height: HEAD + customTasks * TICK_ROW });
  for (const { group, tasks } of later) add(group, tasks, [TITLE, ROW]);
  return { lines, spans };
}
