// Whose screens are shown (specification 1 §2): the person of `me`; or the last known one, where no answer denies it.
import type { ApiErrorCode } from '../api-error.ts';
import { ApiError } from '../api-error.ts';
import type { Me } from '../me.ts';

/** A failure is a value here, not an error: an error is cleared during the next try, and its screen would disappear each time. */
export type MeAnswer =
  | {
      readonly kind: 'known';
      readonly me: Me;
      /** This device knew them with other rights. */
      readonly hasOtherRights?: boolean;
    }
  | { readonly kind: 'failed'; readonly error: unknown };

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

/** No answer came, or the sign-in was not accepted. */
const SAYS_NOTHING: readonly ApiErrorCode[] = ['OFFLINE', 'TIMEOUT', 'UNAUTHENTICATED'];

export function whoIsHere({ answer, person, isShutOut, isWaitingVain, isOpen }: Facts): CurrentUser {
  if (isShutOut) return { kind: 'failed', error: new ApiError({ code: 'CANNOT_LOG_IN', status: 403 }) };
  if (answer?.kind === 'known') return answer;
  if (person === null) return answer ?? { kind: 'asking' };
  const kept: CurrentUser = { kind: 'known', me: person };
  if (answer === undefined) return isWaitingVain || isOpen ? kept : { kind: 'asking' };
  if (codeOf(answer.error) === 'CANNOT_LOG_IN') return answer;
  return isOpen || !isAccessRefused(answer.error) ? kept : answer;
}

const codeOf = (error: unknown): ApiErrorCode | null => (error instanceof ApiError ? error.code : null);

/** The server itself refuses this person. A fault, a server that is not ready and a portal's page say nothing about them. */
const isAccessRefused = (error: unknown): boolean => error instanceof ApiError && error.isTyped && error.status === 403;

/** Asking again may give another answer, without anybody else doing something. */
export function saysNothing(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && SAYS_NOTHING.includes(code);
}

/** No answer came at all: the account is not the cause. */
export function isUnreached(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'OFFLINE' || code === 'TIMEOUT';
}
