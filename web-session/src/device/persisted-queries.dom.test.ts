import { readsOnDevice } from './persisted-queries.ts';
import { MOST_READS } from './read-bounds.ts';

const ruth = readsOnDevice(5);
const sam = readsOnDevice(6);
const read = (value: unknown, readAt = 1) => ({ value, readAt });

beforeEach(async () => {
  await ruth.clear();
  await sam.clear();
});

test('the last answer to a query is found again, with its age', async () => {
  await ruth.keep('list', read({ tasks: [1] }, 7));
  await ruth.keep('list', read({ tasks: [1, 2] }, 8));
  expect(await ruth.find('list')).toEqual({ value: { tasks: [1, 2] }, readAt: 8 });
  expect(await ruth.find('task')).toBeNull();
});

test('each person has a database of their own: another person finds and clears nothing', async () => {
  await ruth.keep('list', read('Ruth’s'));
  expect(await sam.find('list')).toBeNull();
  await sam.clear();
  expect(await ruth.find('list')).toMatchObject({ value: 'Ruth’s' });
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['lotline.person.5', 'lotline.person.6']));
});

test('when too much is stored, the oldest reads are deleted', async () => {
  for (let day = 0; day <= MOST_READS; day += 1) await ruth.keep(String(day), read(day, day));
  expect(await ruth.find('0')).toBeNull();
  expect(await ruth.find('1')).not.toBeNull();
  expect(await ruth.find(String(MOST_READS))).not.toBeNull();
});
