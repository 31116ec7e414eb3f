// The windows in which the console's browser tests run, and which of them a run is for. DESK_SIZE names one; `all` is each after the other (npm run soak).
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../process/failure.mjs';

/** @typedef {{ width: number, height: number, scale: number, theme: 'light' | 'dark' }} DeskSize */

/** At 200 % a window of 1440 × 900 has half as many pixels, each drawn with four. @type {Record<string, DeskSize>} */
const SIZES = {
  1440: { width: 1440, height: 900, scale: 1, theme: 'light' },
  1920: { width: 1920, height: 1080, scale: 1, theme: 'dark' },
  1024: { width: 1024, height: 768, scale: 1, theme: 'light' },
  zoom: { width: 720, height: 450, scale: 2, theme: 'dark' },
};
const EVERYDAY = '1440';
const ALL = 'all';
const ASKED = /^(?<size>\w+?)(-(?<theme>light|dark))?$/;
const AT_DESK = /support\/desk\.ts'/;

/** @param {string | undefined} asked as DESK_SIZE says it, as `1024` or `1024-dark` @returns {DeskSize} */
export function deskSize(asked = EVERYDAY) {
  const { size = '', theme } = ASKED.exec(asked)?.groups ?? {};
  const found = Object.hasOwn(SIZES, size) ? SIZES[size] : undefined;
  if (found === undefined)
    throw new Failure(`DESK_SIZE is ${asked}: it can be 1440, 1920, 1024 or zoom, with -light or -dark behind it, or all.`);
  return theme === 'light' || theme === 'dark' ? { ...found, theme } : found;
}

/**
 * What failed, named by its window; the everyday one needs no name.
 * @template {{ failures: import('./failures.mjs').FailedTest[], onlyAlone?: import('./failures.mjs').FailedTest[] }} T
 * @param {{ size: string }} desk
 * @param {T} outcome
 * @returns {T}
 */
export function withDesk({ size }, outcome) {
  if (size === EVERYDAY) return outcome;
  const named = (failed) => failed.map((one) => ({ ...one, title: `${one.title} (DESK_SIZE=${size})` }));
  const { failures, onlyAlone } = outcome;
  return { ...outcome, failures: named(failures), ...(onlyAlone === undefined ? {} : { onlyAlone: named(onlyAlone) }) };
}

/** Browser tests whose window is the desk's say so by what they import. @param {string} root @returns {string[]} paths inside it with slashes */
export function deskTests(root) {
  const folder = path.join(root, 'e2e', 'console');
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.e2e.ts') && AT_DESK.test(fs.readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => `e2e/console/${file}`)
    .sort();
}

/**
 * @param {string | undefined} asked as DESK_SIZE says it
 * @param {readonly string[]} patterns of browser tests, none for all of them
 * @param {string} root
 * @returns {{ size: string, patterns: readonly string[] }[]} runs, one after the other: the first has all that was asked for, each other what stands at the desk
 */
export function deskRuns(asked, patterns, root) {
  if (asked !== ALL) {
    deskSize(asked);
    return [{ size: asked ?? EVERYDAY, patterns }];
  }
  const others = deskTests(root).filter((file) => patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern).test(file)));
  const first = { size: EVERYDAY, patterns };
  if (others.length === 0) return [first];
  return [first, ...Object.keys(SIZES).flatMap((size) => (size === EVERYDAY ? [] : [{ size, patterns: others }]))];
}
