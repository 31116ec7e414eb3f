// Reports this device to the office with its sync, at most once a minute among all tabs (screens.md §2.17), and does what the answer orders: a device that is reset
// sends what it holds, says that it leaves, and signs out.
import type { DeviceApp, DeviceOrder, DeviceReport } from '@lotline/schema/domain/device/device-report.input';
import { MOST_LAST_ERROR, MOST_UNSENT } from '@lotline/schema/domain/device/device-report.input';
import { REPORT_EVERY_MS, resetStep, type HeldWork } from '@lotline/schema/domain/device/device.rules';
import type { Clock } from './clock.ts';
import { deviceId, lastReport, rememberReport } from './device/device-id.ts';
import type { Ids } from './ids.ts';
import type { Platform } from './platform.ts';
import type { Rest } from './rest.ts';

export interface HeldHere extends HeldWork {
  /** ISO, by the device's clock; null where nothing waits. */
  readonly since: string | null;
  /** Why the newest of it was not sent; null where nothing is known. */
  readonly why: string | null;
  /** Of what is unsent. */
  readonly photos: number;
  readonly files: number;
}

interface DeviceReportsDeps {
  readonly app: DeviceApp;
  readonly appVersion: string;
  readonly personId: number;
  readonly rest: Rest;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Signed in, and the server can be reached. */
  readonly canReport: () => boolean;
  /** Null where no worker keeps the app's files. */
  readonly workerVersion: () => Promise<string | null>;
  readonly held: () => Promise<HeldHere>;
  /** Of the app itself; null: none on this page. */
  readonly lastError: () => string | null;
  readonly sendNow: () => void;
  readonly leave: () => Promise<void>;
}

export interface DeviceReports {
  /** Reports unless any tab did within the minute. Never rejects: what is not heard now is heard a minute later. */
  readonly report: () => Promise<void>;
  /** Milliseconds until the next one is due. */
  readonly dueIn: () => number;
}

export function createDeviceReports(deps: DeviceReportsDeps): DeviceReports {
  const { app, clock, personId, rest } = deps;
  const owner = `${app}.${String(personId)}`;
  const now = (): number => clock.now().getTime();
  // a clock that was turned back does not silence the device
  const dueIn = (): number => {
    const since = now() - lastReport(owner);
    return since < 0 ? 0 : Math.max(0, REPORT_EVERY_MS - since);
  };
  const send = async (isLeaving: boolean): Promise<boolean> => {
    const body = await reportOf(deps, isLeaving);
    return (await rest<DeviceOrder>('/api/devices/report', { method: 'POST', body })).isReset;
  };
  const heedReset = async (): Promise<void> => {
    if (resetStep(await deps.held()) === 'send') return deps.sendNow();
    // the word may arrive though its answer is lost: whoever stayed would never be asked again
    await send(true).catch(() => undefined);
    await deps.leave();
  };
  const report = async (): Promise<void> => {
    if (!deps.canReport() || dueIn() > 0) return;
    rememberReport(owner, now());
    try {
      if (await send(false)) await heedReset();
    } catch {
      // the connection, or more reports than the server takes
    }
  };
  return { report, dueIn };
}

async function reportOf(deps: DeviceReportsDeps, isLeaving: boolean): Promise<DeviceReport> {
  const { app, appVersion, clock, ids } = deps;
  const { unsent, photos, files, since, why } = await deps.held();
  const age = since === null ? null : Math.round((clock.now().getTime() - Date.parse(since)) / 1000);
  return {
    ...{ deviceId: deviceId(ids.fresh), app, appVersion, workerVersion: await deps.workerVersion(), isLeaving },
    unsent: Math.min(MOST_UNSENT, unsent),
    unsentPhotos: Math.min(MOST_UNSENT, photos),
    unsentFiles: Math.min(MOST_UNSENT, files),
    oldestSeconds: age === null ? null : Math.max(0, age),
    lastError: (why ?? deps.lastError())?.slice(0, MOST_LAST_ERROR) ?? null,
  };
}

/** How many actions, photos and files of this person are stored on the device and not sent: also before any screen has read them. */
export async function storedWork({ outboxOf, photosOf, uploadsOf }: Platform, personId: number) {
  const [actions, photos, files] = await Promise.all([
    outboxOf(personId).actions.all(),
    photosOf(personId).photos.all(),
    uploadsOf(personId).all(),
  ]);
  return { unsent: actions.length + photos.length + files.length, photos: photos.length, files: files.length };
}
