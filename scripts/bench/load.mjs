// The two reads under load: 16 and 64 callers at once on 1,000,000 tasks, against the same peers. One caller on a quiet machine hides what a busy
// morning costs: there the contenders' own work is paid by everybody who waits.
import { mustAnswerAlike, mustBeFoundByPeer } from './alike.mjs';
import { openBenchDatabases } from './bench-databases.mjs';
import { startCallers } from './callers.mjs';
import * as constructionQuery from './construction-query.mjs';
import { startContenders } from './contenders.mjs';
import * as fieldList from './field-list.mjs';
import { closeConnections, median, percentile } from './measure.mjs';
import { NAMES, writeSection } from './report.mjs';

export const title = 'load';
const SIZE = process.env.BENCH_LOAD_SIZE === 'bench' ? 'bench' : 'large';
const whatOf = ({ tasks }) => `16 and 64 callers at once on ${tasks.toLocaleString('en')} tasks`;
/** How many times as many answers as a peer: by the issue "fast under load". */
const CASES = [
  { it: constructionQuery, bars: { postgraphile: 2, statement: 1.2 } },
  { it: fieldList, bars: { postgraphile: 1.7, statement: 0.85 } },
];
const CALLERS = [16, 64];
const KEYS = /** @type {const} */ (['api', 'statement', 'postgraphile']);
const ROUNDS = Number(process.env.BENCH_LOAD_ROUNDS || '6');
const SPELL_MS = Number(process.env.BENCH_LOAD_MS || '3000');
/** Each asks for another job or of another person than the one before. */
const ASKS = 96;
/** What every contender is asked: by turns of each person and each of their jobs. */
async function asksOf(it, { people, origins, tokens }) {
  const all = Array.from({ length: ASKS }, (_, at) => {
    const person = people[at % people.length];
    return it.asksFor({ person, origins, token: tokens.get(person.email), round: Math.floor(at / people.length) });
  });
  for (const [at, asks] of all.entries()) {
    await mustAnswerAlike(it, asks, `ask ${at}`);
    await mustBeFoundByPeer(it, asks, `ask ${at}`);
  }
  return Object.fromEntries(KEYS.map((key) => [key, all.map((asks) => asks[key])]));
}

/** In each round every contender has one spell, in an order that turns. The first round warms up. */
async function measure(asks, side, callers) {
  const runs = Object.fromEntries(KEYS.map((key) => [key, []]));
  for (let round = -1; round < ROUNDS; round += 1)
    for (let turn = 0; turn < KEYS.length; turn += 1) {
      const key = KEYS[(turn + round + 1) % KEYS.length];
      const run = await side.callersOf[key].spellOf({ asks: asks[key], callers, milliseconds: SPELL_MS });
      if (round >= 0) runs[key].push(run);
    }
  return runs;
}

/** Taken inside the rounds, then the median: what disturbs one round disturbs all of it. */
const ratioTo = (runs, peer) => median(runs.api.map(({ aSecond }, round) => aSecond / runs[peer][round].aSecond));

function rowsOf(callers, runs, bars) {
  return KEYS.map((key) => {
    const times = runs[key].flatMap((run) => run.times);
    const each = runs[key].map(({ aSecond }) => aSecond);
    const cells = [
      callers,
      NAMES[key],
      `${Math.round(median(each))} (${Math.round(Math.min(...each))} to ${Math.round(Math.max(...each))})`,
      percentile(times, 0.5).toFixed(1),
      percentile(times, 0.99).toFixed(1),
      median(runs[key].map(({ cpuOfThousand }) => cpuOfThousand)).toFixed(2),
      Math.max(...runs[key].map(({ memoryMb }) => memoryMb)).toFixed(0),
      key === 'api' ? '' : ratioTo(runs, key).toFixed(2),
      key === 'api' ? '' : `${bars[key]}`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
}

const HEAD = [
  '| callers | contender | answers a second (least to most of a round) | p50 ms | p99 ms | CPU s for 1,000 | memory MB | API ÷ it | bar |',
  '|---:|---|---:|---:|---:|---:|---:|---:|---:|',
];

async function measureCase({ it, bars }, side, say) {
  const asks = await asksOf(it, side);
  const rows = [];
  const missed = [];
  for (const callers of CALLERS) {
    const runs = await measure(asks, side, callers);
    rows.push(...rowsOf(callers, runs, bars));
    for (const [peer, bar] of Object.entries(bars)) {
      const ratio = ratioTo(runs, peer);
      if (ratio < bar) missed.push(`${it.title} of ${callers} callers: ${ratio.toFixed(2)} of ${NAMES[peer]}`);
    }
    say(
      `${it.title}, ${callers} callers: ${KEYS.slice(1)
        .map((peer) => `${ratioTo(runs, peer).toFixed(2)} × ${NAMES[peer]}`)
        .join(', ')}`,
    );
  }
  return { text: [`### ${it.title}`, '', ...HEAD, ...rows].join('\n'), missed };
}

/** @param {(line: string) => void} say @param {string} peer its name and version */
export async function compareLoad(say, peer) {
  const { databases, stop } = await openBenchDatabases(say, [SIZE]);
  const [database] = databases;
  const what = whatOf(database);
  const contenders = await startContenders(database);
  const callersOf = Object.fromEntries(KEYS.map((key) => [key, startCallers(contenders.pids[key])]));
  const side = { ...database, ...contenders, callersOf };
  try {
    const cases = [];
    for (const one of CASES) cases.push(await measureCase(one, side, say));
    const missed = cases.flatMap((one) => one.missed);
    const verdict = `Bars: at least so many times the answers of the peer. ${missed.length === 0 ? 'All held.' : `NOT held: ${missed.join('; ')}.`}`;
    const table = [...cases.map(({ text }) => text), verdict].join('\n\n');
    console.log(`\n${title}: ${what}\n\n${table}`);
    const how = `${what}; each contender and its callers are processes of their own, ${ROUNDS} rounds of ${SPELL_MS / 1000} s in turning order.`;
    writeSection(title, how, `, ${peer}`, table);
    return missed.length === 0;
  } finally {
    closeConnections();
    await Promise.all(Object.values(callersOf).map((callers) => callers.stop()));
    await contenders.stop();
    await stop();
  }
}
