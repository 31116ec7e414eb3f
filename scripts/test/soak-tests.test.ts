import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soakTests } from './soak-tests.mjs';

const BY_HELPER = "import { runs } from '@lotline/schema/testing/random-runs';";

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'lotline-soak-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test('a soak runs each test that takes its size from the helper, reads SOAK or is marked for it, of every kind, and nothing else', () => {
  write('api/test/lives.db.test.ts', BY_HELPER);
  write('app/src/Press.dom.test.tsx', BY_HELPER);
  write('e2e/faults.e2e.ts', "if (process.env['SOAK'] === '1') test('harm', () => {});");
  write('e2e/again.e2e.ts', "test('the same by another person', { tag: '@soak' }, () => {});");
  write('e2e/journey.e2e.ts', "test('a job', () => {});");
  write('schema/testing/random-runs.ts', BY_HELPER);
  write('api/dist/lives.db.test.ts', BY_HELPER);
  write('node_modules/package/lives.test.ts', BY_HELPER);
  expect(soakTests(root)).toEqual(['api/test/lives.db.test.ts', 'app/src/Press.dom.test.tsx', 'e2e/again.e2e.ts', 'e2e/faults.e2e.ts']);
});
