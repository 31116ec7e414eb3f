// How GraphiQL asks: through the session, which renews the token. It says that it is GraphiQL, so that the call is a row of the activity log, and asks before a
// mutation. It shows the whole answer, errors included, so nothing is thrown but a missing answer.
import type { Fetcher } from '@graphiql/toolkit';
import { GRAPHIQL_MARK } from '@lotline/schema/domain/saved-operation/graphiql-mark';
import type { Send } from '@lotline/web-session/send';
import { mutationFields } from './mutation-fields.ts';

interface Question {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: unknown;
}

type Answer = Awaited<ReturnType<Extract<ReturnType<Fetcher>, Promise<unknown>>['then']>>;

const NOT_RUN = { errors: [{ message: 'Not run: you cancelled it, and nothing was changed.' }] };

/** @param mayRun asks the person; false: it is not sent */
export function createFetcher(send: Send, mayRun: (mutations: readonly string[]) => Promise<boolean>) {
  return async ({ query, operationName, variables }: Question): Promise<Answer> => {
    const mutations = mutationFields(query, operationName ?? null);
    if (mutations.length > 0 && !(await mayRun(mutations))) return NOT_RUN as Answer;
    const answer = await send({
      method: 'POST',
      path: '/graphql',
      accept: 'application/graphql-response+json, application/json',
      body: { query, operationName, variables, extensions: { [GRAPHIQL_MARK]: true } },
      isChange: mutations.length > 0,
    });
    const told: unknown = await answer.json().catch(() => null);
    return (typeof told === 'object' && told !== null ? told : noResult(answer.status, mutations.length > 0)) as Answer;
  };
}

/** Something in between answered in the server's place. */
const noResult = (status: number, isChange: boolean) => ({
  errors: [
    {
      message: `No result: ${String(status)}. ${isChange ? 'Check whether the change was made before you run it again.' : 'Try again shortly.'}`,
    },
  ],
});
