// A change of 1,200 rows is sent in three parts. From the history of any of them it is one change: counted, listed in pages, and taken back part by part; what
// was changed since stays, and it is said by whom and when.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

const MANY = 1_200;
const PART = 500;
let api: BootedApi;

beforeAll(async () => {
  api = await bootApi();
  const templates = [{ taskName: 'Survey', leadDays: 7, groupName: null, items: [] }];
  await api.sequelize.query(`insert into system_setting (name, work_type, config) values ('Task Templates', 'Lead-in', $config::jsonb)`, {
    bind: { config: JSON.stringify({ templates }) },
  });
});
afterAll(() => api.stop());

async function idsOf(sql: string): Promise<number[]> {
  const rows = await api.sequelize.query<{ id: number }>(sql, { bind: { many: MANY }, type: QueryTypes.SELECT });
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
const number = (() => {
  let last = 0;
  return () => ++last;
})();
const jobsSql = () => `insert into construction (work_order, status, address, work_type, scheduler)
    select 'MANY-${String(number())}-' || n, 'Scheduled', 'Box Hill', 'Lead-in', 'Sam Doyle' from generate_series(1, $many) n returning id`;

interface Kind {
  readonly name: string;
  readonly rows: string;
  /** The mutation, its input beside the ids, and what takes it back. */
  readonly mutation: readonly [name: string, inputType: string, input: object];
  readonly undo: readonly [name: string, inputType: string];
  /** What it changes of each row. */
  readonly stands: string;
  /** Somebody else's later change of one row, by a call. */
  readonly later: (id: number) => string;
  /** The history of one. */
  readonly history: (id: number) => string;
}

const KINDS: readonly Kind[] = [
  {
    ...{ name: 'jobs', rows: jobsSql(), stands: 'select id, scheduler as value from construction' },
    mutation: ['changeJobs', 'ChangeJobsInput', { scheduler: 'Olive Hart' }],
    undo: ['undoJobChanges', 'UndoJobChangesInput'],
    later: (id) => `mutation { changeJobs(input: { ids: [${String(id)}], scheduler: "Fay Ng" }) { id } }`,
    history: (id) => `jobEvents(constructionId: ${String(id)})`,
  },
  {
    ...{ name: 'tasks added to jobs', rows: jobsSql(), stands: 'select construction_id as id, name as value from schedule' },
    mutation: ['addTasks', 'AddTasksInput', { template: 'Survey' }],
    undo: ['undoAddedTasks', 'UndoJobChangesInput'],
    later: (id) => `mutation { changeTasks(input: { ids: [${String(id)}], reminderDate: "2031-01-02", reminderComments: "ring" }) { id } }`,
    history: (id) => `jobEvents(constructionId: ${String(id)})`,
  },
  {
    ...{ name: 'tasks', stands: 'select id, reminder_comments as value from schedule' },
    rows: `with job as (${jobsSql()})
      insert into schedule (construction_id, name, due_date) select id, 'Survey', '2031-01-01' from job where $many > 0 returning id`,
    mutation: ['changeTasks', 'ChangeTasksInput', { reminderDate: '2031-02-03', reminderComments: 'look' }],
    undo: ['undoTaskChanges', 'UndoTaskChangesInput'],
    later: (id) => `mutation { changeTasks(input: { ids: [${String(id)}], reminderDate: "2031-01-02", reminderComments: "ring" }) { id } }`,
    history: (id) => `jobEvents(constructionId: (job of ${String(id)}))`,
  },
  {
    ...{ name: 'potential jobs', stands: 'select id, assigned_field_user_id::text as value from potential_job' },
    rows: `insert into potential_job (raised_by_user_id, status, needs_office_approval, street_name, suburb)
      select 5, 'In review', false, 'Wattle', 'Box Hill' from generate_series(1, $many) returning id`,
    mutation: ['changePotentialJobs', 'ChangePotentialJobsInput', { move: 'assign', assignedFieldUserId: PEOPLE.sub }],
    undo: ['undoPotentialJobChanges', 'UndoPotentialJobChangesInput'],
    later: (id) => `mutation { changePotentialJobs(input: { ids: [${String(id)}], move: "assign", assignedFieldUserId: 7 }) { id } }`,
    history: (id) => `recordEvents(entity: "potential_job", id: ${String(id)})`,
  },
  {
    ...{ name: 'files', stands: 'select id, tags as value from attachment' },
    rows: `with job as (insert into construction (work_order, status, address, work_type) values ('FILES-1', 'Scheduled', 'Box Hill', 'Lead-in') returning id),
        stored as (insert into stored_file (kind, storage_key, content_type, size_bytes, state, stored_utc)
          select 'original', gen_random_uuid()::text, 'image/jpeg', 1, 'stored', now() from generate_series(1, $many) returning id)
      insert into attachment (title, state, owner_user_id, construction_id, file_id, original_file_id, tags)
        select 'Trench.jpg', 'uploaded', ${String(PEOPLE.sub)}, job.id, stored.id, stored.id, 'Design;north' from job, stored returning id`,
    mutation: ['changeFiles', 'ChangeFilesInput', { category: 'Permit' }],
    undo: ['undoFileChanges', 'UndoFileChangesInput'],
    later: (id) => `mutation { changeFiles(input: { ids: [${String(id)}], addTags: ["lot 4"] }) { id } }`,
    history: (id) => `jobEvents(constructionId: (job of ${String(id)}), first: 1)`,
  },
];

async function ask<Answer>(by: PersonName, document: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const { data, errors } = await api.gql(by, document, variables);
  if (data === null || data === undefined) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Answer;
}
async function scalar<Value>(sql: string, id: number): Promise<Value | undefined> {
  const [row] = await api.sequelize.query<{ value: Value }>(sql, { bind: { id }, type: QueryTypes.SELECT });
  return row?.value;
}
async function valuesOf({ stands }: Kind): Promise<ReadonlyMap<number, string | null>> {
  const rows = await api.sequelize.query<{ id: number; value: string | null }>(stands, { type: QueryTypes.SELECT });
  return new Map(rows.map(({ id, value }) => [id, value]));
}
const send = (by: PersonName, [name, type]: readonly [string, string, ...unknown[]], input: object, batchId: string) =>
  ask<readonly { id: number; isAllowed: boolean; sentence: string | null; changedBy?: string | null; changedAt?: string | null }[]>(
    by,
    `mutation ($input: ${type}!, $client: ClientMutation) { ${name}(input: $input, client: $client) { id isAllowed sentence changedBy changedAt } }`,
    { input, client: { id: randomUUID(), batchId } },
  );

const OF_A_JOB: Readonly<Record<string, string>> = {
  tasks: 'select construction_id as value from schedule where id = $id',
  files: 'select construction_id as value from attachment where id = $id',
};

/** A task that was added is removed by its undo, which nothing takes back; of files the history is read one event deep. */
const OF_AN_UNDO = new Set(['jobs', 'tasks', 'potential jobs']);

interface OfMany {
  readonly actionId: string;
  readonly undoneBy: string;
  readonly isOfUndo?: boolean;
  readonly count: number;
}
async function offersOn(kind: Kind, by: PersonName, id: number): Promise<readonly OfMany[]> {
  const ofJob = OF_A_JOB[kind.name];
  const job = ofJob === undefined ? id : await scalar<number>(ofJob, id);
  const history = kind.history(id).replace(`(job of ${String(id)})`, String(job));
  const { events } = await ask<{ events: { ofMany: OfMany | null }[] }>(
    by,
    `{ ${history} { events { ofMany { actionId undoneBy isOfUndo count } } } }`,
  );
  return events.flatMap(({ ofMany }) => ofMany ?? []);
}
const offerOn = async (kind: Kind, by: PersonName, id: number): Promise<OfMany | null> => (await offersOn(kind, by, id))[0] ?? null;
const rowsOf = (by: PersonName, { actionId, undoneBy }: OfMany, after: number | null) =>
  ask<{ count: number; ids: number[] }>(
    by,
    `query ($actionId: UUID!, $undoneBy: String!, $after: Int) { changedRows(actionId: $actionId, undoneBy: $undoneBy, after: $after) { count ids } }`,
    { actionId, undoneBy, after },
  );

/** As the console does it: page by page, each page an undo of its own. */
async function undoAll(kind: Kind, offer: OfMany) {
  const told = [];
  for (let after: number | null = null; ;) {
    const { ids } = await rowsOf('office', offer, after);
    const last = ids.at(-1);
    if (last === undefined) return told;
    told.push(...(await send('office', kind.undo, { ids, clientIds: [offer.actionId] }, randomUUID())));
    after = last;
  }
}

test.each(KINDS.map((kind) => [kind.name, kind] as const))('%s', async (_name, kind) => {
  const ids = await idsOf(kind.rows);
  const stands = await valuesOf(kind);
  const before = stands.get(ids[0] ?? 0);
  const batchId = randomUUID();
  for (let from = 0; from < MANY; from += PART)
    await send('office', kind.mutation, { ids: ids.slice(from, from + PART), ...kind.mutation[2] }, batchId);
  const changed = await valuesOf(kind);
  expect(ids.filter((id) => changed.get(id) === before)).toEqual([]);
  // one change, whichever of its rows it is seen from, and nobody else's
  for (const at of [0, 700, 1_199])
    expect(await offerOn(kind, 'office', ids[at] ?? 0)).toEqual({
      actionId: batchId,
      undoneBy: kind.undo[0],
      isOfUndo: false,
      count: 1_001,
    });
  expect(await offerOn(kind, 'admin', ids[0] ?? 0)).toBeNull();
  const offer = { actionId: batchId, undoneBy: kind.undo[0], count: 0 };
  expect(await rowsOf('office', offer, null)).toEqual({ count: MANY, ids: ids.slice(0, PART) });
  expect(await rowsOf('admin', offer, null)).toEqual({ count: 0, ids: [] });
  // two are changed by another person meanwhile, in two of the parts
  const since = [ids[3] ?? 0, ids[1_003] ?? 0];
  for (const id of since) {
    const row =
      kind.name === 'tasks added to jobs' ? await scalar<number>('select id as value from schedule where construction_id = $id', id) : id;
    await ask('admin', kind.later(row ?? 0));
  }
  const told = await undoAll(kind, offer);
  expect(told.length).toBe(MANY);
  const left = told.filter(({ isAllowed }) => !isAllowed);
  expect(left.map(({ id, sentence, changedBy }) => ({ id, sentence, changedBy }))).toEqual(
    since.map((id) => ({ id, sentence: 'Changed since by Ada Marsh.', changedBy: 'Ada Marsh' })),
  );
  const at = await api.sequelize.query<{ at: Date }>(
    `select recorded_at as at from event where actor_user_id = ${String(PEOPLE.admin)} order by id desc limit 2`,
    { type: QueryTypes.SELECT },
  );
  expect(left.map(({ changedAt }) => changedAt)).toEqual(at.map((one) => one.at.toISOString()).reverse());
  const after = await valuesOf(kind);
  expect(ids.filter((id) => after.get(id) !== before)).toEqual(since);
  // of a row that is undone it is not offered again; of one that stayed it is
  const offered = async (id = 0) => (await offersOn(kind, 'office', id)).map(({ actionId }) => actionId);
  expect(await offered(ids[0])).not.toContain(batchId);
  if (kind.name !== 'files') expect(await offered(since[0])).toContain(batchId);
  // once is enough: what is undone says so, with who it was
  const [again] = await send('office', kind.undo, { ids: ids.slice(0, 1), clientIds: [batchId] }, randomUUID());
  expect(again).toMatchObject({ isAllowed: false, sentence: 'Already undone.', changedBy: 'Olive Hart' });
  if (!OF_AN_UNDO.has(kind.name)) return;
  // the undo is told as one: taken back it is done again, and that again is undone
  const undone = await offerOn(kind, 'office', ids[0] ?? 0);
  expect(undone).toMatchObject({ isOfUndo: true });
  await send('office', kind.undo, { ids: ids.slice(0, 2), clientIds: [undone?.actionId] }, randomUUID());
  expect((await valuesOf(kind)).get(ids[0] ?? 0)).toBe(changed.get(ids[0] ?? 0));
  expect(await offerOn(kind, 'office', ids[0] ?? 0)).toMatchObject({ isOfUndo: false, count: 2 });
});
