// Grid columns from a declaration: which a person has, in which order, and what a cell says (decision 079).
import { render } from '@testing-library/react';
import { declareList } from '@lotline/schema/domain/list/list-declaration';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { declaredColumns, declaredFacts } from './declared-columns.tsx';

const LIST = declareList({
  live: 'construction',
  ...{ name: 'pits', label: 'Pits', claim: null, shareClaim: 'CAN_EDIT_CONSTRUCTION', defaultSort: 'name' },
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    depth: { label: 'Depth', kind: 'quantity' },
    dug: { label: 'Dug', kind: 'day', isNullable: true },
    isDeep: { label: 'Deep', kind: 'flag' },
    count: { label: 'Count', kind: 'number' },
    value: { label: 'Value', kind: 'amount', claim: 'CAN_VIEW_FINANCIAL_INFORMATION' },
  },
  filters: {},
  days: {},
});
const ROW = { id: 1, name: 'A', depth: '1.500', dug: '2026-11-24', isDeep: false, count: 0, value: '12.00' };
const columnsOf = (...claims: Claim[]) =>
  declaredColumns<typeof LIST, typeof ROW>(LIST, buildActor({ claims }), {
    depth: {},
    name: { label: 'Pit' },
    dug: {},
    isDeep: {},
    count: {},
    value: {},
  });

test('the order is the screen’s, and so is a label that it gives', () => {
  expect(columnsOf().map(({ id, label, isSortable, align }) => [id, label, isSortable, align])).toEqual([
    ['depth', 'Depth', false, 'end'],
    ['name', 'Pit', true, undefined],
    ['dug', 'Dug', false, 'end'],
    ['isDeep', 'Deep', false, undefined],
    ['count', 'Count', false, 'end'],
  ]);
});

test('a column with a claim is there for who has it', () => {
  expect(columnsOf('CAN_VIEW_FINANCIAL_INFORMATION').at(-1)?.id).toBe('value');
});

test('text is copied whole; a cell shows a dash for no and for none', () => {
  const columns = columnsOf();
  expect(columns.map(({ text }) => text(ROW))).toEqual(['1.5', 'A', '24 Nov 2026', 'No', '0']);
  const cells = columns.map(({ cell }) => render(<>{cell(ROW)}</>).container.textContent);
  expect(cells).toEqual(['1.5', 'A', '24 Nov 2026', '–', '–']);
});

test('an amount reads as money, also while scrolling fast, and is copied as a bare number', () => {
  const [value] = columnsOf('CAN_VIEW_FINANCIAL_INFORMATION').slice(-1);
  const row = { ...ROW, value: '3276.80' };
  expect(render(<>{value?.cell(row)}</>).container.textContent).toBe('$3,276.80');
  expect(value?.passing?.(row)).toBe('$3,276.80');
  expect(value?.text(row)).toBe('3276.80');
  const facts = declaredFacts(LIST, buildActor({ claims: ['CAN_VIEW_FINANCIAL_INFORMATION'] }), row, ['value']);
  expect(facts).toEqual([['Value', '$3,276.80']]);
});
