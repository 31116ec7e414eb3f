// What no screen waits for, loaded once the first one is drawn: the report of this phone to the office (screens.md §2.17), the receipts of the person, and
// the offer of a newer version.
import { useDeviceReports } from '@lotline/web-session/react/use-device-reports';
import { UpdateDialog } from '../platform/app-update/UpdateDialog.tsx';
import { workerVersion } from '../platform/app-update/worker-version.ts';
import { useEntries, useOutbox, useQueueSum } from '../platform/outbox/outbox-context.ts';
import { queueLine } from '../platform/outbox/queue-lines.ts';
import { usePhotos } from '../platform/photos/photos-context.ts';
import { useLastsWithoutServer } from '../platform/replica/use-lasts-without-server.ts';
import { useFollowReceipts } from '../platform/receipts/use-follow-receipts.ts';

export function Afterwards() {
  useFollowReceipts();
  useReports();
  useLastsWithoutServer();
  return <UpdateDialog />;
}

function useReports(): void {
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
}
