// The phone's pull (GET /api/sync/field) beside the list's own read that it saves: a phone of which one change is new, and one that is 100 changes of
// the company behind, each in the largest database with a long record behind it.
import { gzipSync } from 'node:zlib';
import { Failure } from '../process/failure.mjs';
import { copyOf, openBenchDatabases } from './bench-databases.mjs';
import { EARLIER, recordEarlier, whereNow } from './changes.mjs';
import { startApi } from './contenders.mjs';
import { closeConnections, measureComputed, measurePaired, median, percentile, send } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'pull';
const SIZE = process.env.BENCH_PULL_SIZE === 'bench' ? 'bench' : 'large';
const ROUNDS = Number(process.env.BENCH_ROUNDS || '300');
const WARM_UP = 60;
const BEHIND = 100;
/** So many tasks more, so that it is seen how the pull and the list grow. */
const LENGTHENED = 500;
/** Of the list's time: with about ten whole jobs in an answer, and with none. */
const BARS = { many: 3, none: 0.5 };
const NAMES = { one: 'one change behind', many: `${BEHIND} changes behind`, none: 'nothing changed', list: 'the field list' };

const SOME_TASKS = `
  (select s.id from schedule s where s.group_id = any($1) and s.submitted_date is null and s.declined_date is null and not s.ignored order by s.id limit $2)
  union all (select s.id from schedule s where s.group_id <> all($1) order by s.id limit $2)`;
/** Of a job that is on nobody else's list. */
const ONE_EACH = `select max(s.id) as id from schedule s where s.group_id = any($1) and s.submitted_date is null and s.declined_date is null
  and not s.ignored and not s.is_payment
  and not exists (select from schedule o where o.construction_id = s.construction_id and o.group_id = any($1) and o.group_id <> s.group_id)
  group by s.group_id`;

/** Tasks of others become that crew's, without images: they were before anything that is told. */
async function lengthen(client, [{ groupId }], groups) {
  await client.query('begin');
  await client.query(`set local lotline.row_images = 'off'`);
  await client.query(
    `update schedule set group_id = $1 where id in (
       select s.id from schedule s where s.group_id <> all($2) and s.submitted_date is null and s.declined_date is null and not s.ignored
         and not s.is_payment and s.issued_date is not null and s.rejected_item_count = 0 order by s.id limit $3)`,
    [groupId, groups, LENGTHENED],
  );
  await client.query('commit');
  await client.query('vacuum analyze schedule');
}

/** One transaction each. */
async function change(client, sql, values) {
  const { rows } = await client.query(sql, values);
  for (const { id } of rows) await client.query('update schedule set version = version + 1 where id = $1', [id]);
  return rows.length;
}

/** @returns {Promise<{ many: string, one: string, none: string }>} where each reader stands */
export async function fallBehind(client, people, groups, behind = BEHIND) {
  const many = (await recordEarlier(client)).cursor;
  await change(client, SOME_TASKS, [groups, Math.ceil((behind - people.length) / 2)]);
  const one = (await whereNow(client)).cursor;
  if ((await change(client, ONE_EACH, [groups])) < people.length) throw new Failure(`${title}: somebody has no task to change.`);
  return { many, one, none: (await whereNow(client)).cursor };
}

const ratioOf = ({ times }, key) => median(times.get(key).map((ms, round) => ms / times.get('list')[round]));

function tableOf(measured) {
  const { times, jobs, bytes, computed } = measured;
  const besideList = (values, key) =>
    `${values.get(key).toFixed(1)}${key === 'list' ? '' : ` (${(values.get(key) / values.get('list')).toFixed(2)})`}`;
  const row = (key) => {
    const of = times.get(key);
    const told = key === 'list' ? '' : ratioOf(measured, key).toFixed(2);
    const took = `${median(of).toFixed(2)} | ${percentile(of, 0.95).toFixed(2)} | ${told}`;
    return `| ${NAMES[key]} | ${jobs[key]} | ${took} | ${besideList(computed, key)} | ${besideList(bytes, key)} |`;
  };
  return [
    '| contender | jobs in an answer | median ms | p95 ms | it ÷ the list | computed ms (÷ the list) | compressed kB (÷ the list) |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...Object.keys(NAMES).map(row),
  ].join('\n');
}

function report({ ordinary, long, tasks, people }) {
  const passed = Object.entries(BARS).every(([key, bar]) => ratioOf(ordinary, key) <= bar);
  const table = [
    tableOf(ordinary),
    `Bars: at most ${BARS.many} × the field list ${NAMES.many}, at most ${BARS.none} × where ${NAMES.none}. ${passed ? 'All held.' : 'NOT held.'}`,
    `The same for one of them whose list has ${LENGTHENED} tasks more, which no bar judges:`,
    tableOf(long),
    'Computed is what the API and its connections in the database compute for an answer.',
  ].join('\n\n');
  const what = `GET /api/sync/field of ${people} people in turn beside their own list, with ${tasks.toLocaleString('en-AU')} tasks and ${EARLIER.toLocaleString('en-AU')} changes before`;
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, `${what}; ${ROUNDS} rounds.`, '', table);
  return passed;
}

/** @param {(line: string) => void} say */
export async function comparePull(say) {
  const { databases, adminUrl, stop } = await openBenchDatabases(say, [SIZE]);
  const [{ url: source, people, tasks }] = databases;
  const { url, client } = await copyOf(adminUrl, source, 'pull_run');
  const stops = [];
  try {
    const api = await startApi(url, people);
    stops.push(api.stop);
    const ask = (path, { email }) => ({ origin: api.origin, path, headers: { authorization: `Bearer ${api.tokens.get(email)}` } });
    // first of all: who is here for the first time is changed by that
    for (const person of people) await send(ask('/api/dashboard/fieldwork', person));
    const groups = people.map(({ groupId }) => groupId);
    const cursors = await fallBehind(client, people, groups);
    const measure = (askers) => measureFor({ askers, cursors, ask, pids: () => computing(client, api) });
    const ordinary = await measure(people);
    const longest = people.slice(0, 1);
    await lengthen(client, longest, groups);
    const standing = await whereNow(client);
    await change(client, ONE_EACH, [[longest[0].groupId]]);
    cursors.one = standing.cursor;
    cursors.none = (await whereNow(client)).cursor;
    return report({ tasks, people: people.length, ordinary, long: await measure(longest) });
  } finally {
    closeConnections();
    await Promise.all(stops.map((one) => one()));
    await client.end();
    await stop();
  }
}

/** Each beside the list of who asks. */
async function measureFor({ askers, cursors, ask, pids }) {
  const pathOf = (key) => (key === 'list' ? '/api/dashboard/fieldwork' : `/api/sync/field?since=${cursors[key]}`);
  const [jobs, bytes] = [{}, new Map()];
  for (const key of Object.keys(NAMES)) {
    const asks = askers.map((person) => ask(pathOf(key), person));
    jobs[key] = await jobsOf(key, asks);
    bytes.set(key, await kilobytesOf(asks));
  }
  const contenders = Object.keys(NAMES).map((key) => ({ key, ask: (round) => ask(pathOf(key), askers[round % askers.length]) }));
  const times = await measurePaired(contenders, { rounds: ROUNDS, warmUp: WARM_UP });
  return { times, jobs, bytes, computed: await measureComputed(contenders, { rounds: ROUNDS, pids }) };
}

/** As they go over the air, on average. */
async function kilobytesOf(asks) {
  let sum = 0;
  for (const one of asks) sum += gzipSync((await send(one)).text).length;
  return sum / asks.length / 1_000;
}

/** The API and what serves it in the database. */
async function computing(client, { pid }) {
  const { rows } = await client.query(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'lotline-api'`,
  );
  return [pid, ...rows.map((row) => row.pid)];
}

/** What is measured is what was meant: one job whole for who is one behind, none for whom nothing changed. */
export async function jobsOf(key, asks) {
  let sum = 0;
  for (const one of asks) {
    const { text } = await send(one);
    const answer = JSON.parse(text);
    const count = key === 'list' ? answer.workSchedule.length + answer.rejectedSchedules.length : answer.jobs.length;
    const isMeant = key === 'list' || (!answer.beginAnew && (key === 'one' ? count === 1 : key !== 'none' || count === 0));
    if (!isMeant) throw new Failure(`${title}: ${NAMES[key]} was answered with ${count} jobs: ${text.slice(0, 300)}`);
    sum += count;
  }
  return key === 'list' ? `${(sum / asks.length).toFixed(0)} tasks` : (sum / asks.length).toFixed(1);
}
