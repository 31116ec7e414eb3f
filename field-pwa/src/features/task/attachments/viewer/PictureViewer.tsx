// One picture over the whole screen: zoomed by fingers, wheel, keys and buttons, the next by a swipe or an arrow; its facts below (specification 1 §2).
import { lazy, Suspense, useState } from 'react';
import { ChevronLeft, ChevronRight, ImageOff, Pencil, X, ZoomIn, ZoomOut } from 'lucide-react';
import { tagsOf } from '@lotline/schema/domain/attachment/attachment.rules';
import { formatDateTime } from '@lotline/schema/domain/kernel/date-format';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useModal } from '@lotline/shared-ui/components/Sheet/use-modal';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useOnline } from '@lotline/web-session/react/use-connection';
import { useBackClosesSheet } from '../../../../platform/frame/use-back-closes-sheet.ts';
import type { Job } from '../../facts/page-data.ts';
import { mayEdit } from '../file-rules.ts';
import { originalOf, previewOf, type JobFile } from '../files-of-job.ts';
import { useZoom } from '@lotline/shared-ui/components/Zoom/use-zoom';
import styles from './PictureViewer.module.css';

const PhotoEditor = lazy(() => import('../editor/PhotoEditor.tsx'));

interface PictureViewerProps {
  readonly job: Pick<Job, 'id'>;
  readonly pictures: readonly JobFile[];
  readonly opened: JobFile;
  readonly onClose: () => void;
}

export function PictureViewer({ job, pictures, opened, onClose }: PictureViewerProps) {
  const [shownId, show] = useState(opened.id);
  const [isEditing, setEditing] = useState(false);
  const dialog = useModal();
  useBackClosesSheet(true);
  const at = Math.max(
    0,
    pictures.findIndex(({ id }) => id === shownId),
  );
  const picture = pictures[at] ?? opened;
  const turn = (step: -1 | 1) => {
    const next = pictures[at + step];
    if (next !== undefined) show(next.id);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={picture.title}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 tabIndex={-1}>{picture.title}</h2>
        <span className={styles.count}>{`${String(at + 1)} of ${String(Math.max(1, pictures.length))}`}</span>
        <IconButton className={styles.onDark} icon={X} size="l" label="Close" onClick={onClose} />
      </header>
      {isEditing ? null : (
        <Stage
          key={picture.id}
          picture={picture}
          hasPrevious={at > 0}
          hasNext={at < pictures.length - 1}
          turn={turn}
          onEdit={mayEdit(picture) ? () => setEditing(true) : undefined}
        />
      )}
      {isEditing ? (
        <Suspense fallback={null}>
          <PhotoEditor constructionId={job.id} picture={picture} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </dialog>
  );
}

interface StageProps {
  readonly picture: JobFile;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly turn: (step: -1 | 1) => void;
  readonly onEdit: (() => void) | undefined;
}

function Stage({ picture, hasPrevious, hasNext, turn, onEdit }: StageProps) {
  const { zoom, stage, change, handlers, onKeyDown } = useZoom(turn);
  const { scale, x, y } = zoom;
  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        role="group"
        tabIndex={0}
        aria-label={`${picture.title}, ${String(Math.round(scale * 100))} %. Plus and minus zoom, arrows move or turn.`}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <div className={styles.moving} style={{ transform: `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})` }}>
          <Picture picture={picture} />
        </div>
      </div>
      <div className={styles.tools}>
        <IconButton
          className={styles.onDark}
          icon={ChevronLeft}
          size="l"
          label="Previous picture"
          disabled={!hasPrevious}
          onClick={() => turn(-1)}
        />
        <IconButton className={styles.onDark} icon={ZoomOut} size="l" label="Zoom out" onClick={() => change(1 / 1.5)} />
        <IconButton className={styles.onDark} icon={ZoomIn} size="l" label="Zoom in" onClick={() => change(1.5)} />
        <IconButton
          className={styles.onDark}
          icon={ChevronRight}
          size="l"
          label="Next picture"
          disabled={!hasNext}
          onClick={() => turn(1)}
        />
        {onEdit === undefined ? null : (
          <Button tight icon={Pencil} onClick={onEdit}>
            Edit Photo Details
          </Button>
        )}
      </div>
      <Facts picture={picture} />
    </>
  );
}

/** The middle size first; the picture itself where none is made yet. */
function Picture({ picture }: { readonly picture: JobFile }) {
  const [failures, setFailures] = useState(0);
  const isOnline = useOnline();
  const src = [previewOf(picture), picture.url ?? undefined][failures];
  if (src === undefined) {
    return (
      <p className={styles.none}>
        <Icon of={ImageOff} size="l" />
        {isOnline ? 'This picture cannot be shown.' : 'This picture is not on this phone. It appears once there is a connection.'}
      </p>
    );
  }
  return <img className={styles.picture} src={src} alt={picture.title} draggable={false} onError={() => setFailures(failures + 1)} />;
}

function Facts({ picture }: { readonly picture: JobFile }) {
  const { createdUtc, ownerName, tags, comments, isEdited } = picture;
  const said = [formatDateTime(createdUtc, browserZone()), ownerName, tagsOf(tags).join(', ')].filter(Boolean).join(' · ');
  return (
    <div className={styles.facts}>
      <p>{said}</p>
      {comments === null || comments === '' ? null : <p>{comments}</p>}
      {isEdited ? (
        <p>
          It was edited.{' '}
          <a href={originalOf(picture)} target="_blank" rel="noreferrer">
            See the original
          </a>
        </p>
      ) : null}
    </div>
  );
}
