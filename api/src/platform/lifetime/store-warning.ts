// A bucket that does not answer does not stop the start (it may come up later), but the operator is warned, in one line.
import type { Config } from '../config/config.ts';
import type { FileStore } from '../storage/store.ts';

const LONGEST_WAIT_MS = 3_000;

/** The line, or null when the store answers or is a folder. */
export async function warnOfStore(config: Config, store: Pick<FileStore, 'checkHealth'>, waitMs = LONGEST_WAIT_MS): Promise<string | null> {
  if (config.STORAGE !== 's3') return null;
  const why = await healthOf(store, waitMs);
  if (why === null) return null;
  const endpoint = config.S3_ENDPOINT ?? `AWS, ${config.S3_REGION}`;
  return `Files cannot be stored now: S3_ENDPOINT (${endpoint}) with S3_BUCKET (${config.S3_BUCKET}) ${why}; start the store, or correct these settings.`;
}

async function healthOf(store: Pick<FileStore, 'checkHealth'>, waitMs: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('does not answer'), waitMs);
  });
  const answer = store.checkHealth().then(() => null, describe);
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

function describe(error: unknown): string {
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if ($metadata?.httpStatusCode !== undefined) return `answers ${String($metadata.httpStatusCode)}`;
  return typeof code === 'string' ? `does not answer (${code})` : 'does not answer';
}
