// What takes minutes begins first, also on a machine that has not yet learned how long each file takes: begun last it would run alone at the end.
// Component tests come last: their worlds fill a worker, which then gives way to a fresh one that would have to load the server anew.
import Sequencer from '@jest/test-sequencer';

export const LONGEST = ['task-lifecycle.db', 'generated-operations.db', 'access-matrix.db', 'history.db', 'database-restart.db'];

/** @param {{ path: string }} test */
export const placeOf = ({ path }) => {
  const at = LONGEST.findIndex((name) => path.includes(`/${name}.`));
  if (at !== -1) return at;
  return LONGEST.length + (/\.dom\.test\.tsx?$/.test(path) ? 1 : 0);
};

export default class LongestFirst extends Sequencer {
  /** @override */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => placeOf(one) - placeOf(other));
  }
}
