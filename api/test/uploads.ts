// A device that uploads, for tests: announces a file, sends its bytes, says that it is done.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { BootedApi, RestAnswer } from './booted-api.ts';
import type { PersonName } from './world.ts';

export interface Announced {
  readonly uploadUrl: string | null;
  readonly contentType: string | null;
  readonly attachment: { readonly id: number; readonly url: string; readonly state: string };
}

export interface TestFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export function fileOf(bytes: Uint8Array): TestFile {
  return { bytes: new Uint8Array(bytes), sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Start, JFIF, a frame of 16 × 16 in one component, and the head of its scan. */
const JPEG_HEAD = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080010001001011100ffda0008010100003f00', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');

/** A photo in its parts, of exactly that size, with nothing to take out of it; never the same twice. */
export function photo(sizeBytes = 2000): TestFile {
  const coded = randomBytes(sizeBytes - JPEG_HEAD.length - JPEG_END.length).map((byte) => (byte === 0xff ? 0xfe : byte));
  return fileOf(Buffer.concat([JPEG_HEAD, coded, JPEG_END]));
}

/** A photo with a comment of its own: what is kept of it is not what was sent. */
export function commentedPhoto(comment: string): TestFile {
  const { bytes } = photo();
  const text = Buffer.from(comment);
  const head = Buffer.from([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 0xff]);
  return fileOf(Buffer.concat([bytes.subarray(0, 2), head, text, bytes.subarray(2)]));
}

/** A photo whose frame says that it is that wide and high. */
export function photoOfSize(width: number, height: number): TestFile {
  const bytes = Buffer.from(photo().bytes);
  bytes.writeUInt16BE(height, 25);
  bytes.writeUInt16BE(width, 27);
  return fileOf(bytes);
}

export function png(): TestFile {
  const chunk = (type: string, data: Buffer): Buffer => {
    const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
    framed.writeUInt32BE(data.length, 0);
    framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
    return framed;
  };
  const header = Buffer.from('00000010000000100802000000', 'hex');
  return fileOf(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', randomBytes(500)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** What the field app sends for a photo of a task. */
export function announcement(file: TestFile, facts: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { name: 'Trench-1.jpg', sizeBytes: file.sizeBytes, sha256: file.sha256, constructionId: 1, clientId: randomUUID(), ...facts };
}

const PARAMS = '/api/attachments/getPresignedUploadParams';

export const announce = (api: BootedApi, person: PersonName, body: unknown): Promise<RestAnswer> => api.rest(person, 'POST', PARAMS, body);

export async function announced(api: BootedApi, person: PersonName, body: unknown): Promise<Announced & { uploadUrl: string }> {
  const answer = await announce(api, person, body);
  if (answer.status !== 200) throw new Error(`not announced: ${JSON.stringify(answer.body)}`);
  return answer.body as Announced & { uploadUrl: string };
}

export function send(uploadUrl: string, bytes: Uint8Array<ArrayBuffer>, contentType = 'image/jpeg'): Promise<Response> {
  return fetch(uploadUrl, { method: 'PUT', body: bytes, headers: { 'content-type': contentType } });
}

export const complete = (
  api: BootedApi,
  person: PersonName,
  id: number,
  { sizeBytes, sha256 }: Pick<TestFile, 'sizeBytes' | 'sha256'>,
): Promise<RestAnswer> => api.rest(person, 'POST', `/api/attachments/${id}/complete`, { sizeBytes, sha256 });

/** Announced, sent and complete. */
export async function uploaded(
  api: BootedApi,
  person: PersonName,
  file: TestFile,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<Announced['attachment']> {
  const { uploadUrl, contentType, attachment } = await announced(api, person, announcement(file, facts));
  const sent = await send(uploadUrl, file.bytes, contentType ?? '');
  if (sent.status !== 200) throw new Error(`not sent: ${await sent.text()}`);
  const completed = await complete(api, person, attachment.id, file);
  if (completed.status !== 200) throw new Error(`not completed: ${JSON.stringify(completed.body)}`);
  return attachment;
}

export const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;
