// What the office's moves make of a task (domain.md §2; decision 047). Pure, as the effects of the field are (task.effects.ts): a row that a move leaves
// alone stays the same object.
import type { DecimalString } from '../kernel/money.ts';
import type { Instant } from '../kernel/effect.ts';
import { decide, type CountedLine, type LineDecision, type Reviewer, type ReviewState } from './review.rules.ts';

export interface OfficeItem<I extends Instant> extends CountedLine, ReviewState<I> {
  readonly childCode: string | null;
  readonly rate: DecimalString | null;
}

/** Who holds a task, and at which rates. */
export interface AssignedTask<I extends Instant> {
  readonly groupId: number | null;
  readonly resource: string | null;
  readonly issuedDate: I | null;
  readonly issuedBy: string | null;
  readonly acceptedDate: I | null;
  readonly declinedDate: I | null;
  readonly declineReason: string | null;
  readonly completedDate: I | null;
  readonly reminderDate: string | null;
  readonly reminderComments: string | null;
  readonly items: readonly PricedItem[];
}

interface PricedItem {
  readonly id: number;
  readonly childCode: string | null;
  readonly rate: DecimalString | null;
}

export interface OfficeTask<I extends Instant> extends AssignedTask<I> {
  readonly ignored: boolean;
  readonly items: readonly OfficeItem<I>[];
}

/** What an item is paid at, by the contractor's code of the day. */
export interface ItemRate {
  readonly itemId: number;
  readonly childCode: string | null;
  readonly rate: DecimalString | null;
}

export function withRates<I extends Instant, T extends AssignedTask<I>>(task: T, rates: readonly ItemRate[]): T {
  const items = task.items.map((item) => {
    const found = rates.find(({ itemId }) => itemId === item.id);
    if (found === undefined || (found.childCode === item.childCode && found.rate === item.rate)) return item;
    return { ...item, childCode: found.childCode, rate: found.rate };
  });
  return { ...task, items };
}

/** Issue: the group sees it from now on. What a group declined begins anew. */
export function issue<I extends Instant, T extends AssignedTask<I>>(task: T, rates: readonly ItemRate[], by: Reviewer<I>): T {
  return { ...withRates<I, T>(task, rates), issuedDate: by.at, issuedBy: by.name, declinedDate: null, declineReason: null };
}

export interface NewHolder {
  readonly id: number;
  readonly name: string;
}

/** Reassign: the new group accepts for itself. What was completed keeps the rates of who completed it. */
export function reassign<I extends Instant, T extends AssignedTask<I>>(task: T, group: NewHolder, rates: readonly ItemRate[]): T {
  const priced = task.completedDate === null ? withRates<I, T>(task, rates) : task;
  return { ...priced, groupId: group.id, resource: group.name, acceptedDate: null, declinedDate: null, declineReason: null };
}

export function setAside<T extends { readonly ignored: boolean }>(task: T, ignored: boolean): T {
  return { ...task, ignored };
}

export function remind<I extends Instant, T extends AssignedTask<I>>(
  task: T,
  reminder: Pick<AssignedTask<I>, 'reminderDate' | 'reminderComments'>,
): T {
  return { ...task, reminderDate: reminder.reminderDate, reminderComments: reminder.reminderComments };
}

/** Due on another day. */
export function moveDue<T extends { readonly dueDate: string | null }>(task: T, dueDate: string): T {
  return { ...task, dueDate };
}

export function review<I extends Instant, T extends OfficeTask<I>>(task: T, decisions: readonly LineDecision[], by: Reviewer<I>): T {
  const items = task.items.map((item) => {
    const decision = decisions.find(({ itemId }) => itemId === item.id);
    return decision === undefined ? item : decide<I, OfficeItem<I>>(item, decision, by);
  });
  return { ...task, items };
}
