// Whose screens are shown (specification 1 §2): who `me` says it is; or who was last known here, where no answer came that says otherwise.
import type { ApiErrorCode } from '../api-error.ts';
import { ApiError } from '../api-error.ts';
import type { Me } from '../me.ts';

/** A failure is an answer here, not an error: an error is forgotten while the next try runs, and the screen that tells of it would go each time. */
export type MeAnswer = { readonly kind: 'known'; readonly me: Me } | { readonly kind: 'failed'; readonly error: unknown };

export type CurrentUser = MeAnswer | { readonly kind: 'asking' };

interface Facts {
  /** Of the last try; undefined before the first has ended. */
  readonly answer: MeAnswer | undefined;
  /** Who was last known here. */
  readonly person: Me | null;
  readonly isShutOut: boolean;
  /** The device has no network, or the first try takes long. */
  readonly isWaitingVain: boolean;
  /** Screens are open: somebody may be typing. */
  readonly isOpen: boolean;
}

/** Says nothing about the person: no answer came, or none to who asked. */
const SAYS_NOTHING: readonly ApiErrorCode[] = ['OFFLINE', 'TIMEOUT', 'UNAUTHENTICATED'];

export function whoIsHere({ answer, person, isShutOut, isWaitingVain, isOpen }: Facts): CurrentUser {
  if (isShutOut) return { kind: 'failed', error: new ApiError({ code: 'CANNOT_LOG_IN', status: 403 }) };
  if (answer?.kind === 'known') return answer;
  if (person === null) return answer ?? { kind: 'asking' };
  const kept: CurrentUser = { kind: 'known', me: person };
  if (answer === undefined) return isWaitingVain || isOpen ? kept : { kind: 'asking' };
  if (codeOf(answer.error) === 'CANNOT_LOG_IN') return answer;
  return isOpen || saysNothing(answer.error) ? kept : answer;
}

const codeOf = (error: unknown): ApiErrorCode | null => (error instanceof ApiError ? error.code : null);

export function saysNothing(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && SAYS_NOTHING.includes(code);
}

/** No answer came at all: nothing is wrong with the account. */
export function isUnreached(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'OFFLINE' || code === 'TIMEOUT';
}
