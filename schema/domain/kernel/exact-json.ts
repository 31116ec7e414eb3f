// JSON text read and written so that numbers keep every digit. JavaScript's own numbers hold some 16 of them; one that holds more is carried
// as a text that begins with NUL, as no text does that the database can keep (json-object.ts).

const MARK = '\u0000';
/** A longer one is no number that somebody means; it is read as JavaScript reads it. */
const MAX_NUMBER_LENGTH = 1_000;
/** JavaScript keeps any 15 digits. */
const SAFE_LENGTH = 15;

const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const LONG_NUMBER = /\d[\d.]{15}/;
const MARKED_NUMBER = /"\\u0000(-?\d+(?:\.\d+)?)"/g;

/** @throws SyntaxError as JSON.parse. The text holds no NUL: parseJsonObject refuses it. */
export function readExactJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  return JSON.parse(text.replace(TEXT_OR_NUMBER, (token) => (isHeld(token) ? token : JSON.stringify(`${MARK}${token}`))));
}

/** A value that is written already: it is kept as its text, since reading and writing it again would only take time. */
export class ExactJsonText {
  constructor(readonly text: string) {}

  /** Within another value. */
  toJSON(): unknown {
    return readExactJson(this.text);
  }
}

export function writeExactJson(value: unknown): string {
  if (value instanceof ExactJsonText) return value.text;
  const text = JSON.stringify(value) ?? 'null';
  return text.includes('\\u0000') ? text.replace(MARKED_NUMBER, '$1') : text;
}

/** Whether the text stands for a number: it must not be taken apart. */
export function isExactNumber(text: string): boolean {
  return text.startsWith(MARK);
}

/** A text, or a number that JavaScript keeps as it is written. */
function isHeld(token: string): boolean {
  if (token.startsWith('"') || token.length <= SAFE_LENGTH || token.length > MAX_NUMBER_LENGTH || /[eE]/.test(token)) return true;
  return numberValue(token) === numberValue(String(Number(token)));
}

/** One text for one number: '1.50' and '1.5e0' are '15e-1'. */
function numberValue(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(text) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end -= 1;
  return end === 0 ? '0' : `${sign}${digits.slice(0, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}
