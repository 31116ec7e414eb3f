// Every dialog, menu and panel of the console has a test in which axe looks at it while it is open (issue 23 §5). They are found where the shared parts are
// drawn; a test says by name which one is open (popupIsOpen in a browser test, auditPopup in a component test).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const RENDERER = path.resolve(import.meta.dirname, '..');
const E2E = path.resolve(import.meta.dirname, '../../../../e2e');
const POPUP = /<(Sheet|TaskSheet|CommandSheet|DryRunSheet|RecordSheet|Popover|MenuButton|MenuAt|dialog)\b/;
const IN_BROWSER = /popupIsOpen\(\w+, '(\w+)'\);\s+(?:await auditLooks|expect\(\s*await findViolations)/g;
const AUDITED = /\bauditPopup\((?:\w+, )?'(\w+)'\)/g;

const SOURCES = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

/** The parts themselves: what they draw is each popup below. Style pages have an audit of their own. */
const SHARED = new Set([
  'CommandSheet',
  'DryRunSheet',
  'RecordSheet',
  'TaskSheet',
  'Popover',
  'PopoverPanel',
  'MenuButton',
  'MenuAt',
  'lazy-sheet',
]);

const popups = SOURCES.filter((name) => name.endsWith('.tsx') && !isTest(name) && !name.startsWith('features/styles/'))
  .filter((name) => POPUP.test(readFileSync(path.join(RENDERER, name), 'utf8')))
  .map(nameOf)
  .filter((name) => !SHARED.has(name));

/** Two features may each have their MergeSheet: its folder says which. */
function nameOf(file: string): string {
  const [name = '', folder = ''] = file.replace('.tsx', '').split('/').reverse();
  const isShared = SOURCES.filter((other) => path.basename(other) === `${name}.tsx`).length > 1;
  return isShared ? `${name}_${folder.replaceAll('-', '_')}` : name;
}

const namesOf = (test: string): string[] =>
  [IN_BROWSER, AUDITED].flatMap((named) => [...test.matchAll(named)].map(([, name = '']) => name));

const audited = new Set([
  ...['console', 'desktop'].flatMap((folder) =>
    readdirSync(path.join(E2E, folder))
      .filter((name) => name.endsWith('.e2e.ts'))
      .flatMap((name) => namesOf(readFileSync(path.join(E2E, folder, name), 'utf8'))),
  ),
  ...SOURCES.filter(isTest).flatMap((name) => namesOf(readFileSync(path.join(RENDERER, name), 'utf8'))),
]);

test('each popup has a test in which axe looks at it while it is open, and none is named that is gone', () => {
  expect([...audited].sort()).toEqual([...popups].sort());
});
