// What the lifecycle's rules need to know of a task on the wire, and what the screen may offer (specification 1 §4).
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import type { UnmetGate } from '@lotline/schema/domain/task/onsite-gates.rules';
import { MOVE_RULES, type Move, type TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';
import { itemCode, type Task } from './page-data.ts';

export function taskFacts(task: Task): TaskFacts {
  return {
    groupId: task.groupId,
    isSubcontracted: task.isSubcontracted,
    acceptedDate: task.acceptedDate,
    declinedDate: task.declinedDate,
    onsiteDate: task.onsiteDate,
    completedDate: task.completedDate,
    submittedDate: task.submittedDate,
    isReopened: task.isReopened,
    ignored: task.ignored,
    items: task.items.map((item) => ({ code: itemCode(item), rejectedDate: item.rejectedDate })),
    taskUsers: task.taskUsers,
    hasApprovedPayment: task.hasApprovedPayment,
    expiredDocument: task.expiredDocument,
  };
}

export type May = (move: Move) => Verdict;

/**
 * The shared rule alone decides, with the facts that the server sent: also of what was made and not yet answered.
 * @param onsiteGate what the work type asks for before I'm Onsite and is missing; it concerns no other move
 */
export function movesOf(actor: Actor, task: Task, onsiteGate: UnmetGate | null = null): May {
  const facts = { ...taskFacts(task), onsiteGate };
  return (move) => MOVE_RULES[move](actor, facts);
}
