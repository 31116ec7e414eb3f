// Which state a postcode belongs to (screens.md §2.7). A few places lie over a border and are delivered from the other side: both states are right there.
export const STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const;
export type State = (typeof STATES)[number];

type Range = readonly [from: number, to: number, state: State];

const RANGES: readonly Range[] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
];

const OVER_A_BORDER: Readonly<Record<string, readonly State[]>> = {
  '0872': ['SA', 'WA'],
  '2540': ['ACT'],
  '2611': ['NSW'],
  '2620': ['ACT'],
  '3585': ['NSW'],
  '3586': ['NSW'],
  '3644': ['NSW'],
  '3691': ['NSW'],
  '3707': ['NSW'],
  '4377': ['NSW'],
  '4380': ['NSW'],
  '4383': ['NSW'],
  '4385': ['NSW'],
  '4825': ['NT'],
};

/** The states that a postcode is used in, the usual one first; none where no state has it. */
export function statesOfPostcode(postCode: string): readonly State[] {
  if (!/^\d{4}$/.test(postCode)) return [];
  const number = Number(postCode);
  const usual = RANGES.find(([from, to]) => from <= number && number <= to);
  return usual === undefined ? [] : [usual[2], ...(OVER_A_BORDER[postCode] ?? [])];
}
