// After how long a person signs in again (screens.md §2.21): by when they last said who they are at the identity provider, in the console and in the field app.
import type { SecuritySetting } from './security.setting.ts';

export type SessionApp = 'console' | 'field';
export type SessionLength = Pick<SecuritySetting, 'consoleSessionHours' | 'fieldSessionDays'>;

const HOUR_MS = 3_600_000;

/** In milliseconds; null: no limit. @param app null: it does not say which it is, so the shorter one holds */
export function sessionMs({ consoleSessionHours, fieldSessionDays }: SessionLength, app: SessionApp | null): number | null {
  const ofConsole = consoleSessionHours == null ? null : consoleSessionHours * HOUR_MS;
  const ofField = fieldSessionDays == null ? null : fieldSessionDays * 24 * HOUR_MS;
  if (app !== null) return app === 'console' ? ofConsole : ofField;
  return ofConsole === null || ofField === null ? (ofConsole ?? ofField) : Math.min(ofConsole, ofField);
}

export const isLimited = (setting: SessionLength): boolean => sessionMs(setting, null) !== null;

/** @param signedInAt null: the provider does not say, so nobody is kept out by it */
export function hasSessionEnded(setting: SessionLength, app: SessionApp | null, signedInAt: number | null, now: number): boolean {
  const length = sessionMs(setting, app);
  return length !== null && signedInAt !== null && now - signedInAt > length;
}
