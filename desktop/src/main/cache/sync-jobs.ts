// Brings the cache up to date: asks from its cursor until there is no more. One sync at a time.
import { isTimeZone } from '@lotline/schema/domain/kernel/dates';
import { TIME_ZONE_HEADER } from '@lotline/schema/domain/sync/job-lines';
import type { JobCache } from './job-cache.ts';
import { batchesOf } from './job-lines.ts';

export interface SyncParts {
  readonly cache: JobCache;
  /** GET /api/sync/jobs with the person's token. */
  readonly ask: (since: string | null) => Promise<Response>;
}

/** 2,000 jobs each. */
const MOST_CALLS = 1_000;
const FORBIDDEN = 403;

/** @throws where the server cannot be reached or an answer breaks off; the cache then has whole pages and their cursor */
export async function syncJobs({ cache, ask }: SyncParts): Promise<void> {
  for (let calls = 0; calls < MOST_CALLS; calls++) {
    const answer = await ask(cache.state().cursor);
    if (answer.status === FORBIDDEN) {
      // this person has no job list any more
      cache.clear();
      return;
    }
    const zone = answer.headers.get(TIME_ZONE_HEADER);
    if (zone !== null && isTimeZone(zone)) cache.noteZone(zone);
    if (!answer.ok || answer.body === null) throw new Error(`The sync of jobs was answered with ${String(answer.status)}`);
    let more: boolean | null = null;
    for await (const batch of batchesOf(answer.body.pipeThrough(new TextDecoderStream()))) {
      cache.take(batch);
      const last = batch.at(-1);
      more = last !== undefined && 'more' in last && last.more;
    }
    if (more === null) throw new Error('The sync of jobs ended without a cursor');
    if (!more) return;
  }
}
