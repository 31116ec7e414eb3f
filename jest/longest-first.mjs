// What takes minutes begins first, also on a machine that has not yet learned how long each file takes: begun last it would run alone at the end.
import Sequencer from '@jest/test-sequencer';

export const LONGEST = ['task-lifecycle.db', 'generated-operations.db', 'access-matrix.db', 'history.db', 'database-restart.db'];

/** @param {{ path: string }} test */
export const placeOf = ({ path }) => {
  const at = LONGEST.findIndex((name) => path.includes(`/${name}.`));
  return at === -1 ? LONGEST.length : at;
};

export default class LongestFirst extends Sequencer {
  /** @override */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => placeOf(one) - placeOf(other));
  }
}
