// What stands in a cell of an exported list.
import { safeText, writeCell } from './export-cell.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '-', ' =1', '\n@A1'])(
  'a text that a spreadsheet would work out is held back: %j',
  (text) => {
    expect(safeText(text)).toBe(`'${text}`);
  },
);

test.each(['WO-1', '1-2', '', ' a=1', "O'Brien"])('any other stays as it is: %j', (text) => {
  expect(safeText(text)).toBe(text);
});

test.each([
  ['number', '-12.50', '-12.50'],
  ['number', 0, '0'],
  ['number', null, ''],
  ['day', '2026-11-24', '2026-11-24'],
  ['instant', '2026-11-20T13:05:00.000Z', '2026-11-21 00:05'],
  ['flag', true, 'Yes'],
  ['flag', false, 'No'],
  ['phone', '+61491570156', '0491 570 156'],
  ['phone', '+1 555', "'+1 555"],
  ['text', '-12.50', "'-12.50"],
] as const)('%s %j', (kind, value, cell) => {
  expect(writeCell(kind, value, 'Australia/Sydney')).toBe(cell);
});
