// What one hostile person costs everybody else: while each attack runs, others ask for /healthz and their field list, before and meanwhile by turns.
import { spawn } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { Failure } from '../process/failure.mjs';
import { keepToStop } from '../process/started.mjs';
import { fetchToken } from '../sign-in/fetch-token.mjs';
import { openBenchDatabases } from './bench-databases.mjs';
import { memoryOf, startApi } from './contenders.mjs';
import { asksFor } from './field-list.mjs';
import { ATTACKS } from './hostile-attacks.mjs';
import { closeConnections, percentile, send } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'hostile';
const what =
  'Others’ p95 in milliseconds while one person attacks, beside the same just before. The attacker is a process of its own on the same cores and may ask 12,000 times a minute, ten times the ordinary limit; an attack lasts 6 s, so that what is cut after 30 s still stands';
const ROUNDS = Number(process.env.BENCH_HOSTILE_ROUNDS || '3');
/** Some of the attacks, with commas between; then the report stays as it was. */
const ONLY = process.env.BENCH_HOSTILE_ONLY?.split(',') ?? null;
const WARM_UP = 300;
const QUIET_REQUESTS = 200;
const ATTACK_MS = 6_000;
/** Between two requests of the others: people read what they were answered. */
const PAUSE_MS = 20;
/** Issue "no one person can stop the server": others wait at most twice as long. */
const OF_QUIET = 2;

/** What a busy company has and an attacker would ask for: many people, a long chat, large tickets in the history. */
const BUSY = `
insert into app_user (email, first_name, last_name, can_log_in)
  select 'crowd' || n || '@lotline.example', 'Person', n::text, true from generate_series(1, 5000) n;
insert into field_comment (construction_id, user_id, comments)
  select $job, $person, repeat('The gate is locked and the key is with the builder. ', 40) from generate_series(1, 600);
insert into event (actor_user_id, entity, entity_id, construction_id, move, before, detail)
  select $person, 'schedule', $task, $job, 'saveTicket', '{}', jsonb_build_object('replaced', jsonb_build_object('notes', repeat('n', 1000000))) from generate_series(1, 100);
`;

/** A copy that may be spoilt. */
async function copyOf(adminUrl, source, facts) {
  const name = 'hostile_run';
  const url = new URL(source);
  const template = url.pathname.slice(1);
  url.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template "${template}"`);
  await admin.end();
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const [{ id: taskId }] = (
    await client.query(
      `select id from schedule where construction_id = $1 and group_id = $2 and submitted_date is null order by id limit 1`,
      [facts.jobId, facts.groupId],
    )
  ).rows;
  const sql = BUSY.replaceAll('$job', facts.jobId).replaceAll('$person', facts.personId).replaceAll('$task', taskId);
  await client.query(sql);
  await client.query('vacuum analyze');
  await client.end();
  return { url: url.href, taskId };
}

/** @param {() => boolean} goesOn @returns {Promise<number[]>} milliseconds of each request */
async function ask(request, goesOn) {
  const times = [];
  while (goesOn()) {
    const { ms, status } = await send(request);
    if (status !== 200) throw new Failure(`Somebody who attacks nothing was answered ${status}.`);
    times.push(ms);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times;
}

/** Both by turns on one connection each. @param {() => boolean} goesOn */
async function askBoth({ health, list }, goesOn) {
  const [healthMs, listMs] = await Promise.all([ask(health, goesOn), ask(list, goesOn)]);
  return { healthMs, listMs };
}

const counted = (count) => {
  let left = count * 2;
  return () => left-- > 0;
};

function startAttack(name, target) {
  const args = [path.join(import.meta.dirname, 'hostile-attacker.mjs'), name, JSON.stringify(target)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  void keepToStop({ stop: async () => child.kill() });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('close', resolve));
  return async () => {
    child.stdin.end();
    await ended;
    return output === '' ? {} : JSON.parse(output);
  };
}

async function attackOnce(name, side) {
  const quiet = await askBoth(side, counted(QUIET_REQUESTS));
  const before = memoryOf(side.pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(side.pid))), 50);
  const stop = startAttack(name, side.target);
  const until = performance.now() + ATTACK_MS;
  const busy = await askBoth(side, () => performance.now() < until);
  const answered = await stop();
  clearInterval(watch);
  return { quiet, busy, answered, memoryMb: peak - before };
}

const p95 = (runs, side, key) =>
  percentile(
    runs.flatMap((run) => run[side][key]),
    0.95,
  );

function rowOf(name, runs) {
  const figures = ['healthMs', 'listMs'].map((key) => ({ quiet: p95(runs, 'quiet', key), busy: p95(runs, 'busy', key) }));
  const ratios = figures.map(({ quiet, busy }) => busy / quiet);
  const memoryMb = Math.max(...runs.map((run) => run.memoryMb));
  const answered = Object.entries(runs[0].answered)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
  const cells = figures.map(({ quiet, busy }, at) => `${quiet.toFixed(1)} → ${busy.toFixed(1)} | ${ratios[at].toFixed(2)}`);
  return {
    text: `| ${name} | ${cells.join(' | ')} | ${memoryMb.toFixed(0)} | ${answered} |`,
    held: ratios.every((ratio) => ratio <= OF_QUIET),
  };
}

function report(rows) {
  const passed = rows.every(({ held }) => held);
  const table = [
    '| attack | /healthz, quiet → attacked | ÷ | field list, quiet → attacked | ÷ | memory MB | first round’s answers |',
    '|---|---:|---:|---:|---:|---:|---|',
    ...rows.map(({ text }) => text),
    '',
    ...Object.entries(ATTACKS).map(([name, attack]) => `- ${name}: ${attack.what}`),
    '',
    `Bar: p95 at most ${OF_QUIET} × quiet. ${passed ? 'All held.' : 'NOT held.'}`,
  ].join('\n');
  console.log(`\n${title}: ${what}\n\n${table}`);
  if (ONLY === null) writeSection(title, `${what}; ${ROUNDS} rounds of ${ATTACK_MS / 1000} s.`, '', table);
  return passed;
}

/** @param {(line: string) => void} say */
export async function compareHostile(say) {
  const { databases, stop, adminUrl } = await openBenchDatabases(say, ['bench']);
  const [{ url: source, people }] = databases;
  const [victim, attacker] = people;
  const jobId = attacker.jobIds[0];
  const { url, taskId } = await copyOf(adminUrl, source, { jobId, groupId: attacker.groupId, personId: attacker.id });
  const api = await startApi(url, [victim, attacker], { REQUESTS_PER_MINUTE: '12000' });
  try {
    const token = api.tokens.get(attacker.email);
    const { accessToken: officeToken } = await fetchToken(api.origin, 'office@lotline.example');
    const list = asksFor({ person: victim, origins: { api: api.origin }, token: api.tokens.get(victim.email) }).api;
    const target = { origin: api.origin, token, officeToken, jobId, taskId };
    const side = { health: { origin: api.origin, path: '/healthz' }, list, pid: api.pid, target };
    await askBoth(side, counted(WARM_UP));
    const rows = [];
    for (const name of ONLY ?? Object.keys(ATTACKS)) {
      const runs = [];
      for (let round = 0; round < ROUNDS; round += 1) runs.push(await attackOnce(name, side));
      rows.push(rowOf(name, runs));
      say(rows.at(-1).text);
    }
    return report(rows);
  } finally {
    closeConnections();
    await api.stop();
    await stop();
  }
}
