// The originals that wait for Wi-Fi, and the way to send them all the same: how much that is stands before the action.
import { Upload } from 'lucide-react';
import { formatBytes } from '@lotline/schema/domain/attachment/attachment.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { usePhotos, useWaitingOriginals } from '../../platform/photos/photos-context.ts';

export function OriginalsWait() {
  const { originalsWaitFor, sendOriginals } = usePhotos();
  const originals = useWaitingOriginals();
  if (originals.length === 0) return null;
  const knowsNetwork = originalsWaitFor() === 'wifi';
  const sum = formatBytes(originals.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0));
  const count = originals.length === 1 ? `1 original (${sum}) waits` : `${String(originals.length)} originals (${sum}) wait`;
  return (
    <Banner
      title={`${count} for ${knowsNetwork ? 'Wi-Fi' : 'you'}.`}
      action={
        <Button icon={Upload} onClick={sendOriginals}>
          Send {originals.length === 1 ? 'it' : 'them'} now
        </Button>
      }
    >
      {knowsNetwork ? '' : 'This phone cannot tell whether it is on Wi-Fi. '}The stamped photos do not wait.
    </Banner>
  );
}
