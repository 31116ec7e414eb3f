// What stands in a cell of an exported workbook.
import { workbookCell } from './workbook-cell.ts';

test.each([
  ['number', 0, 0],
  ['amount', '-12.50', -12.5],
  ['amount', '1234567890123.45', 1_234_567_890_123.45],
  // a float has not so many digits: the text has
  ['amount', '12345678901234567.89', '12345678901234567.89'],
  ['number', null, null],
  ['day', '2026-11-24', new Date('2026-11-24T00:00:00Z')],
  ['instant', '2026-11-20T13:05:00.000Z', new Date('2026-11-21T00:05:00Z')],
  ['flag', true, 'Yes'],
  ['phone', '+61491570156', '0491 570 156'],
  // no program works out a text: it needs no apostrophe
  ['text', '=1+1', '=1+1'],
  ['text', '', null],
  ['text', 'a\ufffeb', 'a\ufffdb'],
  ['text', 'pit_x0041_', 'pit_x005F_x0041_'],
] as const)('%s %j', (kind, value, cell) => {
  expect(workbookCell(kind, value, 'Australia/Sydney')).toEqual(cell);
});

test('a text longer than a cell takes is cut, and shows it', () => {
  const cell = String(workbookCell('text', 'x'.repeat(40_000), 'Australia/Sydney'));
  expect(cell).toHaveLength(32_767);
  expect(cell.endsWith('x…')).toBe(true);
});
