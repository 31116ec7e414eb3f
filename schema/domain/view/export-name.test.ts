import { DECLARED_LISTS } from './declared-lists.ts';
import { exportFileName } from '../list/export-name.ts';

test('a file is called as its list and its day, and no two lists alike', () => {
  expect(exportFileName({ label: 'Item codes' }, '2026-11-24', 'xlsx')).toBe('item-codes-2026-11-24.xlsx');
  const names = DECLARED_LISTS.map((list) => exportFileName(list, '2026-11-24', 'csv'));
  expect(new Set(names).size).toBe(names.length);
});
