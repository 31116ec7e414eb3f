import fc from 'fast-check';
import { runs } from '../../testing/random-runs.ts';
import { formatAbn, formatAcn, parseAbn, parseAccountNumber, parseAcn, parseBsb } from './business-numbers.ts';
import { statesOfPostcode } from './postcode.ts';

const times = runs({ least: 300, soak: 10_000 });
const digits = (count: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });

/** By another way than the rule's: every check digit is tried against the definition. */
const isAbnByTheBook = (text: string): boolean => {
  const [a = 0, ...rest] = [...text].map(Number);
  const all = [a - 1, ...rest];
  let sum = 0;
  for (let place = 0; place < 11; place++) sum += (all[place] ?? 0) * (place === 0 ? 10 : 2 * place - 1);
  return sum % 89 === 0;
};

test('the numbers of the register’s own examples pass, and one that is a digit off does not', () => {
  expect([parseAbn('51 824 753 556'), parseAbn('53 004 085 616'), parseAbn('51 824 753 557')]).toEqual([
    '51824753556',
    '53004085616',
    null,
  ]);
  expect([parseAcn('004 085 616'), parseAcn('004 085 617')]).toEqual(['004085616', null]);
});

test('an ABN passes where the definition says so, however it is spaced', () => {
  fc.assert(
    fc.property(digits(9), fc.constantFrom('', ' ', '-'), (tail, gap) => {
      // of a hundred beginnings one or two pass
      for (let head = 10; head < 100; head++) {
        const abn = `${String(head)}${tail.join('')}`;
        const spaced = formatAbn(abn).replaceAll(' ', gap);
        expect(parseAbn(spaced)).toBe(isAbnByTheBook(abn) ? abn : null);
      }
    }),
    runs({ least: 40, soak: 1_000 }),
  );
});

test('to eight digits one check digit makes an ACN, and nine others make none', () => {
  fc.assert(
    fc.property(digits(8), (head) => {
      const found = Array.from({ length: 10 }, (_, check) => parseAcn([...head, check].join(''))).filter((acn) => acn !== null);
      expect(found).toHaveLength(1);
      expect(parseAcn(formatAcn(found[0] ?? ''))).toBe(found[0]);
    }),
    times,
  );
});

test('an ABN with one wrong digit is none', () => {
  for (const abn of ['51824753556', '53004085616'])
    for (let place = 0; place < 11; place++)
      for (let by = 1; by < 10; by++) {
        const wrong = [...abn].map((digit, at) => (at === place ? String((Number(digit) + by) % 10) : digit)).join('');
        expect(parseAbn(wrong)).toBeNull();
      }
});

test('a BSB has six digits and is written with its dash', () => {
  fc.assert(
    fc.property(digits(6), (six) => {
      const plain = six.join('');
      const found = parseBsb(plain);
      expect(found).toBe(plain === '000000' ? null : `${plain.slice(0, 3)}-${plain.slice(3)}`);
      if (found !== null) expect(parseBsb(found)).toBe(found);
    }),
    times,
  );
  expect(['06200', '0620000', '06A000', ''].map(parseBsb)).toEqual([null, null, null, null]);
});

test('an account number has four to ten digits, and not zeros alone', () => {
  expect(['1234', '12 345-678', '1234567890'].map(parseAccountNumber)).toEqual(['1234', '12345678', '1234567890']);
  expect(['123', '12345678901', '0000', '12a4'].map(parseAccountNumber)).toEqual([null, null, null, null]);
});

test('every postcode of four digits is of the states that use it, and nothing else is of any', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999 }), (number) => {
      const code = String(number).padStart(4, '0');
      const states = statesOfPostcode(code);
      expect(new Set(states).size).toBe(states.length);
      expect(statesOfPostcode(` ${code}`)).toEqual([]);
      expect(statesOfPostcode(`${code}0`)).toEqual([]);
      if (number < 200 || (number >= 300 && number < 800)) expect(states).toEqual([]);
    }),
    times,
  );
});
