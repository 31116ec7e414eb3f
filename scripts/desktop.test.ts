// `npm run desktop`: which Node it takes, and the sentence that another one is told before anything is fetched.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isNewEnough } from './desktop.mjs';

test.each([
  ['20.20.2', false],
  ['22.13.9', false],
  ['22.14.0', true],
  ['24.0.0', true],
])('Node %s: %s', (version, isTaken) => expect(isNewEnough(version)).toBe(isTaken));

test('where the Node is too old, and no Electron is named, it ends with what to do and fetches nothing', () => {
  const isOld = !isNewEnough(process.versions.node);
  const { ELECTRON_EXEC_PATH: _named, ...env } = process.env;
  // nobody answers at this address: a newer Node ends at it
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'desktop.mjs'), '--url', 'http://localhost:9'],
    {
      ...{ env, encoding: 'utf8' },
    },
  );
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).not.toContain('Fetching Electron');
  if (isOld)
    expect(`${stdout}${stderr}`).toMatch(/npm run desktop needs Node 22\.14 or later: this is .*The browser shows the same console\./);
});
