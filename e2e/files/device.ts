// A device that uploads to the running server as the field app does: announces a file, sends its bytes, says that it is done.
import { createHash, randomUUID } from 'node:crypto';
import { fetchToken } from '../../scripts/sign-in/fetch-token.mjs';
import type { RunningServer } from '../support/running-server.ts';
import { sql } from '../task-page/field-task.ts';

export interface Refusal {
  readonly at: 'announce' | 'send' | 'complete';
  readonly status: number;
  readonly code: unknown;
}

export interface Outcome {
  /** Null: accepted. */
  readonly refusal: Refusal | null;
  /** Where the bytes would be; null when nothing was even announced. */
  readonly url: string | null;
}

/** `plain` is a client of the plain specification, for which the arrival of the bytes is the word that they are complete. */
export type Client = 'device' | 'plain';

export interface Device {
  readonly upload: (name: string, bytes: Buffer, client?: Client) => Promise<Outcome>;
}

interface Announced {
  readonly uploadUrl: string;
  readonly contentType: string;
  readonly attachment: { readonly id: number; readonly url: string };
}

export async function openDevice(server: RunningServer): Promise<Device> {
  const { accessToken } = await fetchToken(server.url, 'office@lotline.example');
  // The last job: no other test looks for it.
  const [job] = await sql<{ id: number }>(server, 'select id from construction order by id desc limit 1', []);
  const post = async <T extends object>(path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/api/attachments/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { answer, body: (await answer.json()) as T & { readonly code?: unknown } };
  };

  return {
    upload: async (name, bytes, client = 'device') => {
      const facts = { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
      const announced = await post<Announced>('getPresignedUploadParams', {
        name,
        ...facts,
        constructionId: job?.id,
        ...(client === 'device' ? { clientId: randomUUID() } : {}),
      });
      if (!announced.answer.ok) return { refusal: refusalOf('announce', announced), url: null };
      const { uploadUrl, contentType, attachment } = announced.body;
      const sent = await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': contentType } });
      const sentBody = (await sent.json()) as { readonly code?: unknown };
      if (!sent.ok) return { refusal: refusalOf('send', { answer: sent, body: sentBody }), url: attachment.url };
      if (client === 'plain') return { refusal: null, url: attachment.url };
      const completed = await post<object>(`${String(attachment.id)}/complete`, facts);
      return { refusal: completed.answer.ok ? null : refusalOf('complete', completed), url: attachment.url };
    },
  };
}

function refusalOf(at: Refusal['at'], { answer, body }: { answer: Response; body: { readonly code?: unknown } }): Refusal {
  return { at, status: answer.status, code: body.code };
}
