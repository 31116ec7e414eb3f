// The README's one table and .env.example name every setting, and nothing else.
import { readFileSync } from 'node:fs';
import { SETTING_KEYS } from './config.ts';

const read = (file: string): string => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

test('the README’s table has every setting', () => {
  const section = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const named = [...section.matchAll(/^\|(.+?)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  expect([...new Set(named)].sort()).toEqual([...SETTING_KEYS].sort());
});

test('.env.example has every setting', () => {
  const named = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual([...SETTING_KEYS].sort());
});
