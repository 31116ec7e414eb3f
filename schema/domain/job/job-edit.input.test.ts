import { RefusalError } from '../../errors/refusal-error.ts';
import { parseJobValue, updateJobInput } from './job-edit.input.ts';

const TEMPLATES = [
  { fieldName: 'Ground', fieldType: 'select', options: ['Clay', 'Sand'], isFieldWork: true },
  { fieldName: 'Floors', fieldType: 'number', isFieldWork: true },
  { fieldName: 'Power on', fieldType: 'checkbox', isFieldWork: true },
] as const;
const templates = TEMPLATES.map((one) => ({ ...('options' in one ? { ...one, options: [...one.options] } : one), required: false }));

function said(field: string, value: unknown): string {
  try {
    return `= ${JSON.stringify(parseJobValue(field, value, templates))}`;
  } catch (error) {
    if (error instanceof RefusalError) return `${error.code}: ${error.message}`;
    throw error;
  }
}

test.each([
  ['workOrder', ' 48213 ', '= "48213"'],
  ['workOrder', '', 'INVALID_INPUT: Work order is missing.'],
  ['customerRef', '   ', '= null'],
  ['customerRef', 'x'.repeat(101), 'INVALID_INPUT: Customer ref must be at most 100 characters.'],
  ['premises', 0, '= 0'],
  ['premises', -1, 'INVALID_INPUT: Premises must be at least 0.'],
  ['premises', 1.5, 'INVALID_INPUT: Premises must be a whole number.'],
  ['premises', '', '= null'],
  ['streetNumber', '12-18', '= "12-18"'],
  ['streetNumber', '18-12', 'INVALID_INPUT: Street number must run from the lower number to the higher one, such as 12-18.'],
  ['lotNumber', '14A', '= "14A"'],
  ['postCode', '276', 'INVALID_INPUT: Postcode must be four digits, such as 2765.'],
  ['state', 'NSW', '= "NSW"'],
  ['state', 'New South Wales', 'INVALID_INPUT: State must be one of: NSW, VIC, QLD, SA, WA, TAS, NT, ACT.'],
  ['dbydExpiryDate', '2026-02-30', 'INVALID_INPUT: DBYD expiry must be a valid date, such as 14/8/2026 or 14 Aug.'],
  ['dbydExpiryDate', null, '= null'],
  ['siteContactPhone', '0491 570 156', '= "+61491570156"'],
  ['siteContactPhone', '12', 'PHONE_INVALID: Enter an Australian mobile: 04 and eight more digits, or +614 and eight digits.'],
  ['acceleratedJob', 'yes', 'INVALID_INPUT: Accelerated must be yes or no.'],
  ['customFields.Ground', 'Clay', '= "Clay"'],
  ['customFields.Ground', 'Rock', 'INVALID_INPUT: Ground must be one of: Clay, Sand.'],
  ['customFields.Floors', 12, '= 12'],
  ['customFields.Power on', null, '= null'],
  ['customFields.Colour', 'red', 'INVALID_INPUT: Colour is not a field of this work type.'],
  ['status', 'Closed', 'INVALID_INPUT: status is not a field of this work type.'],
] as const)('%s: %j is %s', (field, value, answer) => {
  expect(said(field, value)).toBe(answer);
});

test('an edit says for each changed field what it was', () => {
  expect(updateJobInput.safeParse({ id: 1, base: {}, changes: { suburb: 'Ryde' } }).success).toBe(false);
  expect(updateJobInput.safeParse({ id: 1, base: { suburb: null }, changes: { suburb: 'Ryde' } }).success).toBe(true);
});
