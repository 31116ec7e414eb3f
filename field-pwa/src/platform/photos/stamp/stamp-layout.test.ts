import { DEFAULT_PHOTOS } from '@lotline/schema/domain/settings/photos.setting';
import { fittingFont, placeWords, sizeOf, stampLayout } from './stamp-layout.ts';

test.each([
  [4000, 3000, 1024, 768, 1024],
  [3000, 4000, 768, 1024, 1024],
  [640, 480, 640, 480, 1024],
  [5000, 10, 1024, 2, 1024],
  [4000, 3000, 2000, 1500, 2000],
])('%d × %d is stored as %d × %d, with a bar above and one below (Spec 1 §9)', (width, height, keptWidth, keptHeight, edgePx) => {
  const { picture, bar, width: whole, height: tall } = stampLayout({ width, height }, edgePx);
  expect([picture, whole, tall]).toEqual([{ width: keptWidth, height: keptHeight }, keptWidth, keptHeight + 2 * bar]);
  expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(edgePx);
});

test('a shot of an older version of the app has the built-in size, one of this version its own', () => {
  expect(sizeOf({})).toBe(DEFAULT_PHOTOS);
  expect(sizeOf({ size: { edgePx: 1600, quality: 70 } })).toEqual({ edgePx: 1600, quality: 70 });
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
