// How long and with which app people are let in: of the whole company. Nothing of it is secret, every app reads it (screens.md §2.21).

export interface SecuritySetting {
  /** How long somebody may be signed in as somebody else, from its beginning: it is not renewed. */
  readonly impersonationMinutes: number;
  /** For so many days a device that has not reached the server still opens for who was signed in there. */
  readonly signedInDays: number;
  /** '0.2.0': phones with an older version take the newer one without being asked; '': any goes. */
  readonly oldestFieldApp: string;
  /** After so many minutes without a key or a click the console signs out; 0: never. A phone never signs out by itself. */
  readonly consoleIdleMinutes: number;
  /** After so many hours a person signs in again in the console; none: never. Left out of the default, as the server alone goes by it. */
  readonly consoleSessionHours?: number | null | undefined;
  /** After so many days in the field app: what is unsent stays, and is sent afterwards. */
  readonly fieldSessionDays?: number | null | undefined;
}

/** More than this is nobody's to allow (screens.md §2.17). */
export const MOST_IMPERSONATION_MINUTES = 30;

export const DEFAULT_SECURITY: SecuritySetting = {
  ...{ impersonationMinutes: MOST_IMPERSONATION_MINUTES, signedInDays: 30, oldestFieldApp: '' },
  consoleIdleMinutes: 0,
};
