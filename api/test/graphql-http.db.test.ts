// graphql-http's own audit of a GraphQL server over HTTP, on the real address with a real token.
import { auditServer } from 'graphql-http';
import { bootApi, type BootedApi } from './booted-api.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

test('speaks GraphQL over HTTP: every MUST and SHOULD of graphql-http’s audit holds (issue 3 §5)', async () => {
  const token = await api.tokenFor('admin');
  const results = await auditServer({
    url: `${api.url}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
  });
  expect(results.length).toBeGreaterThan(50);
  expect(results.filter(({ status }) => status === 'error' || status === 'warn').map(({ name, status }) => `${status}: ${name}`)).toEqual(
    [],
  );
});
