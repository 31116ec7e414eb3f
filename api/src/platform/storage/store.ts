// Stores the bytes of files: a folder or an S3 bucket behind one interface (quality.md §1 and §2, stack.md).
import type { Readable } from 'node:stream';

/** What an upload link allows: one person, one key, one type, one length, until one instant. */
export interface AnnouncedUpload {
  /** Who requested the link: the upload is theirs, so they are checked again when it is used. */
  readonly userId: number;
  readonly key: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** False when the length was not announced: then `sizeBytes` is the most that is taken. */
  readonly isExact: boolean;
  readonly expiresAt: Date;
  /** Of an upload in parts: which one, and the hash that it must have. */
  readonly part?: AnnouncedPart;
}

export interface AnnouncedPart {
  /** The store's name of the upload in parts. */
  readonly partsId: string;
  /** From 1 on. */
  readonly number: number;
  readonly sha256: string;
}

/** The type that the link of a part takes. */
export const PART_TYPE = 'application/octet-stream';

/** An upload in parts, by the key that it becomes a file under. */
export interface PartsUpload {
  readonly key: string;
  readonly partsId: string;
}

export interface StoredPart {
  readonly number: number;
  readonly sizeBytes: number;
  /** Null when the store has not hashed it. */
  readonly sha256: string | null;
  /** The store's own version of these very bytes. */
  readonly tag: string;
}

export interface StoredFile {
  readonly key: string;
  readonly sizeBytes: number;
  /** Null when the store does not know it without reading all the bytes. */
  readonly sha256: string | null;
  /** The store's own version of these very bytes: others under the same key have another. */
  readonly tag: string;
}

export interface SealedFile {
  readonly key: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** Of each part of the asked size, in order. */
  readonly partHashes?: readonly string[];
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
   * The key may be another one than requested. Null when nothing has arrived.
   * @param partSizeBytes hashes each part of that size too.
   */
  seal(key: string, partSizeBytes?: number | null): Promise<SealedFile | null>;
  /** Begins an upload in parts. Returns the store's name for it. */
  beginParts(key: string): Promise<string>;
  /** A link that takes exactly that part (`upload.part`), again if it must. */
  presignPart(upload: AnnouncedUpload): Promise<string>;
  /** The parts that have arrived, by number; none when the upload is unknown. */
  storedParts(upload: PartsUpload): Promise<readonly StoredPart[]>;
  /** Makes the file of its parts, in the order given; then the parts are gone. Repeated, and twice at once, is fine. @throws RefusalError STORAGE_FULL. */
  compose(upload: PartsUpload, parts: readonly StoredPart[]): Promise<void>;
  /** Forgets an upload in parts; nothing there is fine. */
  removeParts(upload: PartsUpload): Promise<void>;
  /** Every upload in parts that is under way, in no order. */
  partsUnderWay(): AsyncIterable<PartsUpload & { readonly begunAt: Date }>;
  /**
   * Stores bytes that the server itself made, of exactly that size, where no upload link reaches. The key may be another one than was asked for,
   * unless `keyOfMade` gave it.
   * @throws RefusalError STORAGE_FULL without room; FILE_MISMATCH where the store keeps other bytes under the key.
   */
  write(key: string, sizeBytes: number, bytes: Readable): Promise<SealedFile>;
  /** The key of bytes that the server can make again, by a name that is made of what they are made of: the same in every process. */
  keyOfMade(name: string): string;
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
