// The data of the console, for everything below: one client for the person who is signed in. It stands below the session's gate, which draws its children
// anew for another person.
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { isOnline } from '@lotline/web-session/connection';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { closeClient, createClient } from './client.ts';
import type { OfficeOutbox } from '../outbox/office-outbox.ts';
import { LocalContext, type LocalStore } from './local-store.ts';
import { createPageReads, type PageReads } from './page-reads.ts';
import { createReads, type Reads } from './reads.ts';
import { RowLists } from './row-lists.ts';

export interface Data {
  readonly client: ApolloClient;
  readonly lists: RowLists;
  readonly reads: Reads;
  readonly pages: PageReads;
  /** What this computer holds; null in a browser. */
  readonly local: LocalStore | null;
  /** What waits on this computer to be sent; null in a browser. */
  readonly outbox: OfficeOutbox | null;
}

const DataContext = createContext<Data | null>(null);

interface DataRootProps {
  /** Types that are records of their own, as the features' manifests name them. */
  readonly records: readonly string[];
  /** A test gives its own. */
  readonly make?: typeof createClient;
  readonly children: ReactNode;
}

export function DataRoot({ records, make = createClient, children }: DataRootProps) {
  const { calls, connection, followChanges, clock, outboxOf } = usePlatform();
  const { id: personId, firstName, lastName, ...me } = useMe();
  const program = useContext(LocalContext);
  const [data] = useState<Data>(() => {
    const isReached = (): boolean => isOnline(connection.get());
    const now = (): Date => clock.now();
    const claims = me.claims.map(({ claimValue }) => claimValue);
    const local = program?.open({ personName: `${firstName} ${lastName}`, claims, isOnline: isReached }) ?? null;
    const client = make(calls, { records, local });
    const reads = createReads(client, clock);
    const outbox =
      program?.openOutbox({
        ...{ client, personId, now, isOnline: isReached, storage: outboxOf(personId) },
        onSent: (touched) => void reads.onOwnChange(touched),
      }) ?? null;
    return { client, reads, local, outbox, lists: new RowLists(client), pages: createPageReads(reads) };
  });
  const { client, lists, reads, local, outbox } = data;
  useEffect(() => outbox?.start(), [outbox]);
  useEffect(() => local?.prepare(client), [local, client]);
  useEffect(() => (outbox === null ? undefined : connection.subscribe(outbox.push)), [outbox, connection]);
  useEffect(
    () =>
      followChanges({
        onChanges: (changes) => {
          local?.onChanges();
          lists.onChanges(changes);
          void reads.onChanges(changes);
        },
        onCaughtUp: () => {
          local?.onChanges();
          lists.onGap();
          void reads.onGap();
        },
      }),
    [followChanges, lists, reads, local],
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
