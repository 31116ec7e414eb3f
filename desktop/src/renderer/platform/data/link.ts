// The way of an operation to the server: the session's own call (token, one renewal on 401, time limit, typed refusals). Reads are retried where a later
// try helps; a change is a person's action and is sent once.
import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { RetryLink } from '@apollo/client/link/retry';
import { print } from '@apollo/client/utilities';
import type { TypedDocument } from '@lotline/web-session/gql';
import type { Calls } from '@lotline/web-session/platform';
import { isWorthRetrying, retryWaitMs } from '@lotline/web-session/retry';
import type { LocalStore } from './local-store.ts';

/** What an operation answers, beside its data. */
export interface AnswerExtensions {
  /** The versions that a mutation made, by entity. */
  readonly versions: Readonly<Record<string, number>>;
  /** Where the answer came from: a local store may answer before the server does. */
  readonly source: 'server' | 'local';
  /** Instant of the local store's last sync; null: as of now. */
  readonly asOf: string | null;
}

type Answer = Record<string, unknown>;
type Query = ApolloLink.Operation['query'];

const metaOf = (query: Query): TypedDocument<Answer, unknown>['__meta__'] =>
  '__meta__' in query ? { ...(query.__meta__ as object) } : undefined;

const retryReads = (): ApolloLink =>
  new RetryLink({
    delay: (count) => retryWaitMs(count - 1),
    attempts: (count, { operationType }, error) => operationType === OperationTypeNode.QUERY && isWorthRetrying(count - 1, error),
  });

const toServer = ({ ask, gqlChange }: Pick<Calls, 'ask' | 'gqlChange'>): ApolloLink =>
  new ApolloLink(
    ({ query, variables, operationType }) =>
      new Observable((observer) => {
        const stop = new AbortController();
        let isAnswered = false;
        const document: TypedDocument<Answer, unknown> = { toString: () => print(query), __meta__: metaOf(query) };
        const answer = operationType === OperationTypeNode.QUERY ? ask(document, variables, stop.signal) : gqlChange(document, variables);
        answer.then(
          ({ data, versions }) => {
            isAnswered = true;
            const extensions: AnswerExtensions = { versions, source: 'server', asOf: null };
            observer.next({ data, extensions: { ...extensions } });
            observer.complete();
          },
          (problem: unknown) => {
            isAnswered = true;
            if (!stop.signal.aborted) observer.error(problem);
          },
        );
        // a change goes on when nobody waits for it any more; what is answered is over, and the browser need not end it
        return () => {
          if (!isAnswered) stop.abort();
        };
      }),
  );

interface LinkWish {
  /** False in tests: nothing is retried. */
  readonly isRetrying: boolean;
  /** Asked first where it has the answer. */
  readonly local: Pick<LocalStore, 'over'> | null;
}

export function sessionLink(calls: Pick<Calls, 'ask' | 'gqlChange'>, { isRetrying, local }: LinkWish): ApolloLink {
  const server = isRetrying ? ApolloLink.from([retryReads(), toServer(calls)]) : toServer(calls);
  return local === null ? server : local.over(server);
}
