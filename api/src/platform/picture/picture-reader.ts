// A picture read through one window: on S3 each read is a request, and a video does not fit into memory.
import type { PictureSource } from './picture-source.ts';
import { UnreadablePicture } from './plan-pieces.ts';

/** The most that can be looked at in one piece, in bytes. */
export const WINDOW_BYTES = 256 * 1024;

export class PictureReader {
  readonly #source: PictureSource;
  #window: Uint8Array = new Uint8Array(0);
  #windowStart = 0;

  constructor(source: PictureSource) {
    this.#source = source;
  }

  get sizeBytes(): number {
    return this.#source.sizeBytes;
  }

  /**
   * What is in memory from `at` on, at least `least` bytes of it, often more.
   * @throws UnreadablePicture when the file ends before.
   */
  async view(at: number, least = 1): Promise<Uint8Array> {
    if (at + least > this.sizeBytes) throw new UnreadablePicture(`the file ends before byte ${String(at + least)}`);
    if (least > WINDOW_BYTES) throw new UnreadablePicture(`${String(least)} bytes in one piece at ${String(at)}`);
    if (at < this.#windowStart || at + least > this.#windowStart + this.#window.length) await this.#load(at, least);
    return this.#window.subarray(at - this.#windowStart);
  }

  /** Exactly `length` bytes. @throws UnreadablePicture when the file ends before. */
  async bytes(at: number, length: number): Promise<Uint8Array> {
    return length === 0 ? new Uint8Array(0) : (await this.view(at, length)).subarray(0, length);
  }

  async #load(at: number, least: number): Promise<void> {
    const window = await this.#source.read(at, Math.min(WINDOW_BYTES, this.sizeBytes - at));
    if (window.length < least) throw new UnreadablePicture(`the file ends before its size says, at ${String(at + window.length)}`);
    this.#window = window;
    this.#windowStart = at;
  }
}
