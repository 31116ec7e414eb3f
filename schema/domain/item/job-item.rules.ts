// The items of a job: who plans them, who prices them, and which of them can be taken off it again (screens.md §2.6).
import { hasClaim, type Actor } from '../kernel/actor.ts';
import type { DecimalString } from '../kernel/money.ts';
import { all, allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';

const must = (actor: Actor, claim: 'CAN_EDIT_CONSTRUCTION' | 'CAN_VIEW_FINANCIAL_INFORMATION'): Verdict =>
  unless(hasClaim(actor, claim), 'CLAIM_REQUIRED', { claim });

/** Whoever edits jobs plans their items. */
export const canEditItems = (actor: Actor): Verdict => must(actor, 'CAN_EDIT_CONSTRUCTION');

export const seesItemAmounts = (actor: Actor): boolean => hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION');

/** Nobody writes an amount that they would not see afterwards. */
export function canWriteItem(actor: Actor, { unitAmount }: { readonly unitAmount: DecimalString | null }): Verdict {
  return all(canEditItems(actor), unitAmount === null ? allowed : must(actor, 'CAN_VIEW_FINANCIAL_INFORMATION'));
}

interface RemovedItem {
  readonly code: string;
  /** Names of the tasks that have it, whatever became of them. */
  readonly tasks: readonly string[];
}

/** What a task has stays on the job. Refusals: CLAIM_REQUIRED, ITEM_IN_TASK. */
export function canRemoveItem(actor: Actor, { code, tasks }: RemovedItem): Verdict {
  return all(canEditItems(actor), tasks.length === 0 ? allowed : refused('ITEM_IN_TASK', { code, tasks: [...tasks] }));
}

export interface RemovedLine {
  readonly code: string;
  /** Of its removal that was last; of one that is on the job again, its own. */
  readonly version: number;
  /** The status in which its job has ended since the item was removed; null: it has not. */
  readonly endedSince: string | null;
  /** Its item of the catalogue is no longer in use. */
  readonly isArchived: boolean;
  /** Somebody added the same item to the job after it was removed. */
  readonly isAddedAgain: boolean;
}

/**
 * Taking a removal back: the item is added again as it was, by whoever may add one. Nobody enters its amount: it is the one that it had.
 * Refusals: CLAIM_REQUIRED, STALE_VERSION, JOB_ENDED_SINCE, ITEM_ARCHIVED, ITEM_ADDED_AGAIN.
 */
export function canRestoreItem(actor: Actor, line: RemovedLine, removal: { readonly version: number }): Verdict {
  const { code, version, endedSince, isArchived, isAddedAgain } = line;
  return all(
    canWriteItem(actor, { unitAmount: null }),
    unless(version === removal.version, 'STALE_VERSION'),
    unless(endedSince === null, 'JOB_ENDED_SINCE', { status: endedSince ?? '' }),
    unless(!isArchived, 'ITEM_ARCHIVED'),
    unless(!isAddedAgain, 'ITEM_ADDED_AGAIN', { code }),
  );
}
