// One seed for all random tests of a run: another one each time, told, and given again by TEST_SEED to repeat a failure.
import { randomInt } from 'node:crypto';
import { Failure } from '../process/failure.mjs';

/** The largest seed that fast-check takes as it is. */
const LARGEST = 2 ** 31 - 1;

/** @param {string | undefined} asked @returns {string} */
export function seedOfRun(asked) {
  if (asked === undefined) return String(randomInt(LARGEST));
  if (!/^\d{1,10}$/.test(asked) || Number(asked) > LARGEST)
    throw new Failure(`TEST_SEED is a whole number from 0 to ${LARGEST}, not ${asked}.`);
  return asked;
}

/** @param {string} seed */
export const seedLine = (seed) => `Random tests begin from TEST_SEED=${seed}`;
