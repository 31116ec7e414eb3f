import { addRow, contactRows, emptyRow, parseRows, rowOfField, sameRows, toContactInputs } from './contact-rows.ts';

const contact = (id: number, sortOrder: number) => ({
  id,
  sortOrder,
  name: `Contact ${String(id)}`,
  description: null,
  phone: '+61491570156',
  email: null,
});

test('the primary contact stands first, numbers as people write them (Spec 1 §9)', () => {
  const rows = contactRows([contact(7, 2), contact(8, 1)]);
  expect(rows.map(({ id }) => id)).toEqual([8, 7]);
  expect(rows[0]).toMatchObject({ description: '', phone: '0491 570 156', email: '' });
});

test('without contacts there is one row to fill in (Spec 2 §5)', () => {
  expect(contactRows([])).toEqual([emptyRow('first')]);
});

test('what is sent keeps the order of the screen; rows with nothing in them are left out (Spec 2 §5)', () => {
  const rows = [
    emptyRow('a'),
    { ...emptyRow('b'), name: 'Sam' },
    { ...emptyRow('c'), id: 8, phone: ' 0491570156 ' },
    { ...emptyRow('d'), name: '  ' },
  ];
  expect(toContactInputs(rows)).toEqual([
    { name: 'Sam', description: '', phone: '', email: '', sortOrder: 1 },
    { id: 8, name: '', description: '', phone: ' 0491570156 ', email: '', sortOrder: 2 },
  ]);
});

test('an added row counts as a change once something stands in it (Spec 2 §5)', () => {
  const rows = contactRows([contact(7, 1)]);
  expect(sameRows(rows, [...rows, emptyRow('added')])).toBe(true);
  expect(sameRows(rows, [...rows, { ...emptyRow('added'), name: 'Sam' }])).toBe(false);
  expect(
    sameRows(
      rows,
      rows.map((row) => ({ ...row, phone: '' })),
    ),
  ).toBe(false);
});

test('a refusal is shown at the row that it speaks of, past rows with nothing in them', () => {
  const rows = [emptyRow('a'), { ...emptyRow('b'), name: 'Sam' }, { ...emptyRow('c'), phone: '12' }];
  expect(rowOfField(rows, '1.phone')).toBe('c');
  expect(rowOfField(rows, '0.email')).toBe('b');
  expect([rowOfField(rows, ''), rowOfField(rows, '7.phone')]).toEqual([null, null]);
});

test('rows come back from a draft as they were, and what is none is passed over', () => {
  const rows = addRow(contactRows([contact(7, 1)]));
  expect(parseRows(JSON.stringify(rows))).toEqual(rows);
  for (const text of ['', '{', 'null', '[]', '[1]', '[{"key":"a","id":"7"}]', '{"0":{}}']) expect(parseRows(text)).toBeNull();
});

test('an added row has a key that no other has, whichever were removed', () => {
  const two = addRow(addRow([emptyRow('first')]));
  const [, , last] = two;
  expect(new Set(addRow([last as (typeof two)[number]]).map(({ key }) => key)).size).toBe(2);
});
