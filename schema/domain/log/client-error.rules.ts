// What is kept of an app's error, and which errors are one: secrets, bank numbers and whatever differs each time are taken out first.
import { MOST_MESSAGE, MOST_STACK, type ClientErrorInput } from './client-error.input.ts';

const REDACTED = '[redacted]';
const BEARER = /\b(bearer|basic)\s+[^\s"',;)]+/gi;
const NAMED_SECRET = /\b([\w-]*(?:authorization|password|passwd|secret|token|api[-_ ]?key))(["']?\s*[=:]\s*["']?)[^\s"',;&)]+/gi;
const QUERY = /([\w/.\]-])[?#][^\s)"']+/g;
/** Nobody writes words this long: tokens, signatures, encoded records. */
const OPAQUE = /\b[\w+/=.~-]{40,}/g;
/** An address of a person. */
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** What was sent, as the database repeats it: 'invalid input syntax for type date: "…"', or a field of JSON. */
const VALUE = /(:\s*)"[^"]*"/g;
/** A BSB and an account number have six digits and more, also in groups. */
const LONG_NUMBER = /\d(?:[ -]?\d){5,}/g;
/** An address of the code has slashes and dots and may be long. */
const OPAQUE_OF_FRAME = /\b[\w+=~-]{60,}/g;
const MOST_FRAMES = 20;

export interface CleanError {
  readonly message: string;
  /** The places in the code alone: its first line repeats the message. */
  readonly stack: string | null;
  readonly path: string;
}

const withoutSecrets = (text: string): string =>
  text
    .replace(QUERY, '$1')
    .replace(BEARER, `$1 ${REDACTED}`)
    .replace(NAMED_SECRET, `$1$2${REDACTED}`)
    .replace(VALUE, '$1"…"')
    .replace(EMAIL, REDACTED)
    .replace(OPAQUE, REDACTED)
    .replace(LONG_NUMBER, '#');

export function cleanError({ name, message, stack, path }: Pick<ClientErrorInput, 'name' | 'message' | 'stack' | 'path'>): CleanError {
  const said = withoutSecrets(message.trim() === '' ? 'No message' : message);
  const frames = (stack ?? '').split('\n').filter(isFrame).slice(0, MOST_FRAMES).map(cleanFrame);
  return {
    message: `${withoutSecrets(name)}: ${said}`.slice(0, MOST_MESSAGE),
    stack: frames.length === 0 ? null : frames.join('\n').slice(0, MOST_STACK),
    path: withoutSecrets(path.replace(/[?#].*$/s, '')).slice(0, 200),
  };
}

/** '    at save (https://…/index.js:1:2)', or 'save@https://…/index.js:1:2'. */
const isFrame = (line: string): boolean => /^\s+at |@\S+:\d+:\d+$/.test(line);
const cleanFrame = (line: string): string => line.replace(QUERY, '$1').replace(OPAQUE_OF_FRAME, REDACTED).trim();

/** Errors with the same text here are one, whichever row they were about and whichever build had them. */
export function errorGroup(app: string, { message, stack }: CleanError): string {
  const [first = ''] = (stack ?? '').split('\n');
  const place = first.replace(/\(?[a-z]+:\/\/[^\s)]*\)?/i, '').replace(/[:\d]+/g, '');
  const said = message
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '#')
    .replace(/\d+/g, '#')
    .replace(/(["'“‘]).*?(["'”’])/g, '$1…$2');
  return [app, said, place.trim()].join('\n');
}
