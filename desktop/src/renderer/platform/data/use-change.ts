// Sending a change, and reading again what it touches. The answer's records are in the cache before it is here.
import { useMemo } from 'react';
import { ApolloLink, type OperationVariables } from '@apollo/client';
import { lastValueFrom } from 'rxjs';
import type { TypedTree } from '@lotline/schema/generated/documents/tree';
import type { Versions } from '@lotline/web-session/gql';
import { useData } from './DataRoot.tsx';
import type { Followed } from './follows.ts';

/** A mutation's data, and the versions that it made. */
export type SendChange = <Result, Variables extends OperationVariables>(
  document: TypedTree<Result, Variables>,
  variables: Variables,
) => Promise<{ readonly data: Result; readonly versions: Versions }>;

/** A read that is no screen's own: its answer is used once and does not enter the cache, so it goes the client's way to the server past the cache's own care. */
export type AskOnce = <Result, Variables extends OperationVariables>(
  document: TypedTree<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

export interface Changes {
  readonly change: SendChange;
  readonly ask: AskOnce;
  /** What is shown of these records is read again; resolves when it is. */
  readonly readAgain: (...touched: readonly Followed[]) => Promise<void>;
}

export function useChange(): Changes {
  const { client, reads } = useData();
  return useMemo(
    () => ({
      change: async <Result, Variables extends OperationVariables>(document: TypedTree<Result, Variables>, variables: Variables) => {
        const { data, extensions } = await client.mutate<Result, OperationVariables>({ mutation: document, variables });
        if (data === undefined || data === null) throw new Error('A change answered nothing');
        return { data, versions: versionsOf(extensions) };
      },
      ask: async <Result, Variables extends OperationVariables>(document: TypedTree<Result, Variables>, variables: Variables) => {
        const { data } = await lastValueFrom(ApolloLink.execute(client.link, { query: document, variables }, { client }));
        if (data === undefined || data === null) throw new Error('A read answered nothing');
        // a link has one type for all answers; the document has its own
        return data as Result;
      },
      readAgain: (...touched) => reads.onOwnChange(touched),
    }),
    [client, reads],
  );
}

function versionsOf(extensions: Readonly<Record<string, unknown>> | undefined): Versions {
  const versions = extensions?.['versions'];
  if (typeof versions !== 'object' || versions === null) return {};
  return Object.fromEntries(Object.entries(versions).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}
