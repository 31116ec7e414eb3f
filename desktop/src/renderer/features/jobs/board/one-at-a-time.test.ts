import { oneAtATime } from './one-at-a-time.ts';

test('what is asked for while it runs is one run more, and whoever asked waits for it', async () => {
  const ends: (() => void)[] = [];
  let under = 0;
  let most = 0;
  const run = oneAtATime(async () => {
    under += 1;
    most = Math.max(most, under);
    await new Promise<void>((resolve) => ends.push(resolve));
    under -= 1;
  });
  const all = Promise.all([run(), run(), run()]);
  ends[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await all;
  expect([most, ends.length]).toEqual([1, 2]);
  const later = run();
  ends[2]?.();
  await later;
  expect(ends).toHaveLength(3);
});
