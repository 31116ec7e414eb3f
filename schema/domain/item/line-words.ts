// What a line holds in tasks, in words: on Items, and beside a quantity while it is typed.
import { grouped } from '../kernel/grouped.ts';
import { formatAud, formatQuantity, isZero, multiplyMoney, type DecimalString } from '../kernel/money.ts';
import { overRun, unassigned, withAssigned, type JobLine } from './line.rules.ts';
import { quantityText } from './quantity-text.ts';

/** 'Over-run: 2 more assigned than planned'. */
export const overRunSentence = (overrun: DecimalString): string =>
  `Over-run: ${grouped(formatQuantity(overrun))} more assigned than planned`;

/** '4 m assigned, 6 m remain'. */
export function assignedSentence(line: JobLine, unit: string | null): string {
  const left = unassigned(line);
  const remains = isZero(left) ? 'nothing remains' : `${quantityText(left, unit)} ${left === '1.000' ? 'remains' : 'remain'}`;
  const assigned = line.assignedQty ?? '0';
  return isZero(assigned) ? `Nothing assigned, ${remains}` : `${quantityText(assigned, unit)} assigned, ${remains}`;
}

/** What is said of a quantity that a task more is to do; undefined: it fits. */
export function overRunTyped(line: JobLine, quantity: DecimalString): string | undefined {
  const overrun = overRun(withAssigned(line, quantity));
  return overrun === null ? undefined : overRunSentence(overrun);
}

/** '5 × $24.00 = $120.00'. */
export const valueSentence = (quantity: DecimalString, unit: string | null, unitAmount: DecimalString): string =>
  `${quantityText(quantity, unit)} × ${formatAud(unitAmount)} = ${formatAud(multiplyMoney(quantity, unitAmount))}`;
