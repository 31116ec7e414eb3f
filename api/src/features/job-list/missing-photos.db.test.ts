// Which jobs lack photos, against the rule that phone and console go by (schema/domain/attachment/expected-photos.rules).
import { photoForecast } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { jobBoardInput, jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { parseSettingStrictly } from '@lotline/schema/domain/settings/parse-setting';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertAttachment } from '../../../test/file-rows.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { GROUPS, PEOPLE } from '../../../test/world.ts';
import { loadJobBoard } from './job-board.queries.ts';
import { JOBS } from './job-list.sql.ts';

let api: BootedApi;
const NOW = new Date('2026-11-20T02:00:00Z');
const DONE = '2026-11-01T00:00:00Z';
const office = () => directContext(api.sequelize, { userId: PEOPLE.admin, claims: CLAIMS }, NOW);
const idsOf = (filter: object) => JOBS.ids(office(), jobListInput.parse({ filter }).filter, 10_000);

const SETTINGS = {
  all: parseSettingStrictly('Expected Photos', {
    shots: [
      { title: 'Frontage', count: 1 },
      { title: 'Trench', count: 2, task: 'Haul' },
    ],
  }),
  MDU: parseSettingStrictly('Expected Photos', { shots: [{ title: 'Riser (A)', count: 1, required: true }] }),
};
const TASKS = ['Haul', ' haul', 'Lead-in'];
const NAMES = [
  'Frontage-1.jpg',
  'frontage-12.JPEG',
  'Trench-1.jpg',
  'TRENCH -2.jpg',
  'Trench-0.jpg',
  'Riser (A)-3.jpg',
  'Riser-1.jpg',
  'Trench.jpg',
];
/** What a photo is beside its name; only the first has arrived as a picture. */
const KINDS = [
  {},
  { record: { state: 'reserved' } },
  { record: { state: 'deleted', deleted_utc: DONE } },
  { record: { is_doc_attachment: true } },
  { file: { storage_key: 'x' } },
];

interface Job {
  readonly id: number;
  readonly isFinished: boolean;
  readonly lacks: boolean;
}
const jobs: Job[] = [];

async function addJob(n: number): Promise<Job> {
  const workType = n % 3 === 0 ? 'MDU' : 'Lead-in';
  const isFinished = n % 7 === 6;
  const id = await insertRow(api.sequelize, 'construction', {
    work_order: `P-${n}`,
    status: isFinished ? 'Closed' : 'Scheduled',
    work_type: workType,
    address: `Lot ${n}`,
  });
  let lacks = false;
  for (let t = 0; t <= n % 2; t++) {
    const name = TASKS[(n + t) % TASKS.length] as string;
    const isDone = n % 5 !== 4;
    const ignored = n % 11 === 10;
    const task = { construction_id: id, name, group_id: GROUPS.crewNorth, ignored, completed_date: isDone ? DONE : null };
    const scheduleId = await insertRow(api.sequelize, 'schedule', task);
    const received: string[] = [];
    for (const [place, title] of NAMES.entries()) {
      // each set of names comes up, and each kind with each of them
      if (((n * 37 + t * 11) >> place) % 2 === 0) continue;
      const kind = KINDS[(n + place) % 9] ?? {};
      const record = { construction_id: id, schedule_id: scheduleId, owner_user_id: PEOPLE.admin, title, ...kind.record };
      await insertAttachment(api.sequelize, record, kind.file === undefined ? {} : { storage_key: `files/${n}-${t}-${place}` });
      if (Object.keys(kind).length === 0) received.push(title);
    }
    const setting = workType === 'MDU' ? SETTINGS.MDU : SETTINGS.all;
    if (isDone && !ignored) lacks ||= photoForecast(setting, { taskName: name, received, waiting: [] }).notTaken > 0;
  }
  return { id, isFinished, lacks };
}

beforeAll(async () => {
  api = await bootApi({ now: () => NOW });
  await api.sequelize.query(`delete from system_setting where name = 'Expected Photos'`);
  await insertRow(api.sequelize, 'system_setting', { name: 'Expected Photos', work_type: null, config: JSON.stringify(SETTINGS.all) });
  await insertRow(api.sequelize, 'system_setting', { name: 'Expected Photos', work_type: 'MDU', config: JSON.stringify(SETTINGS.MDU) });
  for (let n = 0; n < 140; n++) jobs.push(await addJob(n));
});
afterAll(() => api.stop());

const those = (holds: (job: Job) => boolean): number[] => jobs.filter(holds).map(({ id }) => id);

test('both kinds are there in numbers', () => {
  expect(those(({ lacks }) => lacks).length).toBeGreaterThan(20);
  expect(those(({ lacks }) => !lacks).length).toBeGreaterThan(20);
});

test('of the jobs that are not complete it finds those of which a done task lacks a photo that is asked for', async () => {
  expect(await idsOf({ hasMissingPhotos: true })).toEqual(those(({ lacks, isFinished }) => lacks && !isFinished));
  expect(await idsOf({ hasMissingPhotos: false })).toEqual(those(({ lacks, isFinished }) => !lacks || isFinished));
});

test('with a status chosen it finds those of that status, complete ones too', async () => {
  expect(await idsOf({ hasMissingPhotos: true, statuses: ['Closed'] })).toEqual(those(({ lacks, isFinished }) => lacks && isFinished));
  expect(await idsOf({ hasMissingPhotos: false, statuses: ['Closed'] })).toEqual(those(({ lacks, isFinished }) => !lacks && isFinished));
});

test('the board counts the same, also in a column of complete jobs', async () => {
  const board = await loadJobBoard(
    office(),
    jobBoardInput.parse({ filter: { hasMissingPhotos: true, statuses: ['Scheduled', 'Closed'] } }),
  );
  expect(Object.fromEntries(board.map(({ status, counted }) => [status, counted]))).toEqual({
    Scheduled: those(({ lacks, isFinished }) => lacks && !isFinished).length,
    Closed: those(({ lacks, isFinished }) => lacks && isFinished).length,
  });
});

test.each([{}, { shots: 'none' }, { shots: [null, 'x', { title: 3, count: 'two' }] }, []])(
  'a setting that is none (%j) asks for nothing',
  async (config) => {
    const mend = (to: unknown) =>
      api.sequelize.query(`update system_setting set config = $config::jsonb where name = 'Expected Photos' and work_type = 'MDU'`, {
        bind: { config: JSON.stringify(to) },
      });
    await mend(config);
    expect(await idsOf({ hasMissingPhotos: true, workTypes: ['MDU'] })).toEqual([]);
    await mend(SETTINGS.MDU);
  },
);
