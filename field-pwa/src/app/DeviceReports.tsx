// Reports this phone to the office (screens.md §2.17): nothing of it is shown, and it is loaded after the first screen.
import { useDeviceReports } from '@lotline/web-session/react/use-device-reports';
import { workerVersion } from '../platform/app-update/worker-version.ts';
import { useEntries, useOutbox, useQueueSum } from '../platform/outbox/outbox-context.ts';
import { queueLine } from '../platform/outbox/queue-lines.ts';
import { usePhotos } from '../platform/photos/photos-context.ts';

export function DeviceReports() {
  const { count, needsYou, since } = useQueueSum();
  const why =
    useEntries()
      .map((entry) => queueLine(entry).why)
      .findLast((sentence) => sentence !== null) ?? null;
  const outbox = useOutbox();
  const photos = usePhotos();
  useDeviceReports({
    app: 'field',
    held: { unsent: count, needsYou, since, why },
    workerVersion,
    sendNow: () => {
      outbox.release();
      outbox.sendNow();
      photos.sendNow();
    },
  });
  return null;
}
