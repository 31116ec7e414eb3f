// Photo History: what was taken here within the last hour and how far each has come, with the file-sync banner (specification 1 §2, §9).
import { useEffect, useState } from 'react';
import { ArrowUp, Check, Clock, Trash2, TriangleAlert, type LucideIcon } from 'lucide-react';
import { formatBytes } from '@lotline/schema/domain/attachment/attachment.rules';
import { formatTime } from '@lotline/schema/domain/kernel/date-format';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { logProblem } from '@lotline/web-session/log';
import { useNow } from '@lotline/web-session/react/use-now';
import { useReadable } from '@lotline/web-session/react/use-readable';
import type { Photo, PhotoHistoryEntry } from '../../../platform/photos/photo-record.ts';
import { PhotoDecision } from '../../../platform/photos/PhotoDecision.tsx';
import { useUnsentPhotos, usePhotos } from '../../../platform/photos/photos-context.ts';
import type { CaptureTarget } from './capture-target.ts';
import { honestState, shownHistory, STATE_WORDS, syncBanner, type HonestState } from './photo-state.ts';
import { PhotoThumb } from './PhotoThumb.tsx';
import styles from './PhotoHistory.module.css';

const TICK_MS = 60_000;
const ICON: Readonly<Record<HonestState, LucideIcon>> = { saved: Clock, sending: ArrowUp, received: Check, needs: TriangleAlert };

export function PhotoHistory({ target }: { readonly target: CaptureTarget }) {
  const now = useNow(TICK_MS);
  const kept = useUnsentPhotos();
  const shown = shownHistory(useHistory(kept), target, now.getTime());
  const byId = new Map(kept.map((photo) => [photo.id, photo]));
  return (
    <section className={styles.history} aria-labelledby="photo-history">
      <header>
        <h2 id="photo-history">Photo History</h2>
        <p role="status" className={words.small}>
          {syncBanner(kept.length)}
        </p>
      </header>
      {shown.length === 0 ? (
        <p className={classes(words.small, words.muted)}>
          Photos you take here are listed until the office has them, and for an hour after that.
        </p>
      ) : (
        <ul className={layout.rows}>
          {shown.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} photo={byId.get(entry.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Read again whenever something becomes of a photo. */
function useHistory(kept: readonly Photo[]): readonly PhotoHistoryEntry[] {
  const { store } = usePhotos();
  const [entries, setEntries] = useState<readonly PhotoHistoryEntry[]>([]);
  useEffect(() => {
    let isLate = false;
    store.history().then(
      (read) => {
        if (!isLate) setEntries(read);
      },
      (problem: unknown) => logProblem('The photo history could not be read', problem),
    );
    return () => {
      isLate = true;
    };
  }, [store, kept]);
  return entries;
}

function HistoryRow({ entry, photo }: { readonly entry: PhotoHistoryEntry; readonly photo: Photo | undefined }) {
  const state = honestState(photo);
  const isRemoved = state === 'received' && !entry.uploaded;
  const problem = photo?.sync.problem ?? null;
  return (
    <li className={styles.row} data-photo={entry.id} data-state={isRemoved ? 'removed' : state}>
      <PhotoThumb id={entry.id} />
      <div className={styles.body}>
        <b>{entry.name}</b>
        <p className={classes(words.small, words.strong, styles.state)}>
          <Icon of={isRemoved ? Trash2 : ICON[state]} size="s" />
          {isRemoved ? 'Removed' : STATE_WORDS[state]}
        </p>
        {state === 'sending' ? <Meter entry={entry} /> : null}
        {problem === null || state === 'received' ? null : <p className={classes(words.small, words.muted)}>{problem.sentence}</p>}
        {state === 'needs' && photo !== undefined ? <PhotoDecision photo={photo} /> : null}
      </div>
      <span className={classes(words.small, words.muted, styles.end)}>
        {formatTime(entry.createdDate, browserZone())}
        <br />
        {formatBytes(entry.sizeBytes)}
      </span>
    </li>
  );
}

function Meter({ entry: { id, name } }: { readonly entry: PhotoHistoryEntry }) {
  const progress = useReadable(usePhotos().progress);
  if (progress?.id !== id) return null;
  return <progress className={styles.meter} aria-label={`${name} sent`} max={1} value={progress.part} />;
}
