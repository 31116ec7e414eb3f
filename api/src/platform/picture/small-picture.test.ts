// What is decoded and what is not, and how small it becomes.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureSize, smallPicture } from './small-picture.ts';

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url));
const MANY = 40_000_000;

test.each([
  ['a drawing that can hold script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a film', () => fixture('gps.mov')],
  ['HEIC', () => fixture('gps.heic')],
  ['nothing', () => Buffer.alloc(0)],
  ['half a picture', async () => (await fixture('clean.png')).subarray(0, 200)],
])('%s is not decoded', async (_, bytes) => {
  await expect(smallPicture(await bytes(), MANY, [[320, 76]], MANY)).rejects.toThrow();
});

test('a picture of more pixels than are allowed is not decoded', async () => {
  await expect(pictureSize(await fixture('clean.jpg'), 96 * 64 - 1)).rejects.toThrow(/pixel limit/);
  expect(await pictureSize(await fixture('clean.jpg'), 96 * 64)).toEqual({ width: 96, height: 64 });
});

test('the best size that fits is taken; when none does, that is said', async () => {
  const create = { width: 600, height: 400, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 90 } } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const sizes = [
    [320, 90],
    [320, 40],
    [100, 40],
  ] as const;
  const small = await smallPicture(bytes, MANY, sizes, 30_000);
  expect([small.width, small.height]).toEqual([320, 213]);
  expect(small.bytes.length).toBeLessThanOrEqual(30_000);
  expect(await smallPicture(bytes, MANY, sizes, 9_000)).toMatchObject({ width: 100, height: 67 });
  await expect(smallPicture(bytes, MANY, sizes, 100)).rejects.toThrow('small enough');
});

test('what lets shine through stands on white paper', async () => {
  const clear = { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const { bytes } = await smallPicture(await sharp({ create: clear }).png().toBuffer(), MANY, [[40, 80]], MANY);
  const { dominant } = await sharp(Buffer.from(bytes)).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});
