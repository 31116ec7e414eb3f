// What a device reports of itself with its sync (screens.md §2.17, §2.22): versions, how much it has not sent and since when, its last error. Nothing else of the
// person, and nothing of anybody else: whose device it is comes from the sign-in.
import { z } from 'zod';

const MOST_VERSION = 100;
export const MOST_UNSENT = 1_000_000;
/** An age and no instant: the device's clock may be wrong. */
const MOST_SECONDS = 10 * 366 * 86_400;
export const MOST_LAST_ERROR = 500;

export const DEVICE_APPS = { field: 'Field app', console: 'Console' } as const;
export type DeviceApp = keyof typeof DEVICE_APPS;
const APPS = ['field', 'console'] as const satisfies readonly DeviceApp[];

export const deviceReportInput = z.strictObject({
  /** Made by the app when it first ran on this device, and kept there. */
  deviceId: z.uuid(),
  app: z.enum(APPS),
  appVersion: z.string().min(1).max(MOST_VERSION),
  /** Of the worker that keeps the app's files; null where there is none. */
  workerVersion: z.string().min(1).max(MOST_VERSION).nullable(),
  unsent: z.int().min(0).max(MOST_UNSENT),
  /** Of these; null from an app that does not tell them apart. */
  unsentPhotos: z.int().min(0).max(MOST_UNSENT).nullable().default(null),
  unsentFiles: z.int().min(0).max(MOST_UNSENT).nullable().default(null),
  /** How long the oldest of it has waited; null where nothing waits. */
  oldestSeconds: z.int().min(0).max(MOST_SECONDS).nullable(),
  lastError: z.string().max(MOST_LAST_ERROR).nullable(),
  /** It signs out now, as the office has asked: whatever it could send is sent. */
  isLeaving: z.boolean(),
});
export type DeviceReport = z.output<typeof deviceReportInput>;

/** What the server answers a report. */
export interface DeviceOrder {
  /** The office has asked that this device signs out once it has sent what it holds. */
  readonly isReset: boolean;
}
