// Small pictures of a picture are wanted from its completion on; a job makes them (decisions 030 and 031).
import type { CommandContext } from '../../platform/command/command-context.ts';
import { addJob } from '../../platform/queue/add-job.ts';

export const MAKE_PREVIEWS = 'make_previews';
/** Behind everything else, where a process does all of it. */
const PRIORITY = 5;
/** Behind the pictures that people just sent. */
export const PRIORITY_OF_OLD = 10;

const SHOWN_SMALL: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/** Of documents, films, and pictures that only some devices can decode (HEIC) none are made. */
export const previewsOf = (contentType: string): 'waiting' | 'none' => (SHOWN_SMALL.has(contentType) ? 'waiting' : 'none');

export const previewsKey = (fileId: number | string): string => `${MAKE_PREVIEWS}:${String(fileId)}`;

export async function makePreviewsLater({ sequelize, transaction }: CommandContext, fileId: number): Promise<void> {
  await addJob(sequelize, transaction, { job: MAKE_PREVIEWS, payload: { fileId }, key: previewsKey(fileId), priority: PRIORITY });
}
