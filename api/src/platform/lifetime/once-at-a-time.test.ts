import { onceAtATime } from './once-at-a-time.ts';

const ends: (() => void)[] = [];
const work = () => new Promise<void>((resolve) => ends.push(resolve));
/** Ends the run that is under way and lets what waits for it go on. */
const endOne = async () => {
  ends.at(-1)?.();
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};
beforeEach(() => void ends.splice(0));

test('it runs at once, and once more for all calls meanwhile', async () => {
  const ask = onceAtATime(work);
  ask();
  expect(ends).toHaveLength(1);
  for (let asked = 0; asked < 50; asked++) ask();
  expect(ends).toHaveLength(1);
  await endOne();
  expect(ends).toHaveLength(2);
  await endOne();
  expect(ends).toHaveLength(2);
  ask();
  expect(ends).toHaveLength(3);
});

test('a failed run does not end it', async () => {
  let runs = 0;
  const ask = onceAtATime(() => Promise.reject(new Error(`run ${++runs}`)));
  ask();
  ask();
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  ask();
  expect(runs).toBe(3);
});
