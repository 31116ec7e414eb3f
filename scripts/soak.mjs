// `npm run soak`: every random test and every fault test that has a full count, at that count, and the console's browser tests in each window of an office, with one
// closing line. `npm test` runs the same tests at the least size that still finds a broken protection (schema/testing/random-runs.ts), and in one window.
import { Failure, reportAndExit } from './process/failure.mjs';
import { projectDir } from './process/project.mjs';
import { deskTests } from './test/desk-sizes.mjs';
import { soakTests } from './test/soak-tests.mjs';

if (process.argv.length > 2)
  reportAndExit(
    new Failure('npm run soak takes nothing: SOAK=1 npm test -- <kind> <pattern> runs one of its tests, TEST_SEED=… repeats a run.'),
  );
process.env.SOAK = '1';
process.env.DESK_SIZE = 'all';
process.argv = [...process.argv.slice(0, 2), ...soakTests(projectDir), ...deskTests(projectDir)];
await import('./test.mjs');
