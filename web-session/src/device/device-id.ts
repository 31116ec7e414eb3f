// What this device calls itself towards the office: made when the app first runs here, and kept whoever is signed in. It says nothing of the device or the person.
import { logProblem } from '../log.ts';

const NAME = 'lotline.device';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
let ofThisPage: string | null = null;

/** A UUID. Where the device stores nothing it lasts as long as the page. */
export function deviceId(fresh: () => string): string {
  try {
    const kept = localStorage.getItem(NAME);
    if (kept !== null && UUID.test(kept)) return kept;
    const made = ofThisPage ?? fresh();
    localStorage.setItem(NAME, made);
    return (ofThisPage = made);
  } catch (problem) {
    logProblem('This device keeps no name', problem);
    return (ofThisPage ??= fresh());
  }
}

const reportedAt = (owner: string): string => `lotline.device.${owner}`;

/** When any tab last reported this person's device, in milliseconds; 0: never. */
export const lastReport = (owner: string): number => Number(localStorage.getItem(reportedAt(owner)) ?? 0);

export function rememberReport(owner: string, now: number): void {
  try {
    localStorage.setItem(reportedAt(owner), String(now));
  } catch {
    // a full device: each tab then reports for itself
  }
}
