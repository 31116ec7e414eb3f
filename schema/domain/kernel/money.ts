// Money and quantities as decimal strings, as PostgreSQL prints numeric(12,2) and numeric(12,3); never floats (domain.md §3).
// Rounding is half away from zero, as PostgreSQL's round().

/** '1234.50', '-2.000', '.5': digits with at most three decimals. */
export type DecimalString = string;

const PLACES = 3;
const SCALE = 1000n;
const DECIMAL = /^(-?)(\d*)(?:\.(\d+))?$/;

const MONEY = { places: 2, wholeDigits: 10 };
const QUANTITY = { places: 3, wholeDigits: 9 };

/** The text in thousandths, or null: no exponent, no '-0', no more places or digits than the column holds. */
function parseScaled(text: string, limit: { places: number; wholeDigits: number }): bigint | null {
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  if (fraction.length > limit.places || whole.replace(/^0+/, '').length > limit.wholeDigits) return null;
  const size = BigInt(`${whole}${fraction.padEnd(PLACES, '0')}`);
  if (size === 0n && sign !== '') return null;
  return sign === '' ? size : -size;
}

function scaled(text: DecimalString): bigint {
  const value = parseScaled(text, { places: PLACES, wholeDigits: 24 });
  if (value === null) throw new RangeError('not a decimal number');
  return value;
}

function divideRounding(value: bigint, by: bigint): bigint {
  const half = by / 2n;
  return value < 0n ? -((-value + half) / by) : (value + half) / by;
}

/** Prints thousandths with that many places (2 or 3). */
function print(thousandths: bigint, places: 2 | 3): DecimalString {
  const value = places === 3 ? thousandths : divideRounding(thousandths, 10n);
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** As the database prints it ('385.00'), or null when the text is no numeric(12,2). */
export function parseMoney(text: string): DecimalString | null {
  const value = parseScaled(text, MONEY);
  return value === null ? null : print(value, 2);
}

/** As the database prints it ('35.000'), or null when the text is no numeric(12,3). */
export function parseQuantity(text: string): DecimalString | null {
  const value = parseScaled(text, QUANTITY);
  return value === null ? null : print(value, 3);
}

export function addMoney(...amounts: readonly DecimalString[]): DecimalString {
  return print(
    amounts.reduce((sum, amount) => sum + scaled(amount), 0n),
    2,
  );
}

export function addQuantities(...quantities: readonly DecimalString[]): DecimalString {
  return print(
    quantities.reduce((sum, quantity) => sum + scaled(quantity), 0n),
    3,
  );
}

/** Quantity × rate, rounded once, to cents. */
export function multiplyMoney(quantity: DecimalString, rate: DecimalString): DecimalString {
  return print(divideRounding(scaled(quantity) * scaled(rate), SCALE * 10n) * 10n, 2);
}

/** An amount times quantities of three places each, rounded once, to cents. */
export function productMoney(amount: DecimalString, ...quantities: readonly DecimalString[]): DecimalString {
  const product = quantities.reduce((value, quantity) => value * scaled(quantity), scaled(amount));
  return print(divideRounding(product, SCALE ** BigInt(quantities.length) * 10n) * 10n, 2);
}

/** GST of one amount ex GST: a tenth, rounded to cents on each line. */
export function gstOf(amountExGst: DecimalString): DecimalString {
  return multiplyMoney('0.1', amountExGst);
}

export function withGst(amountExGst: DecimalString): DecimalString {
  return addMoney(amountExGst, gstOf(amountExGst));
}

/** How much of the whole a part is, in per cent to two places. The whole is not zero. */
export function percentOf(part: DecimalString, whole: DecimalString): DecimalString {
  const [of, all] = [scaled(part), scaled(whole)];
  const sign = all < 0n ? -1n : 1n;
  return print(divideRounding(of * sign * 10_000n, all * sign) * 10n, 2);
}

/** Negative, zero or positive, as a sort function wants it; '2' and '2.000' are equal. */
export function compareDecimals(a: DecimalString, b: DecimalString): number {
  const difference = scaled(a) - scaled(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function isZero(value: DecimalString): boolean {
  return scaled(value) === 0n;
}

export function isNegative(value: DecimalString): boolean {
  return scaled(value) < 0n;
}

/** '$1,234.50', en-AU in AUD (specification 1 §9). */
export function formatAud(amount: DecimalString): string {
  const [whole = '0', cents = '00'] = print(scaled(amount), 2).replace('-', '').split('.');
  const sign = isNegative(amount) && /[1-9]/.test(whole + cents) ? '-' : '';
  return `${sign}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** '35' for '35.000', '0.5' for '0.500'. */
export function formatQuantity(quantity: DecimalString): string {
  return print(scaled(quantity), 3).replace(/\.?0+$/, '');
}
