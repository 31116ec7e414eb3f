import { quantityText } from './quantity-text.ts';

test('figures carry their unit, things that are counted do not', () => {
  expect([
    quantityText('31.000', 'm'),
    quantityText('2.500', 'hr'),
    quantityText('2.000', 'Each'),
    quantityText('3.000', null),
    quantityText('1250.500', 'm'),
  ]).toEqual(['31 m', '2.5 hr', '2', '3', '1,250.5 m']);
});
