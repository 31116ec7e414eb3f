// A photo that asks before it is kept or given up: one that may show nothing, one that the device could not keep, one that could not be made.
import { useEffect, useState } from 'react';
import { PHOTO_PROBLEM } from '@lotline/schema/domain/attachment/photo.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import type { TakenPhoto } from '../../../platform/photos/photo-store.ts';
import type { Capture, Held } from './use-capture.ts';
import styles from './HeldPhoto.module.css';

interface HeldPhotoProps extends Pick<Capture, 'isBusy' | 'keepHeld' | 'dropHeld'> {
  readonly held: Held;
}

export function HeldPhoto({ held, isBusy, keepHeld, dropHeld }: HeldPhotoProps) {
  if (held.kind === 'failed') {
    const close = <Button onClick={dropHeld}>Close</Button>;
    return (
      <Sheet title="The photo was not taken" footer={close} onClose={dropHeld}>
        <p role="alert">{held.sentence}</p>
      </Sheet>
    );
  }
  const isDoubtful = held.kind === 'doubtful';
  const footer = (
    <>
      <Button kind="primary" busy={isBusy} onClick={() => void keepHeld()}>
        {isDoubtful ? 'Photo is ok' : 'Try again'}
      </Button>
      <Button onClick={dropHeld}>{isDoubtful ? 'Try Again' : 'Give up this photo'}</Button>
    </>
  );
  return (
    <Sheet
      title={held.photo.name}
      footer={footer}
      // closed by mistake it would be lost
      unsaved
      onClose={dropHeld}
    >
      <p role="alert">{isDoubtful ? `${PHOTO_PROBLEM}.` : held.sentence}</p>
      <Preview photo={held.photo} />
    </Sheet>
  );
}

function Preview({ photo }: { readonly photo: TakenPhoto }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([photo.bytes], { type: 'image/jpeg' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address === null ? null : <img className={styles.preview} src={address} alt={`The photo ${photo.name}`} />;
}
