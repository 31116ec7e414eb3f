// What the review says of its sums.
import type { Summary } from './decisions.ts';

export const counted = (count: number, one: string, many = `${one}s`): string => `${String(count)} ${count === 1 ? one : many}`;

/** '3 approved, 1 adjusted, 1 rejected': what is none is not said. */
export function saidOf({ approved, adjusted, rejected }: Summary): string {
  const parts = [
    [approved, 'approved'],
    [adjusted, 'adjusted'],
    [rejected, 'rejected'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${String(count)} ${word}`);
  return said.length === 0 ? 'nothing decided' : said.join(', ');
}
