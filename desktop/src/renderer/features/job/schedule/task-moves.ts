// What the office may do with a task from its job's page, by the rules that the server asks again (decision 047): the first refusal says why not.
import { BellRing, CalendarDays, ListPlus, RotateCcw, Send, Undo2, UserRoundCog, XCircle, type LucideIcon } from 'lucide-react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import { canMoveDue, canPlanItems, OFFICE_RULES } from '@lotline/schema/domain/task/office-moves';
import { canReopen } from '@lotline/schema/domain/task/task.lifecycle';
import type { Task } from '../job-data.ts';

export type TaskMove = 'issue' | 'items' | 'reassign' | 'due' | 'aside' | 'restore' | 'remind' | 'reopen';

interface OfferedMove {
  readonly move: TaskMove;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly verdict: Verdict;
}

/** A reason that is still to be typed does not count against offering it. */
const SOME_REASON = 'x';

export function offeredMoves(actor: Actor, task: Task): readonly OfferedMove[] {
  const moves: readonly OfferedMove[] = [
    { move: 'issue', label: 'Issue to field', icon: Send, verdict: OFFICE_RULES.issueTask(actor, task) },
    { move: 'items', label: 'Plan its items', icon: ListPlus, verdict: canPlanItems(actor, task) },
    { move: 'reassign', label: 'Reassign', icon: UserRoundCog, verdict: OFFICE_RULES.reassignTask(actor, task) },
    { move: 'due', label: 'Move the due date', icon: CalendarDays, verdict: canMoveDue(actor, task) },
    { move: 'remind', label: 'Set a reminder', icon: BellRing, verdict: OFFICE_RULES.remindTask(actor, task) },
    { move: 'reopen', label: 'Reopen', icon: RotateCcw, verdict: canReopen(actor, task, SOME_REASON) },
    task.ignored
      ? { move: 'restore', label: 'Restore', icon: Undo2, verdict: OFFICE_RULES.restoreTask(actor, task) }
      : { move: 'aside', label: 'Set aside', icon: XCircle, verdict: OFFICE_RULES.ignoreTask(actor, task) },
  ];
  // whose role never may is not offered it
  return moves.filter(({ verdict }) => verdict.ok || verdict.code !== 'CLAIM_REQUIRED');
}
