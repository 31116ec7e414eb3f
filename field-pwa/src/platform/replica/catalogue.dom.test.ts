import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { bringCatalogue, CATALOGUE, type FieldItems } from './catalogue.ts';

const HOUR = 3_600_000;
const item = (code: string): FieldItems => [
  {
    id: 4,
    code,
    name: 'Rock',
    description: null,
    unitAmount: null,
    unitOfMeasure: 'hr',
    minQuantity: null,
    maxQuantity: null,
    isArchived: false,
  },
];
let client: QueryClient;
const answer = jest.fn<Promise<unknown>, []>();
const { gql } = buildPlatform({ gql: () => answer() }).calls;
const kept = (readAt: number | null) => ({
  find: () => Promise.resolve(readAt === null ? null : { value: item('STORED'), readAt }),
});
const bring = (readAt: number | null) => bringCatalogue({ client, gql, kept: kept(readAt) });
const codes = () => client.getQueryData<FieldItems>(CATALOGUE)?.map(({ code }) => code);

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  answer.mockReset();
  answer.mockResolvedValue({ fieldItems: item('READ') });
});
afterEach(() => client.clear());

test('the catalogue is read once the list stands, where this phone has none', async () => {
  await bring(null);
  expect(codes()).toEqual(['READ']);
});

test('what was stored today is not read again; what is older stands until it is', async () => {
  await bring(Date.now() - 11 * HOUR);
  expect(codes()).toEqual(['STORED']);
  expect(answer).not.toHaveBeenCalled();
  client.clear();
  await bring(Date.now() - 13 * HOUR);
  expect(codes()).toEqual(['READ']);
});

test('without a network the stored catalogue stands, however old', async () => {
  answer.mockRejectedValue(new ApiError({ code: 'OFFLINE', status: 0 }));
  await bring(Date.now() - 40 * HOUR);
  expect(codes()).toEqual(['STORED']);
});

test('a phone that stores nothing reads it all the same', async () => {
  await bringCatalogue({ client, gql, kept: { find: () => Promise.reject(new Error('private browsing')) } });
  expect(codes()).toEqual(['READ']);
});
