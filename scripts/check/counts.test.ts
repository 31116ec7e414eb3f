// What a further column or field costs by hand (decisions 079, 080): counted among the files that name one, so that a further place is seen.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
    'desktop/src/renderer/platform/job-list/JobRowFields.fragment.graphql',
    'desktop/src/renderer/platform/job-list/job-columns.tsx',
    'schema/domain/job/job.columns.ts',
  ]);
});

test('a field of a job is one line and its migration; with the job’s page that shows it, seven files', () => {
  const files = namedIn('projectFSAM');
  expect(files).toContain('schema/domain/job/job.fields.ts');
  expect([...files, 'its migration']).toHaveLength(7);
});

/** Prices, merge and import are moves of their own, in folders of their own. */
const OF_ITEM_CODES = ['api/src/features/item-code', 'desktop/src/renderer/features/item-codes'];

/** The files of the folder itself. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !NOT_BY_HAND.test(entry.name) ? [path.join(folder, entry.name)] : [],
  );

test('an area made of the declarations, list, record, history, archive, files, views and live: 12 files by hand and 600 lines', () => {
  const files = [
    'schema/domain/item/item-code.columns.ts',
    'schema/domain/item/item-code.fields.ts',
    'schema/operations/item-code/item-code.graphql',
    ...OF_ITEM_CODES.flatMap(filesOf),
  ];
  const lines = files.map((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length);
  expect(files.length).toBeLessThanOrEqual(12);
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(600);
});
