// Reports this console to the office (screens.md §2.17), and tells the session what the office lets it remember: nothing of it is shown, and it is loaded after the first
// page.
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useDeviceReports } from '@lotline/web-session/react/use-device-reports';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { shownUploadsOf } from '@lotline/web-session/uploads/shown-uploads';
import { useLastsWithoutServer } from './use-lasts-without-server.ts';

const NO_WORKER = () => Promise.resolve(null);

export function DeviceReports() {
  useLastsWithoutServer();
  const platform = usePlatform();
  const { userId } = useActor();
  const unsent = useReadable(shownUploadsOf(platform, userId)).filter(({ state }) => state !== 'done');
  const needsYou = unsent.filter(({ state }) => state === 'failed' || state === 'needsFile').length;
  const since = unsent.length === 0 ? null : new Date(Math.min(...unsent.map(({ createdAt }) => createdAt))).toISOString();
  const why = unsent.findLast(({ sentence }) => sentence !== null)?.sentence ?? null;
  useDeviceReports({
    app: 'console',
    held: { unsent: unsent.length, needsYou, since, why },
    workerVersion: NO_WORKER,
    // files go by themselves
    sendNow: () => undefined,
  });
  return null;
}
