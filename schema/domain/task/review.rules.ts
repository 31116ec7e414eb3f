// The review of submitted quantities, line by line: what a decision may be, and what it makes of a line (screens.md §2.0, §2.11; decision 047).
// Pure: used by the screen before it sends, and by the command.
import { compareDecimals, formatQuantity, isNegative, type DecimalString } from '../kernel/money.ts';
import { all, allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import { effectiveQty, itemLineTotal } from '../item/item.rules.ts';

export const VERDICTS = ['approve', 'reject', 'adjust'] as const;
export type LineVerdict = (typeof VERDICTS)[number];

export interface LineDecision {
  readonly itemId: number;
  readonly verdict: LineVerdict;
  /** Of an adjustment alone. */
  readonly approvedQty: DecimalString | null;
  /** Why it is rejected, which the worker reads, or adjusted. */
  readonly reason: string | null;
}

export interface CountedLine {
  readonly id: number;
  readonly code: string | null;
  readonly quantity: DecimalString;
  readonly completedQty: DecimalString | null;
  /** Who entered the quantity, or brought the item; null: it stands as planned. */
  readonly countedByUserId: number | null;
}

/** What a review keeps on a line, beside what the worker counted. */
export interface ReviewState<I extends string | Date> {
  readonly approvedQty: DecimalString | null;
  readonly approvedDate: I | null;
  readonly approvedBy: string | null;
  readonly reviewReason: string | null;
  readonly rejectedDate: I | null;
  readonly rejectedBy: string | null;
  readonly rejectReason: string | null;
}

/** Nobody has decided on it, or what was decided on was counted anew. */
export const UNREVIEWED = { approvedQty: null, approvedDate: null, approvedBy: null, reviewReason: null } as const;

export type LineState = 'undecided' | 'approved' | 'adjusted' | 'rejected';

export function lineState(
  line: Pick<CountedLine, 'quantity' | 'completedQty'> & Pick<ReviewState<string | Date>, 'approvedQty' | 'rejectedDate'>,
): LineState {
  if (line.rejectedDate !== null) return 'rejected';
  if (line.approvedQty === null) return 'undecided';
  return compareDecimals(line.approvedQty, effectiveQty(line)) === 0 ? 'approved' : 'adjusted';
}

/** An adjustment takes off what was counted, never adds: what is missing is the worker's to count, after a rejection. */
export function fitsCounted(line: Pick<CountedLine, 'quantity' | 'completedQty'>, approvedQty: DecimalString): boolean {
  const done = effectiveQty(line);
  const [low, high] = isNegative(done) ? [done, '0'] : ['0', done];
  return compareDecimals(approvedQty, low) >= 0 && compareDecimals(approvedQty, high) <= 0;
}

/** Who confirmed what stands as planned counts as having entered it. */
export function enteredBy(line: CountedLine, userId: number, confirmedBy: readonly number[]): boolean {
  return line.countedByUserId === null ? confirmedBy.includes(userId) : line.countedByUserId === userId;
}

/** Whether this person may decide so on this line. Nobody approves a quantity that they entered (screens.md §2.0); sending it back they may. */
export function canDecide(line: CountedLine, decision: LineDecision, userId: number, confirmedBy: readonly number[]): Verdict {
  const code = line.code ?? '';
  if (decision.verdict === 'reject') return mustSayWhy(decision, `Give a reason for rejecting ${code}: the worker reads it.`);
  const own = unless(!enteredBy(line, userId, confirmedBy), 'OWN_QUANTITY', { code });
  if (decision.verdict === 'approve') return own;
  const done = formatQuantity(effectiveQty(line));
  return all(
    own,
    decision.approvedQty !== null && fitsCounted(line, decision.approvedQty)
      ? allowed
      : refused('INVALID_INPUT', { field: 'approvedQty', code, sentence: `Approve between 0 and ${done} of ${code}, or reject it.` }),
    mustSayWhy(decision, `Give a reason for adjusting ${code}: it is kept with both numbers.`),
  );
}

function mustSayWhy({ reason }: LineDecision, sentence: string): Verdict {
  return unless(reason !== null && reason.trim() !== '', 'REASON_REQUIRED', { sentence });
}

export interface Reviewer<I extends string | Date> {
  readonly name: string;
  readonly at: I;
}

/** What a decision makes of its line. Both numbers stay: what was counted, and what is approved. */
export function decide<I extends string | Date, L extends CountedLine & ReviewState<I>>(
  line: L,
  decision: LineDecision,
  by: Reviewer<I>,
): L {
  if (decision.verdict === 'reject')
    return { ...line, ...UNREVIEWED, rejectedDate: by.at, rejectedBy: by.name, rejectReason: decision.reason };
  const isAdjusted = decision.verdict === 'adjust';
  return {
    ...line,
    approvedQty: isAdjusted ? decision.approvedQty : effectiveQty(line),
    approvedDate: by.at,
    approvedBy: by.name,
    reviewReason: isAdjusted ? decision.reason : null,
    rejectedDate: null,
    rejectedBy: null,
    rejectReason: null,
  };
}

/** What a line comes to for who did it, ex GST: by what was approved, once that is decided; null where there is no rate for this person. */
export function reviewedLineTotal(
  line: Pick<CountedLine, 'quantity' | 'completedQty'> & {
    readonly approvedQty?: DecimalString | null | undefined;
    readonly rate: DecimalString | null;
  },
): DecimalString | null {
  return itemLineTotal({ ...line, completedQty: line.approvedQty ?? line.completedQty });
}

/** What will be paid of a line: what was approved, else what was counted; nothing of what is rejected. */
export function payableQty(
  line: Pick<CountedLine, 'quantity' | 'completedQty'> & Pick<ReviewState<string | Date>, 'approvedQty' | 'rejectedDate'>,
): DecimalString {
  return line.rejectedDate === null ? (line.approvedQty ?? effectiveQty(line)) : '0.000';
}
