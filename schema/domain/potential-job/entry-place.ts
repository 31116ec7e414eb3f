// How a potential job is called: by its address, or by the worker's own words for it. No parser here: the first screens load this.
import { formatAddress, type AddressParts } from '../kernel/address.ts';

interface Place extends AddressParts {
  readonly addressFromField?: string | null | undefined;
}

/** 'Lot 60–67, Rosella Dr, Box Hill NSW 2765', or '“Next to the new servo”'. */
export function entryPlace(entry: Place): string {
  const written = formatAddress(entry);
  const words = (entry.addressFromField ?? '').trim().replace(/\s+/g, ' ');
  if ((entry.streetName ?? '').trim() === '' && words !== '') return `“${words}”`;
  return written;
}
