// Where a potential job is, in one line: its parts, else the worker's own words.
import { formatAddress } from '../kernel/address.ts';
import { hasDetailedAddress } from './detailed-address.rules.ts';
import type { PotentialJobEntry } from './entry-fields.ts';

type Site = Omit<PotentialJobEntry, 'builder' | 'siteContactName' | 'siteContactPhone' | 'comments'>;

/** 'Lot 12–17, 8 Alder Dr, Marsden Park NSW 2765'; never empty. */
export function siteLine(site: Site): string {
  const parts = formatAddress(site);
  const words = site.addressFromField?.trim() ?? '';
  if (hasDetailedAddress(site) || words === '') return parts === '' ? 'No address yet' : parts;
  return words;
}
