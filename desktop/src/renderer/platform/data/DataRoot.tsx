// The data of the console, for everything below: one client for the person who is signed in. It stands below the session's gate, which draws its children
// anew for another person.
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { closeClient, createClient } from './client.ts';
import { createPageReads, type PageReads } from './page-reads.ts';
import { createReads, type Reads } from './reads.ts';
import { RowLists } from './row-lists.ts';

export interface Data {
  readonly client: ApolloClient;
  readonly lists: RowLists;
  readonly reads: Reads;
  readonly pages: PageReads;
}

const DataContext = createContext<Data | null>(null);

interface DataRootProps {
  /** A test gives its own. */
  readonly make?: typeof createClient;
  readonly children: ReactNode;
}

export function DataRoot({ make = createClient, children }: DataRootProps) {
  const { calls, followChanges, clock } = usePlatform();
  const [data] = useState<Data>(() => {
    const client = make(calls);
    const reads = createReads(client, clock);
    return { client, reads, lists: new RowLists(client), pages: createPageReads(reads) };
  });
  const { client, lists, reads } = data;
  useEffect(
    () =>
      followChanges({
        onChanges: (changes) => {
          lists.onChanges(changes);
          void reads.onChanges(changes);
        },
        onCaughtUp: () => {
          lists.onGap();
          void reads.onGap();
        },
      }),
    [followChanges, lists, reads],
  );
  useEffect(() => () => void closeClient(client), [client]);
  return (
    <DataContext value={data}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </DataContext>
  );
}

export function useData(): Data {
  const data = useContext(DataContext);
  if (data === null) throw new Error('There is no data here: this belongs below DataRoot');
  return data;
}
