// A rule's answer: allowed, or refused with a code of the catalogue and the facts its sentence needs.
import type { ErrorCode, ErrorDetails } from '../../errors/catalogue.ts';

export type Refusal = { ok: false; code: ErrorCode; details: ErrorDetails };
export type Verdict = { ok: true } | Refusal;

export const allowed: Verdict = { ok: true };

export function refused(code: ErrorCode, details: ErrorDetails = {}): Refusal {
  return { ok: false, code, details };
}

/** The first refusal decides: the order of the checks is the order in which a person is told. */
export function all(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => !verdict.ok) ?? allowed;
}

/** `unless(test, code)` reads as "refuse with the code unless the test holds". */
export function unless(holds: boolean, code: ErrorCode, details: ErrorDetails = {}): Verdict {
  return holds ? allowed : refused(code, details);
}
