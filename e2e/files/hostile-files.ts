// Bytes that would run in a browser whose server calls them by the wrong name (quality.md §2, hostile upload).
import { crc32 } from 'node:zlib';
import type { Way } from './every-way.ts';
import type { Means } from './script-watch.ts';

/** What payloads are made from. */
export interface Kit {
  /** Pictures that every browser shows. */
  readonly jpeg: Buffer;
  readonly png: Buffer;
  /** By what name the payload tells on itself. */
  readonly who: string;
  /** Tells on itself as it runs; free of double quotes, of `<` and of `&`, so that it fits into markup. */
  readonly script: string;
  /** An address whose visits are counted. */
  readonly listener: string;
}

export interface Payload {
  readonly make: (kit: Kit) => Buffer;
  /** What a server without protection would call these bytes, in which ways they then run, and how that is noticed where not as usual. */
  readonly unprotected: { readonly contentType: string; readonly ways: readonly Way[]; readonly noticedBy?: readonly Means[] };
}

const AS_DOCUMENT = ['navigate', 'popup', 'iframe', 'object', 'embed'] as const;
const AS_SCRIPT = ['script', 'worker', 'importScripts'] as const;
const PAGE = { contentType: 'text/html', ways: ['navigate', 'iframe'] as const };
/** Each byte a letter: what lies between the signature and the comment must not break the script. */
const SCRIPT = { contentType: 'text/javascript; charset=iso-8859-1', ways: AS_SCRIPT };

/** Closes the tag that a picture's bytes may have opened by chance. */
const page = ({ script }: Kit): string => `><script>${script}</script>`;
const bytes = (...parts: readonly (string | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const hex = (digits: string): Buffer => Buffer.from(digits.replaceAll(' ', ''), 'hex');

const JPEG_START = hex('ffd8');
function segment(marker: number, content: string | Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return bytes(head, content);
}
const afterStart = (jpeg: Buffer): Buffer => jpeg.subarray(JPEG_START.length);

// The length of its first segment reads as the opening of a comment, so that JavaScript sees a label and a statement between two comments.
function jpegScript({ jpeg, script }: Kit): Buffer {
  const close = `*/:${script}/*`;
  const first = Buffer.alloc(0x2f2a - 2);
  first.write('JFIF\u0000\u0001\u0001', 'latin1');
  first.write(close, first.length - close.length, 'latin1');
  return bytes(JPEG_START, segment(0xe0, first), afterStart(jpeg), '*/');
}

function pngChunk(type: string, content: string): Buffer {
  const named = bytes(type, content);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return bytes(length, named, sum);
}
/** Signature and header, which has to come first. */
const PNG_HEAD = 33;

const svg = ({ script }: Kit): string => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>${script}</script></svg>`;

const pdf = ({ who }: Kit): string => `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert('${who}'))>>>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`;

const KML = '<kml xmlns="http://www.opengis.net/kml/2.2"';
const XSL = 'xmlns:xsl="http://www.w3.org/1999/XSL/Transform"';
/** A map that is its own style sheet, which turns it into a page. */
const transformedMap = ({ script }: Kit): string =>
  `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href=""?><xsl:stylesheet version="1.0" ${XSL}><xsl:template match="/">` +
  `<xsl:element name="html"><xsl:element name="script">${script}</xsl:element></xsl:element></xsl:template>` +
  `<xsl:template name="map">${KML}/></xsl:template></xsl:stylesheet>`;

const mail = (kit: Kit): string =>
  `From: a@example.com\r\nSubject: Plan\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${page(kit)}\r\n`;
const archivedPage = (kit: Kit): string =>
  `From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; type="text/html"; boundary="b"\r\n\r\n` +
  `--b\r\nContent-Type: text/html\r\nContent-Location: http://a.example/\r\n\r\n${page(kit)}\r\n--b--\r\n`;

const PAYLOADS = {
  page: { make: (kit) => bytes(`<!doctype html><html><body>${page(kit)}</body></html>`), unprotected: { ...PAGE, ways: AS_DOCUMENT } },
  pageWithoutScriptElement: { make: ({ script }) => bytes(`Notes\n<img src="x:" onerror="${script}">\n`), unprotected: PAGE },
  pageAfterMuchText: { make: (kit) => bytes('Notes. '.repeat(2000), page(kit)), unprotected: PAGE },
  pageInUtf16: {
    make: (kit) => bytes(hex('fffe'), Buffer.from(page(kit), 'utf16le')),
    unprotected: PAGE,
  },
  drawing: { make: (kit) => bytes(svg(kit)), unprotected: { contentType: 'image/svg+xml', ways: AS_DOCUMENT } },
  jpegWithComment: { make: (kit) => bytes(JPEG_START, segment(0xfe, page(kit)), afterStart(kit.jpeg)), unprotected: PAGE },
  jpegWithMetadata: {
    make: (kit) => bytes(JPEG_START, segment(0xe1, `http://ns.adobe.com/xap/1.0/\u0000${page(kit)}`), afterStart(kit.jpeg)),
    unprotected: PAGE,
  },
  jpegWithPageBehind: { make: (kit) => bytes(kit.jpeg, page(kit)), unprotected: PAGE },
  jpegScript: { make: jpegScript, unprotected: SCRIPT },
  jpegStartOnly: { make: (kit) => bytes(hex('ffd8ffe0'), page(kit)), unprotected: PAGE },
  pngWithText: {
    make: (kit) => bytes(kit.png.subarray(0, PNG_HEAD), pngChunk('tEXt', `Comment\u0000${page(kit)}`), kit.png.subarray(PNG_HEAD)),
    unprotected: PAGE,
  },
  pngWithPageBehind: { make: (kit) => bytes(kit.png, page(kit)), unprotected: PAGE },
  gifScript: { make: ({ script }) => bytes('GIF89a/*', Buffer.alloc(40), `*/=1;${script}`), unprotected: SCRIPT },
  webpPage: { make: (kit) => bytes('RIFF', hex('ff000000'), 'WEBPVP8 ', page(kit)), unprotected: PAGE },
  heicPage: { make: (kit) => bytes(hex('00000018'), 'ftypheic', page(kit)), unprotected: PAGE },
  videoPage: { make: (kit) => bytes(hex('00000018'), 'ftypmp42', page(kit)), unprotected: PAGE },
  zipPage: { make: (kit) => bytes(hex('504b0304'), page(kit)), unprotected: PAGE },
  officePage: { make: (kit) => bytes(hex('d0cf11e0a1b11ae1'), page(kit)), unprotected: PAGE },
  drawingPage: { make: (kit) => bytes('AC1032', page(kit)), unprotected: PAGE },
  script: {
    make: ({ script }) => bytes(script),
    unprotected: { contentType: 'text/javascript', ways: [...AS_SCRIPT, 'module', 'service worker'] },
  },
  styleSheet: {
    make: ({ listener }) => bytes(`@import url('${listener}');`),
    unprotected: { contentType: 'text/css', ways: ['stylesheet'], noticedBy: ['request'] },
  },
  pdfWithScript: {
    make: (kit) => bytes(pdf(kit)),
    // Chromium's viewer knows no more than its own dialogs.
    unprotected: { contentType: 'application/pdf', ways: ['popup', 'iframe'], noticedBy: ['dialog'] },
  },
  pdfPage: { make: (kit) => bytes(`<!--\n%PDF-1.7\n-->`, page(kit)), unprotected: PAGE },
  mapWithScript: {
    make: ({ script }) => bytes(`${KML} xmlns:h="http://www.w3.org/1999/xhtml"><h:script>${script}</h:script></kml>`),
    unprotected: { contentType: 'application/xml', ways: AS_DOCUMENT },
  },
  mapWithTransformation: {
    make: (kit) => bytes(transformedMap(kit)),
    unprotected: { contentType: 'application/xml', ways: AS_DOCUMENT },
  },
  mail: { make: (kit) => bytes(mail(kit)), unprotected: PAGE },
  archivedPage: { make: (kit) => bytes(archivedPage(kit)), unprotected: PAGE },
} satisfies Readonly<Record<string, Payload>>;

export type PayloadName = keyof typeof PAYLOADS;

export const PAYLOAD_NAMES = Object.keys(PAYLOADS) as PayloadName[];
export const payload = (name: PayloadName): Payload => PAYLOADS[name];

/** Every payload under every name that might get it in. */
export const HOSTILE_FILES: readonly (readonly [name: string, payload: PayloadName])[] = [
  ['Trench-1.jpg', 'page'],
  ['Trench-1.png', 'page'],
  ['notes.txt', 'page'],
  ['items.csv', 'page'],
  ['plan.pdf', 'page'],
  ['page.html', 'page'],
  ['page.jpg.htm', 'page'],
  ['page.xhtml', 'page'],
  ['notes.txt', 'pageWithoutScriptElement'],
  ['items.csv', 'pageWithoutScriptElement'],
  ['notes.txt', 'pageAfterMuchText'],
  ['notes.txt', 'pageInUtf16'],
  ['drawing.svg', 'drawing'],
  ['Trench-1.png', 'drawing'],
  ['notes.txt', 'drawing'],
  ['Trench-1.jpg', 'jpegWithComment'],
  ['Trench-1.jpg', 'jpegWithMetadata'],
  ['Trench-1.jpg', 'jpegWithPageBehind'],
  ['Trench-1.jpg', 'jpegScript'],
  ['Trench-1.jpg', 'jpegStartOnly'],
  ['Trench-1.png', 'pngWithText'],
  ['Trench-1.png', 'pngWithPageBehind'],
  ['Trench-1.gif', 'gifScript'],
  ['Trench-1.webp', 'webpPage'],
  ['Trench-1.heic', 'heicPage'],
  ['walk.mp4', 'videoPage'],
  ['plans.zip', 'zipPage'],
  ['letter.docx', 'zipPage'],
  ['letter.doc', 'officePage'],
  ['site.dwg', 'drawingPage'],
  ['code.js', 'script'],
  ['notes.txt', 'script'],
  ['notes.txt', 'styleSheet'],
  ['plan.pdf', 'pdfWithScript'],
  ['plan.pdf', 'pdfPage'],
  ['route.kml', 'mapWithScript'],
  ['route.kml', 'mapWithTransformation'],
  ['letter.eml', 'mail'],
  ['letter.eml', 'archivedPage'],
];

/** Names that would break a header, leave a folder, or show another ending than they have. */
export const HOSTILE_NAMES: readonly ((ending: string) => string)[] = [
  (ending) => `a\r\nContent-Type: text/html\r\n\r\n<script>.${ending}`,
  (ending) => `a\nSet-Cookie: a=b.${ending}`,
  (ending) => `a\u0000.html.${ending}`,
  (ending) => `a\u007f\u0085.${ending}`,
  (ending) => `../../page.${ending}`,
  (ending) => `..\\..\\page.${ending}`,
  (ending) => `/etc/cron.d/page.${ending}`,
  (ending) => `C:\\page.${ending}`,
  (ending) => `..%2F..%2Fpage.${ending}`,
  (ending) => `\uff0e\uff0e\uff0fpage.${ending}`,
  (ending) => `a\uff02; filename=x.html; a=\uff02.${ending}`,
  (ending) => `%0d%0aContent-Type: text/html.${ending}`,
  (ending) => `a"; filename=x.html; a=".${ending}`,
  (ending) => `a'; filename*=UTF-8''x.html; a='.${ending}`,
  (ending) => `x.html;.${ending}`,
  (ending) => `<img src=x onerror=alert(1)>.${ending}`,
  (ending) => `photo\u202elmth.${ending}`,
  (ending) => `photo\u2066\u200f\u200b\ufeff.${ending}`,
  (ending) => `x.html\u2028.${ending}`,
  (ending) => `x.html                                                  .${ending}`,
  (ending) => `.htaccess.${ending}`,
  (ending) => `CON.${ending}`,
  (ending) => `=?utf-8?q?x.html?=.${ending}`,
];

/** Pictures that every browser shows, with a page or a script where only a program looks that reads on. */
export const REAL_PICTURES = HOSTILE_FILES.filter(([, content]) => /^(?:jpeg|png)(?:With|Script)/.test(content));
