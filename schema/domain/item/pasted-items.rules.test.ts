import { judgePastedRows, readPastedRows } from './pasted-items.rules.ts';

const item = (id: number, code: string, isArchived = false) => ({ id, code, isArchived });
const ITEMS = [item(1, 'PIT-450'), item(2, 'CON-20'), item(3, 'OLD-1', true)];
const faultOf = (line: string) => judgePastedRows(readPastedRows(line), ITEMS)[0]?.fault;

test('a spreadsheet’s rows are read by tabs: code, quantity, and the rest as the note', () => {
  expect(readPastedRows('PIT-450\t5\tboth sides\r\nCON-20\t1,250\t\r\n\r\n')).toEqual([
    { code: 'PIT-450', quantity: '5', note: 'both sides' },
    { code: 'CON-20', quantity: '1,250', note: '' },
  ]);
});

test('without tabs, semicolons, commas or spaces part code and quantity', () => {
  for (const line of ['PIT-450;5', 'PIT-450, 5', 'PIT-450   5', '"PIT-450","5"'])
    expect(readPastedRows(line)).toEqual([{ code: 'PIT-450', quantity: '5', note: '' }]);
});

test('a row of headings is no item', () => {
  expect(readPastedRows('Item code\tQty\nPIT-450\t5')).toEqual([{ code: 'PIT-450', quantity: '5', note: '' }]);
});

test('a code is one whatever its case and spaces, and a thousand may have its comma', () => {
  expect(judgePastedRows(readPastedRows('con - 20\t1,250.5'), ITEMS)).toEqual([
    { row: { code: 'con - 20', quantity: '1,250.5', note: '' }, item: ITEMS[1], quantity: '1250.500', fault: null },
  ]);
});

test.each([
  ['NONE\t1', 'No item has the code NONE.'],
  ['OLD-1\t1', 'OLD-1 is archived. Choose another item.'],
  ['PIT-450', 'PIT-450 has no quantity.'],
  ['PIT-450\tfive', 'PIT-450: “five” is not a quantity. Use a number with at most three decimals.'],
  ['PIT-450\t0', 'PIT-450: the quantity must be more than zero and at most 100,000, not 0.'],
  ['PIT-450\t-2', 'PIT-450: the quantity must be more than zero and at most 100,000, not -2.'],
  ['PIT-450\t100001', 'PIT-450: the quantity must be more than zero and at most 100,000, not 100001.'],
  ['\t5\tnote', 'This row has no code.'],
])('%j is refused with its reason', (line, fault) => {
  expect(faultOf(line)).toBe(fault);
});

test('good rows stand beside refused ones, in their order', () => {
  const rows = judgePastedRows(readPastedRows('PIT-450\t5\nNONE\t1\nCON-20\t2'), ITEMS);
  expect(rows.map(({ fault }) => fault === null)).toEqual([true, false, true]);
});
