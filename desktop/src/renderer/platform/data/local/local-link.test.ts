// This computer before the server: which of them answers a read, when, and what is stored of it.
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import {
  ConstructionQueryDocument,
  GetJobViewsDocument,
  GetJobsDocument,
  JobStatusesDocument,
} from '@lotline/schema/generated/documents/job';
import { GetWaitingDocument } from '@lotline/schema/generated/documents/home';
import { ApiError } from '@lotline/web-session/api-error';
import { askedOf } from './job-answers.ts';
import { openLocalStore, type CacheBridge } from './local-store.ts';
import type { StoredPage } from './page-answers.ts';
import { answerKey, jobOf } from './stored-answers.ts';

const AT = '2026-11-25T01:00:00.000Z';
const STATE = { syncedAt: AT, count: 2, expected: null, anew: 3, isLasting: true, rebuilt: null };
const views = (all: number) => ({ open: 1, overdue: 0, week: 0, hold: 0, mine: 0, all });
const served = (all: number) => ({ jobViews: { __typename: 'JobViewCounts', ...views(all) } });

interface Given {
  readonly here?: unknown;
  readonly cannot?: string | null;
  readonly isOnline?: boolean;
  /** This computer answers after the server. */
  readonly isSlowHere?: boolean;
  readonly server?: () => Promise<Record<string, unknown>>;
  readonly stored?: Readonly<Record<string, unknown>>;
  /** Of job 4, as it came with the sync. */
  readonly page?: StoredPage | null;
}

function open({
  here = null,
  cannot = null,
  isOnline = true,
  isSlowHere = false,
  server = () => Promise.resolve(served(9)),
  stored = {},
  page = null,
}: Given) {
  const seen = { read: new Array<unknown>(), server: new Array<string | undefined>(), kept: new Array<unknown>() };
  let state = STATE;
  const begin = (anew: number): void => void (state = { ...STATE, anew });
  const bridge: CacheBridge = {
    cacheState: () => Promise.resolve(state),
    syncJobs: () => Promise.resolve(state),
    readJobs: ({ read, asked }) => {
      seen.read.push([read, JSON.parse(asked)]);
      return isSlowHere ? slowly({ data: here, cannot, state: STATE }) : Promise.resolve({ data: here, cannot, state: STATE });
    },
    jobPage: ({ id }) => Promise.resolve(id === 4 ? page : null),
    storedAnswer: ({ key }) => Promise.resolve(key in stored ? { at: AT, data: JSON.stringify(stored[key]) } : null),
    storeAnswer: (answer) => {
      seen.kept.push(answer);
      return Promise.resolve(null);
    },
  };
  const store = openLocalStore(bridge, { personName: 'Olivia Office', claims: [], isOnline: () => isOnline });
  const link = store.over(
    new ApolloLink(({ operationName }) => {
      seen.server.push(operationName);
      return new Observable((observer) => {
        server().then(
          (data) => {
            observer.next({ data });
            observer.complete();
          },
          (problem: unknown) => observer.error(problem),
        );
      });
    }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  /** As a screen reads: everything that it was shown. */
  const screen = () =>
    new Promise<{ shown: unknown[]; problem: unknown }>((resolve) => {
      const shown: unknown[] = [];
      const stop = (problem: unknown) => queueMicrotask(() => (subscription.unsubscribe(), resolve({ shown, problem })));
      const subscription = client
        .watchQuery({
          query: GetJobViewsDocument,
          context: { follows: [] },
          fetchPolicy: 'cache-and-network',
          notifyOnNetworkStatusChange: false,
        })
        .subscribe(({ data, error, loading }) => {
          if (data !== undefined) shown.push(data.jobViews?.all);
          if (error !== undefined || (!loading && shown.at(-1) === 9) || (!isOnline && shown.length > 0)) stop(error ?? null);
        });
    });
  return { ...seen, store, client, screen, begin };
}
const NO_OPTIONS = Object.fromEntries(
  ['statuses', 'contracts', 'regions', 'states', 'customers', 'deliveryPartners', 'deliveryPartnerPms', 'developers', 'schedulers'].map(
    (name) => [name, []],
  ),
);
const unreached = () => Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));
const slowly = async <Data>(data: Data): Promise<Data> => {
  // the bridge's answers are a few turns of the queue away
  for (let turns = 0; turns < 50; turns++) await Promise.resolve();
  return data;
};

test('a screen is shown what is here at once, with its age, and then what the server says', async () => {
  const { screen, store } = open({ here: views(7), server: () => slowly(served(9)) });
  const ended = screen();
  await new Promise((resolve) => store.subscribe(() => resolve(null)));
  expect(store.noteOf('GetJobViews', {})).toEqual({ asOf: AT, cannot: null });
  expect(await ended).toEqual({ shown: [7, 9], problem: null });
  expect(store.noteOf('GetJobViews', {})).toBeNull();
});

test('what is older is never shown after the server has answered', async () => {
  const { client, read } = open({ here: views(7), isSlowHere: true });
  const shown: unknown[] = [];
  const watched = client.watchQuery({ query: GetJobViewsDocument, context: { follows: [] }, fetchPolicy: 'cache-and-network' });
  const subscription = watched.subscribe(({ data }) => shown.push(data?.jobViews?.all));
  await slowly(null)
    .then(() => slowly(null))
    .then(() => slowly(null));
  subscription.unsubscribe();
  expect([read.length, shown.at(-1), shown.includes(7)]).toEqual([1, 9, false]);
});

test('without a network this computer answers alone', async () => {
  const { screen, server, store } = open({ here: views(7), isOnline: false });
  expect((await screen()).shown).toEqual([7]);
  expect([server, store.noteOf('GetJobViews', {})]).toEqual([[], { asOf: AT, cannot: null }]);
});

test('a read that is used once asks the server alone, and this computer where there is no way to it', async () => {
  const online = open({ here: views(7) });
  const { data } = await online.client.query({ query: GetJobViewsDocument, fetchPolicy: 'no-cache' });
  expect([data?.jobViews.all, online.read]).toEqual([9, []]);
  const lost = open({ here: views(7), server: unreached });
  expect((await lost.client.query({ query: GetJobViewsDocument, fetchPolicy: 'no-cache' })).data?.jobViews.all).toBe(7);
});

test('a refusal is no missing network: it is shown', async () => {
  const refusal = new ApiError({ code: 'CLAIM_REQUIRED', status: 403 });
  const { client } = open({ here: views(7), server: () => Promise.reject(refusal) });
  await expect(client.query({ query: GetJobViewsDocument, fetchPolicy: 'no-cache' })).rejects.toBe(refusal);
});

test('the next page of this computer’s list is never asked of the server', async () => {
  const page = { rows: [{ id: 5, nextTask: null }], after: null, count: 1, isCountCapped: false };
  const { client, server, read } = open({ here: page });
  const variables = { filter: {}, first: 100, after: 'local:["a",4,1]' };
  await client.query({ query: GetJobsDocument, variables, fetchPolicy: 'no-cache' });
  expect([server, read]).toEqual([[], [['page', variables]]]);
});

test('what only the server knows is said in a sentence', async () => {
  const { client, store } = open({ cannot: 'Only the server knows.', isOnline: false, server: unreached });
  await expect(client.query({ query: GetJobsDocument, variables: { filter: {} }, fetchPolicy: 'no-cache' })).rejects.toThrow();
  expect(store.noteOf('GetJobs', { filter: {} })).toEqual({ asOf: AT, cannot: 'Only the server knows.' });
});

test('answers of a job’s page and of settings are stored with what they are of, others never', async () => {
  const { client, kept } = open({ server: () => Promise.resolve({ construction: null, systemSettings: [], officeWaiting: null }) });
  await client.query({ query: ConstructionQueryDocument, variables: { constructionId: 4 }, fetchPolicy: 'no-cache' });
  await client.query({ query: JobStatusesDocument, fetchPolicy: 'no-cache' });
  await client.query({ query: GetWaitingDocument, fetchPolicy: 'no-cache' });
  expect(kept).toMatchObject([
    { key: answerKey('ConstructionQuery', { constructionId: 4 }), job: 4, anew: 3 },
    { key: answerKey('JobStatuses', {}), job: null, anew: 3 },
  ]);
});

test('a stored answer is found whatever order its variables have, and not for another job', async () => {
  const key = answerKey('ConstructionQuery', { constructionId: 4 });
  const { store } = open({ stored: { [key]: { construction: { id: 4 } } } });
  expect(await store.find('ConstructionQuery', { constructionId: 4, scheduleId: null })).toEqual({
    data: { construction: { id: 4 } },
    asOf: AT,
  });
  expect(await store.find('ConstructionQuery', { constructionId: 5 })).toBeNull();
  expect([answerKey('A', { b: 1, a: 2 }) === answerKey('A', { a: 2, b: 1 }), jobOf('JobStatuses', { id: 1 })]).toEqual([true, null]);
  expect(askedOf({ filter: {}, sort: null, after: undefined })).toEqual({ filter: {} });
});

test('a job that nobody opened is found in what the sync brought, with the age of that; what was read later stands before it', async () => {
  const [of, other] = [{ constructionId: 4 }, { constructionId: 5 }];
  const names = { [answerKey('JobPageNames', {})]: { users: [], groups: [{ id: 7 }], systemSettings: [] } };
  const pageOf = (asOf: string): StoredPage => ({
    ...{ asOf, job: '{"id":4}', fieldComments: '[]', internalComments: null, costs: null },
    ...{ delegations: '[]', plannedStatus: null, folders: '[]', review: '{"tasks":[],"items":[]}' },
  });
  const { store } = open({ page: pageOf(AT), stored: names });
  const found = await store.find('ConstructionQuery', of);
  expect(found).toMatchObject({
    asOf: AT,
    data: { construction: { __typename: 'Construction', id: 4 }, groups: [{ id: 7 }], jobFieldComments: [] },
  });
  expect([await store.find('ConstructionQuery', other), await store.find('JobEvents', of)]).toEqual([null, null]);
  const stored = { [answerKey('ConstructionQuery', of)]: { construction: { id: 4, workOrder: 'as read' } } };
  const sources = ['2026-11-25T00:59:00.000Z', '2026-11-25T01:01:00.000Z'].map(async (asOf) => {
    const answer = await open({ page: pageOf(asOf), stored }).store.find('ConstructionQuery', of);
    return [answer?.asOf, 'jobFieldComments' in (answer?.data ?? {})];
  });
  expect(await Promise.all(sources)).toEqual([
    [AT, false],
    ['2026-11-25T01:01:00.000Z', true],
  ]);
});

test('what screens need that nobody has opened is asked ahead, and again with each right that changes', async () => {
  const asked = ['JobStatuses', 'JobFieldNames', 'ListGroups', 'SavedViews', 'JobPageNames', 'GetJobFilterOptions'];
  const settings = ['SystemSettingsQuery', 'SystemSettingsQuery'];
  const all = [...asked, ...settings];
  const { client, store, server, kept, begin } = open({
    server: () =>
      Promise.resolve({
        ...{ systemSettings: [], groups: [], savedViews: [], users: [], lookups: [] },
        jobFilterOptions: { __typename: 'FilterOptions', ...NO_OPTIONS, workTypes: ['SDU', 'MDU'] },
      }),
  });
  store.prepare(client);
  await slowly(null);
  expect(server).toEqual(all);
  expect(kept).toMatchObject(
    [
      ...[
        ...asked.slice(0, 3).map((name) => answerKey(name, {})),
        answerKey('SavedViews', { list: 'jobs' }),
        answerKey('JobPageNames', {}),
      ],
      ...['SDU', 'MDU'].map((workType) => answerKey('SystemSettingsQuery', { workType })),
    ].map((key) => ({ key, anew: 3 })),
  );
  store.onChanges();
  await slowly(null);
  expect(server).toEqual(all);
  begin(4);
  store.onChanges();
  await slowly(null);
  expect([server, kept.at(-1)]).toEqual([[...all, ...all], expect.objectContaining({ anew: 4 })]);
});
