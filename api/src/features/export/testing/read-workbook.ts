// A small reader of the workbooks that workbook.ts makes: the archive's directory, its parts inflated, the cells of the first sheet as they stand there.
import { inflateRawSync } from 'node:zlib';

export interface ReadCell {
  /** inlineStr for a text, '' for a figure. */
  readonly type: string;
  readonly text: string;
  /** The format of its style; null for the usual one. */
  readonly format: string | null;
  readonly isBold: boolean;
}

export interface ReadWorkbook {
  /** By row and column as the sheet names them: A1. */
  readonly cells: ReadonlyMap<string, ReadCell>;
  readonly rows: number;
  /** The sheet as it is written. */
  readonly sheet: string;
  readonly parts: ReadonlyMap<string, string>;
}

const END = 0x06054b50;

export function readWorkbook(bytes: Buffer): ReadWorkbook {
  const parts = partsOf(bytes);
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  if (!sheet.endsWith('</worksheet>')) throw new Error('this is no whole sheet');
  const styles = parts.get('xl/styles.xml') ?? '';
  const formats = formatsOf(styles);
  const bold = boldOf(styles);
  const lookOf = (style: number) => ({ format: formats[style] ?? null, isBold: bold[style] === true });
  const cells = new Map<string, ReadCell>();
  for (const [, attributes = '', inner = ''] of sheet.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const of = Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const text = /<(?:v|t)(?: [^>]*)?>(.*?)<\/(?:v|t)>/s.exec(inner)?.[1] ?? '';
    cells.set(of['r'] ?? '', { type: of['t'] ?? '', text: unescaped(text), ...lookOf(Number(of['s'] ?? 0)) });
  }
  return { cells, rows: [...sheet.matchAll(/<row /g)].length, sheet, parts };
}

function partsOf(bytes: Buffer): Map<string, string> {
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== END) throw new Error('this is no whole archive');
  const parts = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    parts.set(name, inflateRawSync(bytes.subarray(from, from + bytes.readUInt32LE(at + 20))).toString('utf8'));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function formatsOf(styles: string): readonly (string | null)[] {
  const own = new Map([...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]));
  const used = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  return [...used.matchAll(/<xf [^>]*numFmtId="(\d+)"/g)].map(([, id]) => own.get(id) ?? (id === '0' ? null : `built in ${String(id)}`));
}

function boldOf(styles: string): readonly boolean[] {
  const fonts = [...styles.matchAll(/<font>(.*?)<\/font>/gs)].map(([, font = '']) => font.includes('<b/>'));
  const used = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  return [...used.matchAll(/<xf [^>]*fontId="(\d+)"/g)].map(([, id]) => fonts[Number(id)] === true);
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
