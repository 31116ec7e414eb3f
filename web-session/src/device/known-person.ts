// Who was last known on this device, as `me` answered it: read before the first paint, with or without a network, until they sign out (decision 026).
// All tabs of both apps share it.
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import { DEFAULT_SECURITY } from '@lotline/schema/domain/settings/security.setting';
import { logProblem } from '../log.ts';
import type { Me } from '../me.ts';

const ACCOUNT = 'lotline.signed-in';
const PERSON = 'lotline.person';
const ASKS_WHO = 'lotline.asks-who';

const DAYS = 'lotline.signed-in-days';

interface Stored {
  readonly account: string;
  /** When the server last confirmed it, in milliseconds. */
  readonly knownAt: number;
  readonly me: Me;
}

/** The provider's account that is signed in here; null when nobody is. */
export const signedInAccount = (): string | null => localStorage.getItem(ACCOUNT);

export const rememberSignedIn = (account: string): void => store(ACCOUNT, account);

export function forgetSignedIn(): void {
  localStorage.removeItem(ACCOUNT);
  forgetPerson();
}

export const forgetPerson = (): void => localStorage.removeItem(PERSON);

export const rememberPerson = (account: string, me: Me, now: Date): void =>
  store(PERSON, JSON.stringify({ account, me, knownAt: now.getTime() } satisfies Stored));

/** Null unless it is the person of the account that is signed in here. */
export function knownPerson(now: Date): Me | null {
  const stored = readStored();
  if (stored === null || stored.account !== signedInAccount()) return null;
  return now.getTime() - stored.knownAt > signedInDays() * DAY_MS ? null : stored.me;
}

/** After so many days without an answer of the server the person is forgotten. */
export const rememberSignedInDays = (days: number): void => store(DAYS, String(days));

/** What was never told, or is no number, is as built in. */
function signedInDays(): number {
  const told = Number(localStorage.getItem(DAYS) ?? NaN);
  return told >= 1 ? told : DEFAULT_SECURITY.signedInDays;
}

/** Whose data is on this device, whoever is signed in. */
export const storedPersonId = (): number | null => readStored()?.me.id ?? null;

/** The provider did not hear of a sign-out and would let the same person in again: the next sign-in asks who it is. */
export const askWhoNextTime = (): void => store(ASKS_WHO, '1');
export const mustAskWho = (): boolean => localStorage.getItem(ASKS_WHO) !== null;
export const hasAskedWho = (): void => localStorage.removeItem(ASKS_WHO);

/** Why this tab was signed out by itself: told until somebody signs in again, since the way out opens several pages one after the other. */
const WHY_LEFT = 'lotline.why-left';
export const rememberWhyLeft = (sentence: string): void => sessionStorage.setItem(WHY_LEFT, sentence);
export const forgetWhyLeft = (): void => sessionStorage.removeItem(WHY_LEFT);

/** Null: they signed out themselves, or nobody was here. */
export const whyLeft = (): string | null => sessionStorage.getItem(WHY_LEFT);

function readStored(): Stored | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PERSON) ?? 'null');
    return isKept(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Stored {
  const stored = value as Partial<Stored> | null;
  const { me } = stored ?? {};
  return (
    typeof stored?.account === 'string' &&
    typeof stored.knownAt === 'number' &&
    typeof me?.id === 'number' &&
    [me.roles, me.claims, me.groupUsers].every((list) => Array.isArray(list))
  );
}

/** A full or forbidden storage loses this memory, not the work. */
function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch (problem) {
    logProblem('This device keeps nothing', problem);
  }
}
