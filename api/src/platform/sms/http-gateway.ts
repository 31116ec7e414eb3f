// A provider by HTTP: a form with the number and the text, a bearer token, and the message's id as the key by which the provider knows it again
// (decision 083). What its answers mean stands in `outcomeOf`; what is not listed there is not known, and the message may have been taken.
import { GatewayDown, type SmsAnswer, type SmsGateway } from './sms-gateway.ts';

export interface HttpGatewaySettings {
  /** https://…, or http:// of this machine. */
  readonly url: string;
  readonly token: string;
  /** Registered with the ACMA; null: the provider's own number. */
  readonly sender: string | null;
}

/** Of an answer that is read; the rest is not looked at. */
const MOST_ANSWER_BYTES = 10_000;
/** Nothing left this machine. */
const NO_CONNECTION: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CERT_HAS_EXPIRED',
]);
/** The provider does nothing at all: its token is wrong (401, 403), its account is empty (402), its address is another (404, 405), it is asked too often (429). */
const DOES_NOTHING: ReadonlySet<number> = new Set([401, 402, 403, 404, 405, 429]);
/** Codes of an answer 400 or 422 that are about the number. */
const OF_NUMBER = /number|recipient|destination|\bto\b/i;

/** @param doFetch for tests: what the provider is reached by */
export function httpGateway({ url, token, sender }: HttpGatewaySettings, doFetch: typeof fetch = fetch): SmsGateway {
  return {
    name: 'http',
    send: ({ sendId, mobile, text }, signal) => {
      const form = { to: mobile, text, reference: sendId, ...(sender === null ? {} : { from: sender }) };
      return askProvider({ what: 'SMS', url, token, sendId, form }, signal, doFetch);
    },
  };
}

interface Asked {
  /** What is sent by it, for the log. */
  readonly what: 'SMS' | 'mail';
  readonly url: string;
  readonly token: string;
  readonly sendId: string;
  readonly form: Readonly<Record<string, string>>;
}

/** @throws GatewayDown where nothing was sent; what else it throws leaves it open */
export async function askProvider(
  { what, url, token, sendId, form }: Asked,
  signal: AbortSignal,
  doFetch: typeof fetch,
): Promise<SmsAnswer> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': sendId, accept: 'application/json' };
  const body = new URLSearchParams(form);
  const answer = await doFetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }).catch((problem: unknown) =>
    tellsDown(what, problem),
  );
  return outcomeOf(what, answer.status, await readBody(answer));
}

function outcomeOf(what: Asked['what'], status: number, body: Readonly<Record<string, unknown>>): SmsAnswer {
  if (status >= 200 && status < 300) return { taken: true, reference: textOf(body['id']) };
  if (DOES_NOTHING.has(status) || (status >= 300 && status < 400)) throw new GatewayDown(`the ${what} provider answered ${String(status)}`);
  if (status === 400 || status === 422)
    return { taken: false, why: OF_NUMBER.test(`${textOf(body['code']) ?? ''} ${textOf(body['field']) ?? ''}`) ? 'number' : 'refused' };
  // 409: the same id is being worked at; 408 and 5xx: it may have been taken
  throw new Error(`the ${what} provider answered ${String(status)}`);
}

function tellsDown(what: Asked['what'], problem: unknown): never {
  const cause = problem instanceof Error ? problem.cause : null;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  // the message of an error may hold the address, and never the token
  throw NO_CONNECTION.has(code) ? new GatewayDown(`the ${what} provider could not be reached`) : problem;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : null);

/** Of a provider's page instead of an answer nothing is known but its status. */
async function readBody(answer: Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    const text = await answer.text();
    const body: unknown = text.length > MOST_ANSWER_BYTES ? null : JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
