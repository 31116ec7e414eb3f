// Whether this device promises to keep the work; where it was not asked yet, the reason and the way to ask.
import { useEffect } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { askToStay, canAskToStay, lookWhetherItStays, STAY_WORDS, stayOnDevice } from '../../platform/outbox/stay-on-device.ts';

export function StayNote({ className }: { readonly className?: string | undefined }) {
  const stay = useReadable(stayOnDevice);
  useEffect(() => void lookWhetherItStays(), []);
  if (stay !== 'unasked') return <p className={classes(words.small, words.muted, className)}>{STAY_WORDS[stay]}</p>;
  return (
    <div className={className}>
      <p className={classes(words.small, words.muted)}>
        What you have not sent yet is kept on this phone until it is sent. If this phone runs out of space it may clear it, unless it has
        agreed to keep it.
      </p>
      {canAskToStay() ? <Button onClick={() => void askToStay()}>Ask this phone to keep it</Button> : null}
    </div>
  );
}
