// A small reader of the PDFs that ticket-pdf makes: its objects, and the text that a person would copy out of it. Follows the letters back through each
// font's ToUnicode map; streams must not be compressed, or are inflated.
import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  readonly pages: number;
  /** Every letter of the pages, in the order of their drawing. */
  readonly text: string;
  /** Everything outside of streams: where actions, links and scripts would stand. */
  readonly structure: string;
  /** What is drawn, as operators. */
  readonly drawn: string;
}

interface Stored {
  readonly head: string;
  readonly stream: string | null;
}

export function readPdf(bytes: Buffer): ReadPdf {
  const source = bytes.toString('latin1');
  if (!source.startsWith('%PDF-') || !source.trimEnd().endsWith('%%EOF')) throw new Error('this is no whole PDF');
  const objects = objectsOf(source);
  const drawn = [...objects.values()].flatMap(({ stream }) => (stream !== null && /\bBT\b|\bre\b|\bl\b/.test(stream) ? [stream] : []));
  const fonts = fontsOf(objects);
  return {
    pages: [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head)).length,
    text: drawn.map((content) => textOf(content, fonts)).join(''),
    structure: [...objects.values()].map(({ head }) => head).join('\n'),
    drawn: drawn.join('\n'),
  };
}

function objectsOf(source: string): Map<number, Stored> {
  const objects = new Map<number, Stored>();
  for (const found of source.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = found.index + found[0].length;
    const end = source.indexOf('endobj', from);
    const at = source.indexOf('stream\n', from);
    const hasStream = at >= 0 && at < end;
    const head = source.slice(from, hasStream ? at : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = Buffer.from(source.slice(at + 7, at + 7 + length), 'latin1');
    const stream = head.includes('/FlateDecode') ? inflateSync(raw) : raw;
    objects.set(Number(found[1]), { head, stream: hasStream ? stream.toString('latin1') : null });
  }
  return objects;
}

type Letters = ReadonlyMap<number, string>;

/** By the name under which pages call them: pdfkit gives each font one for the whole document. */
function fontsOf(objects: ReadonlyMap<number, Stored>): Map<string, Letters> {
  const fonts = new Map<string, Letters>();
  for (const { head } of objects.values())
    for (const [, name = '', number] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.head ?? '')?.[1] ?? NaN);
      const stream = objects.get(map)?.stream;
      if (stream !== null && stream !== undefined) fonts.set(name, lettersOf(stream));
    }
  return fonts;
}

const unicode = (hex: string): string => {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => parseInt(unit, 16)));
};

function lettersOf(map: string): Letters {
  const letters = new Map<number, string>();
  for (const [, first = '0', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], at) =>
      letters.set(parseInt(first, 16) + at, unicode(hex.replaceAll(' ', ''))),
    );
  return letters;
}

function textOf(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map();
  let text = '';
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
    else {
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/gi))
        for (const glyph of hex.match(/.{4}/g) ?? []) text += letters.get(parseInt(glyph, 16)) ?? '\ufffd';
      text += '\n';
    }
  }
  return text;
}
