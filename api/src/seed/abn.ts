// Australian Business Numbers with a valid checksum, made from nine digits of our own.
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;

/** Eleven digits whose weighted sum, with one taken from the first digit, divides by 89. */
export function makeAbn(nineDigits: number): string {
  const tail = String(nineDigits).padStart(9, '0');
  for (let check = 10; check <= 99; check++) {
    const abn = `${String(check)}${tail}`;
    const sum = WEIGHTS.reduce((total, weight, i) => total + weight * (Number(abn[i]) - (i === 0 ? 1 : 0)), 0);
    if (sum % 89 === 0) return abn;
  }
  throw new RangeError(`no ABN ends in ${tail}`);
}
