// The originals that wait for Wi-Fi, and the way to send them all the same: how much that is stands before the press.
import { useState } from 'react';
import { Upload } from 'lucide-react';
import { formatBytes } from '@lotline/schema/domain/attachment/attachment.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import type { Photo } from '../../platform/photos/photo-record.ts';
import { usePhotos } from '../../platform/photos/photos-context.ts';

export function OriginalsWait({ photos }: { readonly photos: readonly Photo[] }) {
  const { originalsWaitFor, sendOriginals } = usePhotos();
  const [isAsked, setAsked] = useState(false);
  const waitFor = isAsked ? null : originalsWaitFor();
  const originals = photos.filter(({ isOriginal, sync }) => isOriginal === true && sync.attempt === null && !sync.needsYou);
  if (originals.length === 0 || waitFor === null) return null;
  const sum = formatBytes(originals.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0));
  const count = originals.length === 1 ? `1 original (${sum}) waits` : `${String(originals.length)} originals (${sum}) wait`;
  const send = () => {
    setAsked(true);
    sendOriginals();
  };
  return (
    <Banner
      title={`${count} for ${waitFor === 'wifi' ? 'Wi-Fi' : 'you'}.`}
      action={
        <Button icon={Upload} onClick={send}>
          Send {originals.length === 1 ? 'it' : 'them'} now
        </Button>
      }
    >
      {waitFor === 'wifi' ? 'Their photos do not wait.' : 'This phone does not say whether it is on Wi-Fi. Their photos do not wait.'}
    </Banner>
  );
}
