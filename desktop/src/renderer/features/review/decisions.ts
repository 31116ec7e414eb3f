// What a person has decided and not sent yet: applied to the lines as they stand, counted, undone one by one. Pure.
import { differsFromPlan, effectiveQty } from '@lotline/schema/domain/item/item.rules';
import { addMoney, isZero, multiplyMoney, type DecimalString } from '@lotline/schema/domain/kernel/money';
import { lineState, type LineDecision, type LineState, type LineVerdict } from '@lotline/schema/domain/task/review.rules';
import type { ReviewItem } from './review-data.ts';

export interface Draft {
  readonly verdict: LineVerdict;
  readonly approvedQty: DecimalString | null;
  readonly reason: string | null;
  /** Of the line as it was decided on. */
  readonly version: number;
}
/** By the item's id. */
export type Drafts = Readonly<Record<string, Draft>>;

export interface Decisions {
  readonly drafts: Drafts;
  /** What they were before each decision, the oldest first. */
  readonly past: readonly Drafts[];
}

/** Whose form is open. */
export type Editing = 'adjust' | 'reject' | null;

export const NOTHING_DECIDED: Decisions = { drafts: {}, past: [] };

/** 'changed': it was decided on, and somebody has changed it since. */
export type ShownState = LineState | 'changed';

export interface ShownLine {
  readonly item: ReviewItem;
  readonly state: ShownState;
  /** Not sent yet. */
  readonly draft: Draft | null;
  readonly done: DecimalString;
  /** What would be paid for: null while it is rejected. */
  readonly payable: DecimalString | null;
  readonly reason: string | null;
}

const STATE_OF = { approve: 'approved', adjust: 'adjusted', reject: 'rejected' } as const;

export function shownLine(item: ReviewItem, drafts: Drafts): ShownLine {
  const done = effectiveQty(item);
  const draft = drafts[item.id] ?? null;
  if (draft !== null && draft.version !== item.version) return { item, state: 'changed', draft, done, payable: done, reason: draft.reason };
  if (draft !== null) {
    const payable = { approve: done, adjust: draft.approvedQty, reject: null }[draft.verdict];
    return { item, state: STATE_OF[draft.verdict], draft, done, payable, reason: draft.reason };
  }
  const state = lineState(item);
  return {
    item,
    state,
    draft,
    done,
    payable: state === 'rejected' ? null : (item.approvedQty ?? done),
    reason: item.rejectReason ?? item.reviewReason,
  };
}

export function decided(
  { drafts, past }: Decisions,
  entries: readonly (readonly [item: ReviewItem, decision: Omit<Draft, 'version'>])[],
): Decisions {
  const given = entries.map(([{ id, version }, decision]) => [String(id), { ...decision, version }] as const);
  return { drafts: { ...drafts, ...Object.fromEntries(given) }, past: [...past, drafts] };
}

export function undone({ drafts, past }: Decisions): Decisions {
  return { drafts: past.at(-1) ?? drafts, past: past.slice(0, -1) };
}

const isOpen = ({ state }: ShownLine): boolean => state === 'undecided' || state === 'changed';

/** As planned, nothing added: there is nothing to look at twice. */
export const isClean = (line: ShownLine): boolean => isOpen(line) && !differsFromPlan(line.item) && !isZero(line.item.quantity);

/** What is sent: everything that was decided on the lines as they stand. */
export function linesToSend(lines: readonly ShownLine[]): (LineDecision & { readonly version: number })[] {
  return lines.flatMap(({ item, draft, state }) => (draft === null || state === 'changed' ? [] : [{ itemId: item.id, ...draft }]));
}

/** What stands on a decided line, said once more: by who approves payments, with whom the payment is approved. */
export function decisionOf({ item, state }: ShownLine): LineDecision & { readonly version: number } {
  const isAdjusted = state === 'adjusted';
  return {
    itemId: item.id,
    verdict: isAdjusted ? 'adjust' : 'approve',
    approvedQty: isAdjusted ? item.approvedQty : null,
    reason: isAdjusted ? item.reviewReason : null,
    version: item.version,
  };
}

export interface Summary {
  readonly approved: number;
  readonly adjusted: number;
  readonly rejected: number;
  readonly open: number;
  readonly approvedExGst: DecimalString;
  readonly adjustedExGst: DecimalString;
}

export function summaryOf(lines: readonly ShownLine[]): Summary {
  const of = (state: ShownState) => lines.filter((line) => line.state === state);
  const sum = (some: readonly ShownLine[]) => addMoney('0.00', ...some.map((line) => amountOf(line) ?? '0.00'));
  return {
    approved: of('approved').length,
    adjusted: of('adjusted').length,
    rejected: of('rejected').length,
    open: lines.filter(isOpen).length,
    approvedExGst: sum(of('approved')),
    adjustedExGst: sum(of('adjusted')),
  };
}

export function amountOf({ item, payable }: ShownLine): DecimalString | null {
  return item.rate === null || payable === null ? null : multiplyMoney(payable, item.rate);
}

/** The next line to decide on, from the one after `from` on and round; null where none is left. */
export function nextOpen(lines: readonly ShownLine[], from: number): number | null {
  for (let step = 1; step <= lines.length; step++) {
    const at = (from + step) % lines.length;
    const line = lines[at];
    if (line !== undefined && isOpen(line)) return at;
  }
  return null;
}

/** '+14 · 47 %', 'new', or null where it is as planned. */
export function variance({ quantity, completedQty }: Pick<ReviewItem, 'quantity' | 'completedQty'>): string | null {
  if (isZero(quantity)) return 'new';
  const [planned, done] = [Number(quantity), Number(completedQty ?? quantity)];
  if (planned === done) return null;
  const difference = done - planned;
  const sign = difference < 0 ? '−' : '+';
  return `${sign}${String(Number(Math.abs(difference).toFixed(3)))} · ${String(Math.round((Math.abs(difference) / planned) * 100))} %`;
}
