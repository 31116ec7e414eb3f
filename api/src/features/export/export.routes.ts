// GET /api/exports/{list}.{csv,xlsx}?filter=<json>&sort=<json>&columns=<a,b,c>: a list as its screen shows it, streamed; POST /api/exports/taken: what a computer wrote
// from its own copy without a network. Mounted under /api.
import { pipeline } from 'node:stream/promises';
import { Router, type Response } from 'express';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { exportFileName } from '@lotline/schema/domain/list/export-name';
import type { ExportedRow } from '@lotline/schema/domain/list-file/file-columns';
import type { ExportBatches, WriteExport } from '@lotline/schema/domain/list-file/written-list';
import { takenExportInput } from '@lotline/schema/domain/list/taken-export.input';
import { listOf, type ListName } from '@lotline/schema/domain/view/declared-lists';
import { writeWorkbook } from '@lotline/schema/node/workbook';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { acquireSlotForWork, byPerson } from '../../platform/http/acquire-slot.ts';
import { limitReports } from '../../platform/http/rate-limit.ts';
import type { SharedCounts } from '../../platform/http/shared-counts.ts';
import type { Slots } from '../../platform/http/slots.ts';
import { requestContext } from '../../platform/http/request-scope.ts';
import type { ListFile, OpenedFile } from '../../platform/list/list-file.ts';
import { appendExport, recordTakenExport } from './append-export.command.ts';
import { writeCsv } from './csv.ts';
import { exportBatches, type ExportedList } from './exported-list.ts';

interface ExportFormat {
  readonly ending: string;
  readonly write: WriteExport;
}
const FORMATS: readonly ExportFormat[] = [
  { ending: 'csv', write: writeCsv },
  { ending: 'xlsx', write: writeWorkbook },
];

/** A computer tells a day's files at once, and nobody makes more of them. */
const PER_MINUTE = { person: 60, address: 600 };
const NO_CONTENT = 204;

interface ExportParts {
  /** Every list that has files. */
  readonly files: readonly ListFile[];
  /** Held until an export's last statement has ended, not only until its reader is gone. */
  readonly slots: Slots;
  readonly counts: SharedCounts;
}

export function exportRoutes({ files, slots, counts }: ExportParts): Router {
  const router = Router();
  router.post('/exports/taken', ...limitReports(counts, 'taken-exports', PER_MINUTE), async (req, res) => {
    await recordTakenExport(requestContext(req), parseInput(takenExportInput, req.body));
    res.sendStatus(NO_CONTENT);
  });
  for (const format of FORMATS) {
    for (const { list, open } of files) {
      const send: Send = async (context, res, query) =>
        sendExport(context, res, { list, format, exported: exportOf(context, { list, format, opened: await open(context, query) }) });
      router.get(
        `/exports/${list}.${format.ending}`,
        acquireSlotForWork(slots, byPerson, (req, res) => send(requestContext(req), res, req.query)),
      );
    }
  }
  return router;
}

interface Opened {
  readonly list: ListName;
  readonly format: ExportFormat;
  readonly opened: OpenedFile;
}

/** It ends with its event. */
const exportOf = (
  context: RequestContext,
  { list, format, opened: { columns, read, filter, sort } }: Opened,
): ExportedList<ExportedRow> => ({
  columns,
  timeZone: context.timeZone,
  read,
  append: (rows, isComplete) => appendExport(context, { list, format: format.ending, filter, sort, columns, rows, isComplete }),
});

type Send = (context: RequestContext, res: Response, query: unknown) => Promise<void>;

interface SentExport<R> {
  readonly list: ListName;
  readonly format: ExportFormat;
  readonly exported: ExportedList<R>;
}

/** What its first batch is refused with is still an answer of its own; what fails later breaks the download off. */
async function sendExport<R>(context: RequestContext, res: Response, { list, format, exported }: SentExport<R>): Promise<void> {
  const batches = exportBatches(exported);
  const first = await batches.next();
  res.attachment(exportFileName(listOf(list), dayInZone(context.now().toISOString(), context.timeZone), format.ending));
  try {
    await pipeline(format.write(exported, withFirst(first, batches)), res);
  } catch (error) {
    if (!isHungUp(error)) throw error;
    context.log.debug({ list }, 'export broken off by its reader');
  } finally {
    // who hung up before the first batch was there never began to take it
    await batches.return();
  }
}

async function* withFirst<R>(first: IteratorResult<readonly R[], void>, rest: ExportBatches<R>): ExportBatches<R> {
  if (first.done !== true) yield first.value;
  yield* rest;
}

const HUNG_UP = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_UNABLE_TO_PIPE']);
const isHungUp = (error: unknown): boolean => error instanceof Error && 'code' in error && HUNG_UP.has(error.code);
