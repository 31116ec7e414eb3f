// The verdict of a rule, held to.
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import { refuse } from '@lotline/schema/errors/refusal-error';

/** @throws RefusalError with the code and the details of the verdict, where it does not allow. */
export function must(verdict: Verdict): void {
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}
