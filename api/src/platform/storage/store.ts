// Where the bytes of files live: a folder or an S3 bucket behind one interface (quality.md §1 and §2, stack.md).
import type { Readable } from 'node:stream';

/** What an upload link is good for: one person, one key, one type, one length, until one instant. */
export interface AnnouncedUpload {
  /** Who asked for the link: what it brings is theirs, so they are asked for again when it is used. */
  readonly userId: number;
  readonly key: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** False when the length was not announced: then `sizeBytes` is the most that is taken. */
  readonly isExact: boolean;
  readonly expiresAt: Date;
}

export interface StoredFile {
  readonly key: string;
  readonly sizeBytes: number;
  /** Null when the store does not know it without reading all the bytes. */
  readonly sha256: string | null;
  /** The store's own word for these very bytes: others under the same key have another. */
  readonly tag: string;
}

export interface SealedFile {
  readonly key: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface FileStore {
  /** The origin that browsers send bytes to when it is not the API's own; the content security policy names it. */
  readonly uploadOrigin: string | null;
  presignPut(upload: AnnouncedUpload): Promise<string>;
  stat(key: string): Promise<StoredFile | null>;
  /**
   * The arrived bytes, hashed, under a key that no upload link reaches any more: what is checked then is what is served later.
   * The key may be another one than was asked for. Null when nothing has arrived.
   */
  seal(key: string): Promise<SealedFile | null>;
  /**
   * Stores bytes that the server itself made, of exactly that size, where no upload link reaches. The key may be another one than was asked for.
   * @throws RefusalError STORAGE_FULL without room.
   */
  write(key: string, sizeBytes: number, bytes: Readable): Promise<SealedFile>;
  /** Null when there is nothing under the key. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes the bytes and what belongs to them; nothing there is fine. */
  remove(key: string): Promise<void>;
  /** Every key with the instant it was written, in no order. */
  keys(): AsyncIterable<{ readonly key: string; readonly writtenAt: Date }>;
  /** Temporary files of uploads that broke off: of processes that are gone all, else those from before the instant. Returns how many there were. */
  removeUnfinished(before: Date): Promise<number>;
  /** @throws when the store cannot be reached or written to. */
  checkHealth(): Promise<void>;
}
