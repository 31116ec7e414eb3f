import { likenessOf } from './address-likeness.rules.ts';

test.each([
  ['14', '8', '14', '8', 'address'],
  [null, '8', null, '8', 'address'],
  ['14a', null, '14A ', null, 'address'],
  ['14', '8', '14', '10', 'lotOtherNumber'],
  ['14', null, '14', '8', 'lot'],
  ['14', '8', '15', '8', 'numberOtherLot'],
  [null, '8', '15', '8', 'number'],
  ['14', '8', ' ', '8', 'number'],
])('lot %s, number %s is to lot %s, number %s: %s', (lotNumber, streetNumber, thereLot, thereNumber, likeness) => {
  expect(likenessOf({ lotNumber, streetNumber }, { lotNumber: thereLot, streetNumber: thereNumber })).toBe(likeness);
});
