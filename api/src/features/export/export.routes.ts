// GET /api/exports/{jobs,tasks,projects}.{csv,xlsx}?filter=<json>&sort=<json>&columns=<a,b,c>: a list as its screen shows it, streamed; mounted under /api.
import { pipeline } from 'node:stream/promises';
import { Router, type Response } from 'express';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { fieldNamesOfAll } from '@lotline/schema/domain/job/job-field-names';
import { exportInput } from '@lotline/schema/domain/list/export.input';
import { seesProjectValue } from '@lotline/schema/domain/project/project.lifecycle';
import { projectListInput } from '@lotline/schema/domain/project/project-list.input';
import { taskListInput } from '@lotline/schema/domain/task/task-list.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { acquireSlotForWork, byPerson } from '../../platform/http/acquire-slot.ts';
import type { Slots } from '../../platform/http/slots.ts';
import { requestContext } from '../../platform/http/request-scope.ts';
import { presentJobRow } from '../job-list/job-list.presenter.ts';
import { allJobs } from '../job-list/job-list.queries.ts';
import { mustListJobs } from '../job-list/job-list.scope.ts';
import type { JobRow } from '../job-list/job-list.type.ts';
import { allProjects } from '../project/project-list.queries.ts';
import { presentProjectRow } from '../project/project.presenter.ts';
import type { ProjectRow } from '../project/project.type.ts';
import { loadSystemSettings } from '../setting/setting.queries.ts';
import { presentTaskRow } from '../task-list/task-list.presenter.ts';
import { allTasks } from '../task-list/task-list.queries.ts';
import type { TaskRow } from '../task-list/task-list.type.ts';
import { writeCsv } from './csv.ts';
import { chosenColumns, jobExport, PROJECT_EXPORT, TASK_EXPORT } from './export-columns.ts';
import { exportBatches, readByKeys, type ExportBatches, type ExportedList, type WriteExport } from './exported-list.ts';
import { appendExport } from './append-export.command.ts';
import { writeWorkbook } from './workbook.ts';

interface ExportFormat {
  readonly ending: string;
  readonly write: WriteExport;
}
const FORMATS: readonly ExportFormat[] = [
  { ending: 'csv', write: writeCsv },
  { ending: 'xlsx', write: writeWorkbook },
];

/** @param slots held until an export's last statement has ended, not only until its reader is gone */
export function exportRoutes(slots: Slots): Router {
  const router = Router();
  for (const format of FORMATS) {
    const open = (list: string, send: Send): void => {
      router.get(
        `/exports/${list}.${format.ending}`,
        acquireSlotForWork(slots, byPerson, (req, res) => send(requestContext(req), res, req.query)),
      );
    };
    open('jobs', async (context, res, query) => {
      mustListJobs(context);
      await sendExport(context, res, { list: 'jobs', format, exported: await exportJobs(context, format, query) });
    });
    open('tasks', (context, res, query) =>
      sendExport(context, res, { list: 'tasks', format, exported: taskExport(context, format, query) }),
    );
    open('projects', (context, res, query) =>
      sendExport(context, res, { list: 'projects', format, exported: projectExport(context, format, query) }),
    );
  }
  return router;
}

type Send = (context: RequestContext, res: Response, query: unknown) => Promise<void>;

async function exportJobs(context: RequestContext, { ending }: ExportFormat, query: unknown): Promise<ExportedList<JobRow>> {
  const asked = parseInput(exportInput, query);
  const { filter, sort } = parseInput(jobListInput, { filter: asked.filter, sort: asked.sort });
  const nameOf = fieldNamesOfAll(await loadSystemSettings(context, ['Optional Construction Fields'], null));
  const columns = chosenColumns(jobExport(nameOf), {
    keys: asked.columns,
    seesAmounts: hasClaim(context.actor, 'CAN_VIEW_FINANCIAL_INFORMATION'),
  });
  return {
    columns,
    timeZone: context.timeZone,
    read: readByKeys(allJobs(context, { filter, sort }), (row) => presentJobRow(row, context.actor)),
    append: (rows, isComplete) =>
      appendExport(context, { list: 'jobs', format: ending, filter: asked.filter, sort, columns, rows, isComplete }),
  };
}

function taskExport(context: RequestContext, { ending }: ExportFormat, query: unknown): ExportedList<TaskRow> {
  const asked = parseInput(exportInput, query);
  const { filter, sort } = parseInput(taskListInput, { filter: asked.filter, sort: asked.sort });
  const columns = chosenColumns(TASK_EXPORT, { keys: asked.columns, seesAmounts: false });
  return {
    columns,
    timeZone: context.timeZone,
    read: readByKeys(allTasks(context, { filter, sort }), (row) => presentTaskRow(context, row)),
    append: (rows, isComplete) =>
      appendExport(context, { list: 'tasks', format: ending, filter: asked.filter, sort, columns, rows, isComplete }),
  };
}

function projectExport(context: RequestContext, { ending }: ExportFormat, query: unknown): ExportedList<ProjectRow> {
  const asked = parseInput(exportInput, query);
  const { filter, sort } = parseInput(projectListInput, { filter: asked.filter, sort: asked.sort });
  const columns = chosenColumns(PROJECT_EXPORT, { keys: asked.columns, seesAmounts: seesProjectValue(context.actor) });
  return {
    columns,
    timeZone: context.timeZone,
    read: readByKeys(allProjects(context, { filter, sort }), (row) => presentProjectRow(row, context.actor)),
    append: (rows, isComplete) =>
      appendExport(context, { list: 'projects', format: ending, filter: asked.filter, sort, columns, rows, isComplete }),
  };
}

interface SentExport<R> {
  readonly list: string;
  readonly format: ExportFormat;
  readonly exported: ExportedList<R>;
}

/** What its first batch is refused with is still an answer of its own; what fails later breaks the download off. */
async function sendExport<R>(context: RequestContext, res: Response, { list, format, exported }: SentExport<R>): Promise<void> {
  const batches = exportBatches(exported);
  const first = await batches.next();
  res.attachment(`${list}-${dayInZone(context.now().toISOString(), context.timeZone)}.${format.ending}`);
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
