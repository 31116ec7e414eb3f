// The jobs of one process as it starts them (decision 031): what people wait for goes on whatever becomes of a picture.
import sharp from 'sharp';
import { bootApi, type BootedApi } from '../../test/booted-api.ts';
import { fileRow } from '../../test/file-rows.ts';
import { insertTask } from '../../test/task-rows.ts';
import { until } from '../../test/until.ts';
import { fileOf, photo, uploaded } from '../../test/uploads.ts';
import { createJobs, PEOPLE } from '../../test/world.ts';
import { CheckTurns } from '../features/attachment/check-turns.ts';
import { StoredFileModel } from '../features/attachment/stored-file.model.ts';
import { parseConfig } from '../platform/config/config.ts';
import { createLog } from '../platform/http/request-log.ts';
import { DecodeTimeout } from '../platform/picture/small-picture.ts';
import { listFailedJobs } from '../platform/queue/failed-jobs.queries.ts';
import { startQueue } from '../platform/queue/queue.ts';
import type { FileStore } from '../platform/storage/store.ts';
import { MAKE_PREVIEWS } from '../features/attachment/previews.ts';
import { makePreviews } from './make-previews.ts';
import { startJobs } from './start-jobs.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
  await createJobs(api.sequelize);
});
afterAll(() => api.stop());

const run = (sql: string, bind: Record<string, unknown> = {}) => api.sequelize.query(sql, { bind });
const plain = (red: number) => sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 0, b: 0 } } });

/** A picture that waits for its small ones. */
async function addPicture(red: number): Promise<number> {
  const { id } = await uploaded(api, 'sub', fileOf(await plain(red).jpeg().toBuffer()));
  return (await fileRow(api.sequelize, id))?.file_id ?? 0;
}
const fileAt = (id: number) => StoredFileModel.findByPk(id, { rejectOnEmpty: true });
const areMade = async (ids: readonly number[]) => (await Promise.all(ids.map(fileAt))).every(({ previews }) => previews === 'made');

/** The real one, but the bytes under these keys come only when the test says so. */
function storeThatWaits(keys: readonly string[]) {
  const { store } = api.files;
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const asked: string[] = [];
  const read: FileStore['read'] = async (key, range) => {
    if (keys.includes(key)) {
      asked.push(key);
      await gate;
    }
    return store.read(key, range);
  };
  const handler: ProxyHandler<FileStore> = {
    get: (_, name) => {
      const value: unknown = name === 'read' ? read : Reflect.get(store, name, store);
      return typeof value === 'function' ? value.bind(store) : value;
    },
  };
  return { store: new Proxy(store, handler), asked, open };
}

function start(store: FileStore) {
  const config = parseConfig({ DATABASE_URL: process.env['TEST_DATABASE_URL'], DATA_DIR: api.dataDir, JOBS_AT_ONCE: '1' });
  const files = { ...api.files, store };
  return startJobs({
    config,
    sequelize: api.sequelize,
    files,
    papers: api.running.papers,
    turns: new CheckTurns(api.sequelize),
    log: createLog('silent'),
  });
}

/** A receipt, the end of a hold and a planned status, each for a job of its own; the plan's is one that has to be refused. */
async function addWork() {
  const [held, planned] = [
    await insertTask(api.sequelize, { group: 'Crew North' }),
    await insertTask(api.sequelize, { group: 'Crew North' }),
  ];
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Coastal Comms' });
  await uploaded(api, 'sub2', photo(), { constructionId, taskId: scheduleId });
  await run(
    `update construction set status = 'On Hold', status_before_hold = 'Scheduled', hold_reason = 'Power', hold_until = current_date - 2 where id = $id`,
    { id: held.constructionId },
  );
  await run(
    `update construction set planned_status = 'No such status', planned_status_at = now(), planned_status_by = $by where id = $id`,
    {
      ...{ id: planned.constructionId, by: PEOPLE.office },
    },
  );
  const work: Readonly<Record<string, object>> = {
    issue_receipt: { kind: 'batch', personId: PEOPLE.sub2, constructionId, scheduleId },
    release_hold: { constructionId: held.constructionId, until: '2026-11-20' },
    set_planned_status: { constructionId: planned.constructionId },
  };
  for (const [job, payload] of Object.entries(work))
    await run('select graphile_worker.add_job($job::text, $payload::json)', { job, payload: JSON.stringify(payload) });
  return { person: PEOPLE.sub2, held: held.constructionId, planned: planned.constructionId };
}

test('while pictures wait and the first does not end, a receipt is signed, a hold ends and a planned status is set', async () => {
  const pictures = [await addPicture(1), await addPicture(2), await addPicture(3)];
  const { store, asked, open } = storeThatWaits((await Promise.all(pictures.map(fileAt))).map(({ storageKey }) => storageKey));
  const jobs = start(store);
  try {
    await until('a picture is under way', () => asked.length > 0);
    const work = await addWork();
    const isDone = async () => {
      const [found] = await run(
        `select from construction h, construction p where h.id = $held and h.status = 'Scheduled' and p.id = $planned and p.planned_status_refused is not null
            and exists (select from receipt where person_id = $person)`,
        work,
      );
      return found.length === 1;
    };
    await until('the receipt, the hold and the planned status are done', isDone);
    // for the page of admin tasks: what came of what was planned
    const recorded = async () =>
      (await run(`select job, counts from job_run where job in ('release_hold', 'set_planned_status') order by job`))[0];
    await until('both are recorded', async () => (await recorded()).length === 2);
    expect(await recorded()).toEqual([
      { job: 'release_hold', counts: { jobs: 1 } },
      { job: 'set_planned_status', counts: { 'refused plans': 1 } },
    ]);
    // one at a time, and the first of them still is
    expect(asked).toHaveLength(1);
    open();
    await until('the pictures are done', () => areMade(pictures));
  } finally {
    open();
    await jobs.stop();
  }
});

test('decoding that takes too long is tried once more by the queue, then the picture has no small ones', async () => {
  const fileId = await addPicture(4);
  let tries = 0;
  const decode = (): never => {
    tries += 1;
    throw new DecodeTimeout();
  };
  const deps = { sequelize: api.sequelize, files: api.files, now: () => new Date(), log: createLog('silent'), decode };
  const queue = startQueue({
    databaseUrl: process.env['TEST_DATABASE_URL'] ?? '',
    jobs: { [MAKE_PREVIEWS]: (payload, _, lastError) => makePreviews(deps, payload, lastError) },
    recurring: [],
    atOnce: 1,
    log: createLog('silent'),
  });
  try {
    await until('the picture is settled', async () => {
      // without the rest between two tries
      await run('update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0');
      return (await fileAt(fileId)).previews !== 'waiting';
    });
  } finally {
    await queue.stop();
  }
  expect([tries, (await fileAt(fileId)).previews]).toEqual([2, 'unreadable']);
  expect(await listFailedJobs(api.sequelize)).toEqual([]);
});
