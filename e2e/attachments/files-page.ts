// Files of a task in browser tests: real pictures, large files made on disk, and the records as the office has them.
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { fetchToken } from '../../scripts/sign-in/fetch-token.mjs';
import type { RunningServer } from '../support/running-server.ts';
import { sql, type FoundTask } from '../task-page/field-task.ts';

/** Zip by its first bytes; every MiB is another, so that parts cannot be mistaken for each other. Returns its hash. */
export async function writeLargeFile(path: string, sizeBytes: number): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  const block = Buffer.alloc(1 << 20);
  for (let at = 0; at < sizeBytes; at += block.length) {
    block.fill(at / block.length);
    block.write(`PK\u0003\u0004${String(at)} `, 'latin1');
    const piece = block.subarray(0, Math.min(block.length, sizeBytes - at));
    hash.update(piece);
    await file.write(piece);
  }
  await file.close();
  return hash.digest('hex');
}

const announced = z.object({ uploadUrl: z.string(), contentType: z.string(), attachment: z.object({ id: z.number() }) });
type Added = z.infer<typeof announced>['attachment'];

/** Of a task, or of a site that is no job yet. */
type FileTarget = Pick<FoundTask, 'taskId'> | { readonly potentialJobId: number };

/** As a phone adds one, by the API. */
export async function addFile(
  server: RunningServer,
  email: string,
  target: FileTarget,
  file: { readonly name: string; readonly bytes: Buffer; readonly tags?: string; readonly isDocAttachment?: boolean },
): Promise<Added> {
  const { accessToken } = await fetchToken(server.url, email);
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/api/attachments/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}: ${await answer.text()}`);
    return answer.json();
  };
  const { bytes, name, tags = 'Photos', isDocAttachment = false } = file;
  const facts = { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  const clientId = crypto.randomUUID();
  const asked = { name, tags, isDocAttachment, ...facts, clientId, ...('taskId' in target ? { taskId: target.taskId } : target) };
  const { uploadUrl, contentType, attachment } = announced.parse(await post('getPresignedUploadParams', asked));
  const sent = await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': contentType } });
  if (!sent.ok) throw new Error(`the bytes were answered ${String(sent.status)}`);
  await post(`${String(attachment.id)}/complete`, facts);
  return attachment;
}

export interface FileRow {
  readonly id: number;
  readonly state: string;
  readonly title: string;
  readonly tags: string | null;
  readonly sha256: string | null;
  readonly contentType: string;
  readonly isEdited: boolean;
  readonly originalSha256: string | null;
}

/** The newest of that beginning of its title on the task. */
export async function fileCalled(server: RunningServer, task: FoundTask, title: string): Promise<FileRow | undefined> {
  const [row] = await sql<FileRow>(
    server,
    `select a.id, a.state, a.title, a.tags, f.sha256, f.content_type as "contentType", a.file_id is distinct from a.original_file_id as "isEdited",
        o.sha256 as "originalSha256"
      from attachment a left join stored_file f on f.id = a.file_id left join stored_file o on o.id = a.original_file_id
      where a.schedule_id = $1 and a.title like $2 order by a.id desc limit 1`,
    [task.taskId, `${title}%`],
  );
  return row;
}

/** The picker's own input: a test cannot press the system's window. */
export const chooser = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: typeof label === 'string' });
