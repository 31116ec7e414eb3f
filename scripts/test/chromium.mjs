// A Chromium for the browser tests: the one that is named, the one that is here, apt's as root, Playwright's, else a sentence saying how.
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../process/failure.mjs';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPS = ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Every place where a browser may lie, the likeliest first. */
export function browserPlaces(searchPath) {
  const folders = [...new Set([...searchPath.split(path.delimiter).filter(Boolean), '/usr/bin'])];
  return [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...APPS];
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

async function fromApt(say) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  say('Installing Chromium with apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env });
}

async function fromPlaywright(say) {
  say("Downloading Playwright's Chromium");
  await run(process.execPath, [path.join(projectDir, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { cwd: projectDir });
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
  await fromApt(say);
  const installed = await firstThatWorks(places);
  if (installed !== null) return installed;
  await fromPlaywright(say);
  const downloaded = await firstThatWorks([await playwrightsOwn()]);
  if (downloaded !== null) return downloaded;
  throw new Failure(
    'There is no Chromium for the browser tests: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
}
