// The builders, road types and site contacts that the form offers: from the list's own settings and its rows, also without a network.
import { useQuery } from '@tanstack/react-query';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { builderNames } from '../job-sheets/builder-names.ts';
import { useKnownContacts } from '../job-sheets/use-known-contacts.ts';
import { fieldData } from '../replica/field-data.ts';

export interface EntryLists {
  readonly builders: readonly string[];
  readonly roadTypes: readonly string[];
  readonly contacts: readonly string[];
}

export function useEntryLists(): EntryLists {
  const { gql } = usePlatform().calls;
  // without them every name can be typed
  const read = useQuery({ ...fieldData(gql), select: ({ lookups }) => lookups });
  const lookups = optionalData(read);
  const contacts = useKnownContacts();
  const list = (name: string): readonly string[] => builderNames(lookups?.find((lookup) => lookup.name === name)?.data);
  return { builders: list('Builder Lookup'), roadTypes: list('Road type'), contacts };
}
