// The version that the server says is the product's: both apps say the same one.
import { readFileSync } from 'node:fs';
import { describeBuild } from './build.ts';

test('the server has the version of the whole product', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(describeBuild()).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')} \\(build [0-9a-f]{8}\\)$`));
});
