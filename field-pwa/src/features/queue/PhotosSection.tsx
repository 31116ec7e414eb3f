// The photos that the office does not have yet, among the unsent work: how far each is, why it waits, and what a person can do about it.
import { ArrowUp, Camera, Clock, TriangleAlert } from 'lucide-react';
import { formatBytes } from '@lotline/schema/domain/attachment/attachment.rules';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { Photo } from '../../platform/photos/photo-record.ts';
import { PhotoDecision } from '../../platform/photos/PhotoDecision.tsx';
import { useUnsentPhotos, usePhotos } from '../../platform/photos/photos-context.ts';
import { NextTry } from './NextTry.tsx';
import { OriginalsWait } from './OriginalsWait.tsx';
import { QueueSection } from './QueueSection.tsx';
import { useCanTry } from './use-can-try.ts';
import styles from './QueueRow.module.css';

/** More are counted, not drawn: a day's photos would be a long page. */
const SHOWN = 50;

interface PhotosSectionProps {
  readonly now: Date;
  readonly zone: string;
}

export function PhotosSection({ now, zone }: PhotosSectionProps) {
  const photos = useUnsentPhotos();
  if (photos.length === 0) return null;
  // what needs the person first
  const sorted = [...photos].sort((a, b) => Number(b.sync.needsYou) - Number(a.sync.needsYou));
  return (
    <QueueSection id="queue-photos" heading="Photos" count={photos.length}>
      <div className={layout.stack}>
        <OriginalsWait />
        <ul className={layout.rows}>
          {sorted.slice(0, SHOWN).map((photo) => (
            <PhotoRow key={photo.id} photo={photo} now={now} zone={zone} />
          ))}
        </ul>
      </div>
      {photos.length > SHOWN ? <p className={classes(words.small, words.muted)}>and {photos.length - SHOWN} more</p> : null}
    </QueueSection>
  );
}

function stateOf({ sync }: Photo): { readonly state: string; readonly icon: typeof Clock; readonly say: string } {
  if (sync.needsYou) return { state: 'needsYou', icon: TriangleAlert, say: 'Needs you, taken' };
  const isSending = sync.attempt !== null || sync.status === 'uploaded';
  return isSending ? { state: 'sending', icon: ArrowUp, say: 'Sending, taken' } : { state: 'waiting', icon: Clock, say: 'Waiting since' };
}

interface PhotoRowProps extends PhotosSectionProps {
  readonly photo: Photo;
}

function PhotoRow({ photo, now, zone }: PhotoRowProps) {
  const { nextTries } = usePhotos();
  const canTry = useCanTry();
  const { state, icon, say } = stateOf(photo);
  return (
    <li className={styles.row} data-photo={photo.id} data-state={state}>
      <span className={styles.kind}>
        <Icon of={Camera} size="l" />
      </span>
      <div className={styles.body}>
        <b>Photo {photo.name}</b>
        <p className={words.small}>{formatBytes(photo.sizeBytes)}</p>
        {photo.about === null ? null : <p className={classes(words.small, words.muted)}>{photo.about}</p>}
        <p className={classes(words.small, words.strong, styles.state)}>
          <Icon of={icon} size="s" />
          {say} {formatAsOf(photo.takenAt, dayInZone(now.toISOString(), zone), zone)}
        </p>
        {photo.sync.problem === null ? null : <p className={classes(words.small, words.muted)}>{photo.sync.problem.sentence}</p>}
        {canTry && state === 'waiting' ? <NextTry id={photo.id} of={nextTries} /> : null}
        {photo.sync.needsYou ? <PhotoDecision photo={photo} /> : null}
      </div>
    </li>
  );
}
