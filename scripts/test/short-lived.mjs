// What Node is told where tests run. A test meets most of its code a few times: what V8 spends on making such code fast is never earned back.
import { spawnSync } from 'node:child_process';

/** V8's measure of how much a function runs before it is made fast: seven times its own. Rules that a test runs 100,000 times still are. */
const SLOWER_TO_OPTIMISE = '--interrupt-budget=1000000';

/** @type {Map<string, string[]>} */
const known = new Map();

/** @param {string} program a Node; one that does not know the flag would not start with it @returns {string[]} */
export function shortLived(program = process.execPath) {
  const flags = known.get(program) ?? (spawnSync(program, [SLOWER_TO_OPTIMISE, '-e', '0']).status === 0 ? [SLOWER_TO_OPTIMISE] : []);
  known.set(program, flags);
  return flags;
}
