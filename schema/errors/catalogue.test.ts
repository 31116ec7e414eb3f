import { CATALOGUE, isErrorCode, sayError, type ErrorCode } from './catalogue.ts';
import { refuse, RefusalError } from './refusal-error.ts';

const CODES = Object.keys(CATALOGUE).filter(isErrorCode);

describe('the catalogue of refusals (house style, "Errors")', () => {
  it.each(CODES)('%s says a whole sentence, with nothing to go on and with nonsense', (code) => {
    const nonsense = Object.fromEntries(
      ['sentence', 'limit', 'document', 'codes', 'allowed', 'field', 'missing'].map((key) => [key, { toString: null }]),
    );
    for (const details of [{}, nonsense]) {
      expect(sayError(code, details)).toMatch(/^\p{Lu}.{8,}/u);
      expect(sayError(code, details)).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it.each<[ErrorCode, Record<string, unknown>, string]>([
    ['BODY_TOO_LARGE', { limit: '1 MiB' }, 'What was sent is larger than the limit of 1 MiB.'],
    ['ITEMS_REJECTED', { codes: ['CON-50', 'PIT-450'] }, 'Correct CON-50, PIT-450 first: the quantity was rejected.'],
    ['STATUS_NOT_ALLOWED', { allowed: [] }, 'The status can be set to: none from here.'],
    ['ITEM_CHANGE_NOT_ALLOWED', { missing: 'onsite' }, 'Go onsite first, then quantities can be changed.'],
    ['ITEM_CHANGE_NOT_ALLOWED', { missing: 'toString' }, sayError('ITEM_CHANGE_NOT_ALLOWED')],
    [
      'SETTING_STATUS_IN_USE',
      {
        statuses: [{ __typename: 'StatusUse', status: 'Scheduled', count: 5 }, { count: 1, status: 'Scoping' }, {}],
      },
      'Some jobs are in a status that you removed: Scheduled (5), Scoping (1). Choose the status they go to.',
    ],
    ['QUANTITY_ZERO', {}, 'Select an item and provide a quantity and reason'],
    ['QUANTITY_NEGATIVE', {}, 'Provide a quantity and reason for variation'],
  ])('%s fills in its details', (code, details, sentence) => {
    expect(sayError(code, details)).toBe(sentence);
  });

  it('is thrown with its code, details and sentence', () => {
    expect(() => refuse('INVALID_INPUT', { field: 'name', sentence: 'Name is missing.' })).toThrow(
      new RefusalError('INVALID_INPUT', { sentence: 'Name is missing.' }),
    );
    expect(isErrorCode('toString')).toBe(false);
  });

  it('has a sentence for a code that the field app is built without', () => {
    expect(sayError('OF_THE_OFFICE' as ErrorCode)).toBe('This cannot be done at the moment. Ask the office.');
  });
});
