import { buildActor } from '@lotline/schema/testing/build-actor';
import { sayError } from '@lotline/schema/errors/catalogue';
import { statusChoices } from './status-choices.ts';

const status = (statusName: string, sortOrder: number, allowedNext?: string[]) => ({
  statusName,
  sortOrder,
  fieldOrder: sortOrder,
  fieldEdit: false,
  colour: null,
  ...(allowedNext === undefined ? {} : { allowedNext }),
});
const SETTINGS = [
  {
    name: 'Job Status Settings',
    workType: null,
    config: {
      statuses: [
        status('Received', 10),
        status('Scheduled', 20, ['Complete']),
        status('Issued', 30),
        status('Complete', 40),
        status('On Hold', 50),
      ],
    },
  },
];
const JOB = { status: 'Scheduled', workType: 'MDU' };

test('the office may choose each, those that the settings name as next first', () => {
  const choices = statusChoices(buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION'] }), JOB, SETTINGS);
  expect(choices.map((choice) => `${choice.status}${choice.isUsual ? ' next' : ''}`)).toEqual([
    'Complete next',
    'Received',
    'Issued',
    'On Hold',
  ]);
  expect(choices.every(({ refusedBecause }) => refusedBecause === null)).toBe(true);
  expect(choices.filter(({ isHold }) => isHold).map((choice) => choice.status)).toEqual(['On Hold']);
});

test('a hold is for who may put the job on hold', () => {
  const choices = statusChoices(buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION'] }), JOB, SETTINGS);
  expect(choices.filter(({ refusedBecause }) => refusedBecause !== null)).toEqual([
    { status: 'On Hold', isUsual: false, isHold: true, refusedBecause: sayError('CLAIM_REQUIRED', { claim: 'CAN_EDIT_CONSTRUCTION' }) },
  ]);
});

test('a refused one stays, with the sentence of the catalogue', () => {
  const choices = statusChoices(buildActor({ onlyClaims: ['CAN_ACCESS_FIELD_WORK'] }), JOB, SETTINGS);
  expect(choices.map(({ refusedBecause }) => refusedBecause)).toEqual(choices.map(() => 'The status can be set to: none from here.'));
});
