// Somebody is signed in as somebody else in this tab alone (screens.md §2.17): what it was given, for as long as the tab lives, and that nothing else is kept.
import type { Me } from './me.ts';

const KEY = 'lotline.impersonation';

export interface GivenImpersonation {
  readonly token: string;
  /** When it ends by itself, in milliseconds. */
  readonly until: number;
  readonly user: Me;
  /** Who is signed in as them. */
  readonly administrator: string;
}

/** In that tab, which was opened a moment ago: the copy of what this one has for itself does not stay there. */
export function giveImpersonation({ sessionStorage }: Pick<Window, 'sessionStorage'>, given: GivenImpersonation): void {
  sessionStorage.clear();
  sessionStorage.setItem(KEY, JSON.stringify(given));
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

/** How long a new token is good, in milliseconds: this computer's clock may be another than the server's. 0: it does not say. */
export function lifetimeOf(token: string): number {
  const [, payload = ''] = token.split('.');
  try {
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      readonly iat?: unknown;
      readonly exp?: unknown;
    };
    return typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : 0;
  } catch {
    return 0;
  }
}

/** What is written to this tab's localStorage is gone with the page: choices, recent pages and columns of the person stay off this computer. */
export function keepLocalStorageInMemory(): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: new MemoryStorage() });
}

class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();

  get length(): number {
    return this.#values.size;
  }

  readonly getItem = (key: string): string | null => this.#values.get(key) ?? null;
  readonly setItem = (key: string, value: string): void => void this.#values.set(key, value);
  readonly removeItem = (key: string): void => void this.#values.delete(key);
  readonly clear = (): void => this.#values.clear();
  readonly key = (index: number): string | null => [...this.#values.keys()][index] ?? null;
}
