// Small pictures of a picture: upright, in the web's colours, of pixels alone (decision 030). libvips decodes in threads of its own; what it may
// open, and how much of it, is bounded here.
import sharp, { type Sharp } from 'sharp';

/** What is decoded, whatever the file calls itself. HEIC's coder is not free to ship, films would need a program of their own. */
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadNsgifBuffer'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
// one thread for each picture, and nothing kept between them: how many at once is the queue's to say
sharp.concurrency(1);
sharp.cache(false);

const SECONDS = 20;

export interface SmallPicture {
  readonly bytes: Uint8Array;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** The longest side in pixels and JPEG's quality, best first: the first that is small enough is taken. */
export type Sizes = readonly (readonly [longestSide: number, quality: number])[];

/** What these bytes are of, upright. @throws when they are no picture that can be decoded. */
export async function pictureSize(bytes: Uint8Array, maxPixels: number): Promise<{ width: number; height: number }> {
  const { autoOrient } = await open(bytes, maxPixels).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** A JPEG, never larger than the picture itself; of a moving one its first. @throws when the bytes cannot be decoded, or not in time. */
export async function smallPicture(bytes: Uint8Array, maxPixels: number, sizes: Sizes, maxBytes: number): Promise<SmallPicture> {
  for (const [longestSide, quality] of sizes) {
    const { data, info } = await open(bytes, maxPixels)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      // paper, where a drawing lets shine through
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality, progressive: true })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= maxBytes) return { bytes: data, width: info.width, height: info.height };
  }
  throw new Error(`no size of ${String(sizes.length)} makes it small enough`);
}

function open(bytes: Uint8Array, maxPixels: number): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true, animated: false });
}
