// Whether somebody is signed in as somebody else in this tab, asked before its platform is made: the code of such a session comes where it is wanted alone.
import type { openImpersonationSession } from './impersonation-session.ts';
import { givenImpersonation, type GivenImpersonation } from './given-impersonation.ts';

export interface Impersonated {
  readonly given: GivenImpersonation;
  readonly open: typeof openImpersonationSession;
}

/** Null in every other tab. */
export async function impersonated(): Promise<Impersonated | null> {
  const given = givenImpersonation();
  return given === null ? null : { given, open: (await import('./impersonation-session.ts')).openImpersonationSession };
}
