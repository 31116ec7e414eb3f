import { derivedAddress, type AddressType } from './job-address.rules.ts';
import type { JobValues } from './job.fields.ts';

const PARTS = { streetNumber: '8', streetName: 'Wattle', roadType: 'Rd', suburb: 'Box Hill', state: 'NSW', postCode: '2765' };
const LINE = '8 Wattle Rd, Box Hill NSW 2765';
const WHOLE = { ...PARTS, address: LINE };
const NO_PARTS = { lotNumber: null, unitNumber: null, streetNumber: null, streetName: null, roadType: null };

const edit = (from: AddressType, to: AddressType, before: JobValues, written: JobValues) => derivedAddress({ before, written, from, to });

test('a structured address is written out of its parts', () => {
  expect(edit('structured', 'structured', WHOLE, { lotNumber: '14' })).toEqual({ address: `Lot 14, ${LINE}` });
});

test('from structured to free the line is made of the parts as typed, and the parts are kept', () => {
  const typed = { workType: 'MDU', lotNumber: '14', suburb: 'Rouse Hill', postCode: '2155' };
  expect(edit('structured', 'free', WHOLE, typed)).toEqual({ address: 'Lot 14, 8 Wattle Rd, Rouse Hill NSW 2155' });
  expect(edit('structured', 'free', WHOLE, { workType: 'MDU' })).toEqual({ address: LINE });
  // an import may have told the line otherwise: what everybody was shown is the parts
  expect(edit('structured', 'free', { ...PARTS, address: 'WATTLE' }, { workType: 'MDU' })).toEqual({ address: LINE });
});

test('there and back, the parts are those that were typed', () => {
  const typed = { workType: 'MDU', lotNumber: '14' };
  const free = { ...WHOLE, ...typed, ...edit('structured', 'free', WHOLE, typed) };
  const back = { ...free, ...edit('free', 'structured', free, { workType: 'Pre-install' }) };
  expect(back).toMatchObject({ ...PARTS, lotNumber: '14', address: `Lot 14, ${LINE}` });
});

test('the line of a free address follows its parts until it says something else, and then they are emptied', () => {
  expect(edit('free', 'free', WHOLE, { suburb: 'Ryde' })).toEqual({ address: '8 Wattle Rd, Ryde NSW 2765' });
  expect(edit('free', 'free', WHOLE, { address: 'Tower 2, 9 Kent St' })).toEqual(NO_PARTS);
  expect(edit('structured', 'free', WHOLE, { workType: 'MDU', address: 'Tower 2, 9 Kent St' })).toEqual(NO_PARTS);
  expect(edit('free', 'free', { ...PARTS, address: 'Tower 2' }, { suburb: 'Ryde' })).toEqual(NO_PARTS);
  expect(edit('structured', 'free', WHOLE, { workType: 'MDU', address: LINE })).toEqual({});
});

test('from free to structured the line stays until the street is typed', () => {
  const before = { address: 'Tower 2, 9 Kent St', suburb: 'Sydney' };
  expect(edit('free', 'structured', before, { workType: 'Pre-install' })).toEqual({});
  expect(edit('free', 'structured', before, { workType: 'Pre-install', streetName: 'Kent' })).toEqual({ address: 'Kent, Sydney' });
});

test('an edit of something else leaves the address as it came', () => {
  expect(edit('free', 'free', { ...PARTS, address: 'Tower 2' }, { scheduler: 'Rob' })).toEqual({});
});

test('a new job of parts that becomes free has both; one with a line of its own has no parts', () => {
  expect(edit('free', 'free', {}, { workType: 'MDU', ...PARTS })).toEqual({ address: LINE });
  expect(edit('free', 'free', {}, { workType: 'MDU', address: 'Tower 2' })).toEqual({});
});
