// A REST call: the parsed answer, or an ApiError. 204 answers undefined.
import { toApiError, type ApiError } from './api-error.ts';
import { logProblem } from './log.ts';
import { readText, type Call, type Send } from './send.ts';

export type Rest = <Result>(path: string, call?: Partial<Omit<Call, 'path'>>) => Promise<Result>;

/** @param onFailure is called for every answer that is an error. */
export function createRest(send: Send, onFailure: (error: ApiError) => void): Rest {
  return async <Result>(path: string, { method = 'GET', ...rest }: Partial<Omit<Call, 'path'>> = {}) => {
    const call: Call = { isChange: method !== 'GET', ...rest, method, path };
    const answer = await send(call);
    const text = await readText(answer, call);
    const body = parseJson(text);
    // a portal answers any call with a page of its own
    if (answer.ok && (text === '' || body !== undefined)) return body as Result;
    const error = toApiError(answer.status, body);
    logProblem(`${method} ${path} answered ${answer.status}`, error);
    onFailure(error);
    throw error;
  };
}

export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
