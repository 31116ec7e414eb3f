// A device that uploads, for tests: announces a file, sends its bytes, says that it is done.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
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

/** Looks like a photo to whoever reads its first bytes; never the same twice. */
export function photo(sizeBytes = 2000): TestFile {
  return fileOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(sizeBytes - 4)]));
}

export const png = (): TestFile => fileOf(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(500)]));

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
