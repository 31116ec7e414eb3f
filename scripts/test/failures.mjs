// What failed, once more at the end: in forty thousand lines of output it is otherwise searched for, and where a log is cut it is gone.
import { stripVTControlCharacters } from 'node:util';
import { shortName } from './timing.mjs';

/** @typedef {{ file: string, title: string, message: string }} FailedTest */

/** In place of a file: what failed was no test. */
export const OUTSIDE = 'e2e';
/** In place of a title: the file itself did not load. */
export const NOT_LOADED = '(did not load)';
const MOST_FAILED = 20;
const MOST_LINES = 14;
const MOST_WIDTH = 240;

/** @returns {FailedTest[]} from jest's --json; a file that did not load stands without a title */
export function failuresOfJest(report, root) {
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = shortName(name, root);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages }) => ({ file, title: fullName, message: failureMessages.join('\n') }));
    return status === 'failed' ? [{ file, title: NOT_LOADED, message: message ?? '' }] : [];
  });
}

/** @returns {FailedTest[]} from Playwright's json reporter; of several tries the last; an error outside tests stands without a file */
export function failuresOfPlaywright(report) {
  const inside = (suite, titles) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => ({
        file: `e2e/${suite.file}`,
        title: [...titles, title].join(' › '),
        message: (tests.flatMap(({ results }) => results).at(-1)?.errors ?? []).map((error) => error.message ?? '').join('\n'),
      })),
    ...(suite.suites ?? []).flatMap((inner) => inside(inner, [...titles, inner.title])),
  ];
  const outside = (report.errors ?? []).map((error) => ({ file: OUTSIDE, title: '(outside tests)', message: error.message ?? '' }));
  return [...(report.suites ?? []).flatMap((suite) => inside(suite, [])), ...outside];
}

/** @param {readonly FailedTest[]} failed @returns {string[]} lines, none when nothing failed */
export function failureLines(failed, heading = 'Failed:') {
  if (failed.length === 0) return [];
  const more = failed.length - MOST_FAILED;
  return [
    heading,
    ...failed.slice(0, MOST_FAILED).flatMap(({ file, title, message }) => [
      `  ${file}  ${title}`,
      ...stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, MOST_LINES)
        .map((line) => `      ${line.slice(0, MOST_WIDTH)}`),
    ]),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
