import { fittingFont, placeWords, stampLayout } from './stamp-layout.ts';

test.each([
  [4000, 3000, 1024, 768],
  [3000, 4000, 768, 1024],
  [640, 480, 640, 480],
  [5000, 10, 1024, 2],
])('%d × %d is stored as %d × %d, with a bar above and one below (Spec 1 §9)', (width, height, keptWidth, keptHeight) => {
  const { picture, bar, width: whole, height: tall } = stampLayout({ width, height });
  expect([picture, whole, tall]).toEqual([{ width: keptWidth, height: keptHeight }, keptWidth, keptHeight + 2 * bar]);
  expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(1024);
});

test('a long address is written smaller, and never larger than the bar allows', () => {
  expect(fittingFont(24, 1000, (size) => size * 10)).toBe(24);
  expect(fittingFont(24, 150, (size) => size * 10)).toBe(15);
  expect(fittingFont(24, 10, (size) => size * 10)).toBe(9);
});

test('latitude and longitude have four decimals, accuracy whole metres; an old position says how old (Spec 1 §9)', () => {
  const fix = { latitude: -33.641234, longitude: 150.9, accuracyMetres: 5.6, ageSeconds: 3 };
  expect(placeWords(fix)).toBe('-33.6412 150.9000 · ±6 m');
  expect(placeWords({ ...fix, ageSeconds: 40.4 })).toBe('-33.6412 150.9000 · ±6 m, 40 s old');
  expect(placeWords(null)).toBe('No location');
});
