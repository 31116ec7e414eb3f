import { ApolloClient, InMemoryCache } from '@apollo/client';
import { GetWaitingDocument } from '@lotline/schema/generated/documents/home';
import { IgnoreTaskDocument } from '@lotline/schema/generated/documents/task';
import { ApiError } from '@lotline/web-session/api-error';
import type { Ask, GqlChange } from '@lotline/web-session/gql';
import { sessionLink } from './link.ts';

interface Sent {
  readonly text: string;
  readonly id: unknown;
  readonly signal?: AbortSignal | undefined;
}

const sent: Sent[] = [];
let answer: () => Promise<unknown> = () => Promise.resolve({});
const ask = (async (document, _variables, signal) => {
  sent.push({ text: document.toString(), id: document.__meta__?.['id'], signal });
  return { data: await answer(), versions: { construction: 3 } };
}) as Ask;
const gqlChange: GqlChange = (document, variables) => ask(document, variables);

const clientOf = () =>
  new ApolloClient({ cache: new InMemoryCache(), link: sessionLink({ ask, gqlChange }, { isRetrying: false, local: null }) });

const WAITING = { officeWaiting: { __typename: 'OfficeWaiting' } };

beforeEach(() => {
  sent.length = 0;
  answer = () => Promise.resolve(WAITING);
});

describe('the way of an operation to the server', () => {
  it('goes by the session’s own call, under the id by which the server knows it', async () => {
    await clientOf().query({ query: GetWaitingDocument, fetchPolicy: 'no-cache' });
    expect(sent.map(({ id }) => id)).toEqual([GetWaitingDocument.__meta__.id]);
    expect(sent[0]?.text).toMatch(/^query GetWaiting/);
  });

  it('hands a typed refusal on as it is', async () => {
    const refusal = new ApiError({ code: 'NOT_FOUND', status: 404 });
    answer = () => Promise.reject(refusal);
    await expect(clientOf().query({ query: GetWaitingDocument })).rejects.toBe(refusal);
  });

  it('cancels a read that nobody waits for any more', async () => {
    let end: () => void = () => undefined;
    answer = () => new Promise((resolve) => (end = () => resolve(WAITING)));
    const subscription = clientOf().watchQuery({ query: GetWaitingDocument }).subscribe({});
    await Promise.resolve();
    subscription.unsubscribe();
    end();
    expect(sent[0]?.signal?.aborted).toBe(true);
  });

  it('ends nothing that is answered', async () => {
    await clientOf().query({ query: GetWaitingDocument });
    await Promise.resolve();
    expect(sent[0]?.signal?.aborted).toBe(false);
  });

  it('never cancels a change, and hands on the versions that it made', async () => {
    answer = () => Promise.resolve({ ignoreTask: null });
    const variables = { input: { scheduleId: 1, ignored: true } };
    const { extensions } = await clientOf().mutate({ mutation: IgnoreTaskDocument, variables });
    expect(sent[0]?.signal).toBeUndefined();
    expect(extensions).toMatchObject({ versions: { construction: 3 }, source: 'server', asOf: null });
  });
});
