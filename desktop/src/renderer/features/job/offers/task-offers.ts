// What Ctrl+K lists of a task: the moves that its buttons offer and that are not refused now.
import { ClipboardCheck } from 'lucide-react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { PageAction } from '../../../platform/frame/page-actions.ts';
import { mayReview, reviewPath } from '../../../platform/task/task-links.ts';
import type { Task } from '../job-data.ts';
import { offeredMoves, type TaskMove } from '../schedule/task-moves.ts';

/** What else people type for it. */
const ALSO: Readonly<Partial<Record<TaskMove, string>>> = {
  reassign: 'assign crew group person',
  items: 'assign quantities',
  due: 'change date reschedule',
  aside: 'cancel remove ignore',
  restore: 'restore',
  issue: 'send',
};

/** @param isSought whether they are among many alike */
export function taskOffers(
  actor: Actor,
  task: Task,
  constructionId: number,
  { isSought, onMove }: { readonly isSought: boolean; readonly onMove: (move: TaskMove) => void },
): readonly PageAction[] {
  const moves = offeredMoves(actor, task)
    .filter(({ verdict }) => verdict.ok)
    .map(({ move, label, icon }): PageAction => {
      return { id: `${move}-${String(task.id)}`, label, note: task.name, also: ALSO[move], icon, isSought, run: () => onMove(move) };
    });
  if (!mayReview(actor, task)) return moves;
  const review = { id: `review-${String(task.id)}`, label: 'Review', note: task.name, icon: ClipboardCheck, isSought };
  return [{ ...review, path: reviewPath({ id: task.id, constructionId }) }, ...moves];
}
