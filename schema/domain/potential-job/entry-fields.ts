// The fields of a potential job, and the parts of an address that may be a range. No parser here: lists load this.
import type { DeclaredField, FieldKind } from '../record/record-declaration.ts';

const line = (label: string, most: number) => ({ label, kind: 'line', most }) as const;
const of = <Kind extends FieldKind>(label: string, kind: Kind) => ({ label, kind });

export const ENTRY_FIELDS = {
  builder: line('Builder', 200),
  siteContactName: line('Site contact', 200),
  siteContactPhone: line('Site contact phone', 40),
  lotNumber: of('Lot', 'siteNumber'),
  lotRangeLow: of('Lot from', 'count'),
  lotRangeHigh: of('Lot to', 'count'),
  unitNumber: of('Unit', 'siteNumber'),
  unitRangeLow: of('Unit from', 'count'),
  unitRangeHigh: of('Unit to', 'count'),
  streetNumber: of('Street number', 'siteNumber'),
  streetRangeLow: of('Street number from', 'count'),
  streetRangeHigh: of('Street number to', 'count'),
  streetName: line('Street', 120),
  roadType: line('Road type', 40),
  suburb: line('Suburb', 100),
  state: of('State', 'state'),
  postCode: of('Postcode', 'postCode'),
  comments: { label: 'Comments', kind: 'text', most: 4_000 },
  addressFromField: { label: 'Address from field', kind: 'text', most: 500 },
} as const satisfies Readonly<Record<string, DeclaredField>>;

export type EntryField = keyof typeof ENTRY_FIELDS;
type CountField = { [F in EntryField]: (typeof ENTRY_FIELDS)[F]['kind'] extends 'count' ? F : never }[EntryField];
/** As it is stored and sent. */
export type PotentialJobEntry = { readonly [F in EntryField]: (F extends CountField ? number : string) | null };
export const RANGE_PARTS = ['lot', 'unit', 'street'] as const;
export type RangePart = (typeof RANGE_PARTS)[number];
export const numberField = (part: RangePart) => `${part}Number` as const;
export const rangeFields = (part: RangePart) => [`${part}RangeLow`, `${part}RangeHigh`] as const;

export interface EntryRange {
  readonly part: RangePart;
  readonly low: number;
  readonly high: number;
}

/** The numbers that become a job each; null: it is one job. */
export function rangeOf(entry: PotentialJobEntry): EntryRange | null {
  for (const part of RANGE_PARTS) {
    const [low, high] = rangeFields(part).map((end) => entry[end]);
    if (typeof low === 'number' && typeof high === 'number') return { part, low, high };
  }
  return null;
}
