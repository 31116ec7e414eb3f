// One HTTP call with the person's token: refreshed once on 401, timed out, never cached, every failure logged and typed.
import { logProblem } from '../log.ts';
import { reportAnswer, reportNoAnswer } from '../connection/connection.ts';
import { ApiError } from './api-error.ts';

export interface TokenSource {
  /** Null when nobody is signed in or the sign-in has ended. */
  readonly getToken: (options: { force: boolean }) => Promise<string | null>;
  readonly onRefused: () => void;
}

const TIMEOUT_MS = 30_000;
let tokens: TokenSource = { getToken: () => Promise.resolve(null), onRefused: () => undefined };

/** Set once by the session; the API client knows nothing of how people sign in. */
export function takeTokensFrom(source: TokenSource): void {
  tokens = source;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly accept?: string | undefined;
  /** Open routes are asked without a token. */
  readonly withToken?: boolean | undefined;
  /** A stream: no time limit. */
  readonly endless?: boolean | undefined;
}

export async function send(call: Call): Promise<Response> {
  if (call.withToken === false) return attempt(call, null);
  const answer = await attempt(call, await tokens.getToken({ force: false }));
  if (answer.status !== 401) return answer;
  const fresh = await tokens.getToken({ force: true });
  if (fresh === null) return answer;
  const second = await attempt(call, fresh);
  if (second.status === 401) tokens.onRefused();
  return second;
}

async function attempt(
  { method, path, body, signal, accept = 'application/json', endless = false }: Call,
  token: string | null,
): Promise<Response> {
  const headers = new Headers({ accept });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const timeout = endless ? new AbortController().signal : AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(path, {
      method,
      headers,
      cache: 'no-store',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    reportAnswer();
    return answer;
  } catch (problem) {
    if (signal?.aborted === true) throw problem;
    logProblem(`${method} ${path} got no answer`, problem);
    if (timeout.aborted) throw new ApiError({ code: 'TIMEOUT', status: 0 });
    reportNoAnswer();
    throw new ApiError({ code: 'OFFLINE', status: 0 });
  }
}
