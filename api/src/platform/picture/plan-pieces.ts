// The pieces of a clean copy, and the limits of their number.

/** Bytes to write, or a part of the source to copy (end exclusive). */
export type Piece = Uint8Array | { readonly start: number; readonly end: number };

export interface CleanPlan {
  /** Width times height of the largest frame; null for videos. */
  readonly pixels: number | null;
  readonly pieces: readonly Piece[];
}

/** The bytes are not of their content type, or are built to be expensive. The message is for the log. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Each part of the source is a read of its own when the copy is made. */
const MOST_PARTS = 2000;
const ZEROS = new Uint8Array(64 * 1024);

/** Collects pieces in the order of the copy; neighbours in the source become one. */
export class PieceList {
  readonly pieces: Piece[] = [];
  #sizeBytes = 0;
  #parts = 0;

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Copies from the source, end exclusive. */
  keep(start: number, end: number): void {
    if (end <= start) return;
    this.#sizeBytes += end - start;
    const last = this.pieces.at(-1);
    if (last !== undefined && 'end' in last && last.end === start) this.pieces[this.pieces.length - 1] = { start: last.start, end };
    else {
      this.#parts += 1;
      if (this.#parts > MOST_PARTS) throw new UnreadablePicture(`more than ${String(MOST_PARTS)} parts`);
      this.pieces.push({ start, end });
    }
  }

  write(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#sizeBytes += bytes.length;
    this.pieces.push(bytes);
  }

  append(others: PieceList): void {
    for (const piece of others.pieces) {
      if ('end' in piece) this.keep(piece.start, piece.end);
      else this.write(piece);
    }
  }

  /** Writes so many zeros; all their pieces show the same few bytes of memory. */
  writeZeros(sizeBytes: number): void {
    for (let left = sizeBytes; left > 0; left -= ZEROS.length) this.write(ZEROS.subarray(0, Math.min(left, ZEROS.length)));
  }
}
