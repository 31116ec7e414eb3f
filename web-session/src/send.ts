// One HTTP call with the person's token: renewed once on 401, with a time limit, never cached, every failure logged and typed.
import { ApiError, LOST_SENTENCE, NOT_SENT_SENTENCE } from './api-error.ts';
import type { ConnectionWatch } from './connection.ts';
import { logProblem } from './log.ts';

export interface TokenSource {
  /** Null when nobody is signed in or the sign-in has ended. */
  readonly getToken: (options: { force: boolean }) => Promise<string | null>;
  readonly onRefused: () => void;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly accept?: string | undefined;
  /** Open routes are called without a token. */
  readonly withToken?: boolean | undefined;
  /** A stream: no time limit. */
  readonly endless?: boolean | undefined;
  /** It continues when the page is closed meanwhile. */
  readonly outlivesPage?: boolean | undefined;
  /** It changes something: without an answer nobody knows whether it was done. */
  readonly isChange?: boolean | undefined;
}

export type Send = (call: Call) => Promise<Response>;

const TIMEOUT_MS = 30_000;

/** @param app told to the server, which ends the sign-ins of each app after a time of its own */
export function createSend(tokens: TokenSource, connection: ConnectionWatch, app: 'console' | 'field' = 'console'): Send {
  const attempt = (call: Call, token: string | null) => sendOnce(call, token, app, connection);
  return async (call) => {
    if (call.withToken === false) return attempt(call, null);
    const answer = await attempt(call, await tokens.getToken({ force: false }));
    if (answer.status !== 401) return answer;
    const fresh = await tokens.getToken({ force: true });
    if (fresh === null) return answer;
    const second = await attempt(call, fresh);
    if (second.status === 401) tokens.onRefused();
    return second;
  };
}

async function sendOnce(call: Call, token: string | null, app: string, connection: ConnectionWatch): Promise<Response> {
  const { method, path, body, signal, accept = 'application/json', endless = false, outlivesPage = false } = call;
  const headers = new Headers({ accept });
  if (token !== null) {
    headers.set('authorization', `Bearer ${token}`);
    headers.set('x-lotline-app', app);
  }
  if (body !== undefined) headers.set('content-type', 'application/json');
  const wasOffline = !connection.get().hasNetwork;
  const timeout = endless ? new AbortController().signal : AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(path, {
      method,
      headers,
      cache: 'no-store',
      keepalive: outlivesPage,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    connection.reportAnswer();
    return answer;
  } catch (problem) {
    if (signal?.aborted === true) throw problem;
    logProblem(`${method} ${path} got no answer`, problem);
    // a stream that cannot be opened proves nothing: some networks allow calls and no streams
    if (!endless && !timeout.aborted) connection.reportNoAnswer();
    throw noAnswer(call, { isLate: timeout.aborted, wasOffline });
  }
}

interface NoAnswer {
  readonly isLate: boolean;
  /** When it was sent. */
  readonly wasOffline: boolean;
}

/** "Nothing was sent" is only said when nothing was sent: a call that failed on its way may have arrived. */
function noAnswer({ isChange = false }: Call, { isLate, wasOffline }: NoAnswer): ApiError {
  const message = isChange ? (wasOffline ? NOT_SENT_SENTENCE : LOST_SENTENCE) : undefined;
  return new ApiError({ code: isLate ? 'TIMEOUT' : 'OFFLINE', status: 0, message });
}

/** The answer's text. @throws ApiError when the connection broke meanwhile: the same as no answer. */
export async function readText(answer: Response, call: Call): Promise<string> {
  try {
    return await answer.text();
  } catch (problem) {
    if (call.signal?.aborted === true) throw problem;
    logProblem(`The answer to ${call.method} ${call.path} was cut off`, problem);
    throw noAnswer(call, { isLate: false, wasOffline: false });
  }
}
