// What a further column or field costs by hand (decisions 079, 080): counted among the files that name one, so that a further place is seen.
import { execFileSync } from 'node:child_process';

/** Written by the code generators, or for tests, seeds and benches. */
const NOT_BY_HAND = /(\/generated\/|\/testing\/|\.test\.ts|^schema\/sdl\/|^api\/src\/(seed|migrations)\/|^e2e\/|^scripts\/|^docs\/)/;

/** Files of the product, written by hand, in which the word stands. */
function namedIn(word: string): string[] {
  const found = execFileSync('git', ['grep', '-lwF', word, '--', '*.ts', '*.tsx', '*.graphql'], { encoding: 'utf8' });
  return found.split('\n').filter((file) => file !== '' && !NOT_BY_HAND.test(file));
}

test('a column of the jobs’ list is four files: its line, its SQL, what the screen asks for, its cell', () => {
  expect(namedIn('contractValue')).toEqual([
    'api/src/features/job-list/job-list.sql.ts',
    'desktop/src/renderer/platform/job-list/job-columns.tsx',
    'schema/domain/job/job.columns.ts',
    'schema/operations/job/job-row-fields.graphql',
  ]);
});

test('a field of a job is one line and its migration; with the job’s page that shows it, seven files', () => {
  const files = namedIn('projectFSAM');
  expect(files).toContain('schema/domain/job/job.fields.ts');
  expect([...files, 'its migration']).toHaveLength(7);
});
