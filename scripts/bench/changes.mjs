// A reader that is 100 changes behind, beside one statement for the same and beside the field list that it saves: on the largest database, with a
// long record behind it.
import { isDeepStrictEqual } from 'node:util';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Failure } from '../process/failure.mjs';
import { freePort } from '../postgres/launcher.mjs';
import { copyOf, openBenchDatabases } from './bench-databases.mjs';
import { startApi, startServer, startStatementServer } from './contenders.mjs';
import { closeConnections, measurePaired, median, percentile, send } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'changes';
const SIZE = process.env.BENCH_CHANGES_SIZE === 'bench' ? 'bench' : 'large';
const ROUNDS = Number(process.env.BENCH_ROUNDS || '300');
const WARM_UP = 60;
const BEHIND = 100;
/** Written before the reader stopped. */
export const EARLIER = 100_000;
/** Of one statement for the same. The field list stands beside it and is no measure: what makes the list faster would make the reader worse. */
const BAR = 2;
const NAMES = { reader: 'the reader', statement: 'one SQL statement', list: 'the field list' };

export async function recordEarlier(client) {
  await client.query(`update schedule set comments = coalesce(comments, '') || ' ' where id <= $1`, [EARLIER]);
  await client.query('vacuum analyze change');
  return whereNow(client);
}

const LOOKS = 600;
const LOOK_MS = 50;

/** A reader waits for older transactions, of other databases and of the database's own housekeeping too. @throws Failure after half a minute */
async function untilReadable(client) {
  const ask = async (sql) => BigInt((await client.query(sql)).rows[0].tx);
  const last = await ask('select pg_current_xact_id()::text as tx');
  for (let look = 0; look < LOOKS; look++) {
    if ((await ask('select pg_snapshot_xmin(pg_current_snapshot())::text as tx')) > last) return;
    await setTimeout(LOOK_MS);
  }
  throw new Failure(`${title}: an older transaction does not end, so what was written cannot be read.`);
}

/** @returns {Promise<{ tx: string, seq: string, cursor: string }>} where a reader stands that has read everything */
export async function whereNow(client) {
  await untilReadable(client);
  const { rows } = await client.query(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as tx, generation::text as generation, now() as at from change_generation_now()',
  );
  const [{ tx, generation, at }] = rows;
  const cursor = Buffer.from(JSON.stringify([generation, tx, '-1', at.toISOString()])).toString('base64url');
  return { tx, seq: '-1', cursor };
}

/** One transaction each, in turn on tasks of the people's groups and of others. */
export async function recordBehind(client, people, behind = BEHIND) {
  const groups = people.map(({ groupId }) => groupId);
  const { rows } = await client.query(
    `(select s.id from schedule s where s.group_id = any($1) and s.submitted_date is null order by s.id limit $2)
     union all (select s.id from schedule s where s.group_id <> all($1) order by s.id limit $2)`,
    [groups, behind / 2],
  );
  if (rows.length < behind) throw new Failure(`There are ${rows.length} tasks to change, and ${behind} are needed.`);
  for (const { id } of rows) await client.query('update schedule set version = version + 1 where id = $1', [id]);
}

function report({ times, tasks, touched }) {
  const ratio = (other) => median(times.get('reader').map((ms, round) => ms / times.get(other)[round]));
  const [ofStatement, ofList] = [ratio('statement'), ratio('list')];
  const passed = ofStatement <= BAR;
  const row = (key) => {
    const of = times.get(key);
    const ratioOf = { statement: ofStatement.toFixed(2), list: ofList.toFixed(2) }[key] ?? '';
    return `| ${NAMES[key]} | ${median(of).toFixed(2)} | ${percentile(of, 0.95).toFixed(2)} | ${ratioOf} |`;
  };
  const table = [
    '| contender | median ms | p95 ms | reader ÷ it |',
    '|---|---:|---:|---:|',
    ...Object.keys(NAMES).map(row),
    '',
    `Bar: at most ${BAR} × the statement. ${passed ? 'Held.' : 'NOT held.'}`,
  ].join('\n');
  const what = `A reader that is ${BEHIND} changes behind, of ${touched} touched jobs, with ${tasks.toLocaleString('en-AU')} tasks and ${EARLIER.toLocaleString('en-AU')} changes before`;
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, `${what}; ${ROUNDS} rounds.`, '', table);
  return passed;
}

/** @param {(line: string) => void} say */
export async function compareChanges(say) {
  const { databases, adminUrl, stop } = await openBenchDatabases(say, [SIZE]);
  const [{ url: source, people, tasks }] = databases;
  const { url, client } = await copyOf(adminUrl, source, 'changes_run');
  const stops = [];
  const start = async (server) => (stops.push(server.stop), server);
  try {
    const { tx, seq, cursor } = await recordEarlier(client);
    await recordBehind(client, people);
    const api = await start(await startApi(url, people));
    const statement = await start(await startStatementServer(url, '4'));
    const port = await freePort();
    const reader = await start(
      await startServer([path.join(import.meta.dirname, 'changes-server.mjs'), url, String(port)], { port, word: 'READY', env: {} }),
    );
    const asks = {
      reader: ({ id }) => ({ origin: reader.origin, path: `/?person=${id}&since=${cursor}` }),
      statement: ({ groupId }) => ({ origin: statement.origin, path: `/changes?tx=${tx}&seq=${seq}&group=${groupId}` }),
      list: ({ email }) => ({
        origin: api.origin,
        path: '/api/dashboard/fieldwork',
        headers: { authorization: `Bearer ${api.tokens.get(email)}` },
      }),
    };
    let touched = 0;
    for (const person of people) touched += await mustAgree(asks, person);
    const contenders = Object.entries(asks).map(([key, ask]) => ({ key, ask: (round) => ask(people[round % people.length]) }));
    const times = await measurePaired(contenders, { rounds: ROUNDS, warmUp: WARM_UP });
    return report({ times, tasks, touched: (touched / people.length).toFixed(0) });
  } finally {
    closeConnections();
    await Promise.all(stops.map((one) => one()));
    await client.end();
    await stop();
  }
}

/** The statement is only a fair peer when it says the same. */
export async function mustAgree(asks, person) {
  const [ours, theirs] = [await send(asks.reader(person)), await send(asks.statement(person))];
  const { changed, beginAnew } = JSON.parse(ours.text);
  const sorted = [...changed].sort((a, b) => a.id - b.id);
  if (beginAnew || !isDeepStrictEqual(sorted, JSON.parse(theirs.text).changed))
    throw new Failure(`${title}: the reader and the statement answer differently for ${person.email}:\n${ours.text}\n${theirs.text}`);
  return sorted.length;
}
