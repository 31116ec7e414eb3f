// GET /api/exports/jobs.csv beside COPY of the same columns by hand, and the memory of the API meanwhile (issue "the console").
import { Failure } from '../process/failure.mjs';
import { memoryOf, startApi } from './contenders.mjs';
import { openJobRows } from './job-rows.mjs';
import { exportedColumns, exportedTables } from './job-search-statements.mjs';
import http from 'node:http';
import { to as copyTo } from 'pg-copy-streams';
import { median } from './measure.mjs';
import { writeSection } from './report.mjs';

export const title = 'export';
const ROWS = Number(process.env.BENCH_EXPORT_ROWS || '100000');
const ROUNDS = Number(process.env.BENCH_ROUNDS || '5');
const BAR = 2;
/** The same rows again in so many files. */
const PARTS = 10;
/** Of the memory at its most: as many rows in one file ÷ in short ones. */
const FLAT = 1.2;

/** @returns {Promise<{ ms: number, lines: number }>} until the last byte; what came is counted and let go */
async function take(began, stream) {
  let lines = 0;
  for await (const chunk of stream) for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return { ms: performance.now() - began, lines };
}

const answerOf = (url, token) =>
  new Promise((resolve, reject) => {
    http.get(url, { headers: { authorization: `Bearer ${token}` } }, resolve).on('error', reject);
  });

/** @param {{ origin: string, token: string }} api @param {string} region whose jobs */
export async function takeExport({ origin, token }, region) {
  const filter = encodeURIComponent(JSON.stringify({ regions: [region] }));
  const sort = encodeURIComponent(JSON.stringify({ field: 'dueDate' }));
  const began = performance.now();
  return take(began, await answerOf(`${origin}/api/exports/jobs.csv?filter=${filter}&sort=${sort}`, token));
}

/** The same by hand. @param {import('pg').ClientBase} client @param {string} region */
export function takeCopy(client, region) {
  const copy = `copy (select ${exportedColumns} from ${exportedTables} where c.region = '${region}'
    order by coalesce(c.updated_due_date, c.original_due_date), c.id) to stdout with (format csv, header)`;
  return take(performance.now(), client.query(copyTo(copy)));
}

/** COPY is only a fair peer when it writes as much. @returns {number} how many lines */
export function mustBeAsLong(ours, theirs) {
  if (ours.lines !== theirs.lines) throw new Failure(`${title}: ${ours.lines} lines beside ${theirs.lines} of COPY.`);
  return ours.lines;
}

/** @param {(line: string) => void} say */
export async function compareExport(say) {
  const { url, client, people, stop } = await openJobRows(say);
  const stops = [];
  try {
    const api = await startApi(url, people);
    stops.push(api.stop);
    // as many as are wanted: the oldest by their numbers
    await client.query(`update construction set region = 'Exported' where id in (select id from construction order by id limit $1)`, [
      ROWS,
    ]);
    await client.query('vacuum analyze construction');
    await client.query(
      `update construction set region = 'Exported apart' where id in (select id from construction where region is distinct from 'Exported' order by id limit $1)`,
      [ROWS / PARTS],
    );
    const token = api.tokens.get(people[0]?.email ?? '') ?? '';
    /** @type {Record<'api' | 'copy', number[]>} */
    const times = { api: [], copy: [] };
    const memory = { whole: 0, parts: 0 };
    const exported = async (what, region) => {
      const watch = setInterval(() => (memory[what] = Math.max(memory[what], memoryOf(api.pid))), 20);
      const read = await takeExport({ origin: api.origin, token }, region);
      clearInterval(watch);
      return read;
    };
    // what a process of this work grows to between two collections, whatever the size of a file
    for (let part = 0; part < PARTS * (ROUNDS + 1); part += 1) await exported('parts', 'Exported apart');
    for (let round = -1; round < ROUNDS; round += 1) {
      const ours = await exported('whole', 'Exported');
      const theirs = await takeCopy(client, 'Exported');
      mustBeAsLong(ours, theirs);
      if (round >= 0) {
        times.api.push(ours.ms);
        times.copy.push(theirs.ms);
      }
    }
    return report({ times, lines: ROWS, memory });
  } finally {
    await Promise.all(stops.map((one) => one()));
    await stop();
  }
}

function report({ times, lines, memory }) {
  const ratio = median(times.api.map((ms, round) => ms / times.copy[round]));
  const growth = memory.whole / memory.parts;
  const passed = ratio <= BAR && growth <= FLAT;
  const table = [
    '| contender | median s |',
    '|---|---:|',
    `| Lotline API | ${(median(times.api) / 1000).toFixed(2)} |`,
    `| COPY … TO STDOUT | ${(median(times.copy) / 1000).toFixed(2)} |`,
    '',
    `API ÷ COPY: ${ratio.toFixed(2)}. Memory of the API at most ${memory.whole.toFixed(0)} MB, as many rows in files a tenth as long ${memory.parts.toFixed(0)} MB: ${growth.toFixed(2)}. Bars: ${BAR} and ${FLAT}. ${passed ? 'All held.' : 'NOT held.'}`,
  ].join('\n');
  const what = `GET /api/exports/jobs.csv of ${lines.toLocaleString('en-AU')} jobs with all columns, beside COPY of the same; ${ROUNDS} rounds.`;
  console.log(`\n${title}: ${what}\n\n${table}`);
  writeSection(title, what, '', table);
  return passed;
}
