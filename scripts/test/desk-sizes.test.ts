import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deskRuns, deskSize, withDesk } from './desk-sizes.mjs';

const AT_DESK = "import { DESK } from '../support/desk.ts';";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lotline-desk-'));
  mkdirSync(path.join(root, 'e2e/console'), { recursive: true });
  for (const [name, text] of [
    ['jobs.e2e.ts', AT_DESK],
    ['tasks.e2e.ts', AT_DESK],
    ['styles.e2e.ts', "import { test } from '../support/test.ts';"],
    ['list-page.ts', AT_DESK],
  ] as const)
    writeFileSync(path.join(root, 'e2e/console', name), text);
});
afterEach(() => rmSync(root, { recursive: true }));

test('the window is 1440 × 900 in light, each other has a theme of its own, and a theme can be asked for', () => {
  expect(deskSize()).toEqual({ width: 1440, height: 900, scale: 1, theme: 'light' });
  expect(deskSize('zoom')).toEqual({ width: 720, height: 450, scale: 2, theme: 'dark' });
  expect(deskSize('1920')).toMatchObject({ width: 1920, theme: 'dark' });
  expect(deskSize('1024-dark')).toEqual({ width: 1024, height: 768, scale: 1, theme: 'dark' });
  for (const wrong of ['800', 'zoom-blue', 'toString', '']) expect(() => deskSize(wrong)).toThrow(/^DESK_SIZE is /);
});

test('one window runs what is asked for; all of them run it at 1440, then what stands at the desk in each other', () => {
  const others = (patterns: string[]) => ['1024', '1920', 'zoom'].map((size) => ({ size, patterns }));
  expect(deskRuns('zoom', ['console/styles'], root)).toEqual([{ size: 'zoom', patterns: ['console/styles'] }]);
  expect(deskRuns('all', [], root)).toEqual([
    { size: '1440', patterns: [] },
    ...others(['e2e/console/jobs.e2e.ts', 'e2e/console/tasks.e2e.ts']),
  ]);
  expect(deskRuns('all', ['console/tasks', 'photos'], root)).toEqual([
    { size: '1440', patterns: ['console/tasks', 'photos'] },
    ...others(['e2e/console/tasks.e2e.ts']),
  ]);
  expect(deskRuns('all', ['photos'], root)).toEqual([{ size: '1440', patterns: ['photos'] }]);
});

test('what failed in another window than the everyday one is named by it', () => {
  const outcome = { failures: [{ file: 'e2e/console/jobs.e2e.ts', title: 'a row', message: '' }] };
  expect(withDesk({ size: '1440' }, outcome)).toBe(outcome);
  expect(withDesk({ size: 'zoom' }, outcome).failures).toEqual([
    { file: 'e2e/console/jobs.e2e.ts', title: 'a row (DESK_SIZE=zoom)', message: '' },
  ]);
});
