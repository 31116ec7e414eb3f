// Projects in a real database: who sees which, money, counts and progress against an oracle, and what a bulk touches (screens.md §2.24).
import { randomInt } from 'node:crypto';
import { isJobComplete } from '@lotline/schema/domain/job/job-complete.rules';
import { addDays, dayInZone } from '@lotline/schema/domain/kernel/dates';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { projectListInput } from '@lotline/schema/domain/project/project-list.input';
import { jobsByWorkOrderInput, projectJobsInput } from '@lotline/schema/domain/project/project.input';
import type { MoveJobsInput, ProjectInput } from '@lotline/schema/domain/project/project.input';
import { QueryTypes } from 'sequelize';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { makeReadWorld, type ReadWorld } from '../../../test/read-world.ts';
import { moveJobsToProject } from './move-jobs-to-project.command.ts';
import { presentPage } from '../../platform/list/present-row.ts';
import { presentProject, presentProjectJobs, projectPresenter } from './project.presenter.ts';
import { loadProjectFilterOptions } from './project-list.queries.ts';
import { PROJECTS } from './project-list.sql.ts';
import { findJobsByWorkOrder, findJobsForProject, loadProject, loadProjectJobs } from './project.queries.ts';
import { saveProject } from './save-project.command.ts';

const sequelize = connectTestDatabase(3);
let world: ReadWorld;
let editor: PersonFacts;
beforeAll(async () => {
  world = await makeReadWorld(sequelize);
  editor = { ...world.people.office, claims: [...world.people.office.claims, 'CAN_EDIT_CONSTRUCTION'] };
});
afterAll(() => sequelize.close());

const as = (person: PersonFacts) => directContext(sequelize, person);
const FACTS: ProjectInput = {
  ...{ id: null, name: '', customer: null, fsam: null, region: null, manager: null },
  ...{ startDate: null, finishDate: null, comments: null },
};
const make = async (name: string, jobIds: readonly number[] = [], facts: Partial<ProjectInput> = {}): Promise<number> => {
  const { projectId } = await saveProject(as(editor), { ...FACTS, name, ...facts }, null);
  if (jobIds.length > 0)
    await sequelize.query('update construction set project_id = $projectId where id = any($jobIds::int[])', {
      bind: { projectId, jobIds },
    });
  return projectId;
};
const list = async (person: PersonFacts, asked: object = {}) => {
  const input = parseInput(projectListInput, asked);
  return presentPage(await PROJECTS.page(as(person), input), projectPresenter(as(person).actor));
};
const read = async (person: PersonFacts, id: number) => presentProject(await loadProject(as(person), id), as(person).actor);
const jobsOf = async (person: PersonFacts, projectId: number, page: object = {}) => {
  const input = parseInput(projectJobsInput, { projectId, ...page });
  return presentProjectJobs(await loadProjectJobs(as(person), input), input.first);
};
const move = async (person: PersonFacts, input: Partial<MoveJobsInput> & { jobIds: number[] }) =>
  (await moveJobsToProject(as(person), { projectId: null, fromProjectId: null, ...input }, null)).verdicts;
const databaseNow = async (): Promise<Date> => {
  const [row] = await sequelize.query<{ now: Date }>('select now()', { type: QueryTypes.SELECT });
  return row?.now ?? new Date();
};
const projectOf = async (jobId: number) => {
  const [row] = await sequelize.query<{ project_id: number | null; version: number }>(
    'select project_id, version from construction where id = $jobId',
    {
      bind: { jobId },
      type: QueryTypes.SELECT,
    },
  );
  return row;
};
const newJob = (workOrder: string, columns: Readonly<Record<string, unknown>> = {}) =>
  insertRow(sequelize, 'construction', {
    work_order: workOrder,
    status: 'Scheduled',
    address: '1 Hill Rd',
    work_type: 'Lead-in',
    ...columns,
  });

test('without CAN_ACCESS_CONSTRUCTION a project is seen through a job that the person reads, and holds those jobs alone', async () => {
  const { shared, foreign } = world.jobs;
  const own = await make('Own estate', [shared, foreign]);
  const others = await make('Others’ estate', [await newJob('SCOPE-1')]);
  const empty = await make('Empty estate');
  const seenBy = async (person: PersonFacts) =>
    (await list(person)).rows.map(({ id }) => id).filter((id) => [own, others, empty].includes(id));
  expect(await seenBy(world.people.office)).toEqual([empty, others, own]);
  expect(await seenBy(world.people.field)).toEqual([own]);
  expect(await read(world.people.field, own)).toMatchObject({ jobsTotal: 1 });
  expect((await jobsOf(world.people.field, own)).rows.map(({ id }) => id)).toEqual([shared]);
  for (const id of [others, empty, 2_000_000_000]) {
    await expect(read(world.people.field, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(jobsOf(world.people.field, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect((await findJobsForProject(as(world.people.field), { search: 'SCOPE', first: 20 })).map(({ id }) => id)).toEqual([]);
  expect(await findJobsForProject(as(editor), { search: 'scope-1', first: 20 })).toMatchObject([
    { projectId: others, projectName: 'Others’ estate' },
  ]);
});

test('by their very work orders jobs are found whatever the letters, each within the person’s scope, one for each contract', async () => {
  const own = await newJob('WO-paste-1'.toUpperCase());
  const others = await make('Pasted estate', [await newJob('WO-PASTE-2')]);
  const twice = await Promise.all(['A', 'B'].map((contract) => newJob('WO-PASTE-3', { contract })));
  const workOrders = ['wo-paste-1', 'WO-PASTE-2', 'WO-PASTE-3', 'WO-PASTE', '%'];
  const found = await findJobsByWorkOrder(as(editor), { workOrders });
  expect(found.map(({ id, projectId }) => [id, projectId])).toEqual([
    [own, null],
    [expect.any(Number), others],
    ...twice.map((id) => [id, null]),
  ]);
  expect(await findJobsByWorkOrder(as(world.people.field), { workOrders })).toEqual([]);
  expect(() => jobsByWorkOrderInput.parse({ workOrders: Array.from({ length: 201 }, (_, n) => String(n)) })).toThrow();
});

test('what a project is worth is for the claim alone, not for a subcontractor on its own jobs', async () => {
  const job = await newJob('MONEY-1');
  for (const [quantity, variation] of [
    ['2', null],
    ['3.5', '-1'],
  ])
    await insertRow(sequelize, 'boq', { construction_id: job, code: 'X', unit_amount: '10.25', quantity, variation_qty: variation });
  const id = await make('Worth', [job, world.jobs.shared]);
  await sequelize.query('update construction set project_id = null where id = $id', { bind: { id: world.jobs.shared } });
  expect((await read(world.people.finance, id)).valueExGst).toBe('46.13');
  expect((await list(world.people.finance, { filter: { search: 'Worth' } })).rows[0]?.valueExGst).toBe('46.13');
  await sequelize.query('update construction set project_id = $id where id = $job', { bind: { id, job: world.jobs.shared } });
  for (const person of [world.people.sub, world.people.field, world.people.office]) {
    expect((await read(person, id)).valueExGst).toBeNull();
    expect((await loadProject(as(person), id)).valueExGst).toBeNull();
  }
});

test('counts and progress are those of an oracle on random jobs, in one statement for the page and one for a project', async () => {
  const today = '2026-11-20';
  const someDay = (chance: number) => (randomInt(100) < chance ? addDays(today, randomInt(400) - 200) : null);
  const made = [];
  const madeOn = dayInZone((await databaseNow()).toISOString(), as(editor).timeZone);
  for (let at = 0; at < 60; at++) {
    const status = ['Complete', 'CLOSED', 'Field complete', 'Scheduled'][randomInt(4)] ?? '';
    const job = { original: someDay(80), updated: someDay(30), workDone: someDay(50), at: randomInt(3) };
    const id = await newJob(`ORACLE-${at}`, {
      original_due_date: job.original,
      updated_due_date: job.updated,
      work_tasks_complete_date: job.workDone,
      status,
    });
    // a day of work alone completes nothing; without one it is complete since it got the status
    const done = isJobComplete({ status }) ? (job.workDone ?? madeOn) : null;
    made.push({ id, at: job.at, due: job.updated ?? job.original, done });
  }
  for (let at = 0; at < 3; at++) {
    const own = made.filter((job) => job.at === at);
    const id = await make(
      `Oracle ${at}`,
      own.map((job) => job.id),
    );
    const expected = {
      jobsTotal: own.length,
      jobsComplete: own.filter(({ done }) => done !== null).length,
      jobsOverdue: own.filter(({ due, done }) => done === null && due !== null && due < today).length,
      jobsUndated: own.filter(({ due }) => due === null).length,
    };
    const project = await read(editor, id);
    expect(project).toMatchObject(expected);
    expect((await list(editor, { filter: { search: `Oracle ${at}` } })).rows).toMatchObject([{ id, ...expected }]);
    expect(project.progress.points.length).toBeLessThanOrEqual(200);
    for (const point of project.progress.points)
      expect(point).toEqual({
        day: point.day,
        planned: own.filter(({ due }) => due !== null && due <= point.day).length,
        done: own.filter(({ done }) => done !== null && done <= point.day).length,
      });
    expect(project.progress.points.at(-1)).toMatchObject({
      planned: expected.jobsTotal - expected.jobsUndated,
      done: expected.jobsComplete,
    });
  }
  expect(await countStatements(sequelize, () => list(editor))).toBe(1);
  const id = await make('Counted');
  expect(await countStatements(sequelize, () => read(editor, id))).toBe(1);
});

test('pages follow each other without a gap or a repeat, names alike in all but case among them', async () => {
  for (const [at, name] of ['page b', 'Page A', 'PAGE b', 'page c', '100% page'].entries())
    await make(name, [], { customer: `Customer ${at}` });
  const names: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(editor, { filter: { search: 'page' }, first: 2, after });
    names.push(...page.rows.map(({ name }) => name));
    after = page.after;
  } while (after !== null);
  expect(names).toEqual(['100% page', 'Page A', 'page b', 'PAGE b', 'page c']);
  expect((await list(editor, { filter: { search: '0% p' } })).rows.map(({ name }) => name)).toEqual(['100% page']);
  const jobs = await Promise.all(['PJ-3', 'PJ-1', 'PJ-2'].map((workOrder) => newJob(workOrder)));
  const id = await make('Of three', jobs);
  const first = await jobsOf(editor, id, { first: 2 });
  const second = await jobsOf(editor, id, { first: 2, after: first.after });
  expect([first, second].map(({ rows }) => rows.map(({ workOrder }) => workOrder))).toEqual([['PJ-1', 'PJ-2'], ['PJ-3']]);
  expect(second.after).toBeNull();
  await expect(list(editor, { after: 'nowhere' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('a filter finds what its words say, a health what the rule says of the jobs that are read', async () => {
  const day = (days: number) => addDays('2026-11-20', days);
  const job = (workOrder: string, status: string, due: string | null) => newJob(workOrder, { status, original_due_date: due });
  const make1 = (name: string, jobs: readonly number[], facts: Partial<ProjectInput> = {}) => make(`Filter ${name}`, jobs, facts);
  await make1('none', [], { region: 'Filtered North', startDate: '2026-03-01', finishDate: '2026-04-01' });
  await make1('done', [await job('FL-1', 'complete', day(-9)), await job('FL-2', 'Closed', null)], { manager: 'Filtered Ruth' });
  await make1('late', [await job('FL-3', 'Complete', day(-9)), await job('FL-4', 'Scheduled', day(-1))], { customer: 'Filtered Loop' });
  await make1('even', [await job('FL-5', 'Complete', null), await job('FL-6', 'Scheduled', day(0))], { region: 'Filtered South' });
  const found = async (filter: object) => (await list(editor, { filter })).rows.map(({ name }) => name.replace('Filter ', ''));
  const healths = (await list(editor, { filter: { search: 'filter ' } })).rows.map(({ health }) => health);
  expect(healths).toEqual(['Complete', 'On time', 'Behind', 'No jobs']);
  for (const [health, name] of Object.entries({ 'No jobs': 'none', Complete: 'done', Behind: 'late', 'On time': 'even' }))
    expect([health, await found({ search: 'filter ', healths: [health] })]).toEqual([health, [name]]);
  expect(await found({ search: 'filter ', healths: ['Behind', 'No jobs'] })).toEqual(['late', 'none']);
  expect(await found({ regions: ['Filtered North', 'Filtered South'] })).toEqual(['even', 'none']);
  expect(await found({ managers: ['Filtered Ruth'] })).toEqual(['done']);
  expect(await found({ customers: ['Filtered Loop'] })).toEqual(['late']);
  expect(await found({ search: 'filter ', dates: [{ field: 'startDate', from: '2026-02-01', to: '2026-03-01' }] })).toEqual(['none']);
  expect(await found({ search: 'filter ', dates: [{ field: 'finishDate', to: '2026-03-31' }] })).toEqual([]);
  const sorted = await list(editor, { filter: { search: 'filter ' }, sort: { field: 'region', descending: true } });
  expect(sorted.rows.slice(0, 2).map(({ region }) => region)).toEqual(['Filtered South', 'Filtered North']);
  expect([sorted.count, sorted.isCountCapped]).toEqual([4, false]);
  const options = await loadProjectFilterOptions(as(editor));
  expect(options.regions).toEqual(expect.arrayContaining(['Filtered North', 'Filtered South']));
  // what a crew does not read is not offered to it either
  expect((await loadProjectFilterOptions(as(world.people.field))).managers).not.toContain('Filtered Ruth');
});

test('a name is one of a kind for its customer, whatever its case', async () => {
  await make('Twice', [], { customer: 'Northern Loop' });
  await make('Twice', [], { customer: 'Westline Access' });
  await expect(make('TWICE', [], { customer: 'northern loop' })).rejects.toMatchObject({ original: { constraint: 'project_name' } });
});

test('saved as it was, nothing is written', async () => {
  const id = await make('Still', [], { region: 'Perth North' });
  await saveProject(as(editor), { ...FACTS, id, name: 'Still', region: 'Perth North' }, null);
  expect((await read(editor, id)).version).toBe(0);
  await saveProject(as(editor), { ...FACTS, id, name: 'Still', region: 'Perth South' }, null);
  expect((await read(editor, id)).version).toBe(1);
});

test('a save of an older version is refused by the name of whoever changed it', async () => {
  const id = await make('Stale');
  await saveProject(as(editor), { ...FACTS, id, name: 'Stale, once' }, null);
  const client = { id: '3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2a10', occurredAt: null, sentAt: null, expectedVersion: 0 };
  await expect(saveProject(as(editor), { ...FACTS, id, name: 'Stale, mine' }, client)).rejects.toMatchObject({
    code: 'STALE_VERSION',
    details: { entity: 'project', id, version: 1, changedBy: 'office Person' },
  });
  expect((await read(editor, id)).name).toBe('Stale, once');
});

test('of what two people saw alike each writes the fields that they changed; a clash tells both values, and writes nothing', async () => {
  const id = await make('Two', [], { region: 'North', startDate: '2026-11-02' });
  const seen = { ...FACTS, id, name: 'Two', region: 'North', startDate: '2026-11-02' };
  const client = (last: number) => ({
    id: `3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2b0${last}`,
    occurredAt: null,
    sentAt: null,
    expectedVersion: 0,
  });
  await saveProject(as(editor), { ...seen, region: 'South', startDate: null }, client(1));
  await saveProject(as(editor), { ...seen, manager: 'Ruth' }, client(2));
  const facts = { region: 'South', startDate: null, manager: 'Ruth', version: 2 };
  expect(await read(editor, id)).toMatchObject(facts);
  await expect(saveProject(as(editor), { ...seen, region: 'West', fsam: 'F1' }, client(3))).rejects.toMatchObject({
    code: 'STALE_VERSION',
    details: { fields: [{ field: 'region', yours: 'West', theirs: 'South', base: 'North', by: 'office Person' }] },
  });
  expect(await read(editor, id)).toMatchObject({ ...facts, fsam: null });
  const events = await sequelize.query(
    `select before, after from event where entity = 'project' and entity_id = $id order by id desc limit 1`,
    {
      bind: { id },
      type: QueryTypes.SELECT,
    },
  );
  expect(events).toEqual([{ before: { manager: null }, after: { manager: 'Ruth' } }]);
});

test('who changed a field is told by what differs: an event of all fields changed those alone', async () => {
  const id = await make('Whole', [], { region: 'North' });
  await saveProject(as(editor), { ...FACTS, id, name: 'Whole', region: 'South' }, null);
  await insertRow(sequelize, 'event', {
    ...{ move: 'editProject', entity: 'project', entity_id: id, actor_user_id: world.people.sub.userId },
    ...{ before: JSON.stringify({ region: 'South', fsam: null }), after: JSON.stringify({ region: 'South', fsam: 'F1' }) },
  });
  const client = { id: '3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2d01', occurredAt: null, sentAt: null, expectedVersion: 0 };
  const mine = saveProject(as(editor), { ...FACTS, id, name: 'Whole', region: 'West' }, client);
  await expect(mine).rejects.toMatchObject({ details: { changedBy: 'office Person' } });
});

test('two edits that break a rule between fields together are refused, the later one', async () => {
  const id = await make('Days', [], { startDate: '2026-11-02', finishDate: '2026-11-20' });
  const seen = { ...FACTS, id, name: 'Days', startDate: '2026-11-02', finishDate: '2026-11-20' };
  const client = { id: '3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2c01', occurredAt: null, sentAt: null, expectedVersion: 0 };
  await saveProject(as(editor), { ...seen, finishDate: '2026-11-10' }, null);
  const later = saveProject(as(editor), { ...seen, startDate: '2026-11-15' }, client);
  await expect(later).rejects.toMatchObject({ code: 'PROJECT_DATES', details: { field: 'finishDate' } });
});

test('a bulk of own and foreign rows moves its own alone; what is unknown and what is foreign are answered alike', async () => {
  const { shared, foreign } = world.jobs;
  // a crew's own foreman, say: may edit, but reads what his group has alone
  const foreman: PersonFacts = { ...world.people.field, claims: [...world.people.field.claims, 'CAN_EDIT_CONSTRUCTION'] };
  const [from, to] = [await make('From', [shared, foreign]), await make('To', [shared])];
  await sequelize.query('update construction set project_id = $to where id = $id', { bind: { to, id: await newJob('BULK-1') } });
  const mine = await newJob('BULK-2', { project_id: to });
  await insertRow(sequelize, 'schedule', { construction_id: mine, name: 'Lead-in', group_id: world.groups.crew, issued_date: new Date() });
  const before = await projectOf(foreign);
  await sequelize.query('update construction set project_id = $from where id = $shared', { bind: { from, shared } });
  const unknown = 2_000_000_000;
  const refused = { workOrder: null, isMoved: false, previousProject: null, code: 'NOT_FOUND' };
  expect(await move(foreman, { projectId: to, jobIds: [foreign, shared, unknown, mine] })).toMatchObject([
    { id: foreign, ...refused },
    { id: shared, isMoved: true, previousProject: 'From', code: null },
    { id: unknown, ...refused },
    { id: mine, isMoved: false, previousProject: 'To', code: 'PROJECT_HAS_JOB' },
  ]);
  expect(await projectOf(foreign)).toEqual(before);
  expect((await projectOf(shared))?.project_id).toBe(to);
  const events = await sequelize.query(
    `select entity_id as id, detail from event where move = 'moveToProject' and entity_id = any($ids::int[]) order by event.id`,
    { bind: { ids: [foreign, shared, mine] }, type: QueryTypes.SELECT },
  );
  expect(events).toEqual([{ id: shared, detail: { previousProject: 'From', project: 'To' } }]);
});

test('who may edit through their own group alone moves nothing that it left, nothing into a project that they do not read, and each job once', async () => {
  const foreman: PersonFacts = { ...world.people.sub, claims: [...world.people.sub.claims, 'CAN_EDIT_CONSTRUCTION'] };
  const { shared, moved } = world.jobs;
  const [own, foreign, left] = [await make('Own', [shared]), await make('Not theirs'), await make('Left behind', [moved])];
  await expect(move(foreman, { projectId: foreign, jobIds: [shared] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(move(foreman, { projectId: left, jobIds: [shared] })).rejects.toMatchObject({ code: 'TASK_LEFT' });
  await expect(saveProject(as(foreman), { ...FACTS, id: left, name: 'Theirs' }, null)).rejects.toMatchObject({ code: 'TASK_LEFT' });
  expect(await move(foreman, { projectId: own, jobIds: [moved] })).toMatchObject([{ id: moved, isMoved: false, code: 'TASK_LEFT' }]);
  expect((await projectOf(moved))?.project_id).toBe(left);
  const [before, out] = [await projectOf(shared), { projectId: null, jobIds: [shared] }];
  const answers = await Promise.all([move(foreman, out), move(foreman, out)]);
  expect(answers.flat().filter(({ isMoved }) => isMoved)).toHaveLength(1);
  expect(await projectOf(shared)).toEqual({ project_id: null, version: (before?.version ?? 0) + 1 });
});

test('a job that has left since stays where it is; taken out, it is in none', async () => {
  const job = await newJob('LEFT-1');
  const [one, other] = [await make('One', []), await make('Other', [job])];
  expect(await move(editor, { fromProjectId: one, jobIds: [job] })).toMatchObject([
    { isMoved: false, code: 'PROJECT_LACKS_JOB', sentence: 'The job is in Other now.' },
  ]);
  expect(await move(editor, { fromProjectId: other, jobIds: [job] })).toMatchObject([
    { isMoved: true, previousProject: 'Other', previousProjectId: other },
  ]);
  expect((await projectOf(job))?.project_id).toBeNull();
  expect(await move(editor, { jobIds: [job] })).toMatchObject([{ code: 'PROJECT_LACKS_JOB', sentence: 'The job is in no project now.' }]);
});

test('two bulks of the same jobs, each in another order, both come to an end', async () => {
  const jobs = await Promise.all(Array.from({ length: 12 }, (_, at) => newJob(`RACE-${at}`)));
  const [one, other] = [await make('Race one'), await make('Race other')];
  await Promise.all([move(editor, { projectId: one, jobIds: jobs }), move(editor, { projectId: other, jobIds: jobs.toReversed() })]);
  const rows = await Promise.all(jobs.map(projectOf));
  expect(new Set(rows.map((row) => row?.project_id)).size).toBe(1);
  expect(rows.every((row) => row?.version === 2)).toBe(true);
});
