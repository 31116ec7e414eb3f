// The log of background jobs in a real database (screens.md §2.23).
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
  const began = { started_at: '2026-11-20T01:00:00Z' };
  await insertRow(api.sequelize, 'job_run', {
    ...began,
    job: 'keep_records',
    ended_at: '2026-11-20T01:00:07Z',
    counts: { answers: 1200, months: 0 },
  });
  await insertRow(api.sequelize, 'job_run', { ...began, job: 'issue_receipt', ended_at: '2026-11-20T01:00:01Z', error: 'No key' });
});
afterAll(() => api.stop());

const read = async (filter: object = {}) => {
  const query = 'query($filter: JobRunFilterInput) { jobLog(filter: $filter) { rows { label outcome did error seconds } } }';
  const { data, errors } = await api.gql('admin', query, { filter });
  expect(errors).toEqual([]);
  return (data?.['jobLog'] as { rows: unknown[] }).rows;
};
const kept = { label: 'Clear out old records', outcome: 'done', did: '1,200 answers', error: null, seconds: 7 };
const failed = { label: 'Sign a receipt', outcome: 'failed', did: null, error: 'No key', seconds: 1 };

test('each run says by its name how it ended and how much it did, the newest first', async () => {
  expect(await read()).toEqual([kept, failed]);
});

test('it is filtered by how a run ended, and searched by its error', async () => {
  expect(await read({ outcome: 'failed' })).toEqual([failed]);
  expect(await read({ outcome: 'failed', isNot: ['outcome'] })).toEqual([kept]);
  expect(await read({ search: 'no key' })).toEqual([failed]);
});

test('whoever lacks the claim reads none of it', async () => {
  expect((await api.gql('office', '{ jobLog { count } }')).errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
});
