// Numbers that Australian businesses and banks have: ABN, ACN and BSB, each with its check (screens.md §2.0).

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];

const digitsOf = (text: string, count: number): readonly number[] | null => {
  const plain = text.replace(/[\s-]/g, '');
  return new RegExp(`^\\d{${String(count)}}$`).test(plain) ? [...plain].map(Number) : null;
};

const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0);

/** Eleven digits, with one off the first the weighed sum divides by 89. @returns the digits alone; null for what is none */
export function parseAbn(text: string): string | null {
  const digits = digitsOf(text, 11);
  if (digits === null) return null;
  const [first = 0, ...others] = digits;
  return weighed([first - 1, ...others], ABN_WEIGHTS) % 89 === 0 ? digits.join('') : null;
}

/** Nine digits, the last of them the check of the others. @returns the digits alone; null for what is none */
export function parseAcn(text: string): string | null {
  const digits = digitsOf(text, 9);
  if (digits === null) return null;
  const check = (10 - (weighed(digits, ACN_WEIGHTS) % 10)) % 10;
  return check === digits[8] ? digits.join('') : null;
}

/** Six digits: bank, state, branch. @returns '062-000'; null for what is none */
export function parseBsb(text: string): string | null {
  const digits = digitsOf(text, 6)?.join('') ?? null;
  return digits === null || digits === '000000' ? null : `${digits.slice(0, 3)}-${digits.slice(3)}`;
}

/** Four to ten digits, as banks have them. @returns the digits alone; null for what is none */
export function parseAccountNumber(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '');
  return /^\d{4,10}$/.test(plain) && !/^0+$/.test(plain) ? plain : null;
}

/** '53 004 085 616' */
export const formatAbn = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
/** '004 085 616' */
export const formatAcn = (acn: string): string => acn.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
