// The lines of GET /api/sync/jobs as they come: bounded, parsed, in batches that end with a cursor.
import { z } from 'zod';
import { MOST_PAGE_CHARACTERS, type JobLine } from '@lotline/schema/domain/sync/job-lines';
import type { CachedJob } from './listed-columns.ts';

/** A row has at most a few kilobytes, and 200 of them come with a cursor; the page of a job has its own bound. */
const MOST_LINE_CHARACTERS = MOST_PAGE_CHARACTERS + 1_000;
const MOST_BATCH_LINES = 5_000;

const fact = z.union([z.string(), z.number(), z.array(z.int()), z.null()]);
const jobLine = z.union([
  z.strictObject({
    job: z.looseObject({ id: z.int().positive() }),
    foundBy: z.object({ search: z.string(), projectIds: z.int().nullable(), groupIds: z.array(z.int()) }).catchall(fact),
  }),
  z.strictObject({ beginAnew: z.literal(true), count: z.int().nonnegative() }),
  z.strictObject({ gone: z.int().positive() }),
  z.strictObject({ listed: z.literal(true) }),
  z.strictObject({
    page: z.strictObject({
      ...{ id: z.int().positive(), job: z.looseObject({}), costs: z.looseObject({}).nullable() },
      ...{ fieldComments: z.array(z.looseObject({})), internalComments: z.array(z.looseObject({})).nullable() },
      ...{ delegations: z.array(z.looseObject({})).nullable(), plannedStatus: z.looseObject({}).nullable(), folders: z.array(z.string()) },
      review: z.strictObject({
        tasks: z.array(z.strictObject({ id: z.int().positive(), allowedMoves: z.array(z.string()) })),
        items: z.array(z.strictObject({ id: z.int().positive(), approvedDate: z.string() })),
      }),
    }),
  }),
  z.strictObject({ pageGone: z.int().positive() }),
  z.strictObject({ cursor: z.string().max(1_000), more: z.boolean() }),
]);

type Batch = readonly JobLine<CachedJob>[];

/** What follows the last cursor is of a page that was broken off: it is dropped, and comes again. @throws for a line that is none */
export async function* batchesOf(parts: AsyncIterable<string>): AsyncGenerator<Batch, void> {
  let rest = '';
  let batch: JobLine<CachedJob>[] = [];
  for await (const part of parts) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MOST_LINE_CHARACTERS) throw new Error('A line of the sync is too long');
    for (const text of lines) {
      const line: JobLine<CachedJob> = jobLine.parse(JSON.parse(text));
      batch.push(line);
      if (batch.length > MOST_BATCH_LINES) throw new Error('A page of the sync has no end');
      if (!('cursor' in line)) continue;
      yield batch;
      batch = [];
    }
  }
}
