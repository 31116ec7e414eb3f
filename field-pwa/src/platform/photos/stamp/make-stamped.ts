// Makes the stored photo: scaled, stamped, encoded and hashed once, and a small one for lists. Runs in a worker, or in the page where there is none.
import { fittingFont, sizeOf, stampLayout, THUMB_EDGE_PX, type StampWords } from './stamp-layout.ts';

export interface Stamped {
  readonly bytes: ArrayBuffer;
  /** Of exactly these bytes, in hexadecimal. */
  readonly sha256: string;
  readonly thumb: ArrayBuffer;
}

interface Surface {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  readonly encode: (quality: number) => Promise<Blob>;
}

const JPEG = 'image/jpeg';
/** Of an original. */
const FULL_QUALITY = 0.85;

/** @param words null: as it was taken, at its full size. The picture is closed, since its pixels are the largest object in memory. */
export async function makeStamped(picture: ImageBitmap, words: StampWords | null): Promise<Stamped> {
  try {
    const [photo, thumb] = [words === null ? whole(picture) : stamped(picture, words), small(picture)];
    const quality = words === null ? FULL_QUALITY : sizeOf(words).quality / 100;
    const [bytes, thumbBytes] = await Promise.all(
      [photo.encode(quality), thumb.encode(0.7)].map(async (blob) => (await blob).arrayBuffer()),
    );
    if (bytes === undefined || thumbBytes === undefined) throw new Error('nothing was encoded');
    return { bytes, sha256: hex(await crypto.subtle.digest('SHA-256', bytes)), thumb: thumbBytes };
  } finally {
    picture.close();
  }
}

function stamped(picture: ImageBitmap, words: StampWords): Surface {
  const { top, place, time } = words;
  const { width, height, picture: inner, bar, font } = stampLayout(picture, sizeOf(words).edgePx);
  const surface = surfaceOf(width, height);
  const { context } = surface;
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, bar, inner.width, inner.height);
  context.fillStyle = '#fff';
  context.textBaseline = 'middle';
  const edge = Math.round(font * 0.6);
  const room = width - 2 * edge;
  const write = (text: string, y: number, align: 'left' | 'right' | 'center', most: number): void => {
    const at = (size: number): number => {
      context.font = `500 ${String(size)}px system-ui, sans-serif`;
      return context.measureText(text).width;
    };
    at(fittingFont(font, most, at));
    context.textAlign = align;
    const x = align === 'left' ? edge : align === 'right' ? width - edge : width / 2;
    // what is wider still is compressed horizontally: nothing is cut
    context.fillText(text, x, y, most);
  };
  write(top, bar / 2, 'center', room);
  write(place, height - bar / 2, 'left', room * 0.58);
  write(time, height - bar / 2, 'right', room * 0.4);
  return surface;
}

function whole(picture: ImageBitmap): Surface {
  const surface = surfaceOf(picture.width, picture.height);
  surface.context.drawImage(picture, 0, 0);
  return surface;
}

/** Its centre, as a square. */
function small(picture: ImageBitmap): Surface {
  const surface = surfaceOf(THUMB_EDGE_PX, THUMB_EDGE_PX);
  const side = Math.min(picture.width, picture.height);
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2];
  surface.context.drawImage(picture, x, y, side, side, 0, 0, THUMB_EDGE_PX, THUMB_EDGE_PX);
  return surface;
}

/** @throws Error where the device has no memory for a canvas. */
function surfaceOf(width: number, height: number): Surface {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    return {
      context: mustHave(canvas.getContext('2d', { alpha: false })),
      encode: (quality) => canvas.convertToBlob({ type: JPEG, quality }),
    };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return {
    context: mustHave(canvas.getContext('2d', { alpha: false })),
    encode: (quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob((blob) => (blob === null ? reject(new Error('nothing was encoded')) : resolve(blob)), JPEG, quality);
      }),
  };
}

function mustHave<Context>(context: Context | null): Context {
  if (context === null) throw new Error('There is no canvas to draw on');
  return context;
}

const hex = (hash: ArrayBuffer): string => Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
