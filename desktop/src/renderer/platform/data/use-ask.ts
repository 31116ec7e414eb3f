// Asking once, and reading again what is shown. A change is sent by useCommand alone.
import { useMemo } from 'react';
import { ApolloLink, type OperationVariables } from '@apollo/client';
import { lastValueFrom } from 'rxjs';
import type { TypedTree } from '@lotline/schema/generated/documents/tree';
import { useData } from './DataRoot.tsx';
import type { Followed } from './follows.ts';

/** A read that is no screen's own: its answer is used once and does not enter the cache, so it goes the client's way to the server past the cache's own care. */
export type AskOnce = <Result, Variables extends OperationVariables>(
  document: TypedTree<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

export interface Asking {
  readonly ask: AskOnce;
  /** What is shown of these records is read again; resolves when it is. */
  readonly readAgain: (...touched: readonly Followed[]) => Promise<void>;
}

export function useAsk(): Asking {
  const { client, reads } = useData();
  return useMemo(
    () => ({
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
