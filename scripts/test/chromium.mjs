// A Chromium for the browser tests: the one that is named, the one that is here, apt's as root, Playwright's, else a sentence saying how.
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../process/failure.mjs';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same browser without a window: two thirds of the processor for the same pages. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
/** A mirror that does not answer keeps nobody from testing. */
const MOST_INSTALLING_MS = 300_000;
const IMPATIENT = ['Acquire::Retries=0', 'Acquire::http::Timeout=15', 'Acquire::https::Timeout=15', 'APT::Update::Error-Mode=any'].flatMap(
  (one) => ['-o', one],
);
const APPS = ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Every place where a browser may lie, the likeliest first. */
export const browserPlaces = (searchPath) => [...placesOf(NAMES, searchPath), ...APPS];

function placesOf(names, searchPath) {
  const folders = [...new Set([...searchPath.split(path.delimiter).filter(Boolean), '/usr/bin'])];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** A file of that name is not enough: some systems put a stub there that only says how to install. */
async function works(file) {
  return fs.existsSync(file) && (await run(file, ['--version', '--no-sandbox'])).code === 0;
}

async function firstThatWorks(files) {
  for (const file of files) if (await works(file)) return file;
  return null;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** @param {boolean} isNeeded tried also where the list of packages could not be renewed */
async function fromApt(say, isNeeded, ...names) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${names[0]} with apt-get`);
  const given = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: MOST_INSTALLING_MS };
  const updated = await run('apt-get', [...IMPATIENT, 'update', '-q'], given);
  if (isNeeded || updated.code === 0) await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], given);
}

async function fromPlaywright(say) {
  say("Downloading Playwright's Chromium");
  await run(process.execPath, [path.join(projectDir, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { cwd: projectDir });
}

/**
 * For the tests: without a window where there is one or apt has one, else any.
 * @param {(line: string) => void} say @returns {Promise<string>} the program's path
 */
export async function ensureTestBrowser(say) {
  if (process.env.CHROMIUM) return ensureChromium(say);
  const places = placesOf(HEADLESS_NAMES, process.env.PATH ?? '');
  const here = await firstThatWorks(places);
  if (here !== null) return here;
  await fromApt(say, false, HEADLESS_NAMES[0], 'fonts-liberation');
  return (await firstThatWorks(places)) ?? ensureChromium(say);
}

/** @param {(line: string) => void} say @returns {Promise<string>} the program's path */
export async function ensureChromium(say) {
  const named = process.env.CHROMIUM;
  if (named) {
    if (await works(named)) return named;
    throw new Failure(`CHROMIUM is "${named}", which does not run: set it to a Chromium or Chrome program, or leave it out.`);
  }
  const places = browserPlaces(process.env.PATH ?? '');
  const here = await firstThatWorks([...places, await playwrightsOwn()]);
  if (here !== null) return here;
  await fromApt(say, true, 'chromium', 'fonts-liberation');
  const installed = await firstThatWorks(places);
  if (installed !== null) return installed;
  await fromPlaywright(say);
  const downloaded = await firstThatWorks([await playwrightsOwn()]);
  if (downloaded !== null) return downloaded;
  throw new Failure(
    'There is no Chromium for the browser tests: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
}
