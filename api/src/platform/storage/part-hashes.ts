// Hashes bytes as a whole and each part of them, as they pass by in pieces of any size.
import { createHash } from 'node:crypto';

export class PartHashes {
  readonly #partSizeBytes: number;
  readonly #hashes: string[] = [];
  #part = createHash('sha256');
  #partBytes = 0;

  constructor(partSizeBytes: number) {
    this.#partSizeBytes = partSizeBytes;
  }

  update(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length;) {
      const taken = chunk.subarray(at, at + this.#partSizeBytes - this.#partBytes);
      this.#part.update(taken);
      this.#partBytes += taken.length;
      at += taken.length;
      if (this.#partBytes === this.#partSizeBytes) this.#end();
    }
  }

  /** Once, when all have passed. */
  result(): string[] {
    if (this.#partBytes > 0) this.#end();
    return this.#hashes;
  }

  #end(): void {
    this.#hashes.push(this.#part.digest('hex'));
    this.#part = createHash('sha256');
    this.#partBytes = 0;
  }
}
