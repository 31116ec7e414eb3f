// A device that sends a large file in parts, for tests.
import { createHash, randomBytes } from 'node:crypto';
import { PART_BYTES } from '@lotline/schema/domain/attachment/parts.rules';
import type { BootedApi, RestAnswer } from './booted-api.ts';
import { announced, announcement, type TestFile } from './uploads.ts';
import type { PersonName } from './world.ts';

export interface LargeFile extends TestFile {
  readonly parts: readonly { readonly number: number; readonly sha256: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const SIZE_BYTES = 2 * PART_BYTES + 1000;
/** Random once: to make as much for each file takes longer than to send it. */
let filling: Buffer | undefined;

/** A zip by its first bytes, of two whole parts and a bit; in each part are bytes of its own. */
export function largeFile(): LargeFile {
  const bytes = new Uint8Array((filling ??= randomBytes(SIZE_BYTES)));
  for (let at = 0; at < SIZE_BYTES; at += PART_BYTES) bytes.set(randomBytes(32), at);
  bytes.set(Buffer.from('PK\u0003\u0004', 'latin1'));
  const count = Math.ceil(SIZE_BYTES / PART_BYTES);
  const parts = Array.from({ length: count }, (_, at) => {
    const part = bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES);
    return { number: at + 1, bytes: part, sha256: hashOf(part) };
  });
  return { bytes, sizeBytes: SIZE_BYTES, sha256: hashOf(bytes), parts };
}

export interface OpenedParts {
  readonly state: string;
  readonly partSizeBytes: number;
  readonly partCount: number;
  readonly held: readonly number[];
  readonly parts: readonly { readonly number: number; readonly uploadUrl: string }[];
  readonly contentType: string;
}

/** Announced without a hash of the whole, as a browser does. */
export async function begun(api: BootedApi, person: PersonName, file: LargeFile, facts: Readonly<Record<string, unknown>> = {}) {
  const body = { ...announcement(file, { name: 'Walkthrough.zip', isDocAttachment: true, tags: 'Design', ...facts }), sha256: null };
  const { attachment } = await announced(api, person, body);
  return { id: attachment.id, body };
}

export const askParts = (
  api: BootedApi,
  person: PersonName,
  id: number,
  parts: readonly { number: number; sha256: string }[],
): Promise<RestAnswer> =>
  api.rest(person, 'POST', `/api/attachments/${id}/parts`, { parts: parts.map(({ number, sha256 }) => ({ number, sha256 })) });

export async function openedParts(api: BootedApi, person: PersonName, id: number, parts: LargeFile['parts']): Promise<OpenedParts> {
  const answer = await askParts(api, person, id, parts);
  if (answer.status !== 200) throw new Error(`no parts: ${JSON.stringify(answer.body)}`);
  return answer.body as OpenedParts;
}

export const sendPart = (uploadUrl: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> =>
  fetch(uploadUrl, { method: 'PUT', body: bytes, headers: { 'content-type': 'application/octet-stream' } });

/** Asks for these parts and sends what is not there. */
export async function sendParts(api: BootedApi, person: PersonName, id: number, parts: LargeFile['parts']): Promise<void> {
  const opened = await openedParts(api, person, id, parts);
  for (const { number, uploadUrl } of opened.parts) {
    const bytes = parts.find((part) => part.number === number)?.bytes ?? new Uint8Array();
    const sent = await sendPart(uploadUrl, bytes);
    if (!sent.ok) throw new Error(`not sent: ${await sent.text()}`);
  }
}

export const completeParts = (api: BootedApi, person: PersonName, id: number, { sizeBytes }: TestFile): Promise<RestAnswer> =>
  api.rest(person, 'POST', `/api/attachments/${id}/complete`, { sizeBytes });
