// A text as people sort it, as bytes: SQLite has no collation of a language, so each text is stored as what sorts like the server's natural order (api, migration
// 0064): letters whatever their case, accents beside their letter, numbers by their value. Two texts have the same key only where they are the same.
const ORDER = `\t\n\v\f\r _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz`;
const FIRST = 0x21;
const PLACES = new Map([...ORDER].map((sign, at) => [sign, String.fromCharCode(FIRST + at)]));
const DIGITS = PLACES.get('0') ?? '';
/** After every sign of ORDER. */
const OTHERS = '~';
/** Before every sign of ORDER. */
const END = '\u0001';
const MOST_DIGITS = 60;

const isPlain = (text: string): boolean => /^[\t-\r -~]*$/.test(text);
const swapped = (text: string): string =>
  text.replace(/[a-zA-Z]/g, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

/** A number by its length, then by its digits. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS);
  return DIGITS + String.fromCharCode(FIRST + value.length) + value;
}

function baseKey(text: string): string {
  const plain = (isPlain(text) ? text : text.normalize('NFKD').replace(/\p{Mn}/gu, '')).toLowerCase();
  let key = '';
  for (const [part] of plain.matchAll(/[0-9]+|[^0-9]/gu)) {
    key += /^[0-9]/.test(part) ? numberKey(part) : (PLACES.get(part) ?? OTHERS + part);
  }
  return key;
}

/** Where two texts differ by case or accents alone, small letters come first. */
export const sortKey = (text: string): string => `${baseKey(text)}${END}${swapped(text)}`;

/** The key of the text of no letters. */
export const EMPTY_KEY = sortKey('');

/** The text that a key was made of. */
export const textOfKey = (key: string): string => swapped(key.slice(key.indexOf(END) + 1));
