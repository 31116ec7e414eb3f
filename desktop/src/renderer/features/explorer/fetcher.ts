// How GraphiQL asks: through the session, which renews the token. It shows the whole answer, errors included, so nothing is thrown but a
// missing answer.
import type { Fetcher } from '@graphiql/toolkit';
import type { Send } from '@lotline/web-session/send';

interface Question {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: unknown;
}

type Answer = Awaited<ReturnType<Extract<ReturnType<Fetcher>, Promise<unknown>>['then']>>;

export function createFetcher(send: Send) {
  return async ({ query, operationName, variables }: Question): Promise<Answer> => {
    const answer = await send({
      method: 'POST',
      path: '/graphql',
      accept: 'application/graphql-response+json, application/json',
      body: { query, operationName, variables },
    });
    return (await answer.json()) as Answer;
  };
}
