// Entries of potential jobs for tests: nothing at all, and an address.
import { ENTRY_FIELD_NAMES, ENTRY_SHAPE } from '../entry.ts';
import type { PotentialJobEntry } from '../entry-fields.ts';
import { z } from 'zod';

export const EMPTY_ENTRY: PotentialJobEntry = z
  .object(ENTRY_SHAPE)
  .parse(Object.fromEntries(ENTRY_FIELD_NAMES.map((name) => [name, null])));
export const READY_ENTRY: PotentialJobEntry = { ...EMPTY_ENTRY, lotNumber: '14', streetName: 'Wattle', suburb: 'Box Hill' };
