// Files in a folder. A key is written once: the bytes are complete, synced and hashed before they get their name, and no later
// upload replaces them (quality.md §1 and §2).
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, opendir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { removeAbandoned, temporaryName } from '../lifetime/temporary-files.ts';
import { createPace, type Pace } from './pace.ts';
import type { FileLinks } from './file-links.ts';
import { bytesOfParts, DISK_PARTS, keepPart, partsIn, removePartsIn } from './disk-parts.ts';
import { PartHashes } from './part-hashes.ts';
import { openFileSink, receiveFile, type OpenSink, type Received, type Sink } from './receive-file.ts';
import type { AnnouncedUpload, ByteRange, FileStore, StoredPart, PartsUpload, SealedFile, StoredFile } from './store.ts';

export interface DiskStore extends FileStore {
  /** Receives the bytes of an upload link, of a part too. The same bytes again are accepted. @throws RefusalError as receiveFile, FILE_MISMATCH for other bytes. */
  receive(upload: AnnouncedUpload, source: Readable): Promise<Received>;
}

export interface DiskStoreOptions {
  readonly folder: string;
  readonly links: FileLinks;
  readonly openSink?: OpenSink;
  readonly pace?: Pace;
}

/** 2026/11/0d9c….jpg: made by the server alone; nothing else reaches the file system. */
const KEY = /^\d{4}\/\d{2}\/[0-9a-f-]{36}\.[a-z0-9]{1,8}$/;
/** 400 Mbit/s: more than a building site or an office sends, little enough that others do not notice (decision 007). */
const BYTES_PER_SECOND = 50_000_000;
/** Parts that came at that pace become a file within a request's time. */
const COMPOSED_BYTES_PER_SECOND = 250_000_000;
const HASH_SUFFIX = '.sha256';

export function createDiskStore(options: DiskStoreOptions): DiskStore {
  return new FolderStore(options);
}

class FolderStore implements DiskStore {
  readonly uploadOrigin = null;
  readonly #objects: string;
  readonly #incoming: string;
  readonly #parts: string;
  readonly #links: FileLinks;
  readonly #openSink: OpenSink;
  readonly #pace: Pace;
  readonly #composing = createPace(COMPOSED_BYTES_PER_SECOND);

  constructor({ folder, links, openSink = openFileSink, pace = createPace(BYTES_PER_SECOND) }: DiskStoreOptions) {
    this.#objects = path.join(folder, 'objects');
    this.#incoming = path.join(folder, 'incoming');
    this.#parts = path.join(folder, 'parts');
    this.#links = links;
    this.#openSink = openSink;
    this.#pace = pace;
  }

  #pathOf(key: string, below = this.#objects): string {
    if (!KEY.test(key)) throw new Error('not a key of this store');
    return path.join(below, key);
  }

  presignPut(upload: AnnouncedUpload): Promise<string> {
    return Promise.resolve(this.#links.uploadUrl(upload));
  }

  async stat(key: string): Promise<StoredFile | null> {
    const file = this.#pathOf(key);
    const found = await orNull(stat(file));
    if (found === null) return null;
    const sha256 = await orNull(readFile(file + HASH_SUFFIX, 'utf8'));
    // A key is written once; after its bytes were removed, others may come.
    return { key, sizeBytes: found.size, sha256: sha256?.length === 64 ? sha256 : null, tag: String(found.mtimeMs) };
  }

  /** Nothing to seal: a key is never written twice. */
  async seal(key: string, partSizeBytes: number | null = null): Promise<SealedFile | null> {
    const found = await this.stat(key);
    if (found === null) return null;
    const { sizeBytes } = found;
    if (partSizeBytes !== null) return { key, sizeBytes, ...(await hashParts(this.#pathOf(key), partSizeBytes)) };
    return { key, sizeBytes, sha256: found.sha256 ?? (await hashFile(this.#pathOf(key))) };
  }

  receive(upload: AnnouncedUpload, source: Readable): Promise<Received> {
    return upload.part === undefined ? this.#keep(upload, source) : this.#keepPart(upload, upload.part, source);
  }

  beginParts(): Promise<string> {
    return Promise.resolve(DISK_PARTS);
  }

  presignPart(upload: AnnouncedUpload): Promise<string> {
    return this.presignPut(upload);
  }

  storedParts({ key }: PartsUpload): Promise<readonly StoredPart[]> {
    return partsIn(this.#pathOf(key, this.#parts));
  }

  async compose({ key }: PartsUpload, parts: readonly StoredPart[]): Promise<void> {
    const folder = this.#pathOf(key, this.#parts);
    const sizeBytes = parts.reduce((sum, part) => sum + part.sizeBytes, 0);
    try {
      await this.#keep(
        { key, sizeBytes, isExact: true },
        Readable.from(bytesOfParts(folder, parts), { objectMode: false }),
        this.#composing,
      );
    } catch (error) {
      // another call has composed it meanwhile, and the parts are gone
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || (await this.stat(key)) === null) throw error;
    }
    await removePartsIn(folder);
  }

  removeParts({ key }: PartsUpload): Promise<void> {
    return removePartsIn(this.#pathOf(key, this.#parts));
  }

  async *partsUnderWay(): AsyncGenerator<PartsUpload & { begunAt: Date }> {
    for await (const key of namesBelow(this.#parts, 3)) {
      const found = await orNull(stat(path.join(this.#parts, key)));
      if (found !== null) yield { key, partsId: DISK_PARTS, begunAt: found.mtime };
    }
  }

  async #keepPart(
    { key, sizeBytes, isExact }: AnnouncedUpload,
    part: { number: number; sha256: string },
    source: Readable,
  ): Promise<Received> {
    const folder = this.#pathOf(key, this.#parts);
    await mkdir(this.#incoming, { recursive: true });
    const temporary = path.join(this.#incoming, temporaryName());
    const received = await receiveFile(source, { sizeBytes, isExact }, { path: temporary, openSink: this.#openSink, pace: this.#pace });
    try {
      if (received.sha256 !== part.sha256) refuse('FILE_MISMATCH', { sizeBytes: received.sizeBytes, sha256: received.sha256 });
      await keepPart(temporary, folder, part);
    } catch (error) {
      if (isFull(error)) refuse('STORAGE_FULL');
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
    return received;
  }

  keyOfMade(name: string): string {
    return name;
  }

  async write(key: string, sizeBytes: number, bytes: Readable): Promise<SealedFile> {
    return { key, ...(await this.#keep({ key, sizeBytes, isExact: true }, bytes)) };
  }

  async #keep(
    upload: Pick<AnnouncedUpload, 'key' | 'sizeBytes' | 'isExact'>,
    source: Readable,
    pace: Pace = this.#pace,
  ): Promise<Received> {
    const file = this.#pathOf(upload.key);
    await mkdir(this.#incoming, { recursive: true });
    const temporary = path.join(this.#incoming, temporaryName());
    const received = await receiveFile(source, upload, { path: temporary, openSink: this.#openSink, pace });
    try {
      await mkdir(path.dirname(file), { recursive: true });
      if (!(await nameOnce(temporary, file)) && (await this.seal(upload.key))?.sha256 !== received.sha256) refuse('FILE_MISMATCH');
    } catch (error) {
      if (isFull(error)) refuse('STORAGE_FULL');
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
    // Only saves reading the file again; without it `seal` hashes.
    await writeFile(file + HASH_SUFFIX, received.sha256).catch(() => undefined);
    return received;
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const handle = await orNull(open(this.#pathOf(key), 'r'));
    return handle === null ? null : createReadStream('', { fd: handle, ...range });
  }

  async remove(key: string): Promise<void> {
    const file = this.#pathOf(key);
    await rm(file, { force: true });
    await rm(file + HASH_SUFFIX, { force: true });
    await removePartsIn(this.#pathOf(key, this.#parts));
  }

  async *keys(): AsyncGenerator<{ key: string; writtenAt: Date }> {
    for await (const key of namesBelow(this.#objects, 3)) {
      if (key.endsWith(HASH_SUFFIX)) continue;
      const found = await orNull(stat(path.join(this.#objects, key)));
      if (found !== null) yield { key, writtenAt: found.mtime };
    }
  }

  removeUnfinished(before: Date): Promise<number> {
    return removeAbandoned(this.#incoming, before, () => true);
  }

  async checkHealth(): Promise<void> {
    await mkdir(this.#incoming, { recursive: true });
    const probe = path.join(this.#incoming, temporaryName());
    try {
      await writeProbe(await this.#openSink(probe));
    } finally {
      // also when the disk took a part of it: probed every few seconds, a full disk would be filled further
      await rm(probe, { force: true });
    }
  }
}

async function writeProbe(sink: Sink): Promise<void> {
  try {
    await sink.write(Buffer.from('ok'), 0);
    await sink.sync();
  } finally {
    await sink.close();
  }
}

/** Gives a finished file its name unless the name is taken: `link` never replaces, as `rename` would. Returns whether it did. */
async function nameOnce(temporary: string, file: string): Promise<boolean> {
  try {
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  return true;
}

/** The names of that depth ('2026/11/….jpg'), one after the other: a folder of a million files is never in memory as a list. */
async function* namesBelow(folder: string, depth: number): AsyncGenerator<string> {
  for await (const { name } of (await orNull(opendir(folder))) ?? []) {
    if (depth === 1) yield name;
    else for await (const below of namesBelow(path.join(folder, name), depth - 1)) yield `${name}/${below}`;
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function hashParts(file: string, partSizeBytes: number): Promise<Pick<SealedFile, 'sha256' | 'partHashes'>> {
  const whole = createHash('sha256');
  const parts = new PartHashes(partSizeBytes);
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    whole.update(chunk);
    parts.update(chunk);
  }
  return { sha256: whole.digest('hex'), partHashes: parts.result() };
}

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code));

async function orNull<T>(attempt: Promise<T>): Promise<T | null> {
  try {
    return await attempt;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
