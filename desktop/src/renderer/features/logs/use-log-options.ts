// What the filters of the logs offer: people by their names.
import { GetLogPeopleDocument } from '@lotline/schema/generated/documents/log';
import { useRead } from '../../platform/data/use-read.ts';
import type { FilterOptions } from '../../platform/list/filter-options.ts';

/** Who did it, and who was signed in as them. */
export const LOG_PEOPLE: readonly string[] = ['by', 'as'];

/** @param isWanted asked for when a filter is opened or set, not before */
export function useLogOptions(isWanted: boolean): FilterOptions {
  const read = useRead(GetLogPeopleDocument, { variables: {}, follows: [], isWanted });
  return {
    optionsOf: ({ id, options }) => {
      if (options !== undefined || !LOG_PEOPLE.includes(id)) return options ?? null;
      return read.data?.logPeople.map(({ id: person, name }) => ({ value: String(person), label: name })) ?? null;
    },
    reads: [read],
  };
}
