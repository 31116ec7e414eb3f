// How near a job is to the address that is typed, where it may be the same work twice (screens.md §2.7): the same lot, the same street number, or all of it.

/** Of the same street and suburb, and the same unit. */
export interface AddressNumbers {
  readonly lotNumber: string | null;
  readonly streetNumber: string | null;
}

/** What is said of each beside the job's own address. */
export const LIKENESS_WORDS = {
  address: 'the same address',
  lot: 'the same lot',
  lotOtherNumber: 'the same lot, another street number',
  number: 'the same street number',
  numberOtherLot: 'the same street number, another lot',
} as const;
export type AddressLikeness = keyof typeof LIKENESS_WORDS;

type Compared = 'same' | 'other' | 'open';

/** 'open' where one of them does not say it. */
function compared(typed: string | null, there: string | null): Compared {
  const [one, other] = [typed, there].map((text) => (text ?? '').trim().toLowerCase());
  if (one === '' || other === '') return one === other ? 'same' : 'open';
  return one === other ? 'same' : 'other';
}

/** @param there has the lot or the street number in common */
export function likenessOf(typed: AddressNumbers, there: AddressNumbers): AddressLikeness {
  const [lot, number] = [compared(typed.lotNumber, there.lotNumber), compared(typed.streetNumber, there.streetNumber)];
  if (lot === 'same' && number === 'same') return 'address';
  // two that have no lot have none in common
  if (lot === 'same' && (typed.lotNumber ?? '').trim() !== '') return number === 'other' ? 'lotOtherNumber' : 'lot';
  return lot === 'other' ? 'numberOtherLot' : 'number';
}
