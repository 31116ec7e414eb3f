import { createDeafSpot, type Tap } from './deaf-spot.ts';

const onsite = { control: 'step', says: 'I’m Onsite' };
const complete = { control: 'step', says: 'Is Complete' };
const row = { control: 'row', says: 'WO 48213' };
const tap = (at: number, part: Partial<Tap> = {}): Tap => ({
  ...{ by: 'touch', x: 200, y: 800, at, isHeld: false },
  ...onsite,
  ...part,
});

test('five taps at half a second do one step', () => {
  const { isDeafTo } = createDeafSpot();
  const heard = [0, 500, 1000, 1500, 2000].filter((at) => !isDeafTo(tap(at, at === 0 ? onsite : complete)));
  expect(heard).toEqual([0]);
});

test('the new step can be used 1.5 s after the first tap on it, however often it is tapped', () => {
  const { isDeafTo } = createDeafSpot();
  const heard = [0, 1000, 2000, 3000].filter((at) => !isDeafTo(tap(at, at === 0 ? onsite : complete)));
  expect(heard).toEqual([0, 3000]);
});

test('a step that changes its words again begins another 1.5 s', () => {
  const { isDeafTo } = createDeafSpot();
  isDeafTo(tap(0));
  expect(isDeafTo(tap(1_000, complete))).toBe(true);
  expect(isDeafTo(tap(2_000, { ...complete, says: 'Confirm' }))).toBe(true);
  expect(isDeafTo(tap(3_000, { ...complete, says: 'Confirm' }))).toBe(true);
  expect(isDeafTo(tap(3_600, { ...complete, says: 'Confirm' }))).toBe(false);
});

test('a thumb that misses by a little is at the same spot; one finger’s width away is another spot', () => {
  const { isDeafTo } = createDeafSpot();
  isDeafTo(tap(0));
  expect(isDeafTo(tap(400, { ...row, x: 230, y: 780 }))).toBe(true);
  expect(isDeafTo(tap(800, { ...row, x: 200, y: 700 }))).toBe(false);
});

test('a mouse that has moved to something else is not guarded', () => {
  const { isDeafTo } = createDeafSpot();
  isDeafTo(tap(0, { by: 'mouse' }));
  expect(isDeafTo(tap(400, { by: 'mouse', ...complete }))).toBe(true);
  expect(isDeafTo(tap(800, { by: 'mouse', ...row, y: 780 }))).toBe(false);
});

test('the same control can be used again at once: a tick, a fold, an arrow', () => {
  const { isDeafTo } = createDeafSpot();
  expect([0, 200, 400].map((at) => isDeafTo(tap(at, row)))).toEqual([false, false, false]);
});

test('a page that comes late is new when it comes, not when it was requested', () => {
  const { isDeafTo, turn } = createDeafSpot();
  isDeafTo(tap(0));
  turn(5_000);
  expect(isDeafTo(tap(5_400, row))).toBe(true);
  expect(isDeafTo(tap(7_000, row))).toBe(false);
});

test('lifting a resting finger does not activate what appeared under it', () => {
  const { isDeafTo, turn } = createDeafSpot();
  isDeafTo(tap(0));
  turn(5_000);
  expect(isDeafTo(tap(4_000, complete))).toBe(true);
});

test('a held or repeated key does not do the next step either; after another key it does', () => {
  const { isDeafTo, end } = createDeafSpot();
  const key = (at: number, part: Partial<Tap> = {}) => tap(at, { by: 'keys', ...complete, ...part });
  expect(isDeafTo(key(0, onsite))).toBe(false);
  expect(isDeafTo(key(30, { isHeld: true }))).toBe(true);
  expect(isDeafTo(key(500))).toBe(true);
  end();
  expect(isDeafTo(key(600))).toBe(false);
});

test('after typing, the next tap at the same spot counts', () => {
  const { isDeafTo, end } = createDeafSpot();
  isDeafTo(tap(0, { control: 'edit', says: 'Edit' }));
  end();
  expect(isDeafTo(tap(600, { control: 'save', says: 'Save' }))).toBe(false);
});
