import { createLog } from '../../platform/http/request-log.ts';
import { ChangeFollower } from './change-follower.ts';

test('behind a transaction that does not end so many wait and no more: screens are told to ask again', () => {
  let floods = 0;
  const follower = new ChangeFollower(createLog('silent'), {
    ask: () => Promise.resolve([]),
    onChanged: () => undefined,
    onFlood: () => void (floods += 1),
  });
  const told: number[] = [];
  for (let tx = 1; tx <= 20_001; tx++) {
    follower.heard(String(tx));
    if (tx % 10_000 <= 1) told.push(floods);
  }
  follower.stop();
  // 1; 10,000, 10,001; 20,000, 20,001
  expect(told).toEqual([0, 0, 1, 1, 2]);
});

test('a commit is looked for at once, and those that follow it together', async () => {
  const asked: unknown[] = [];
  const due: { readonly ms: number; readonly work: () => void }[] = [];
  const follower = new ChangeFollower(
    createLog('silent'),
    {
      ask: (_, [txs]) => {
        asked.push(txs);
        if (asked.length === 2) follower.heard('5');
        return Promise.resolve([{ readable: Array.isArray(txs) ? txs.map(String) : [], changes: 0, changed: [] }]);
      },
      onChanged: () => undefined,
      onFlood: () => undefined,
    },
    (ms, work) => {
      due.push({ ms, work });
      return setTimeout(() => undefined);
    },
  );
  const isDue = async (): Promise<number | undefined> => {
    const next = due.shift();
    next?.work();
    await new Promise(setImmediate);
    return next?.ms;
  };
  follower.heard('1');
  expect([await isDue(), asked]).toEqual([0, [['1']]]);
  for (const tx of ['2', '3', '4']) follower.heard(tx);
  expect([due.length, asked.length]).toEqual([1, 1]);
  expect([await isDue(), asked[1]]).toEqual([50, ['2', '3', '4']]);
  // one came while it looked
  expect([due.length, await isDue(), asked[2]]).toEqual([1, 50, ['5']]);
  // and none since: the next is looked for at once again
  expect([await isDue(), asked.length, due.length]).toEqual([50, 3, 0]);
  follower.heard('6');
  expect([await isDue(), asked[3]]).toEqual([0, ['6']]);
  follower.stop();
});
