/** '1 code', '1,204 codes'. */
export const counted = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-AU')} ${number === 1 ? one : many}`;

type Part = readonly [number: number, one: string, many: string];

/** '3 codes are new, 5 change, 1 stays as it is.': the first part says what is counted, and a part of none is left out. */
export function countedParts(one: string, many: string, parts: readonly Part[]): string {
  const [first, ...others] = parts.filter(([number]) => number > 0);
  if (first === undefined) return `No ${many} change.`;
  const [number, isOne, areMany] = first;
  return `${[counted(number, `${one} ${isOne}`, `${many} ${areMany}`), ...others.map((part) => counted(...part))].join(', ')}.`;
}
