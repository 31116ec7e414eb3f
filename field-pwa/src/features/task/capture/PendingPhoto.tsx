// A photo that asks: one that may show nothing, which is stored already; one that the device could not store, which lies on the screen alone; one that
// could not be made. Back, Esc and the cross never lose one of them.
import { useEffect, useState } from 'react';
import { PHOTO_PROBLEM } from '@lotline/schema/domain/attachment/photo.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useBackClosesSheet } from '../../../platform/frame/use-back-closes-sheet.ts';
import { pageTurned } from '../../../platform/tap-guard/tap-guard.ts';
import type { TakenPhoto } from '../../../platform/photos/photo-store.ts';
import type { Capture } from './use-capture.ts';
import type { Held } from './use-photo-question.ts';
import styles from './PendingPhoto.module.css';

interface PendingPhotoProps extends Pick<Capture, 'isBusy' | 'keepPending' | 'dropPending' | 'leaveHeld'> {
  readonly pending: Held;
}

const LOSS = {
  question: 'Discard this photo?',
  consequence: 'This phone could not store it: it is only on this screen.',
  keep: 'Keep it on the screen',
  discard: 'Discard this photo',
};

export function PendingPhoto({ pending, isBusy, keepPending, dropPending, leaveHeld }: PendingPhotoProps) {
  useBackClosesSheet(true);
  // it comes where the shutter was pressed, a while after that: the second tap of two answers nothing
  useEffect(pageTurned, []);
  if (pending.kind === 'failed') {
    const close = <Button onClick={dropPending}>Close</Button>;
    return (
      <Sheet title="The photo was not taken" footer={close} onClose={dropPending}>
        <p role="alert">{pending.sentence}</p>
      </Sheet>
    );
  }
  const isDoubtful = pending.kind === 'doubtful';
  const footer = (
    <>
      <Button kind="primary" busy={isBusy} onClick={() => void keepPending()}>
        {isDoubtful ? 'Photo is ok' : 'Try again'}
      </Button>
      <Button disabled={isBusy} onClick={dropPending}>
        {isDoubtful ? 'Try Again' : 'Discard this photo'}
      </Button>
    </>
  );
  return (
    <Sheet title={pending.photo.name} footer={footer} unsaved={!isDoubtful} lossWords={LOSS} onClose={isDoubtful ? leaveHeld : dropPending}>
      <p role="alert">{isDoubtful ? `${PHOTO_PROBLEM}.` : pending.sentence}</p>
      {isDoubtful ? (
        <p>It is saved on this phone. Press “Photo is ok” to send it. With “Try Again” it stays until you have taken the next one.</p>
      ) : null}
      <Preview photo={pending.photo} />
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
