// The lifecycle against the real API, model-based (quality.md §1, case 10): random people make random moves on fresh tasks; every answer and
// the rows left behind must be what a second, independent model of domain.md §2 says. Meanwhile the record of changes tells each row as it was, and
// clocks of devices that are wrong by minutes, days or years change no order and no instant (decision 032).
import fc from 'fast-check';
import { QueryTypes } from 'sequelize';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import { runs } from '@lotline/schema/testing/random-runs';
import { bootApi, type BootedApi } from './booted-api.ts';
import { newModel, nextMove, refusals, stepModel, type ModelMove, type ModelState, type Person } from './lifecycle-model.ts';
import { deviceOf, LivedTasks } from './lived-tasks.ts';
import { differencesFromEffects, LIFE_INPUTS } from './lives-as-effects.ts';
import { insertTask, movesOf, type TaskRows } from './task-rows.ts';
import { eventMismatches } from './event-rows.ts';
import type { PersonName } from './world.ts';

/**
 * With one refusal at a time taken out of the model, nine of ten seeds find each within 61 lives: the last are that a subcontractor changes items of a
 * submitted task, or anybody those of an approved payment. From 100 lives on, 2,000 seeds of 2,000 made every move at least once.
 */
const { numRuns: RUNS, seed } = runs({ least: 120, soak: 1_000 });
const SHARDS = 4;
/** An end for what hangs; beside other work the lives of a busy machine take many minutes. */
const NEVER_TAKES_MS = 3_600_000;

let api: BootedApi;
let catalogueItemId: number;
let lived: LivedTasks;
let pressesSoFar = 0;
/** Of so many presses one is followed by a look at the rows. */
const SAMPLE_EACH = 8;

beforeAll(async () => {
  api = await bootApi();
  lived = new LivedTasks(api.sequelize);
  const [item] = await api.sequelize.query<{ id: number }>(
    `insert into field_item (code, name, unit_of_measure, unit_amount) values ('MODEL-1', 'Rock excavation', 'h', 96) returning id`,
    { type: QueryTypes.SELECT },
  );
  catalogueItemId = item?.id ?? 0;
});
afterAll(() => api.stop());

const MOVES: readonly ModelMove[] = [
  'accept',
  'decline',
  'onsite',
  'offsite',
  'complete',
  'partial',
  'partialWithoutReason',
  'confirm',
  'submit',
  'addItem',
  'changeItem',
  'rejectItem',
  'reopen',
  'approvePayment',
];
const people = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Person>('worker') },
  { weight: 2, arbitrary: fc.constant<Person>('office') },
  { weight: 1, arbitrary: fc.constantFrom<Person>('foreign', 'finance') },
);
/** What only the office does late in a task's life is asked for more often than chance alone would. */
const officeStep = fc.tuple(fc.constant<Person>('office'), fc.constantFrom<ModelMove>('rejectItem', 'approvePayment', 'reopen'));
const aStep = fc.oneof(
  { weight: 5, arbitrary: fc.constant('next' as const) },
  { weight: 4, arbitrary: fc.tuple(people, fc.constantFrom(...MOVES)) },
  { weight: 2, arbitrary: officeStep },
);
type Wish = 'next' | readonly [Person, ModelMove];
const byWorker = (...moves: readonly ModelMove[]): readonly Wish[] => moves.map((move) => ['worker', move] as const);
/** Where a life begins: chance alone seldom gets so far. */
const STARTS: readonly (readonly Wish[])[] = [
  [],
  [],
  byWorker('decline'),
  byWorker('accept', 'onsite'),
  byWorker('accept', 'onsite', 'addItem', 'changeItem', 'offsite'),
  [...byWorker('accept', 'onsite', 'partial', 'confirm'), ['office', 'rejectItem']],
  ['next', 'next', 'next', 'next', 'next', ['office', 'approvePayment']],
];
const lives = fc
  .tuple(fc.constantFrom(...STARTS), fc.array(aStep, { maxLength: 8 }))
  .map(([start, steps]): readonly Wish[] => [...start, ...steps]);
/** Who asks, where a life ends, for all that is refused there. */
const asking = fc.constantFrom<Person>('worker', 'office');

test(
  `${RUNS} random lives of a task answer as the model says (domain.md §2)`,
  async () => {
    const shard = (at: number) =>
      fc.assert(
        fc.asyncProperty(fc.boolean(), lives, asking, async (subcontracted, wishes, person) => {
          const issuedAt = new Date(Date.now() - DAY_MS);
          const task = await insertTask(api.sequelize, { group: subcontracted ? 'Ridgeway Cabling' : 'Crew North', issuedAt });
          const model = newModel(subcontracted);
          for (const wish of wishes) {
            const [by, move] = wish === 'next' ? (['worker', nextMove(model)] as const) : wish;
            if (move === undefined) continue;
            const answer = stepModel(model, by, move);
            if (answer !== 'SKIP') expect({ by, move, answer: await play(task, subcontracted, by, move) }).toEqual({ by, move, answer });
            if (pressesSoFar % SAMPLE_EACH === 0) await lived.remember(task.scheduleId);
          }
          for (const [move, answer] of refusals(model, person))
            expect({ person, move, answer: await play(task, subcontracted, person, move) }).toEqual({ person, move, answer });
          await expectRows(task, model);
        }),
        { numRuns: Math.ceil(RUNS / SHARDS), seed: seed + at },
      );
    await Promise.all(Array.from({ length: SHARDS }, (_, at) => shard(at)));
    expect(lived.moments).toBeGreaterThan(RUNS / 4);
    expect((await lived.wrongAsAt()).slice(0, 3)).toEqual([]);
    expect((await lived.wrongOrder()).slice(0, 3)).toEqual([]);
    expect(await lived.fallenVersions()).toEqual([]);
    expect((await eventMismatches(api.sequelize, '0', 'of events')).faults.slice(0, 10)).toEqual([]);
  },
  NEVER_TAKES_MS,
);

test('every move of those lives wrote what its effect says of the rows before it, row by row and column by column', async () => {
  const { moves, differences } = await differencesFromEffects(api.sequelize);
  expect(differences).toEqual([]);
  expect([...moves.keys()].sort()).toEqual(Object.keys(LIFE_INPUTS).sort());
  expect(Math.min(...moves.values())).toBeGreaterThan(0);
});

/** One text for each, as an app sends them: the server reads it once. */
const MUTATIONS: Readonly<Record<Exclude<ModelMove, 'rejectItem' | 'approvePayment'>, string>> = {
  accept: 'mutation ($id: Int!, $client: ClientMutation) { updateConstructionTaskAccepted(scheduleId: $id, client: $client) { id } }',
  decline:
    'mutation ($id: Int!, $client: ClientMutation) { updateConstructionTaskDeclined(scheduleId: $id, reason: "no crew free", client: $client) { id } }',
  onsite: 'mutation ($id: Int!, $client: ClientMutation) { updateTaskUserOnSite(taskUser: { scheduleId: $id }, client: $client) { id } }',
  offsite: 'mutation ($id: Int!, $client: ClientMutation) { updateTaskUserOffSite(taskUser: { scheduleId: $id }, client: $client) { id } }',
  complete:
    'mutation ($id: Int!, $client: ClientMutation) { updateTaskUserComplete(taskUser: { scheduleId: $id }, partial: false, client: $client) { id } }',
  partial:
    'mutation ($id: Int!, $client: ClientMutation) { updateTaskUserComplete(taskUser: { scheduleId: $id, comments: "rain" }, partial: true, client: $client) { id } }',
  partialWithoutReason:
    'mutation ($id: Int!, $client: ClientMutation) { updateTaskUserComplete(taskUser: { scheduleId: $id }, partial: true, client: $client) { id } }',
  confirm:
    'mutation ($id: Int!, $client: ClientMutation) { updateTaskUserConfirmQty(taskUser: { scheduleId: $id }, client: $client) { id } }',
  submit: 'mutation ($id: Int!, $client: ClientMutation) { updateTaskSubmitted(scheduleId: $id, client: $client) { id } }',
  addItem: `mutation ($id: Int!, $itemId: Int!, $client: ClientMutation) {
    updateConstructionAddBOQAndItem(fieldBoqItem: { scheduleId: $id, itemId: $itemId, quantity: "0.5", reason: "rock" }, client: $client) { id } }`,
  changeItem: `mutation ($id: Int!, $client: ClientMutation) {
    updateConstructionScheduleItemCompletion(item: { id: $id, completedQty: "1", variationReason: "one was there" }, client: $client) { id } }`,
  reopen: 'mutation ($id: Int!, $client: ClientMutation) { reopenTask(scheduleId: $id, reason: "photo missing", client: $client) { id } }',
};

function playerOf(person: Person, subcontracted: boolean): PersonName {
  if (person === 'worker') return subcontracted ? 'sub' : 'field';
  if (person === 'foreign') return subcontracted ? 'sub2' : 'sub';
  return person;
}

async function play(task: TaskRows, subcontracted: boolean, person: Person, move: ModelMove): Promise<string> {
  if (move === 'rejectItem') return sql('update schedule_item set rejected_date = now() where id = $id', task.itemIds[0]);
  if (move === 'approvePayment')
    return sql(`update payment set state = 'approved' where schedule_id = $id and state <> 'void'`, task.scheduleId);
  const { scheduleId, itemIds } = task;
  pressesSoFar += 1;
  const device = deviceOf(pressesSoFar);
  const from = Date.now();
  const { errors, status } = await api.gql(playerOf(person, subcontracted), MUTATIONS[move], {
    id: move === 'changeItem' ? itemIds[0] : scheduleId,
    ...(move === 'addItem' ? { itemId: catalogueItemId } : {}),
    client: device.client,
  });
  expect(status).toBeLessThan(500);
  const answer = errors[0]?.extensions.code ?? 'OK';
  if (answer === 'OK') lived.pressed(scheduleId, { move: EVENT_MOVES[move] ?? move, keptMs: device.keptMs, from, to: Date.now() });
  return answer;
}

/** As events call them, where the model has another word. */
const EVENT_MOVES: Partial<Record<ModelMove, string>> = { onsite: 'goOnsite', offsite: 'goOffsite', partial: 'completePartially' };

async function sql(statement: string, id: number | undefined): Promise<string> {
  await api.sequelize.query(statement, { bind: { id } });
  return 'OK';
}

async function expectRows(task: TaskRows, model: ModelState): Promise<void> {
  const [row] = await api.sequelize.query(
    `select accepted_date is not null as accepted, declined_date is not null as declined, completed_date is not null as completed,
            submitted_date is not null as submitted, is_partial as partial, is_reopened as reopened,
            exists (select 1 from schedule_item i where i.schedule_id = s.id and i.rejected_date is not null) as rejected,
            (select count(*)::int from payment p where p.schedule_id = s.id and p.state <> 'void') as payments
       from schedule s where s.id = $id`,
    { bind: { id: task.scheduleId }, type: QueryTypes.SELECT },
  );
  const { accepted, declined, completed, submitted, partial, reopened, rejected, hasPayment } = model;
  expect(row).toEqual({ accepted, declined, completed, submitted, partial, reopened, rejected, payments: hasPayment ? 1 : 0 });
}

test('of 16 callers who submit one task at once, one wins and the others are told (quality.md §1, case 11)', async () => {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', accepted: true, completed: true });
  await api.gql('sub', `mutation { updateTaskUserConfirmQty(taskUser: { scheduleId: ${task.scheduleId} }) { id } }`);
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => api.gql('sub', `mutation { updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id } }`)),
  );
  const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'OK').sort();
  expect(codes).toEqual(['OK', ...Array.from({ length: 15 }, () => 'TASK_SUBMITTED')]);
  expect(await movesOf(api.sequelize, task.scheduleId)).toEqual(['confirm', 'submit']);
  const payments = await api.sequelize.query('select id from payment where schedule_id = $id', {
    bind: { id: task.scheduleId },
    type: QueryTypes.SELECT,
  });
  expect(payments).toHaveLength(1);
});

test('two phones of one person that press I’m Onsite at once open one visit (Spec 1 §4)', async () => {
  const task = await insertTask(api.sequelize, { group: 'Crew North' });
  const press = () => api.gql('field', `mutation { updateTaskUserOnSite(taskUser: { scheduleId: ${task.scheduleId} }) { id } }`);
  const codes = (await Promise.all([press(), press(), press()])).map(({ errors }) => errors[0]?.extensions.code ?? 'OK').sort();
  expect(codes).toEqual(['ALREADY_ONSITE', 'ALREADY_ONSITE', 'OK']);
});
