// The lines of the card list in the order in which they stand: heads and rows, with the height that each will roughly have.
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { statusRuns } from '../facts/by-status.ts';
import { rowNotes } from '../facts/row-notes.ts';
import { isLater } from '../facts/later-groups.ts';
import { runHead } from '../rows/rows-window.ts';
import type { ListView } from '../use-list-view.ts';
import type { Line } from './use-line-window.ts';

const HEAD = 36;
const ROW = 92;
/** Of what is said below it. */
const NOTE = 26;
const TICK_ROW = 57;

export interface HeadSpan {
  readonly from: number;
  readonly to: number;
}

export interface ListLines {
  readonly lines: readonly Line[];
  readonly spans: ReadonlyMap<string, HeadSpan>;
}

export function cardLines({ rejected, sections, found, clock }: Pick<ListView, 'rejected' | 'sections' | 'found' | 'clock'>): ListLines {
  const lines: Line[] = [];
  const spans = new Map<string, HeadSpan>();
  const addRows = (head: string, tasks: readonly FieldTask[]) => {
    lines.push({ key: head, taskId: null, height: HEAD });
    const from = lines.length;
    for (const task of tasks) {
      const height = ROW + rowNotes(task, clock).length * NOTE;
      lines.push({ key: `task ${String(task.id)}`, taskId: task.id, height });
    }
    spans.set(head, { from, to: lines.length });
  };
  const addSection = ({ group, tasks }: ListView['sections'][number]) => {
    if (group !== 'By Status') {
      addRows(group, tasks);
      return;
    }
    lines.push({ key: group, taskId: null, height: HEAD });
    for (const run of statusRuns(tasks)) addRows(runHead(run.status), run.tasks);
  };
  if (rejected.length > 0) addRows('Rejected', rejected);
  sections.filter(({ group }) => !isLater(group)).forEach(addSection);
  if (found.customTasks.length > 0) lines.push({ key: 'custom', taskId: null, height: HEAD + found.customTasks.length * TICK_ROW });
  sections.filter(({ group }) => isLater(group)).forEach(addSection);
  return { lines, spans };
}
