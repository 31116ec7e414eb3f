// A picture read through one window: on S3 each read is a request, and a video does not fit into memory. Counts what a reader looks at, so
// that a file with too many parts soon ends, and yields meanwhile.
import { setImmediate } from 'node:timers/promises';
import type { PictureSource } from './picture-source.ts';
import { UnreadablePicture } from './plan-pieces.ts';

/** The most that can be looked at in one piece, in bytes. */
export const WINDOW_BYTES = 256 * 1024;
/** Boxes, blocks, segments, chunks: a photo has a hundred, an animation of 5,000 frames twice as many. */
const MOST_ELEMENTS = 10_000;
/** A large file may hold one more for each of these: a PNG has chunks of 8 kB, a film in fragments a dozen boxes for each second. */
const BYTES_AN_ELEMENT = 4096;
/** Looks at memory between two turns of the event loop; a read of the store yields by itself. */
const STEPS_A_TURN = 1000;

export class PictureReader {
  readonly #source: PictureSource;
  readonly #giveWay: () => Promise<unknown>;
  #window: Uint8Array = new Uint8Array(0);
  #windowStart = 0;
  #elements = 0;
  #steps = 0;

  constructor(source: PictureSource, giveWay: () => Promise<unknown> = setImmediate) {
    this.#source = source;
    this.#giveWay = giveWay;
  }

  get sizeBytes(): number {
    return this.#source.sizeBytes;
  }

  /** How many were counted so far. */
  get elements(): number {
    return this.#elements;
  }

  /** Called before each box, block, segment or chunk. @throws UnreadablePicture when there are more than any real file has. */
  async countElement(): Promise<void> {
    this.#elements += 1;
    const most = MOST_ELEMENTS + Math.floor(this.sizeBytes / BYTES_AN_ELEMENT);
    if (this.#elements > most) throw new UnreadablePicture(`more than ${String(most)} parts`);
    if (this.#isTurn()) await this.#giveWay();
  }

  /**
   * What is in memory from `at` on, at least `least` bytes of it, often more.
   * @throws UnreadablePicture when the file ends before.
   */
  async view(at: number, least = 1): Promise<Uint8Array> {
    if (at + least > this.sizeBytes) throw new UnreadablePicture(`the file ends before byte ${String(at + least)}`);
    if (least > WINDOW_BYTES) throw new UnreadablePicture(`${String(least)} bytes in one piece at ${String(at)}`);
    if (at < this.#windowStart || at + least > this.#windowStart + this.#window.length) await this.#load(at, least);
    else if (this.#isTurn()) await this.#giveWay();
    return this.#window.subarray(at - this.#windowStart);
  }

  /** Exactly `length` bytes. @throws UnreadablePicture when the file ends before. */
  async bytes(at: number, length: number): Promise<Uint8Array> {
    return length === 0 ? new Uint8Array(0) : (await this.view(at, length)).subarray(0, length);
  }

  #isTurn(): boolean {
    this.#steps = (this.#steps + 1) % STEPS_A_TURN;
    return this.#steps === 0;
  }

  async #load(at: number, least: number): Promise<void> {
    const window = await this.#source.read(at, Math.min(WINDOW_BYTES, this.sizeBytes - at));
    if (window.length < least) throw new UnreadablePicture(`the file ends before its size says, at ${String(at + window.length)}`);
    this.#window = window;
    this.#windowStart = at;
    this.#steps = 0;
  }
}
