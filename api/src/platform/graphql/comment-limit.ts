// Comments of a document: each is a token that the parser makes and stores, and that its own token limit does not count.
const QUOTE = 34;
const HASH = 35;
const BACKSLASH = 92;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

const MOST_COMMENTS = 500;

/** More comments than any document of people has. A # within a text is no comment. */
export function hasTooManyComments(source: string): boolean {
  let comments = 0;
  for (let at = 0; at < source.length;) {
    const code = source.charCodeAt(at);
    if (code === HASH) {
      if (++comments > MOST_COMMENTS) return true;
      at = endOfLine(source, at);
    } else if (code === QUOTE) at = source.startsWith('"""', at) ? endOfBlock(source, at + 3) : endOfText(source, at + 1);
    else at++;
  }
  return false;
}

function endOfLine(source: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === LINE_FEED || code === CARRIAGE_RETURN) return at;
  }
  return source.length;
}

/** Behind the closing quote. A line's end closes it too: the parser refuses such a text, whatever comes after. */
function endOfText(source: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE || code === LINE_FEED || code === CARRIAGE_RETURN) return at + 1;
  }
  return source.length;
}

/** Behind the closing """; \""" within is a text's own. */
function endOfBlock(source: string, from: number): number {
  let end = source.indexOf('"""', from);
  while (end !== -1 && source.charCodeAt(end - 1) === BACKSLASH) end = source.indexOf('"""', end + 3);
  return end === -1 ? source.length : end + 3;
}
