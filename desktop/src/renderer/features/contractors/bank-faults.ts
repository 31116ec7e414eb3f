// What stands at which field of a form that was refused, and what stands above it.
import type { ApiError } from '@lotline/web-session/api-error';

export interface Faults {
  readonly faultOf: (field: string) => string | undefined;
  /** Null: a field says it. */
  readonly rest: string | null;
}

/** @param sentence the same refusal as a sentence, also where no answer came */
export function faultsOf(problem: ApiError | null, sentence: string | null, fields: readonly string[]): Faults {
  const named = problem?.details['field'];
  const field = typeof named === 'string' && fields.includes(named) ? named : null;
  return { faultOf: (one) => (one === field && sentence !== null ? sentence : undefined), rest: field === null ? sentence : null };
}
