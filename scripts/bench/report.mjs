// The table of one run, on the screen and in docs/BENCHMARKS.md, with the command, the machine and the day.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectDir } from '../process/project.mjs';
import { median, percentile } from './measure.mjs';

const FILE = path.join(projectDir, 'docs/BENCHMARKS.md');
export const NAMES = { api: 'Lotline API', statement: 'one SQL statement', postgraphile: 'PostGraphile' };
/** quality.md §3. */
export const BARS = { ofStatement: 2, ofOwnTime: 1.3 };

/** Ratio of two contenders, taken in each round and then the median: what disturbs one round disturbs both sides. */
const paired = (times, a, b) => median(times.get(a).map((ms, round) => ms / times.get(b)[round]));

/** @param {{ sizes: { size: string, tasks: number }[], times: Map<string, number[]> }} run keys are `${size} ${contender}` */
export function judge({ sizes, times }) {
  const [few, many] = sizes;
  const ofStatement = sizes.map(({ size }) => paired(times, `${size} api`, `${size} statement`));
  const ofPeer = sizes.map(({ size }) => paired(times, `${size} api`, `${size} postgraphile`));
  const growth = median(times.get(`${many?.size} api`)) / median(times.get(`${few?.size} api`));
  const passed = ofStatement.every((ratio) => ratio <= BARS.ofStatement) && ofPeer.every((ratio) => ratio < 1) && growth <= BARS.ofOwnTime;
  return { ofStatement, ofPeer, growth, passed };
}

const ms = (value) => value.toFixed(2);

export function tableOf(run) {
  const verdict = judge(run);
  const lines = ['| tasks | contender | median ms | p95 ms | API ÷ it |', '|---:|---|---:|---:|---:|'];
  run.sizes.forEach(({ size, tasks }, place) => {
    for (const key of ['api', 'statement', 'postgraphile']) {
      const times = run.times.get(`${size} ${key}`);
      const ratio = key === 'api' ? '' : `${(key === 'statement' ? verdict.ofStatement : verdict.ofPeer)[place].toFixed(2)}`;
      lines.push(`| ${tasks.toLocaleString('en-AU')} | ${NAMES[key]} | ${ms(median(times))} | ${ms(percentile(times, 0.95))} | ${ratio} |`);
    }
  });
  const [few, many] = run.sizes.map(({ tasks }) => tasks);
  lines.push(
    '',
    `API with ${many.toLocaleString('en-AU')} tasks ÷ with ${few.toLocaleString('en-AU')}: ${verdict.growth.toFixed(2)}. ` +
      `Bars: at most ${BARS.ofStatement} × the statement, ahead of PostGraphile, at most ${BARS.ofOwnTime} × its own time. ${verdict.passed ? 'All held.' : 'NOT held.'}`,
  );
  return lines.join('\n');
}

const HEAD = `# Benchmarks

Written by \`npm run bench\`; each section by the last run of its name. The three contenders of a read are processes of their own over the same
database. In each round all of them answer for the same person and job, in a turning order; ratios are taken inside the rounds. The API does
what it always does (token, scope, limits, GraphQL); the statement server sends one hand-written statement and nothing else
(\`scripts/bench/*.sql\`), and before measuring both answers are compared and must be equal.
`;

export function writeReport(title, what, run) {
  writeSection(title, `${what}; ${run.answer} an answer, ${run.rounds} rounds.`, `, ${run.peer}`, tableOf(run));
}

/** Replaces the section of that title and leaves the others. @param name of the run, where it writes several */
export function writeSection(title, what, peer, table, name = title) {
  const old = fs.existsSync(FILE) ? fs.readFileSync(FILE, 'utf8') : '';
  const sections = new Map(
    old
      .split(/^## /m)
      .slice(1)
      .map((text) => [text.split('\n')[0], `## ${text.trim()}\n`]),
  );
  const cpu = os.cpus();
  const machine = `${cpu[0]?.model.trim() || os.arch()}, ${cpu.length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.platform()}, Node ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  sections.set(title, `## ${title}\n\n${what}\n\`npm run bench ${name}\` on ${day}, ${machine}${peer}.\n\n${table}\n`);
  fs.writeFileSync(
    FILE,
    `${HEAD}\n${[...sections.keys()]
      .sort()
      .map((name) => sections.get(name))
      .join('\n')}`,
  );
}
