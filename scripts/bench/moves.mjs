// The lifecycle under load: 16 callers, each on tasks of their own, beside a server that does each move as one transaction written by hand, and
// beside the same API over a database that writes no images of rows.
import { randomUUID } from 'node:crypto';
import { Failure } from '../process/failure.mjs';
import { copyOf, openBenchDatabases } from './bench-databases.mjs';
import { startCallers } from './callers.mjs';
import { startApi, startStatementServer } from './contenders.mjs';
import { firstDifference } from './first-difference.mjs';
import { inTurn, median, percentile } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'moves';
const what = 'Moves of the lifecycle by 16 callers, each on tasks of their own, beside one transaction written by hand for the same rows';
const CALLERS = 16;
const TASKS_EACH = 4;
const ROUNDS = Number(process.env.BENCH_MOVES_ROUNDS || '8');
/** By the issue "fast under load". */
const OF_TRANSACTION = 2;
/** By the issue of the record of change. */
const OF_BARE = 1.3;
/** What a move leaves to the queue, as a submit its receipt, is a worker's. */
const NO_JOBS = { JOBS: 'elsewhere' };
const NAMES = { api: 'Lotline API', bare: 'the same without images', statement: 'one transaction by hand' };
const KEYS = /** @type {const} */ (['api', 'bare', 'statement']);

const ofTask = { variables: '$scheduleId: Int!', args: 'scheduleId: $scheduleId', given: (scheduleId) => ({ scheduleId }) };
const ofVisit = {
  variables: '$taskUser: TaskUserInput!',
  args: 'taskUser: $taskUser',
  given: (scheduleId) => ({ taskUser: { scheduleId } }),
};
/** What each caller does with a task, and the API's mutation for it. */
const MOVES = [
  { move: 'accept', mutation: 'updateConstructionTaskAccepted', ...ofTask },
  { move: 'goOnsite', mutation: 'updateTaskUserOnSite', ...ofVisit },
  { move: 'goOffsite', mutation: 'updateTaskUserOffSite', ...ofVisit },
  { move: 'goOnsite', mutation: 'updateTaskUserOnSite', ...ofVisit },
  { move: 'complete', mutation: 'updateTaskUserComplete', ...ofVisit, args: 'partial: false, taskUser: $taskUser' },
  { move: 'confirm', mutation: 'updateTaskUserConfirmQty', ...ofVisit },
  { move: 'submit', mutation: 'updateTaskSubmitted', ...ofTask },
];

/** Tasks of the people's groups with items, each on a job of its own, as they were before anybody touched them. */
export async function tasksOf(client, people, wanted = CALLERS * TASKS_EACH) {
  const { rows } = await client.query(
    `select distinct on (row_number, construction_id) id, "groupId" from (
       select s.id, s.construction_id, s.group_id as "groupId", row_number() over (partition by s.group_id, s.construction_id order by s.id) from schedule s
        where s.group_id = any($1) and not s.ignored and not s.is_payment and s.rejected_item_count = 0
          and exists (select from schedule_item i where i.schedule_id = s.id)) t
     where row_number = 1 order by row_number, construction_id, id limit $2`,
    [people.map(({ groupId }) => groupId), wanted],
  );
  if (rows.length < wanted) throw new Failure(`There are ${rows.length} tasks to move, and ${wanted} are needed.`);
  return rows.map(({ id, groupId }) => ({ id, person: people.find((person) => person.groupId === groupId) }));
}

const FRESH = `
delete from payment_item where payment_id in (select id from payment where schedule_id = any($tasks));
delete from payment where schedule_id = any($tasks);
delete from task_user where schedule_id = any($tasks);
update schedule set accepted_date = null, declined_date = null, onsite_date = null, completed_date = null, completed_group_id = null, submitted_date = null,
  is_partial = false, is_reopened = false where id = any($tasks);
update construction set onsite_date = null where id in (select construction_id from schedule where id = any($tasks));
update resource_document set expires_on = null;
delete from idempotency;
vacuum analyze schedule, task_user, payment, payment_item, construction, idempotency, event`;

/** @returns {Promise<string>} the last event so far: they are never deleted */
export async function makeFresh(client, tasks) {
  const ids = `array[${tasks.map(({ id }) => id).join()}]`;
  // one by one: a vacuum stands in no transaction
  for (const statement of FRESH.replaceAll('$tasks', ids).split(';')) await client.query(statement);
  return (await client.query('select coalesce(max(id), 0) as last from event')).rows[0].last;
}

/** Both write the same rows: asked of the database after either. */
export async function rowsOf(client, tasks, lastEvent) {
  const { rows } = await client.query(
    `select s.id, s.accepted_date is not null as accepted, s.onsite_date is not null as onsite, s.completed_group_id, s.submitted_date is not null as submitted,
       (select count(*)::int from task_user t where t.schedule_id = s.id) as visits,
       (select bool_or(t.confirm_item_qtys) from task_user t where t.schedule_id = s.id) as confirmed,
       (select sum(i.value_inc_gst)::text from payment p join payment_item i on i.payment_id = p.id where p.schedule_id = s.id) as value,
       (select count(*)::int from event e where e.schedule_id = s.id and e.id > $2) as events,
       (select onsite_date is not null from construction c where c.id = s.construction_id) as dated,
       (select count(*)::int from idempotency) as claims
     from schedule s where s.id = any($1) order by s.id`,
    [tasks.map(({ id }) => id), lastEvent],
  );
  return rows;
}

/** @returns {import('./measure.mjs').Ask[][]} of each caller, tasks in turn */
export function asksOf(key, { origins, tokens }, tasks) {
  const askOf = ({ id, person }, { move, mutation, variables, args, given }) => {
    const client = randomUUID();
    if (key === 'statement')
      return {
        origin: origins.statement,
        path: `/move?move=${move}&task=${id}&person=${person.id}&group=${person.groupId}&client=${client}`,
      };
    const query = `mutation Move(${variables}, $client: ClientMutation) { ${mutation}(${args}, client: $client) { id version } }`;
    const headers = { authorization: `Bearer ${tokens[key].get(person.email)}`, 'content-type': 'application/json' };
    return {
      origin: origins[key],
      path: '/graphql',
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables: { ...given(id), client: { id: client } } }),
    };
  };
  return Array.from({ length: CALLERS }, (_, caller) =>
    tasks.filter((_task, at) => at % CALLERS === caller).flatMap((task) => MOVES.map((move) => askOf(task, move))),
  );
}

/** In each round all do the same moves of the same tasks, in an order that turns. The first two rounds warm up. */
async function measure(side, tasks) {
  /** @type {Record<(typeof KEYS)[number], import('./load-caller.mjs').Seen[]>} */
  const runs = { api: [], bare: [], statement: [] };
  let first = null;
  for (let round = -2; round < ROUNDS; round += 1)
    for (let turn = 0; turn < KEYS.length; turn += 1) {
      const key = inTurn(KEYS, turn + round + 2);
      const client = side.clients[key];
      const lastEvent = await makeFresh(client, tasks);
      const run = await side.callersOf[key].spellOf({ each: asksOf(key, side, tasks) });
      const written = await rowsOf(client, tasks, lastEvent);
      first ??= written;
      const difference = firstDifference(first, written);
      if (difference !== null) throw new Failure(`${title}: ${NAMES[KEYS[0]]} and ${NAMES[key]} write different rows, in ${difference}`);
      if (round >= 0) runs[key].push(run);
    }
  return runs;
}

function report(runs) {
  // inside the rounds, then the median: what disturbs one round disturbs both
  const ratio = median(runs.api.map((run, round) => runs.statement[round].aSecond / run.aSecond));
  const ofBare = median(runs.api.map((run, round) => runs.bare[round].aSecond / run.aSecond));
  const passed = ratio <= OF_TRANSACTION && ofBare <= OF_BARE;
  const held = (one, bar) => `(bar ${bar}). ${one <= bar ? 'Held.' : 'NOT held.'}`;
  const row = (key) => {
    const times = runs[key].flatMap((run) => run.times);
    const figures = [
      median(runs[key].map(({ aSecond }) => aSecond)).toFixed(0),
      percentile(times, 0.5).toFixed(1),
      percentile(times, 0.99).toFixed(1),
    ];
    const cost = [
      median(runs[key].map((run) => run.cpuOfThousand)).toFixed(2),
      Math.max(...runs[key].map((run) => run.memoryMb)).toFixed(0),
    ];
    return `| ${[NAMES[key], ...figures, ...cost].join(' | ')} |`;
  };
  const table = [
    '| contender | moves a second | p50 ms | p99 ms | CPU s for 1,000 | memory MB |',
    '|---|---:|---:|---:|---:|---:|',
    ...KEYS.map(row),
    '',
    `A move of the API takes ${ratio.toFixed(2)} times the transaction ${held(ratio, OF_TRANSACTION)}`,
    `With images it takes ${ofBare.toFixed(2)} times the same without ${held(ofBare, OF_BARE)}`,
  ].join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, `${what}; ${ROUNDS} rounds of ${CALLERS * TASKS_EACH * MOVES.length} moves in turning order.`, '', table);
  return passed;
}

/** No trigger writes images there, and nobody is told. */
async function withoutImages(client) {
  const { rows } = await client.query(`select tgrelid::regclass::text as name from pg_trigger where tgname = 'record_change'`);
  if (rows.length === 0) throw new Failure('No table has a trigger that writes images of its rows.');
  for (const { name } of rows) await client.query(`alter table ${name} disable trigger record_change`);
}

/** @param {(line: string) => void} say */
export async function compareMoves(say) {
  const { databases, adminUrl, stop } = await openBenchDatabases(say, ['bench']);
  const [{ url: source, people }] = databases;
  const [full, bare] = [await copyOf(adminUrl, source, 'moves_run'), await copyOf(adminUrl, source, 'moves_bare')];
  await withoutImages(bare.client);
  const servers = {
    api: await startApi(full.url, people, NO_JOBS),
    bare: await startApi(bare.url, people, NO_JOBS),
    statement: await startStatementServer(full.url, '10'),
  };
  const of = (take) => Object.fromEntries(KEYS.map((key) => [key, take(servers[key])]));
  const callersOf = of(({ pid }) => startCallers(pid));
  const side = {
    origins: of(({ origin }) => origin),
    tokens: of(({ tokens }) => tokens),
    callersOf,
    clients: { api: full.client, bare: bare.client, statement: full.client },
  };
  try {
    return report(await measure(side, await tasksOf(full.client, people)));
  } finally {
    await Promise.all(Object.values(callersOf).map((callers) => callers.stop()));
    await Promise.all([full.client.end(), bare.client.end(), ...Object.values(servers).map((server) => server.stop())]);
    await stop();
  }
}
