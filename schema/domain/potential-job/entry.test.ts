// The entry of a potential job (specification 2 §5): required fields, numbers against ranges, and the phone that a message needs.
import fc from 'fast-check';
import { z } from 'zod';
import { runs } from '../../testing/random-runs.ts';
import { rangeOf, type EntryField } from './entry-fields.ts';
import {
  checkEntry,
  EMPTY_ENTRY,
  ENTRY_FIELD_NAMES,
  ENTRY_SHAPE,
  hasRequiredFields,
  messagePhone,
  readEntry,
  textsOfEntry,
  whyOff,
  type EntryTexts,
} from './entry.ts';

const typed = (texts: Partial<EntryTexts> = {}): EntryTexts => ({ ...EMPTY_ENTRY, streetName: 'Rosella', suburb: 'Box Hill', ...texts });
const entryOf = (texts: Partial<EntryTexts>) => {
  const { entry, faults } = readEntry(typed(texts));
  if (entry === null) throw new Error(JSON.stringify(faults));
  return entry;
};

/** As the server reads it from somebody who has no such form. */
const asSent = (texts: EntryTexts) =>
  z
    .object(ENTRY_SHAPE)
    .parse(
      Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, /Range/.test(field) && text !== '' ? Number(text) : text])),
    );

test.each([
  [{ streetName: 'Rosella', suburb: 'Box Hill' }, true, true],
  [{ streetName: 'Rosella', suburb: ' ' }, false, false],
  [{ streetName: '', suburb: 'Box Hill' }, false, false],
  [{ addressFromField: 'Next to the new servo' }, true, false],
  [{ addressFromField: '  ' }, false, false],
])('with %j filled in it can be saved: new %s, later %s', (texts, asNew, later) => {
  expect(hasRequiredFields({ ...EMPTY_ENTRY, ...texts }, true)).toBe(asNew);
  expect(hasRequiredFields({ ...EMPTY_ENTRY, ...texts }, false)).toBe(later);
});

test('without what is required the server refuses with the sentence of the form', () => {
  const { entry } = readEntry(EMPTY_ENTRY);
  expect(entry === null || checkEntry(entry, true)).toEqual({
    ok: false,
    code: 'INVALID_INPUT',
    details: { field: 'streetName', sentence: 'Please fill in the required fields' },
  });
});

test.each<[EntryField, Partial<EntryTexts>, string | null]>([
  ['lotNumber', { lotRangeLow: '60' }, 'Clear the lot range first.'],
  ['lotNumber', { unitRangeHigh: '6' }, null],
  ['lotRangeLow', { lotNumber: '14' }, 'Clear the lot number first.'],
  ['lotRangeHigh', { unitRangeLow: '1' }, 'Clear the unit range first.'],
  ['lotRangeLow', { streetRangeHigh: '9' }, 'Clear the street number range first.'],
  ['lotRangeLow', { unitNumber: '3', streetNumber: '8' }, null],
  ['unitNumber', { unitRangeLow: '1' }, 'Clear the unit range first.'],
  ['unitRangeHigh', { unitNumber: '3' }, 'Clear the unit number first.'],
  ['unitRangeLow', { lotRangeLow: '60' }, 'Clear the lot range first.'],
  ['streetNumber', { streetRangeHigh: '9' }, 'Clear the street number range first.'],
  ['streetRangeLow', { streetNumber: '8' }, 'Clear the street number first.'],
  ['streetRangeLow', { unitRangeLow: '1' }, 'Clear the unit range first.'],
  ['suburb', { lotRangeLow: '60', lotRangeHigh: '67' }, null],
])('%s with %j: %s', (field, texts, why) => {
  expect(whyOff(typed(texts), field)).toBe(why);
});

test.each<[EntryField, Partial<EntryTexts>, string]>([
  ['lotNumber', { lotNumber: '14', lotRangeLow: '60', lotRangeHigh: '67' }, 'Enter one lot or a range, not both.'],
  ['streetNumber', { streetNumber: '8', streetRangeLow: '1', streetRangeHigh: '9' }, 'Enter one street number or a range, not both.'],
  ['unitRangeLow', { unitRangeHigh: '6' }, 'Enter the first number of the range.'],
  ['unitRangeHigh', { unitRangeLow: '1' }, 'Enter the last number of the range.'],
  ['lotRangeLow', { lotRangeLow: '0', lotRangeHigh: '7' }, 'A range starts at 1 or higher.'],
  ['lotRangeHigh', { lotRangeLow: '67', lotRangeHigh: '60' }, 'Enter 67 or higher: the range starts there.'],
  ['lotRangeHigh', { lotRangeLow: '1', lotRangeHigh: '201' }, 'A range can have at most 200 numbers.'],
  [
    'unitRangeLow',
    { lotRangeLow: '1', lotRangeHigh: '2', unitRangeLow: '1', unitRangeHigh: '2' },
    'Enter one range: there is a lot range already.',
  ],
  ['siteContactPhone', { siteContactPhone: 'ask Dale' }, 'Enter a phone number like 0491 570 156.'],
  ['siteContactPhone', { siteContactPhone: '04915' }, 'Enter a phone number like 0491 570 156.'],
  ['siteContactPhone', { siteContactPhone: '0491570156 0491570157' }, 'Enter a phone number like 0491 570 156.'],
])('%s says what is wrong with %j, in the form and from the server', (field, texts, sentence) => {
  expect(readEntry(typed(texts)).faults).toEqual({ [field]: sentence });
  expect(checkEntry(asSent(typed(texts)), true)).toEqual({ ok: false, code: 'INVALID_INPUT', details: { field, sentence } });
});

test.each<[EntryField, string]>([
  ['lotRangeLow', 'sixty'],
  ['unitRangeHigh', '-1'],
  ['streetRangeLow', '1.5'],
  ['lotRangeHigh', '100000'],
  ['lotNumber', '18-12'],
  ['postCode', '27655'],
  ['state', 'XYZ'],
  ['streetName', 'x'.repeat(121)],
])('%s refuses “%s” at its field', (field, text) => {
  const { entry, faults } = readEntry(typed({ [field]: text }));
  expect(entry).toBeNull();
  expect(Object.keys(faults)).toEqual([field]);
});

test('a range of 200 numbers is one entry, and is told apart from one number', () => {
  expect(rangeOf(entryOf({ lotRangeLow: '1', lotRangeHigh: '200' }))).toEqual({ part: 'lot', low: 1, high: 200 });
  expect(rangeOf(entryOf({ lotNumber: '14', streetRangeLow: '3', streetRangeHigh: '3' }))).toEqual({ part: 'street', low: 3, high: 3 });
  expect(rangeOf(entryOf({ lotNumber: '14' }))).toBeNull();
});

test('a message can be drafted to a mobile, however it is written; another phone is stored as it is', () => {
  const mobile = entryOf({ siteContactPhone: '0491 570 156' });
  expect([mobile.siteContactPhone, messagePhone(mobile)]).toEqual(['+61491570156', '+61491570156']);
  const office = entryOf({ siteContactPhone: '(02) 9876 5432' });
  expect([office.siteContactPhone, messagePhone(office)]).toEqual(['(02) 9876 5432', null]);
  expect(messagePhone(entryOf({}))).toBeNull();
});

const number = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 300 }).map(String));
const numbers = fc.record({
  lotNumber: number,
  lotRangeLow: number,
  lotRangeHigh: number,
  unitNumber: number,
  unitRangeLow: number,
  unitRangeHigh: number,
  streetNumber: number,
  streetRangeLow: number,
  streetRangeHigh: number,
});

test('who fills in only fields that are on meets no fault of numbers against ranges', () => {
  const order = fc.shuffledSubarray(ENTRY_FIELD_NAMES.filter((field) => /^(lot|unit|street)(Number|Range)/.test(field)));
  fc.assert(
    fc.property(numbers, order, (wanted, fields) => {
      let texts = typed();
      for (const field of fields)
        if (whyOff(texts, field) === null) texts = { ...texts, [field]: new Map(Object.entries(wanted)).get(field) };
      const sentences = Object.values(readEntry(texts).faults);
      expect(sentences.filter((sentence) => /not both|there is a/.test(sentence))).toEqual([]);
    }),
    runs({ least: 300, soak: 20_000 }),
  );
});

test('what is filled in is never off, so that it can be cleared', () => {
  fc.assert(
    fc.property(numbers, (wanted) => {
      const texts = typed(wanted);
      for (const field of ENTRY_FIELD_NAMES) if (texts[field] !== '') expect(whyOff(texts, field)).toBeNull();
    }),
    runs({ least: 300, soak: 20_000 }),
  );
});

test('the form and the server judge alike, and what is stored reads back as the same entry', () => {
  fc.assert(
    fc.property(numbers, (wanted) => {
      const { entry, faults } = readEntry(typed(wanted));
      if (entry === null) return expect(Object.keys(faults)).not.toEqual([]);
      expect(checkEntry(entry, false)).toEqual({ ok: true });
      expect(readEntry(textsOfEntry(entry)).entry).toEqual(entry);
    }),
    runs({ least: 300, soak: 20_000 }),
  );
});
