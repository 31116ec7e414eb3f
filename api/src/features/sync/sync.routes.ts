// GET /api/sync/field?since=<cursor> and GET /api/sync/jobs?since=<cursor>; mounted under /api (contract/rest.md).
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { MOST_CURSOR_CHARACTERS } from '@lotline/schema/domain/sync/field-pull';
import { TIME_ZONE_HEADER, type JobLine } from '@lotline/schema/domain/sync/job-lines';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestContext } from '../../platform/http/request-scope.ts';
import type { JobRow } from '../job-list/job-list.type.ts';
import { pullField } from './pull-field.queries.ts';
import { pullJobs, type JobSyncPage } from './pull-jobs.queries.ts';

/** Of one answer: 2,000 jobs. Who wants more asks again from the last cursor, so that no call lasts long. */
const MOST_PAGES = 10;

export function syncRoutes(): Router {
  const router = Router();
  router.get('/sync/field', async (req, res) => {
    const context = requestContext(req);
    res.json(await pullField(context, parseSince(req.query['since'])));
  });
  router.get('/sync/jobs', async (req, res) => {
    const context = requestContext(req);
    const next = (since: string | null): Promise<JobSyncPage> => pullJobs(context, since);
    // what the first page is refused with is an answer of its own; what fails later breaks the answer off, and is asked again
    const first = await next(parseSince(req.query['since']));
    res.type('application/x-ndjson').set(TIME_ZONE_HEADER, context.timeZone);
    try {
      await pipeline(Readable.from(linesOf(first, next)), res);
    } catch (problem) {
      if (!res.destroyed) throw problem;
      context.log.debug({ err: problem }, 'sync of jobs broken off');
    }
  });
  return router;
}

async function* linesOf(first: JobSyncPage, next: (since: string) => Promise<JobSyncPage>): AsyncGenerator<string, void> {
  let page = first;
  for (let pages = 1; ; pages++) {
    yield textOf(page);
    if (!page.more || pages === MOST_PAGES) return;
    page = await next(page.cursor);
  }
}

function textOf({ beginAnew, jobs, goneJobIds, isListed, pages, pageGoneJobIds, cursor, more }: JobSyncPage): string {
  const lines: readonly JobLine<JobRow>[] = [
    ...(beginAnew === null ? [] : [{ beginAnew: true as const, count: beginAnew.count }]),
    ...jobs,
    ...goneJobIds.map((gone) => ({ gone })),
    ...(isListed ? [{ listed: true as const }] : []),
    ...pages.map((page) => ({ page })),
    ...pageGoneJobIds.map((pageGone) => ({ pageGone })),
    { cursor, more },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function parseSince(since: unknown): string | null {
  if (since === undefined || since === '') return null;
  if (typeof since === 'string' && since.length <= MOST_CURSOR_CHARACTERS) return since;
  return refuse('INVALID_INPUT', {
    field: 'since',
    sentence: `The cursor must be given once, with at most ${String(MOST_CURSOR_CHARACTERS)} characters.`,
  });
}
