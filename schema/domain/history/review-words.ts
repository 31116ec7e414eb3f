// What was decided when quantities were reviewed, in words: 'Adjusted PIT-450 from 7 to 5: “two not built”, rejected 2 lines'.
import { formatQuantity } from '../kernel/money.ts';
import { quoted } from './event-word-parts.ts';
import { readText } from './event-changes.ts';
import { capitalised } from '../kernel/capitalised.ts';

/** Lines that are told each by its code; more of one kind are counted. */
const TOLD_ALONE = 3;

/** @returns null where the event names no line */
export function reviewWords(detail: unknown): string | null {
  const lines = linesOf(detail);
  if (lines.length === 0) return null;
  const of = (verdict: string) => lines.filter((line) => readText(line, 'verdict') === verdict);
  const said = [...adjusted(of('adjust')), ...rejected(of('reject')), ...approved(of('approve').length)].join(', ');
  return said === '' ? null : capitalised(said);
}

function linesOf(detail: unknown): readonly unknown[] {
  const reviewed: unknown = typeof detail === 'object' && detail !== null && 'reviewed' in detail ? detail.reviewed : null;
  return Array.isArray(reviewed) ? reviewed : [];
}

const codeOf = (line: unknown): string => readText(line, 'code') ?? 'an item';
const because = (line: unknown): string => {
  const reason = readText(line, 'reason');
  return reason === null ? '' : `:${quoted(reason)}`;
};
const quantity = (line: unknown, key: string): string => formatQuantity(readText(line, key) ?? '0');

function adjusted(lines: readonly unknown[]): string[] {
  if (lines.length > TOLD_ALONE) return [`adjusted ${String(lines.length)} lines`];
  return lines.map(
    (line) => `adjusted ${codeOf(line)} from ${quantity(line, 'doneQty')} to ${quantity(line, 'approvedQty')}${because(line)}`,
  );
}

function rejected(lines: readonly unknown[]): string[] {
  const [only] = lines;
  if (lines.length > 1) return [`rejected ${String(lines.length)} lines`];
  return only === undefined ? [] : [`rejected ${codeOf(only)}${because(only)}`];
}

const approved = (count: number): string[] => (count === 0 ? [] : [`approved ${String(count)} ${count === 1 ? 'line' : 'lines'}`]);
