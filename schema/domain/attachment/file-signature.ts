// Whether the first bytes of a file fit the type that its name promised (quality.md §2, hostile upload).

/** How many first bytes the decision needs at most. */
export const SIGNATURE_BYTES = 4096;

type Check = (head: Uint8Array) => boolean;

const starts =
  (...signature: readonly number[]): Check =>
  (head) =>
    signature.every((byte, at) => head[at] === byte);
const textAt = (head: Uint8Array, from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));
const isZip: Check = (head) => starts(0x50, 0x4b, 0x03, 0x04)(head) || starts(0x50, 0x4b, 0x05, 0x06)(head);
const isOldOffice = starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const isoMedia =
  (brands: RegExp): Check =>
  (head) =>
    textAt(head, 4, 8) === 'ftyp' && brands.test(textAt(head, 8, 12));
const HEIC = isoMedia(/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/);
const VIDEO: Check = (head) => isoMedia(/^(?!heic|heix|mif1|msf1)/)(head) || /^(?:moov|mdat|wide|free|skip)$/.test(textAt(head, 4, 8));

const MARKUP = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed)[\s>/]/i;
const hasUtf16Mark: Check = (head) => starts(0xff, 0xfe)(head) || starts(0xfe, 0xff)(head);

/** The head as text, or null when it holds bytes that no text has. */
function plainText(head: Uint8Array): string | null {
  const bytes = hasUtf16Mark(head) ? head.subarray(2).filter((byte) => byte !== 0) : head;
  return bytes.includes(0) ? null : textAt(bytes, 0, SIGNATURE_BYTES);
}
const textThat =
  (holds: (text: string) => boolean): Check =>
  (head) => {
    const text = plainText(head);
    return text !== null && holds(text);
  };
const isPlain = textThat((text) => !MARKUP.test(text));

const CHECKS: Readonly<Record<string, Check>> = {
  'image/jpeg': starts(0xff, 0xd8, 0xff),
  'image/png': starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/gif': (head) => /^GIF8[79]a$/.test(textAt(head, 0, 6)),
  'image/webp': (head) => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP',
  'image/heic': HEIC,
  'image/heif': HEIC,
  'image/vnd.dwg': (head) => /^AC10\d\d$/.test(textAt(head, 0, 6)),
  'image/vnd.dxf': (head) =>
    textAt(head, 0, 22) === 'AutoCAD Binary DXF\r\n\u001a\u0000' ||
    textThat((text) => /^\s*(?:999|0)\r?\n/.test(text) && !MARKUP.test(text))(head),
  'video/mp4': VIDEO,
  'video/quicktime': VIDEO,
  'application/pdf': (head) => textAt(head, 0, 1024).includes('%PDF-'),
  'application/zip': isZip,
  'application/vnd.google-earth.kmz': isZip,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isZip,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isZip,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': isZip,
  'application/msword': isOldOffice,
  'application/vnd.ms-excel': isOldOffice,
  'application/vnd.ms-powerpoint': isOldOffice,
  'application/vnd.ms-outlook': isOldOffice,
  'application/vnd.google-earth.kml+xml': textThat((text) => /<kml[\s>]/i.test(text) && !MARKUP.test(text)),
  'message/rfc822': textThat((text) => /^[!-9;-~]+:/.test(text)),
  'text/plain': isPlain,
  'text/csv': isPlain,
};

/** False for a type that is not accepted at all. */
export function fitsContentType(contentType: string, head: Uint8Array): boolean {
  return head.length > 0 && Object.hasOwn(CHECKS, contentType) && CHECKS[contentType]?.(head) === true;
}
