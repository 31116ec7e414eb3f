// GraphiQL asks before a mutation, and says that it is GraphiQL.
import type { Call } from '@lotline/web-session/send';
import { createFetcher } from './fetcher.ts';

const begin = (isWanted: boolean) => {
  const [sent, asked]: [Call[], string[][]] = [[], []];
  const ask = createFetcher(
    (call) => {
      sent.push(call);
      return Promise.resolve(new Response('{"data":{"done":true}}'));
    },
    (mutations) => {
      asked.push([...mutations]);
      return Promise.resolve(isWanted);
    },
  );
  return { ask, sent, asked };
};

test('a query runs without a question, marked as GraphiQL’s', async () => {
  const { ask, sent, asked } = begin(false);
  expect(await ask({ query: '{ me { id } }' })).toEqual({ data: { done: true } });
  expect(asked).toEqual([]);
  expect(sent).toMatchObject([{ body: { extensions: { graphiql: true } }, isChange: false }]);
});

test('a mutation is asked about by name; cancelled it is not sent', async () => {
  const { ask, sent, asked } = begin(false);
  expect(JSON.stringify(await ask({ query: 'mutation { acceptTask(id: 1) { id } }' }))).toContain('nothing was changed');
  expect(asked).toEqual([['acceptTask']]);
  expect(sent).toEqual([]);
  const wanted = begin(true);
  await wanted.ask({ query: 'mutation { acceptTask(id: 1) { id } }' });
  expect(wanted.sent).toMatchObject([{ isChange: true }]);
});

test.each([
  ['{ me { id } }', 'No result: 503. Try again shortly.'],
  ['mutation { acceptTask(id: 1) { id } }', 'No result: 503. Check whether the change was made before you run it again.'],
])('%s without a result of the server says so, and what to do', async (query, message) => {
  const ask = createFetcher(
    () => Promise.resolve(new Response('<html>', { status: 503 })),
    () => Promise.resolve(true),
  );
  expect(await ask({ query })).toEqual({ errors: [{ message }] });
});
