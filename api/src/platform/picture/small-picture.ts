// Small pictures of a picture: upright, sRGB, pixels alone (decision 030). libvips decodes in threads of its own; which
// formats it may open, and how much of them, is limited here.
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';

/** The formats that are decoded, whatever the file calls itself. HEIC's coder is not free to ship, films would need a program of their own. */
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadNsgifBuffer'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
// one thread for each picture, and no cache between them: the queue decides how many run at once
sharp.concurrency(1);
sharp.cache(false);

const SECONDS = 20;
export const DECODE_TIMEOUT = `decoding took more than ${String(SECONDS)} s`;

/** The machine may be busy, or the picture is built to be slow: the caller cannot tell. */
export class DecodeTimeout extends Error {
  override readonly name = 'DecodeTimeout';
  constructor() {
    super(DECODE_TIMEOUT);
  }
}

export interface DecodeLimits {
  readonly maxPixels: number;
  /** Of the whole picture: pixels, times channels, times bytes of one sample. */
  readonly maxDecodedBytes: number;
  /** Of what is left of it to make small ones from. */
  readonly longestSide: number;
}

/** A picture that was decoded, once, and no larger than requested. */
export interface DecodedPicture {
  /** Of the picture itself, upright, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Upright, on white, sRGB, without a format. */
  readonly samples: { readonly data: Buffer; readonly raw: Pick<OutputInfo, 'width' | 'height' | 'channels'> };
}

export interface SmallPicture {
  readonly bytes: Uint8Array;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** The longest side in pixels and JPEG's quality, best first: the first that is small enough is taken. */
export type Sizes = readonly (readonly [longestSide: number, quality: number])[];

/** Of an animation its first frame. @throws DecodeTimeout; Error when the bytes cannot be decoded, or are too expensive. */
export async function decodePicture(bytes: Uint8Array, limits: DecodeLimits): Promise<DecodedPicture> {
  const { maxPixels, maxDecodedBytes, longestSide } = limits;
  const open = (): Sharp => sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true, animated: false });
  // of the header alone
  const facts = await open().metadata();
  const decodedBytes = decodedBytesOf(facts);
  if (decodedBytes > maxDecodedBytes) throw new Error(`${String(decodedBytes)} bytes to decode, more than ${String(maxDecodedBytes)}`);
  const { data, info } = await open()
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    // white, where a drawing is transparent
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw error instanceof Error && error.message.startsWith('timeout:') ? new DecodeTimeout() : error;
    });
  const { width, height, channels } = info;
  return { width: facts.autoOrient.width, height: facts.autoOrient.height, samples: { data, raw: { width, height, channels } } };
}

/** A sample of the four formats has one byte or two; an unknown one is charged as the widest. */
const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, ushort: 2 };
const WIDEST_SAMPLE_BYTES = 16;

function decodedBytesOf({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (SAMPLE_BYTES[depth] ?? WIDEST_SAMPLE_BYTES);
}

/** A JPEG, never larger than what it is made from. */
export async function smallPicture({ samples: { data, raw } }: DecodedPicture, sizes: Sizes, maxBytes: number): Promise<SmallPicture> {
  for (const [longestSide, quality] of sizes) {
    const { data: bytes, info } = await sharp(data, { raw })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality, progressive: true })
      .toBuffer({ resolveWithObject: true });
    if (bytes.length <= maxBytes) return { bytes, width: info.width, height: info.height };
  }
  throw new Error(`no size of ${String(sizes.length)} makes it small enough`);
}
