// One file over the whole window. Arrows go to the next, or move a picture that is zoomed by plus, minus, 0 or the wheel; Esc closes. Its stamp is
// beside it. A file that is no picture is offered to be opened.
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight, ExternalLink, X, ZoomIn, ZoomOut } from 'lucide-react';
import { isPicture } from '@lotline/schema/domain/attachment/attachment.rules';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useModal } from '@lotline/shared-ui/components/Sheet/use-modal';
import { useZoom } from '@lotline/shared-ui/components/Zoom/use-zoom';
import { previewOf } from './file-words.ts';
import type { ShownFile } from './shown-file.ts';
import styles from './Viewer.module.css';

interface ViewerProps {
  readonly files: readonly ShownFile[];
  readonly openedId: number;
  readonly onClose: () => void;
  /** The stamp of the shown file. */
  readonly children: (file: ShownFile) => ReactNode;
}

export function Viewer({ files, openedId, onClose, children }: ViewerProps) {
  const [shownId, show] = useState(openedId);
  const dialog = useModal();
  const at = files.findIndex(({ id }) => id === shownId);
  const file = files[at] ?? files[0];
  const { zoom, stage, change, whole, handlers, onKeyDown } = useZoom((step) => turnTo(files[at + step]));
  function turnTo(next: ShownFile | undefined): void {
    if (next === undefined) return;
    show(next.id);
    whole();
  }
  if (file === undefined) return null;
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Home') turnTo(files[0]);
    else if (event.key === 'End') turnTo(files.at(-1));
    else onKeyDown(event);
  };
  const percent = `${String(Math.round(zoom.scale * 100))} %`;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={file.title}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 tabIndex={-1}>{file.title}</h2>
        <span role="status">{`${String(at + 1)} of ${String(files.length)}${isPicture(file) ? `, ${percent}` : ''}`}</span>
        <span className={styles.room} />
        <OpenIt file={file} />
        {isPicture(file) ? (
          <>
            <IconButton icon={ZoomOut} label="Zoom out" onClick={() => change(1 / 1.5)} />
            <IconButton icon={ZoomIn} label="Zoom in" onClick={() => change(1.5)} />
          </>
        ) : null}
        <IconButton icon={ChevronLeft} label="Previous file" disabled={at <= 0} onClick={() => turnTo(files[at - 1])} />
        <IconButton icon={ChevronRight} label="Next file" disabled={at >= files.length - 1} onClick={() => turnTo(files[at + 1])} />
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      <div ref={stage} className={styles.stage} {...handlers}>
        <div
          className={styles.moving}
          style={{ transform: `translate(${String(zoom.x)}px, ${String(zoom.y)}px) scale(${String(zoom.scale)})` }}
        >
          {isPicture(file) ? <Whole key={file.id} file={file} /> : <NoPicture file={file} />}
        </div>
      </div>
      {children(file)}
    </dialog>
  );
}

/** The preview first; the picture itself where there is none yet. */
function Whole({ file }: { readonly file: ShownFile }) {
  const [failures, setFailures] = useState(0);
  const src = [previewOf(file), file.url ?? undefined][failures];
  if (src === undefined) return <p>This picture cannot be shown.</p>;
  return <img className={styles.picture} src={src} alt={file.title} draggable={false} onError={() => setFailures(failures + 1)} />;
}

function NoPicture({ file }: { readonly file: ShownFile }) {
  return <p>“{file.title}” is a document: it opens beside this page.</p>;
}

function OpenIt({ file }: { readonly file: ShownFile }) {
  if (file.url === null) return null;
  return (
    <a className={buttonClass()} href={file.url} target="_blank" rel="noreferrer">
      <Icon of={ExternalLink} size="s" />
      Open the file
    </a>
  );
}
