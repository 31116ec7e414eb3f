import { createPace, type Pace } from './pace.ts';

const MB = 1_000_000;
let clock: number;
let pace: Pace;

beforeEach(() => {
  clock = 5_000;
  // Time passes in waits alone; overlapping waits end in their order.
  const pause = async (milliseconds: number) => {
    const end = clock + milliseconds;
    await Promise.resolve();
    clock = Math.max(clock, end);
  };
  pace = createPace(50 * MB, { now: () => clock, pause });
});

const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = clock;
  await work();
  return Math.round(clock - began);
};

test('a large file passes at the rate, whatever it is cut into', async () => {
  const send = async (): Promise<void> => {
    for (let part = 0; part < 400; part++) await pace.take(MB / 4);
  };
  expect(await millisecondsOf(send)).toBe(2000 - 100);
});

test('two at once share the rate', async () => {
  const send = async (): Promise<void> => {
    for (let part = 0; part < 100; part++) await pace.take(MB / 2);
  };
  expect(await millisecondsOf(() => Promise.all([send(), send()]))).toBe(2000 - 100);
});

test('a photo never waits after a pause, and beside a large file for a part of it only', async () => {
  expect(await millisecondsOf(() => pace.take(3 * MB))).toBe(0);
  await pace.take(50 * MB);
  const large = pace.take(MB / 4);
  expect(await millisecondsOf(() => pace.take(MB / 4))).toBe(10);
  await large;
});

test('unused time while nobody sends is not saved up', async () => {
  await pace.take(MB);
  clock += 3_600_000;
  expect(await millisecondsOf(() => pace.take(50 * MB))).toBe(900);
});
