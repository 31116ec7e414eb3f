// The one thing of EXIF that is visible: which way up the picture is shown. Everything else of it stays behind.
import { bigEndian, littleEndian, textAt } from './picture-bytes.ts';

const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
const ORIENTATION = 0x0112;
const SHORT = 3;

/**
 * How the picture is turned or mirrored, 2 to 8; null when it is upright or nothing valid is said.
 * @param tiff the first bytes of an EXIF block, from its byte order mark on
 */
export function orientationOf(tiff: Uint8Array): number | null {
  const order = textAt(tiff, 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return null;
  const number = order === 'II*\0' ? littleEndian : bigEndian;
  const first = number(tiff, 4, 4);
  if (first < HEADER_BYTES || first + 2 > tiff.length) return null;
  const held = Math.floor((tiff.length - first - 2) / ENTRY_BYTES);
  const count = Math.min(number(tiff, first, 2), held);
  for (let entry = first + 2; entry < first + 2 + count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    if (number(tiff, entry, 2) !== ORIENTATION) continue;
    const value = number(tiff, entry + 8, 2);
    const isShown = number(tiff, entry + 2, 2) === SHORT && number(tiff, entry + 4, 4) === 1;
    return isShown && value >= 2 && value <= 8 ? value : null;
  }
  return null;
}

/** An EXIF block that says the orientation and nothing more. */
export function orientationOnly(orientation: number): Uint8Array {
  return Uint8Array.from([
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, HEADER_BYTES],
    ...[0, 1, ORIENTATION >> 8, ORIENTATION & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);
}
