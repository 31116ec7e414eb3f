import { gqlChangeBy } from './testing/answered-by.ts';
import { countUnderWay } from './under-way.ts';

test('a change counts until it is answered or has failed', async () => {
  const waiting: { resolve: (value: unknown) => void; reject: (reason: Error) => void }[] = [];
  const send = gqlChangeBy(() => new Promise((resolve, reject) => waiting.push({ resolve, reject })));
  const { gqlChange, sending } = countUnderWay(send);
  const seen: number[] = [];
  sending.subscribe(() => seen.push(sending.get()));
  const first = gqlChange('mutation A', {});
  const second = gqlChange('mutation B', {});
  expect(sending.get()).toBe(2);
  waiting[0]?.resolve({ data: {}, versions: {} });
  await first;
  waiting[1]?.reject(new Error('cut'));
  await expect(second).rejects.toThrow('cut');
  expect(seen).toEqual([1, 2, 1, 0]);
});
