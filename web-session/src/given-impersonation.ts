// Somebody is signed in as somebody else in this tab alone (screens.md §2.17): what it was given, for as long as the tab lives, and that nothing else is kept.
import type { Me } from './me.ts';

export const KEY = 'lotline.impersonation';

export interface GivenImpersonation {
  readonly token: string;
  /** When it ends by itself, in milliseconds. */
  readonly until: number;
  readonly user: Me;
  /** Who is signed in as them. */
  readonly administrator: string;
}

/** Null in every other tab. */
export function givenImpersonation(): GivenImpersonation | null {
  try {
    const given = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<GivenImpersonation> | null;
    const { token, until, user, administrator } = given ?? {};
    if (typeof token !== 'string' || typeof until !== 'number' || typeof administrator !== 'string' || typeof user?.id !== 'number')
      return null;
    return { token, until, user, administrator };
  } catch {
    return null;
  }
}

/** With drafts and all else that this tab has stored. */
export const forgetImpersonation = (): void => sessionStorage.clear();
