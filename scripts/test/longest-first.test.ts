import { readdirSync } from 'node:fs';
import { LONGEST, placeOf } from '../../jest/longest-first.mjs';

const files = readdirSync(new URL('../../api', import.meta.url), { recursive: true, encoding: 'utf8' });

test('each file that is named as long is there', () => {
  expect(LONGEST.filter((name) => !files.some((file) => file.endsWith(`/${name}.test.ts`)))).toEqual([]);
});

test('it begins before all others', () => {
  const paths = ['/clone/schema/a.test.ts', '/clone/api/test/task-lifecycle.db.test.ts', '/clone/api/b.db.test.ts'];
  expect(paths.map((path) => ({ path })).sort((one, other) => placeOf(one) - placeOf(other))[0]).toEqual({ path: paths[1] });
});

test('component tests come after all others', () => {
  const paths = ['/clone/a.dom.test.tsx', '/clone/b.test.ts', '/clone/c.dom.test.ts', '/clone/d.db.test.ts'];
  const sorted = paths.map((path) => ({ path })).sort((one, other) => placeOf(one) - placeOf(other));
  expect(sorted.map(({ path }) => path)).toEqual([paths[1], paths[3], paths[0], paths[2]]);
});
