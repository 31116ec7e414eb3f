// One photo over the whole window: arrows for the others, Escape closes.
import { useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { useModal } from '@lotline/shared-ui/components/Sheet/use-modal';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { takenAt, type Photo } from './review-data.ts';
import styles from './PhotoViewer.module.css';

interface PhotoViewerProps {
  readonly photos: readonly Photo[];
  readonly opened: number;
  readonly onClose: () => void;
}

export function PhotoViewer({ photos, opened, onClose }: PhotoViewerProps) {
  const [at, setAt] = useState(opened);
  const dialog = useModal();
  const photo = photos[at];
  const turn = (step: -1 | 1) => setAt((now) => Math.min(Math.max(0, now + step), photos.length - 1));
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  if (photo === undefined) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={photo.title}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 tabIndex={-1}>{photo.title}</h2>
        <span className={styles.count}>{`${String(at + 1)} of ${String(photos.length)}`}</span>
        <IconButton className={styles.onDark} icon={X} label="Close" onClick={onClose} />
      </header>
      <div className={styles.stage}>
        <Picture key={photo.id} photo={photo} />
      </div>
      <footer className={styles.foot}>
        <IconButton className={styles.onDark} icon={ChevronLeft} label="Previous photo" disabled={at === 0} onClick={() => turn(-1)} />
        <p>{factsOf(photo)}</p>
        <IconButton
          className={styles.onDark}
          icon={ChevronRight}
          label="Next photo"
          disabled={at === photos.length - 1}
          onClick={() => turn(1)}
        />
      </footer>
    </dialog>
  );
}

/** The middle size first; the picture itself where none is made yet. */
function Picture({ photo }: { readonly photo: Photo }) {
  const [isWhole, setWhole] = useState(false);
  if (photo.url === null) return <p>This photo cannot be shown.</p>;
  return <img src={isWhole ? photo.url : `${photo.url}?variant=preview`} alt={photo.title} onError={() => setWhole(true)} />;
}

function factsOf(photo: Photo): string {
  const { ownerName, latitude, longitude, accuracyMetres, comments } = photo;
  const place = latitude === null || longitude === null ? null : `${latitude.toFixed(4)} ${longitude.toFixed(4)}`;
  const accuracy = place === null || accuracyMetres === null ? null : `±${String(Math.round(accuracyMetres))} m`;
  return [formatDateClock(takenAt(photo), browserZone()), ownerName, place, accuracy, comments].filter(Boolean).join(' · ');
}
