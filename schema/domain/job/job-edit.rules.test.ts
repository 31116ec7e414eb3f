import { statesOfPostcode } from '../kernel/postcode.ts';
import { parseSettingStrictly } from '../settings/parse-setting.ts';
import { canChangeWorkType, canMoveDueDate, copiedValues, jobFaults, jobWarnings } from './job-edit.rules.ts';

const STREET = { streetNumber: '8', streetName: 'Wattle', roadType: 'Rd', suburb: 'Box Hill', state: 'NSW', postCode: '2765' };
const faults = (values: Record<string, string | null>, ...changed: string[]) =>
  jobFaults({ ...STREET, ...values }, new Set(changed), { addressType: 'structured', templates: [] }).map(({ details }) => details);

test('a postcode belongs to the state, on both sides of a border', () => {
  expect(faults({ postCode: '3128' }, 'postCode')).toEqual([{ field: 'postCode', sentence: '3128 is in VIC, not in NSW.' }]);
  expect(faults({ state: 'VIC' }, 'state')).toEqual([{ field: 'postCode', sentence: '2765 is in NSW, not in VIC.' }]);
  expect(faults({ postCode: '4383' }, 'postCode')).toEqual([]);
  expect(faults({ postCode: '0001' }, 'postCode')).toEqual([{ field: 'postCode', sentence: '0001is not an Australian postcode.' }]);
  expect(statesOfPostcode('2620')).toEqual(['NSW', 'ACT']);
});

test('what stood before this edit is not asked again', () => {
  expect(faults({ postCode: '3128' }, 'description')).toEqual([]);
  expect(faults({ streetName: null }, 'description')).toEqual([]);
  expect(faults({ streetName: null }, 'streetName')).toEqual([{ field: 'streetName', sentence: 'Street is missing.' }]);
});

test('an address in one line needs its line', () => {
  expect(
    jobFaults({ address: null }, new Set(['address']), { addressType: 'free', templates: [] }).map(({ details }) => details['field']),
  ).toEqual(['address']);
});

test('a required field of the work type: of a new job, of another work type, and where it is emptied; what was empty before is not asked again', () => {
  const { templates } = parseSettingStrictly('Custom Construction Fields', {
    templates: [
      { fieldName: 'Gate', fieldType: 'text', required: true },
      { fieldName: 'Floors', fieldType: 'number' },
    ],
  });
  const lacking = (values: Record<string, string | number | null>, ...changed: string[]) =>
    jobFaults({ ...STREET, ...values }, new Set(changed), { addressType: 'structured', templates }).map(({ details }) => details);
  const missing = [{ field: 'customFields.Gate', sentence: 'Gate is missing.' }];
  expect(lacking({}, 'workType')).toEqual(missing);
  expect(lacking({ 'customFields.Gate': null }, 'customFields.Gate')).toEqual(missing);
  expect(lacking({ 'customFields.Gate': '4711' }, 'workType', 'customFields.Gate')).toEqual([]);
  expect(lacking({}, 'description')).toEqual([]);
});

test('the original due date is set once; the updated one moves with a reason', () => {
  const before = { originalDueDate: '2026-11-20', updatedDueDate: null };
  expect(canMoveDueDate(before, { originalDueDate: '2026-11-24' }, 'rain')).toMatchObject({ code: 'INVALID_INPUT' });
  expect(canMoveDueDate(before, { updatedDueDate: '2026-11-24' }, null)).toMatchObject({ code: 'REASON_REQUIRED' });
  expect(canMoveDueDate(before, { updatedDueDate: '2026-11-24' }, 'rain')).toEqual({ ok: true });
  expect(canMoveDueDate({}, { originalDueDate: '2026-11-24' }, null)).toEqual({ ok: true });
  expect(canMoveDueDate(before, { suburb: 'Ryde' }, null)).toEqual({ ok: true });
});

test('a work type changes unasked only while nothing is issued', () => {
  const change = { from: 'MDU', to: 'Pre-install', issuedTasks: 2, settings: ['Address Type'] };
  expect(canChangeWorkType(change, false)).toMatchObject({ ok: false, code: 'WORK_TYPE_UNCONFIRMED', details: change });
  expect(canChangeWorkType(change, true)).toEqual({ ok: true });
  expect(canChangeWorkType({ ...change, issuedTasks: 0 }, false)).toEqual({ ok: true });
  expect(canChangeWorkType({ ...change, to: 'MDU' }, false)).toEqual({ ok: true });
});

test('warnings: due or integration before onsite, DBYD before the next booked day', () => {
  const values = { updatedDueDate: '2026-11-20', integrationDate: '2026-11-24', dbydExpiryDate: '2026-11-30' };
  const facts = { onsiteDate: '2026-11-24', nextBooked: '2026-12-01' };
  expect(jobWarnings(values, facts)).toEqual([
    { field: 'updatedDueDate', over: 'onsite', day: '2026-11-24' },
    { field: 'dbydExpiryDate', over: 'booked', day: '2026-12-01' },
  ]);
  expect(jobWarnings(values, { onsiteDate: null, nextBooked: null })).toEqual([]);
});

test('a duplicate takes along what is not of the one job alone', () => {
  const values = {
    workOrder: '1',
    suburb: 'Ryde',
    crqNumber: '7',
    dbydExpiryDate: '2026-11-30',
    'customFields.Ground': 'Clay',
    region: null,
  };
  expect(copiedValues(values)).toEqual({ suburb: 'Ryde', 'customFields.Ground': 'Clay' });
});
