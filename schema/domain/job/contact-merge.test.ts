import { mergeContacts, type ContactForm } from './contact-merge.ts';
import { emptyRow, type ContactRow } from './contact-rows.ts';

const row = (id: number | null, name: string, phone = ''): ContactRow => ({ ...emptyRow(`row-${String(id)}-${name}`), id, name, phone });
const form = (...rows: readonly ContactRow[]): ContactForm => ({ developer: 'Northline', rows });
const told = ({ rows }: ContactForm) => rows.map(({ id, name, phone }) => [id, name, phone]);
const BASE = form(row(1, 'Ann', '0491 570 156'), row(2, 'Bea'));

test('what only one of the two changed is kept of both, also in one contact', () => {
  const yours = form(row(1, 'Ann Reid', '0491 570 156'), row(2, 'Bea'));
  const theirs = { ...form(row(1, 'Ann', '0491 570 157'), row(2, 'Bea Cole')), developer: 'Harbour' };
  const { form: merged, clashes } = mergeContacts({ base: BASE, yours, theirs });
  expect(clashes).toEqual([]);
  expect(merged.developer).toBe('Harbour');
  expect(told(merged)).toEqual([
    [1, 'Ann Reid', '0491 570 157'],
    [2, 'Bea Cole', ''],
  ]);
});

test('one field that both changed is decided, and yours stands until then', () => {
  const three = { base: BASE, yours: form(row(1, 'Ann Reid'), row(2, 'Bea')), theirs: form(row(1, 'Anna'), row(2, 'Bea')) };
  const { form: merged, clashes } = mergeContacts(three);
  expect(clashes).toEqual([{ field: '1.name', base: 'Ann', yours: 'Ann Reid', theirs: 'Anna' }]);
  expect(merged.rows[0]?.name).toBe('Ann Reid');
  const decided = mergeContacts(three, { '1.name': 'theirs' });
  expect(decided.clashes).toEqual([]);
  expect(decided.form.rows[0]?.name).toBe('Anna');
});

test('contacts that either has added are both there; one number spaced otherwise is no change', () => {
  const yours = form(row(1, 'Ann', '0491570156'), row(2, 'Bea'), row(null, 'Cy'));
  const theirs = form(row(1, 'Ann', '0491 570 159'), row(2, 'Bea'), row(3, 'Dee'));
  const { form: merged, clashes } = mergeContacts({ base: BASE, yours, theirs });
  expect(clashes).toEqual([]);
  expect(told(merged)).toEqual([
    [1, 'Ann', '0491 570 159'],
    [2, 'Bea', ''],
    [null, 'Cy', ''],
    [3, 'Dee', ''],
  ]);
});

test('a removal does not take what the other one has written', () => {
  const untouched = mergeContacts({ base: BASE, yours: form(row(2, 'Bea')), theirs: BASE });
  expect(told(untouched.form)).toEqual([[2, 'Bea', '']]);
  const removedByYou = mergeContacts({ base: BASE, yours: form(row(2, 'Bea')), theirs: form(row(1, 'Anna'), row(2, 'Bea')) });
  expect(told(removedByYou.form)).toEqual([
    [2, 'Bea', ''],
    [1, 'Anna', ''],
  ]);
  const removedByThem = mergeContacts({ base: BASE, yours: form(row(1, 'Ann Reid'), row(2, 'Bea')), theirs: form() });
  expect(told(removedByThem.form)).toEqual([[null, 'Ann Reid', '']]);
  expect(told(mergeContacts({ base: BASE, yours: BASE, theirs: form() }).form)).toEqual([[null, '', '']]);
});
