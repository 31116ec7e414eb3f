// A REST call: the parsed answer, or an ApiError. 204 answers undefined.
import { logProblem } from '../log.ts';
import { toApiError } from './api-error.ts';
import { send, type Call } from './send.ts';

export async function rest<Result>(path: string, { method = 'GET', ...rest }: Partial<Omit<Call, 'path'>> = {}): Promise<Result> {
  const answer = await send({ ...rest, method, path });
  const text = await answer.text();
  const body = parseJson(text);
  if (answer.ok) return body as Result;
  const error = toApiError(answer.status, body);
  logProblem(`${method} ${path} answered ${answer.status}`, error);
  throw error;
}

export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
