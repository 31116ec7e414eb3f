import fc from 'fast-check';
import {
  addMoney,
  addQuantities,
  compareDecimals,
  formatAud,
  formatQuantity,
  gstOf,
  isNegative,
  isZero,
  multiplyMoney,
  parseMoney,
  parseQuantity,
  withGst,
} from './money.ts';
import { runs } from '../../testing/random-runs.ts';

const cents = fc
  .integer({ min: -1_000_000, max: 1_000_000 })
  .map((n) => (n < 0 ? '-' : '') + (Math.abs(n) / 100).toFixed(2))
  .filter((text) => text !== '-0.00');

describe('decimal strings (domain.md §3)', () => {
  it('prints money with 2 and quantities with 3 places, as the database does', () => {
    expect(parseMoney('385')).toBe('385.00');
    expect(parseMoney('.5')).toBe('0.50');
    expect(parseMoney('-1.2')).toBe('-1.20');
    expect(parseMoney('9999999999.99')).toBe('9999999999.99');
    expect(parseQuantity('2')).toBe('2.000');
    expect(parseQuantity('0')).toBe('0.000');
    expect(parseQuantity('007.25')).toBe('7.250');
    expect(parseQuantity('999999999.999')).toBe('999999999.999');
  });

  it.each(['1e9', '-0', '-0.00', 'NaN', 'Infinity', '1.2345', '1000000000', '', '-', '.', '5.', '+1', '1,000', ' 1', '0x10', '１'])(
    'refuses %p as a quantity',
    (text) => {
      expect(parseQuantity(text)).toBeNull();
    },
  );

  it('refuses a third decimal and an eleventh digit as money', () => {
    expect(parseMoney('1.234')).toBeNull();
    expect(parseMoney('10000000000')).toBeNull();
  });

  it('adds without losing a cent', () => {
    expect(addMoney('0.10', '0.20')).toBe('0.30');
    expect(addMoney()).toBe('0.00');
    expect(addQuantities('1.001', '-2.5')).toBe('-1.499');
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(addMoney(a, b)).toBe(addMoney(b, a));
        expect(Number(addMoney(a, b)).toFixed(2)).toBe(((Math.round(Number(a) * 100) + Math.round(Number(b) * 100)) / 100).toFixed(2));
      }),
      runs({ least: 10, soak: 100 }),
    );
  });

  it('multiplies quantity and rate to cents, half away from zero', () => {
    expect(multiplyMoney('31.000', '24.50')).toBe('759.50');
    expect(multiplyMoney('0.5', '96')).toBe('48.00');
    expect(multiplyMoney('0.005', '1.00')).toBe('0.01');
    expect(multiplyMoney('0.004', '1.00')).toBe('0.00');
    expect(multiplyMoney('-0.005', '1.00')).toBe('-0.01');
    expect(multiplyMoney('999999999.999', '9999999999.99')).toBe('9999999999980000000.00');
  });

  it('takes a tenth as GST, rounded on each line', () => {
    expect(gstOf('0.05')).toBe('0.01');
    expect(gstOf('2571.50')).toBe('257.15');
    expect(withGst('100.00')).toBe('110.00');
  });

  it('compares by value', () => {
    expect(compareDecimals('2', '2.000')).toBe(0);
    expect(compareDecimals('-1', '0.5')).toBe(-1);
    expect(compareDecimals('10', '9')).toBe(1);
    expect(isZero('0.000')).toBe(true);
    expect(isZero('0.001')).toBe(false);
    expect(isNegative('-0.001')).toBe(true);
    expect(isNegative('0')).toBe(false);
  });

  it('throws on what is no decimal', () => {
    expect(() => addMoney('1e9')).toThrow(RangeError);
  });
});

describe('money and quantities for people (Spec 1 §9)', () => {
  it.each([
    ['1234.5', '$1,234.50'],
    ['0', '$0.00'],
    ['999.999', '$1,000.00'],
    ['-1234567.8', '-$1,234,567.80'],
    ['-0.001', '$0.00'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatAud(amount)).toBe(text);
  });

  it.each([
    ['35.000', '35'],
    ['0.500', '0.5'],
    ['100', '100'],
    ['0.000', '0'],
    ['-2.250', '-2.25'],
  ])('writes the quantity %s as %s', (quantity, text) => {
    expect(formatQuantity(quantity)).toBe(text);
  });
});
