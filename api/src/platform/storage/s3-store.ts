// Files in an S3 bucket. Upload links reach `incoming/` alone; sealing copies the bytes to a key of their own, so that a link that is
// still good cannot change what was checked (quality.md §2). The store's own checksum is not trusted: the bytes are read and hashed.
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { PartHashes } from './part-hashes.ts';
import type { AnnouncedUpload, ByteRange, FileStore, StoredPart, PartsUpload, SealedFile, StoredFile } from './store.ts';

export interface S3StoreOptions {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly forcePathStyle: boolean;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const INCOMING = 'incoming/';
const SEALED = 'sealed/';

export function createS3Store(options: S3StoreOptions): FileStore {
  return new BucketStore(options);
}

class BucketStore implements FileStore {
  readonly uploadOrigin: string;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(options: S3StoreOptions) {
    this.uploadOrigin = uploadOrigin(options);
    this.#client = connect(options);
    this.#bucket = options.bucket;
  }

  presignPut({ key, contentType, sizeBytes, isExact, expiresAt }: AnnouncedUpload): Promise<string> {
    const length = isExact ? { ContentLength: sizeBytes } : {};
    const command = new PutObjectCommand({ Bucket: this.#bucket, Key: INCOMING + key, ContentType: contentType, ...length });
    return getSignedUrl(this.#client, command, {
      ...signedUntil(expiresAt),
      signableHeaders: new Set(['host', 'content-type', 'content-length']),
    });
  }

  async beginParts(key: string): Promise<string> {
    const begun = await this.#client.send(new CreateMultipartUploadCommand({ Bucket: this.#bucket, Key: INCOMING + key }));
    if (begun.UploadId === undefined) throw new Error('the store began no upload in parts');
    return begun.UploadId;
  }

  presignPart({ key, sizeBytes, expiresAt, part }: AnnouncedUpload): Promise<string> {
    if (part === undefined) throw new Error('no part is announced');
    const command = new UploadPartCommand({
      ...this.#partsOf({ key, partsId: part.partsId }),
      PartNumber: part.number,
      ContentLength: sizeBytes,
    });
    return getSignedUrl(this.#client, command, { ...signedUntil(expiresAt), signableHeaders: new Set(['host', 'content-length']) });
  }

  async storedParts(upload: PartsUpload): Promise<readonly StoredPart[]> {
    const stored: StoredPart[] = [];
    for (let marker: string | undefined; ;) {
      const page = await orNull(this.#client.send(new ListPartsCommand({ ...this.#partsOf(upload), PartNumberMarker: marker })));
      for (const { PartNumber: number, Size: sizeBytes, ETag: tag } of page?.Parts ?? [])
        if (number !== undefined && sizeBytes !== undefined && tag !== undefined) stored.push({ number, sizeBytes, sha256: null, tag });
      if (page?.IsTruncated !== true) return stored;
      marker = page.NextPartNumberMarker;
    }
  }

  async compose(upload: PartsUpload, parts: readonly StoredPart[]): Promise<void> {
    const Parts = parts.map(({ number, tag }) => ({ PartNumber: number, ETag: tag }));
    const command = new CompleteMultipartUploadCommand({ ...this.#partsOf(upload), MultipartUpload: { Parts } });
    // an upload that is no longer known was composed by another call
    if ((await orNull(this.#client.send(command))) === null && (await this.stat(upload.key)) === null)
      throw new Error('the parts are gone');
  }

  async removeParts(upload: PartsUpload): Promise<void> {
    await orNull(this.#client.send(new AbortMultipartUploadCommand(this.#partsOf(upload))));
  }

  async *partsUnderWay(): AsyncGenerator<PartsUpload & { begunAt: Date }> {
    for (let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {}; ;) {
      const page = await this.#client.send(new ListMultipartUploadsCommand({ Bucket: this.#bucket, Prefix: INCOMING, ...after }));
      for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
        if (Key !== undefined && UploadId !== undefined && Initiated !== undefined)
          yield { key: Key.slice(INCOMING.length), partsId: UploadId, begunAt: Initiated };
      if (page.IsTruncated !== true) return;
      after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    }
  }

  #partsOf({ key, partsId }: PartsUpload) {
    return { Bucket: this.#bucket, Key: INCOMING + key, UploadId: partsId };
  }

  async stat(key: string): Promise<StoredFile | null> {
    const found = await orNull(this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: objectKey(key) })));
    if (found?.ContentLength === undefined) return null;
    return { key, sizeBytes: found.ContentLength, sha256: null, tag: found.ETag ?? String(found.LastModified) };
  }

  async seal(key: string, partSizeBytes: number | null = null): Promise<SealedFile | null> {
    const sealedKey = key.startsWith(SEALED) ? key : sealedName(key);
    if (sealedKey !== key) {
      const copy = new CopyObjectCommand({ Bucket: this.#bucket, Key: sealedKey, CopySource: `${this.#bucket}/${INCOMING}${key}` });
      if ((await orNull(this.#client.send(copy))) === null) return null;
    }
    const bytes = await this.read(sealedKey);
    if (bytes === null) return null;
    const measure = new Measure();
    const parts = partSizeBytes === null ? null : new PartHashes(partSizeBytes);
    for await (const chunk of measure.passing(bytes)) parts?.update(chunk);
    return { key: sealedKey, ...measure.result(), ...(parts === null ? {} : { partHashes: parts.result() }) };
  }

  /** Where no upload link reaches, as what was sealed. */
  keyOfMade(name: string): string {
    return SEALED + name;
  }

  async write(key: string, sizeBytes: number, bytes: Readable): Promise<SealedFile> {
    const sealedKey = key.startsWith(SEALED) ? key : sealedName(key);
    const measure = new Measure();
    const Body = Readable.from(measure.passing(bytes, sizeBytes), { objectMode: false });
    // The client does not notice by itself that a body broke off.
    const broken = new AbortController();
    Body.once('error', () => broken.abort());
    const command = new PutObjectCommand({ Bucket: this.#bucket, Key: sealedKey, ContentLength: sizeBytes, Body });
    await this.#client.send(command, { abortSignal: broken.signal });
    return { key: sealedKey, ...measure.result() };
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
    const found = await orNull(this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: objectKey(key), ...part })));
    return found === null ? null : (found.Body as Readable);
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: objectKey(key) }));
  }

  async *keys(): AsyncGenerator<{ key: string; writtenAt: Date }> {
    let token: string | undefined;
    do {
      const page = await this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, ContinuationToken: token }));
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key === undefined || LastModified === undefined) continue;
        if (Key.startsWith(SEALED)) yield { key: Key, writtenAt: LastModified };
        else if (Key.startsWith(INCOMING)) yield { key: Key.slice(INCOMING.length), writtenAt: LastModified };
      }
      token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  /** S3 stores nothing of an upload that broke off; parts that have arrived stay. */
  removeUnfinished(): Promise<number> {
    return Promise.resolve(0);
  }

  async checkHealth(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
  }
}

/** S3 counts seconds from the signing: a link that has expired was signed before that, and expires at once. */
function signedUntil(expiresAt: Date): { signingDate: Date; expiresIn: number } {
  const signingDate = new Date(Math.min(Date.now(), expiresAt.getTime() - 1000));
  return { signingDate, expiresIn: Math.round((expiresAt.getTime() - signingDate.getTime()) / 1000) };
}

/** A sealed key is named as such; what was only announced is still in `incoming/`. */
function objectKey(key: string): string {
  return key.startsWith(SEALED) ? key : INCOMING + key;
}

function uploadOrigin({ bucket, region, endpoint, forcePathStyle }: S3StoreOptions): string {
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return `${protocol}//${forcePathStyle ? host : `${bucket}.${host}`}`;
}

function connect({ region, endpoint, forcePathStyle, credentials }: S3StoreOptions): S3Client {
  return new S3Client({
    region,
    forcePathStyle,
    // Otherwise the SDK signs a checksum of an empty body into the upload link.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
  });
}

/** A new name for each seal, with the old one's ending: two seals at once never write over each other. */
function sealedName(key: string): string {
  return `${SEALED}${key.replace(/[^/]+(\.[^./]+)$/, `${randomUUID()}$1`)}`;
}

interface Measured {
  readonly sizeBytes: number;
  readonly sha256: string;
}

class Measure {
  readonly #hash = createHash('sha256');
  #sizeBytes = 0;

  /** The same bytes, counted and hashed as they pass. @throws when they end before the announced size: S3 would wait for the rest. */
  async *passing(bytes: Readable, said: number | null = null): AsyncGenerator<Buffer> {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      this.#sizeBytes += chunk.length;
      this.#hash.update(chunk);
      yield chunk;
    }
    if (said !== null && said !== this.#sizeBytes) throw new Error(`${String(said)} bytes were said and ${String(this.#sizeBytes)} came`);
  }

  /** Once, when all have passed. */
  result(): Measured {
    return { sizeBytes: this.#sizeBytes, sha256: this.#hash.digest('hex') };
  }
}

async function orNull<T>(attempt: Promise<T>): Promise<T | null> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}
