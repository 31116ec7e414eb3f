// Copies of files whose parts point at each other by position: what has to go is overwritten where it lies, nothing moves.
import type { Box } from './iso-box.ts';
import { asciiBytes, sameBytes } from './picture-bytes.ts';
import { WINDOW_BYTES, type PictureReader } from './picture-reader.ts';
import { PieceList, UnreadablePicture, type Piece } from './plan-pieces.ts';

const FREE = asciiBytes('free');
const PADDING = ['free', 'skip', 'wide'];
/** A film in fragments has a few for each at the most; all of them are put in order at once. */
const MOST_BLANKS = 10_000;
const NOTHING = new Uint8Array(WINDOW_BYTES);

/** A part of the source, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is overwritten: names of boxes by the word for "nothing here", contents by zeros. */
export class Blanks {
  readonly #names: number[] = [];
  readonly #contents: Span[] = [];

  /** The box stays in its place with nothing in it. */
  addBox({ type, start, content, end }: Box): void {
    if (type !== '' && !PADDING.includes(type)) this.#names.push(start + 4);
    mustBeFew(this.#names);
    this.addContent({ start: content, end });
  }

  /** Spans may overlap each other, but no name of a box. */
  addContent(span: Span): void {
    if (span.start < span.end) this.#contents.push(span);
    mustBeFew(this.#contents);
  }

  /** The pieces of the copy up to `end`. What is blank already is copied, so that a clean file comes out unchanged. */
  async pieces(reader: PictureReader, end: number): Promise<readonly Piece[]> {
    const names = this.#names.map((start) => ({ start, end: start + FREE.length, isName: true }));
    const contents = merged(this.#contents).map((span) => ({ ...span, isName: false }));
    const out = new PieceList();
    let at = 0;
    for (const edit of [...names, ...contents].sort((one, other) => one.start - other.start)) {
      if (!edit.isName && (await isBlank(reader, edit))) continue;
      out.keep(at, edit.start);
      if (edit.isName) out.write(FREE);
      else out.writeZeros(edit.end - edit.start);
      at = edit.end;
    }
    out.keep(at, end);
    return out.pieces;
  }
}

function mustBeFew({ length }: readonly unknown[]): void {
  if (length > MOST_BLANKS) throw new UnreadablePicture(`more than ${String(MOST_BLANKS)} parts to blank`);
}

function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last !== undefined && span.start <= last.end) result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else result.push(span);
  }
  return result;
}

async function isBlank(reader: PictureReader, { start, end }: Span): Promise<boolean> {
  for (let at = start; at < end;) {
    const view = await reader.view(at);
    const length = Math.min(view.length, end - at);
    if (!sameBytes(view.subarray(0, length), NOTHING.subarray(0, length))) return false;
    at += length;
  }
  return true;
}
