// The company's logo as its setting holds it: a small JPEG as a data URL where it was just chosen, from its save on the number of its stored file, so that it has
// versions and is rolled back with the rest. Papers embed it as it is: nothing of it is decoded, by the server or by a paper.
import { grouped } from '../kernel/grouped.ts';

const HEAD = 'data:image/jpeg;base64,';
/** 32 KiB as base64. */
export const MOST_LOGO_CHARACTERS = HEAD.length + 43_696;
/** What the console makes of a chosen picture, in pixels, on white. */
export const LOGO_ROOM = { width: 480, height: 160 } as const;
const MOST_PIXELS = 1_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const STORED = /^file:([1-9]\d{0,8})$/;

/** As the setting names it. */
export const storedLogo = (fileId: number): string => `file:${String(fileId)}`;

/** The file's number; null: none is named. */
export function logoFileId(logo: unknown): number | null {
  const digits = typeof logo === 'string' ? STORED.exec(logo)?.[1] : undefined;
  return digits === undefined ? null : Number(digits);
}

/** What keeps a text from being a logo; null: it is one, or '' for none. Whether the company has a file that is named is the server's to say. */
export function logoProblem(text: string): string | null {
  if (text === '' || logoFileId(text) !== null) return null;
  if (text.length > MOST_LOGO_CHARACTERS) return 'must be a picture of at most 32 KiB: choose a simpler one.';
  const size = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/.test(text) ? jpegSize(bytesOf(text.slice(HEAD.length))) : null;
  if (size === null) return 'must be a JPEG picture.';
  return Math.max(size.width, size.height) > MOST_PIXELS ? `must be at most ${grouped(MOST_PIXELS)} pixels wide and high.` : null;
}

/** Of what logoProblem takes: its bytes in base64; null: there is none, or it is a stored file. */
export const logoBase64 = (logo: string): string | null => (logo.startsWith(HEAD) ? logo.slice(HEAD.length) : null);

/** Bytes in base64 as a page shows them. */
export const logoShown = (base64: string): string => HEAD + base64;

function bytesOf(base64: string): readonly number[] {
  const bytes: number[] = [];
  const signs = base64.replace(/=+$/, '');
  for (let at = 0; at < signs.length; at += 4) {
    const four = signs.slice(at, at + 4).padEnd(4, 'A');
    const word = [...four].reduce((sum, sign) => sum * 64 + ALPHABET.indexOf(sign), 0);
    bytes.push((word >> 16) & 255, (word >> 8) & 255, word & 255);
  }
  return bytes;
}

/** By its frame: grey or in three colours; null where it is no JPEG, or has no such frame. */
function jpegSize(bytes: readonly number[]): { readonly width: number; readonly height: number } | null {
  const two = (at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
  if (two(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + two(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame) continue;
    const [height, width, colours] = [two(at + 5), two(at + 7), bytes[at + 9]];
    return width > 0 && height > 0 && (colours === 1 || colours === 3) ? { width, height } : null;
  }
  return null;
}
