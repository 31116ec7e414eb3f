import { fact, type Contractor } from './contractor-data.ts';

const contractor = (paymentTerms: string | null, termDays: number | null): Contractor => ({
  ...{ id: 1, version: 0, status: 'active', values: { paymentTerms }, document: null, documentExpiry: null, openTasks: 0, termDays },
  ...{ groups: [], people: [] },
});

test.each([
  ['End of month', 30, 'End of month: a bill is due after 30 days'],
  ['Next day', 1, 'Next day: a bill is due after 1 day'],
  ['On receipt', 0, 'On receipt: a bill is due at once'],
  ['As agreed', null, 'As agreed'],
  [null, null, '–'],
])('payment terms %s of %s days are read as %s', (terms, days, said) => {
  expect(fact(contractor(terms, days), 'paymentTerms')).toEqual(['Payment terms', said]);
});
