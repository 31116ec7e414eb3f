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
