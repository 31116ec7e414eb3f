// Which of the job's lines a task from a template is to do, and how much of each: what the template says, never more than tasks can still be given.
import { entryLimit } from '../kernel/input-limits.ts';
import { addQuantities, compareDecimals, isZero, type DecimalString } from '../kernel/money.ts';
import type { TemplateItem } from '../settings/task-templates.setting.ts';
import { MOST_PLANNED } from '../kernel/planned-quantity.ts';
import { negated, unassigned, type JobLine } from './line.rules.ts';

export interface TemplatedLine extends JobLine {
  readonly id: number;
  readonly code: string;
}

export interface GivenLine {
  readonly boqId: number;
  readonly quantity: DecimalString;
}

export interface TemplatedItems {
  readonly given: readonly GivenLine[];
  /** Codes of which the job has no line. */
  readonly absent: readonly string[];
  /** Codes of which nothing remains. */
  readonly spent: readonly string[];
}

const MOST_LINES = entryLimit('items');

export const codeKey = (code: string): string => code.trim().toLowerCase();

const less = (a: DecimalString, b: DecimalString): DecimalString => (compareDecimals(a, b) <= 0 ? a : b);

/** An item that stands in several lines is taken from them in their order. */
export function itemsFromTemplate(items: readonly TemplateItem[], lines: readonly TemplatedLine[]): TemplatedItems {
  const taken = items.map(({ code, quantity }) => {
    const own = lines.filter((line) => codeKey(line.code) === codeKey(code));
    return { code, isThere: own.length > 0, given: takenFrom(own, quantity) };
  });
  return {
    given: taken.flatMap(({ given }) => given).slice(0, MOST_LINES),
    absent: taken.filter(({ isThere }) => !isThere).map(({ code }) => code),
    spent: taken.filter(({ isThere, given }) => isThere && given.length === 0).map(({ code }) => code),
  };
}

/** @param wanted null: all that remains */
function takenFrom(lines: readonly TemplatedLine[], wanted: DecimalString | null): GivenLine[] {
  const given: GivenLine[] = [];
  let left = wanted;
  for (const line of lines) {
    const remains = less(unassigned(line), MOST_PLANNED);
    const quantity = left === null ? remains : less(remains, left);
    if (isZero(quantity)) continue;
    given.push({ boqId: line.id, quantity });
    left = left === null ? null : addQuantities(left, negated(quantity));
  }
  return given;
}
