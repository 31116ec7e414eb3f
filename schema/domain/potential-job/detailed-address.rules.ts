// Whether the address of a potential job is written in its parts. No parser here: the first screens load this.
interface Address {
  readonly streetName: string | null;
  readonly suburb: string | null;
}

/** Street and suburb at least. */
export const hasDetailedAddress = ({ streetName, suburb }: Address): boolean =>
  [streetName, suburb].every((text) => (text ?? '').trim() !== '');
