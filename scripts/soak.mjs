// `npm run soak`: every random test and every fault test that has a full count, at that count, with one closing line. `npm test` runs the same tests at
// the least size that still finds a broken protection (schema/testing/random-runs.ts).
import { Failure, reportAndExit } from './process/failure.mjs';
import { projectDir } from './process/project.mjs';
import { soakTests } from './test/soak-tests.mjs';

if (process.argv.length > 2)
  reportAndExit(
    new Failure('npm run soak takes nothing: SOAK=1 npm test -- <kind> <pattern> runs one of its tests, TEST_SEED=… repeats a run.'),
  );
process.env.SOAK = '1';
process.argv = [...process.argv.slice(0, 2), ...soakTests(projectDir)];
await import('./test.mjs');
