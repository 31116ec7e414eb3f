// A refusal says what was wrong with what was sent, and repeats little of it: nobody reads a name of a megabyte, and its sender would get
// more than they sent (docs/decisions/076).
import type { ErrorCode, ErrorDetails } from '@lotline/schema/errors/catalogue';
import { CATALOGUE } from '@lotline/schema/errors/catalogue';

/** Characters of what was sent that a refusal repeats in one piece. */
const MOST_REPEATED = 100;
/** No sentence of the product is as long. */
const MOST_ECHOED = 500;

const LONG_QUOTE = new RegExp(`"([^"]{${String(MOST_REPEATED)}})[^"]+"`, 'g');
const LONG_WORD = new RegExp(`(\\S{${String(MOST_REPEATED)}})\\S+`, 'g');

export function shortEcho(text: string): string {
  const said = text
    .slice(0, MOST_ECHOED * 2)
    .replace(LONG_QUOTE, '"$1…"')
    .replace(LONG_WORD, '$1…');
  return said.length > MOST_ECHOED ? `${said.slice(0, MOST_ECHOED)}…` : said;
}

/** For a refusal of what was sent, the details with short texts; others have values of records, which are the answer itself. */
export function shortDetails(code: ErrorCode, details: ErrorDetails): ErrorDetails {
  const { kind } = CATALOGUE[code];
  if (kind !== 'invalid' && kind !== 'limit') return details;
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? shortEcho(value) : value]));
}
