// The two reads that must stay fast, against one hand-written statement and PostGraphile, on 10,000 and 1,000,000 tasks (quality.md §3).
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../process/failure.mjs';
import { lastLines, npmCommand, run } from '../process/run.mjs';
import { buildStale } from '../start/builds.mjs';
import { mustAnswerAlike, mustBeFoundByPeer } from './alike.mjs';
import { openBenchDatabases } from './bench-databases.mjs';
import * as changes from './changes.mjs';
import { compareConstructionView, title as constructionView } from './construction-view.mjs';
import * as constructionQuery from './construction-query.mjs';
import { startContenders } from './contenders.mjs';
import * as desktopCache from './desktop-cache.mjs';
import * as fieldList from './field-list.mjs';
import { measureFormKey, title as formKey } from './form-key.mjs';
import { measureGrid, title as grid } from './grid.mjs';
import * as hostile from './hostile.mjs';
import { measureConsoleLive, title as consoleLive } from './console-live.mjs';
import { measureFirstLoad, title as firstLoad } from './first-load.mjs';
import { measureGallery, title as gallery } from './gallery.mjs';
import { measureLighthouse, title as lighthouse } from './lighthouse.mjs';
import { compareExport, title as exported } from './export.mjs';
import { compareJobSearch, title as jobSearch } from './job-search.mjs';
import * as load from './load.mjs';
import { compareLogs, title as logs } from './logs.mjs';
import * as moves from './moves.mjs';
import { closeConnections, measurePaired } from './measure.mjs';
import { measureOfflineOpen, title as offlineOpen } from './offline-open.mjs';
import * as pull from './pull.mjs';
import { measureShutter, title as shutter } from './shutter.mjs';
import { compareStamp, title as stamp } from './stamp.mjs';
import { compareSettingsPreview, title as settingsPreview } from './settings-preview.mjs';
import * as upload from './upload.mjs';
import { measureVerify, title as verify } from './verify.mjs';
import { judge, tableOf, writeReport } from './report.mjs';

const CASES = [constructionQuery, fieldList];
const ROUNDS = Number(process.env.BENCH_ROUNDS || '300');
const WARM_UP = 60;
const KEYS = /** @type {const} */ (['api', 'statement', 'postgraphile']);

/** The peers are no part of the project's packages: the benchmark alone installs them. */
async function installPeers(say) {
  const here = import.meta.dirname;
  const wanted = JSON.parse(fs.readFileSync(path.join(here, 'package.json'), 'utf8')).dependencies;
  const versionOf = (name) => {
    const installed = path.join(here, 'node_modules', name, 'package.json');
    return fs.existsSync(installed) ? JSON.parse(fs.readFileSync(installed, 'utf8')).version : null;
  };
  if (['postgraphile', 'lighthouse'].some((name) => versionOf(name) !== wanted[name])) {
    say('Installing the peers');
    const { code, output } = await run(...npmCommand(['ci', '--no-audit', '--no-fund']), { cwd: here });
    if (code !== 0) throw new Failure(`${lastLines(output, 10)}\n\nThe peers could not be installed: is the package registry in reach?`);
  }
  return `PostGraphile ${wanted.postgraphile}`;
}

async function mustAgree(it, asks, where) {
  const ours = await mustAnswerAlike(it, asks, where);
  await mustBeFoundByPeer(it, asks, where);
  return it.sizeOf(ours);
}

async function measureCase(it, sides) {
  const asks = ({ people, origins, tokens }, round) => {
    const person = people[round % people.length];
    return it.asksFor({ person, origins, token: tokens.get(person.email), round });
  };
  let answer = '';
  for (const side of sides)
    for (let round = 0; round < side.people.length; round += 1)
      answer = await mustAgree(it, asks(side, round), `${side.people[round].email} (${side.size})`);
  const contenders = sides.flatMap((side) => KEYS.map((key) => ({ key: `${side.size} ${key}`, ask: (round) => asks(side, round)[key] })));
  const times = await measurePaired(contenders, { rounds: ROUNDS, warmUp: WARM_UP });
  return { sizes: sides.map(({ size, tasks }) => ({ size, tasks })), times, rounds: ROUNDS, answer };
}

/** Each answers whether its bars are held. @type {Readonly<Record<string, (say: (line: string) => void) => Promise<boolean>>>} */
const OTHERS = {
  [changes.title]: changes.compareChanges,
  [pull.title]: pull.comparePull,
  [load.title]: async (say) => load.compareLoad(say, await installPeers(say)),
  [moves.title]: moves.compareMoves,
  [upload.title]: upload.compareUpload,
  [hostile.title]: hostile.compareHostile,
  [jobSearch]: compareJobSearch,
  [exported]: compareExport,
  [logs]: compareLogs,
  [settingsPreview]: compareSettingsPreview,
  [constructionView]: compareConstructionView,
  [desktopCache.search]: desktopCache.compareConsoleSearch,
  [desktopCache.fill]: desktopCache.measureFirstFill,
  [desktopCache.csv]: desktopCache.measureCsv,
  [stamp]: compareStamp,
  [firstLoad]: measureFirstLoad,
  [offlineOpen]: measureOfflineOpen,
  [gallery]: measureGallery,
  [shutter]: measureShutter,
  [verify]: measureVerify,
  [grid]: measureGrid,
  [formKey]: measureFormKey,
  [consoleLive]: measureConsoleLive,
  [lighthouse]: async (say) => {
    await installPeers(say);
    return measureLighthouse(say);
  },
};

/** All benchmarks, or the one of that name. Exit code 1 when a bar is not held. */
export async function compare(name, say) {
  const names = [...CASES.map(({ title }) => title), ...Object.keys(OTHERS)];
  if (name !== undefined && !names.includes(name)) throw new Failure(`There is no benchmark ${name}: choose ${names.join(' or ')}.`);
  await buildStale({ say });
  const isWanted = (title) => name === undefined || title === name;
  const reads = CASES.filter(({ title }) => isWanted(title));
  if (reads.length > 0) await compareReads(reads, say);
  for (const [title, run] of Object.entries(OTHERS)) if (isWanted(title) && !(await run(say))) process.exitCode = 1;
}

async function compareReads(wanted, say) {
  const peer = await installPeers(say);
  const { databases, stop } = await openBenchDatabases(say);
  const sides = [];
  try {
    for (const database of databases) sides.push({ ...database, ...(await startContenders(database)) });
    for (const it of wanted) {
      const result = { ...(await measureCase(it, sides)), peer };
      console.log(`\n${it.title}: ${it.what}\n\n${tableOf(result)}`);
      writeReport(it.title, it.what, result);
      if (!judge(result).passed) process.exitCode = 1;
    }
  } finally {
    closeConnections();
    await Promise.all(sides.map((side) => side.stop()));
    await stop();
  }
}
