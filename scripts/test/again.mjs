// A few browser and database tests that failed while everything else ran are run once more with the machine to themselves: a page or a connection that got no
// time in half a minute says nothing of the product. What passes only then is named at the end, what fails again has failed (docs/decisions/012-tests.md).
import { NOT_LOADED, OUTSIDE } from './failures.mjs';

/** @typedef {import('./runners.mjs').Outcome} Outcome */

/** More than these is no matter of time. */
const MOST_AGAIN = 5;

/** @param {Outcome} first whether a second run can say more */
export const isWorthAnother = ({ tally, failures }) =>
  tally.failed > 0 && tally.failed <= MOST_AGAIN && failures.length === tally.failed && failures.every(({ file }) => file !== OUTSIDE);

/**
 * @param {Outcome} first
 * @param {Outcome} second of those that failed in the first
 * @returns {Outcome & { onlyAlone: Outcome['failures'] }}
 */
export function joined(first, second) {
  const still = new Set(second.failures.map(nameOf));
  const isWhole = second.tally.passed + second.tally.failed === first.tally.failed;
  if (!isWhole) return { ...first, onlyAlone: [] };
  return {
    tally: { ...first.tally, passed: first.tally.passed + second.tally.passed, failed: second.tally.failed },
    times: first.times,
    failures: second.failures,
    onlyAlone: first.failures.filter((failure) => !still.has(nameOf(failure))),
  };
}

/** Rules and components wait for nobody: only files of database tests are run again. @param {Outcome} first of jest */
export const isWorthAnotherOfDatabase = (first) =>
  isWorthAnother(first) && first.failures.every(({ file, title }) => file.endsWith('.db.test.ts') && title !== NOT_LOADED);

/** Each once. @param {Outcome} first @returns {string[]} */
export const filesOf = ({ failures }) => [...new Set(failures.map(({ file }) => file))];

/**
 * @param {Outcome} first
 * @param {Outcome} second of the whole files whose tests failed in the first: what fails in it has failed, whether or not it had failed before
 * @returns {Outcome & { onlyAlone: Outcome['failures'] }}
 */
export function joinedByFile(first, second) {
  const isWhole = second.tally.failed === second.failures.length && second.tally.passed + second.tally.failed >= first.tally.failed;
  if (!isWhole) return { ...first, onlyAlone: [] };
  const still = new Set(second.failures.map(nameOf));
  const all = first.tally.passed + first.tally.failed;
  return {
    tally: { ...first.tally, passed: all - second.tally.failed, failed: second.tally.failed },
    times: first.times,
    failures: second.failures,
    onlyAlone: first.failures.filter((failure) => !still.has(nameOf(failure))),
  };
}

const nameOf = ({ file, title }) => `${file} ${title}`;
