// A person's settings of a list on this device, for each person and list: its columns.
import { logProblem } from '@lotline/web-session/log';

const nameOf = (what: string, personId: number, list: string): string => `lotline.${what}.${list}.${String(personId)}`;

/** Null when there is nothing, or nothing readable. */
export function readHere(what: string, personId: number, list: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(what, personId, list)) ?? 'null');
  } catch (problem) {
    logProblem('What was set up on this device could not be read', problem);
    return null;
  }
}

/** A full or forbidden storage loses the setting, not the work. */
export function keepHere(what: string, personId: number, list: string, value: unknown): void {
  try {
    localStorage.setItem(nameOf(what, personId, list), JSON.stringify(value));
  } catch (problem) {
    logProblem('This device keeps nothing', problem);
  }
}

export function forgetHere(what: string, personId: number, list: string): void {
  try {
    localStorage.removeItem(nameOf(what, personId, list));
  } catch (problem) {
    logProblem('This device forgets nothing', problem);
  }
}
