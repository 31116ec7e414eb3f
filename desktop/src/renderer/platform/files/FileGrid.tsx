// Thumbnails of pictures, and an icon with a name for every other file; each opens the viewer, and may be selected by its box or removed.
import { useState } from 'react';
import { FileText, MapPin, Trash2 } from 'lucide-react';
import { isPicture } from '@lotline/schema/domain/attachment/attachment.rules';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { formatNearDayClock } from '@lotline/schema/domain/kernel/date-format';
import { isForOwnMenu, placeOfPointer } from '../frame/own-menu.ts';
import { useToday } from '../frame/use-today.ts';
import { FileMenu, type AskedFile } from './FileMenu.tsx';
import { mayRemove, thumbnailOf } from './file-words.ts';
import { Picture } from './Picture.tsx';
import type { ShownFile } from './shown-file.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './FileGrid.module.css';

interface FileGridProps {
  readonly label: string;
  readonly files: readonly ShownFile[];
  readonly zone: string;
  readonly picked?: ReadonlySet<number>;
  /** Left out: no selection. */
  readonly onPick?: ((id: number) => void) | undefined;
  readonly onOpen: (id: number) => void;
  /** Left out: no removal. */
  readonly onRemove?: ((file: ShownFile) => void) | undefined;
}

const NONE: ReadonlySet<number> = new Set();

export function FileGrid({ label, files, zone, picked = NONE, onPick, onOpen, onRemove }: FileGridProps) {
  const today = useToday();
  const [asked, ask] = useState<AskedFile | null>(null);
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {files.map((file) => (
          <li
            key={file.id}
            className={styles.card}
            data-picked={picked.has(file.id) || undefined}
            onContextMenu={(event) => {
              if (!isForOwnMenu(event.target)) return;
              event.preventDefault();
              ask({ file, at: placeOfPointer(event), opener: event.currentTarget.querySelector<HTMLElement>(':scope > button') });
            }}
          >
            {onPick === undefined ? null : (
              <label className={styles.pick}>
                <input type="checkbox" aria-label={`Select ${file.title}`} checked={picked.has(file.id)} onChange={() => onPick(file.id)} />
              </label>
            )}
            <button type="button" className={styles.open} onClick={() => onOpen(file.id)}>
              <span className={styles.frame}>
                {isPicture(file) ? <Picture src={thumbnailOf(file)} /> : <Icon of={FileText} size="l" className={styles.document} />}
              </span>
              <span className={styles.name}>{file.title}</span>
            </button>
            <span className={styles.facts}>
              <span className={styles.said}>
                {formatNearDayClock(file.createdUtc, today, zone)}
                {file.latitude === null ? null : (
                  <>
                    <Icon of={MapPin} size="s" />
                    <span className={words.sr}>with its location</span>
                  </>
                )}
              </span>
              {onRemove !== undefined && mayRemove(file) ? (
                <IconButton icon={Trash2} label={`Remove ${file.title}`} onClick={() => onRemove(file)} />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <FileMenu {...asked} isPicked={picked.has(asked.file.id)} {...{ onPick, onOpen, onRemove }} onClose={() => ask(null)} />
      )}
    </>
  );
}
