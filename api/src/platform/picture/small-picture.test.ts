// What is decoded and what is not, and how small the result is.
import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { decodePicture, smallPicture, type DecodeLimits } from './small-picture.ts';

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url));
const MANY = 40_000_000;
const decoded = (bytes: Uint8Array, limits: Partial<DecodeLimits> = {}) =>
  decodePicture(bytes, { maxPixels: MANY, maxDecodedBytes: 4 * MANY, longestSide: 1600, ...limits });

/** How many pictures libvips decoded meanwhile, without reads of a header. It is notified at the beginning and the end of each. */
async function countDecoded(work: () => Promise<unknown>): Promise<number> {
  let changes = 0;
  const count = (): void => {
    changes += 1;
  };
  sharp.queue.on('change', count);
  await work().finally(() => sharp.queue.off('change', count));
  return changes / 2;
}

test.each([
  ['a drawing that can hold script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a film', () => fixture('gps.mov')],
  ['HEIC', () => fixture('gps.heic')],
  ['nothing', () => Buffer.alloc(0)],
  ['half a picture', async () => (await fixture('clean.png')).subarray(0, 200)],
])('%s is not decoded', async (_, bytes) => {
  await expect(decoded(await bytes())).rejects.toThrow();
});

test('a picture of more pixels than are allowed is not decoded', async () => {
  await expect(decoded(await fixture('clean.jpg'), { maxPixels: 96 * 64 - 1 })).rejects.toThrow(/pixel limit/);
  expect(await decoded(await fixture('clean.jpg'), { maxPixels: 96 * 64 })).toMatchObject({ width: 96, height: 64 });
});

/** A PNG of RGBA that says so much of itself; its data is that of one white row. */
function pngOf(width: number, height: number, bitsPerSample: 8 | 16): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(named.length + 8);
    framed.writeUInt32BE(data.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc32(named), named.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitsPerSample, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a picture of too many bits is refused by its header alone, one with as many bytes as allowed is begun', async () => {
  const tried = async (bytes: Buffer) => {
    let reason = '';
    const count = await countDecoded(() => decoded(bytes).catch((error: Error) => (reason = error.message)));
    return { count, isTooMuch: reason.includes('bytes to decode, more than 160000000') };
  };
  for (const bytes of [pngOf(6320, 6320, 16), pngOf(4473, 4472, 16)]) expect(await tried(bytes)).toEqual({ count: 0, isTooMuch: true });
  for (const bytes of [pngOf(6320, 6320, 8), pngOf(4472, 4472, 16)]) expect(await tried(bytes)).toEqual({ count: 1, isTooMuch: false });
});

/** 300 frames, 300 frames, 300 scans, and 319 MB in a few bytes. */
async function bombs(): Promise<readonly Uint8Array[]> {
  const plain = sharp({ create: { width: 200, height: 100, channels: 3, background: '#123456' } });
  const [gif, webp, jpeg] = [
    await plain.gif().toBuffer(),
    await fixture('animated.webp'),
    await plain.jpeg({ progressive: true }).toBuffer(),
  ];
  const [frames, tags] = [webp.indexOf('ANMF'), webp.indexOf('EXIF')];
  const body = Buffer.concat([webp.subarray(12, frames), ...Array<Buffer>(100).fill(webp.subarray(frames, tags))]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length + 4);
  const firstFrame = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  const lastScan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return [
    Buffer.concat([gif.subarray(0, firstFrame), ...Array<Buffer>(300).fill(gif.subarray(firstFrame, -1)), Buffer.from(';')]),
    Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), body]),
    Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(300).fill(lastScan), Buffer.from([0xff, 0xd9])]),
    pngOf(6320, 6320, 16),
  ];
}

test('several bombs at once: each is decoded once at most, of an animation the first frame alone, and the result is small', async () => {
  const all = await bombs();
  expect(await Promise.all(all.map(async (bytes) => (await sharp(bytes, { limitInputPixels: false }).metadata()).pages ?? 1))).toEqual([
    300, 300, 1, 1,
  ]);
  const ends: unknown[] = [];
  const count = await countDecoded(async () => {
    const tried = await Promise.allSettled(all.map((bytes) => decoded(bytes, { longestSide: 50 })));
    for (const one of tried) ends.push(one.status === 'rejected' ? 'refused' : one.value.samples.raw);
  });
  expect(ends).toEqual([{ width: 50, height: 25, channels: 3 }, { width: 48, height: 32, channels: 3 }, 'refused', 'refused']);
  expect(count).toBe(3);
});

test('the best size that fits is taken; when none does, that is reported', async () => {
  const create = { width: 600, height: 400, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 90 } } as const;
  const picture = await decoded(await sharp({ create }).png().toBuffer());
  const sizes = [
    [320, 90],
    [320, 40],
    [100, 40],
  ] as const;
  const small = await smallPicture(picture, sizes, 30_000);
  expect([small.width, small.height]).toEqual([320, 213]);
  expect(small.bytes.length).toBeLessThanOrEqual(30_000);
  expect(await smallPicture(picture, sizes, 9_000)).toMatchObject({ width: 100, height: 67 });
  await expect(smallPicture(picture, sizes, 100)).rejects.toThrow('small enough');
});

test('the result of a large picture is no larger than requested, and has one byte a sample', async () => {
  const deep = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#123456' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  const { width, height, samples } = await decoded(deep, { longestSide: 30 });
  expect([width, height, samples.raw, samples.data.length]).toEqual([90, 60, { width: 30, height: 20, channels: 3 }, 30 * 20 * 3]);
});

test('a transparent picture is put on white', async () => {
  const clear = { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const { bytes } = await smallPicture(await decoded(await sharp({ create: clear }).png().toBuffer()), [[40, 80]], MANY);
  const { dominant } = await sharp(Buffer.from(bytes)).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});
