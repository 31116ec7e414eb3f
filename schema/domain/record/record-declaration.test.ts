// Who reads and writes which field of a declared record (decision 080).
import { buildActor } from '../../testing/build-actor.ts';
import { canWriteFields, isLeft, seenValues, type DeclaredRecord } from './record-declaration.ts';

const RECORD = {
  entity: 'thing',
  called: 'thing',
  claim: 'CAN_EDIT_CONSTRUCTION',
  fields: {
    name: { label: 'Name', kind: 'line' },
    count: { label: 'Count', kind: 'count', claim: 'CAN_VIEW_FINANCIAL_INFORMATION' },
  },
} as const satisfies DeclaredRecord;
const office = buildActor({ onlyClaims: ['CAN_EDIT_CONSTRUCTION'] });
const finance = buildActor({ onlyClaims: ['CAN_EDIT_CONSTRUCTION', 'CAN_VIEW_FINANCIAL_INFORMATION'] });
const VALUES = { name: 'Pit', count: 3, 'customFields.Gate code': '12' };

test('a field with a claim reaches nobody without it, and what is no field of the declaration stays', () => {
  expect(seenValues(office, RECORD, VALUES)).toEqual({ ...VALUES, count: null });
  expect(seenValues(finance, RECORD, VALUES)).toEqual(VALUES);
});

test('a field with a claim is written by nobody without it', () => {
  const may = (actor: typeof office, ...keys: string[]) => canWriteFields(actor, RECORD, keys).ok;
  expect([may(office, 'name'), may(office, 'count'), may(finance, 'name', 'count'), may(buildActor({ onlyClaims: [] }), 'name')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('of a whole form, what a person does not see and leaves empty stays as it is', () => {
  const { name, count } = RECORD.fields;
  expect([isLeft(office, count, null), isLeft(office, count, 3), isLeft(finance, count, null), isLeft(office, name, null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
