// The normalised cache of the console: each record once, by type and id, for one person, as long as the page lives (decision 081).
import { InMemoryCache, type FieldPolicy, type TypePolicies } from '@apollo/client';
import { cacheSizes } from '@apollo/client/utilities';

// A page of a job has some hundreds of objects, a page of a list 200. Reading one screen must not push out what another one shows.
cacheSizes['inMemoryCache.executeSelectionSet'] = 20_000;
// An entry references the whole list that it was made of, so few of them are kept.
cacheSizes['inMemoryCache.executeSubSelectedArray'] = 500;

/** A record of the lists themselves. The others belong to a feature, whose manifest names them. */
const OF_LISTS = ['SavedView'];

/** A list comes whole: the new one replaces the old one. */
const WHOLE: FieldPolicy = { merge: false };
const whole = (...names: readonly string[]): Record<string, FieldPolicy> => Object.fromEntries(names.map((name) => [name, WHOLE]));

const typePolicies: TypePolicies = {
  Construction: { fields: whole('boqs', 'schedules', 'payments', 'attachments', 'siteContacts', 'customFields') },
  Schedule: { fields: whole('items', 'taskUsers') },
  Payment: { fields: whole('paymentItems') },
  User: { fields: whole('claims', 'groupUsers', 'roles') },
  // no record of its own, and read with other fields on another screen
  Contact: { merge: true },
  FilterOptions: { merge: true },
};

/** As the cache names a record. */
export const recordId = (type: string, id: number): string => `${type}:${String(id)}`;

/**
 * @param records the types that are records of their own: one object for each id, whichever read it came by. Whatever is not among them is part of the object
 * that it stands in: a verdict on a job has the job's id and is no job.
 */
export function createCache(records: readonly string[]): InMemoryCache {
  const known: ReadonlySet<string> = new Set([...OF_LISTS, ...records]);
  return new InMemoryCache({
    typePolicies,
    dataIdFromObject: ({ __typename: type, id }: { readonly __typename?: string; readonly id?: unknown }): string | undefined =>
      type !== undefined && known.has(type) && typeof id === 'number' ? recordId(type, id) : undefined,
  });
}
