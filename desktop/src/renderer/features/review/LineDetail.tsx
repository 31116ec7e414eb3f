// Below the line: the photos of the task as its evidence, and at their side the form of an adjustment or a rejection, or what was decided.
import { formatDateClock, formatClock } from '@lotline/schema/domain/kernel/date-format';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { DecisionForm } from './DecisionForm.tsx';
import type { Draft, Editing, ShownLine } from './decisions.ts';
import { takenAt, type Photo } from './review-data.ts';
import type { MissingPhotos } from './use-missing-photos.ts';
import page from '../../platform/frame/Page.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './LineDetail.module.css';

interface LineDetailProps {
  readonly line: ShownLine;
  readonly editing: Editing;
  readonly groupName: string;
  readonly photos: readonly Photo[];
  readonly missingPhotos: MissingPhotos;
  readonly onSave: (decision: Omit<Draft, 'version'>) => void;
  readonly onBack: () => void;
  readonly onPhoto: (place: number) => void;
}

export function LineDetail({ line, editing, groupName, photos, missingPhotos, onSave, onBack, onPhoto }: LineDetailProps) {
  return (
    <div className={styles.detail}>
      <section aria-label={`Evidence for ${line.item.code ?? 'this line'}`} className={styles.evidence}>
        <p>
          <b className={words.strong}>{`Evidence for ${line.item.code ?? 'this line'}`}</b>{' '}
          <span className={page.meta}>{photos.length === 0 ? 'the task has no photos' : 'photos of the task, as they were taken'}</span>
        </p>
        <ul className={styles.shots}>
          {photos.map((photo, place) => (
            <li key={photo.id}>
              <button type="button" className={styles.shot} aria-label={`Photo ${photo.title}`} onClick={() => onPhoto(place)}>
                {photo.url === null ? null : <img src={`${photo.url}?variant=thumbnail`} alt="" loading="lazy" decoding="async" />}
                <span className={styles.caption}>
                  <b className={words.cut}>{photo.title}</b>
                  <span>{captionOf(photo)}</span>
                </span>
              </button>
            </li>
          ))}
          {missingPhotos.shots.map((label) => (
            <li key={label} className={styles.missing}>
              <b className={words.cut}>{label}</b>
              <span>expected, not received</span>
            </li>
          ))}
        </ul>
        {missingPhotos.why === null || missingPhotos.shots.length === 0 ? null : (
          <p className={styles.why}>{`${groupName}: “${missingPhotos.why}”`}</p>
        )}
        {missingPhotos.unread === null ? null : <p className={page.meta}>{missingPhotos.unread}</p>}
      </section>
      {editing === null ? (
        <Facts line={line} groupName={groupName} />
      ) : (
        <DecisionForm line={line} what={editing} groupName={groupName} onSave={onSave} onBack={onBack} />
      )}
    </div>
  );
}

function captionOf(photo: Photo): string {
  const { accuracyMetres } = photo;
  const time = formatClock(takenAt(photo), browserZone());
  return accuracyMetres === null ? time : `${time} · ±${String(Math.round(accuracyMetres))} m`;
}

/** What was decided, by whom and why; the sentence of a rejection is the one that stands in the field's red box. */
function Facts({ line, groupName }: Pick<LineDetailProps, 'line' | 'groupName'>) {
  const { item, state, reason, payable, draft } = line;
  if (state === 'changed')
    return (
      <p
        className={styles.rejected}
      >{`${item.code ?? 'The line'} was changed after you decided on it. Look at it again: ${verdictOf(draft)}.`}</p>
    );
  if (state === 'rejected')
    return (
      <p className={styles.rejected}>
        <b>{`${item.code ?? 'The line'} rejected: ${reason ?? ''}`}</b>
        {draft === null
          ? ` ${groupName} sees this sentence in the red box on the phone and can correct the line.`
          : ` ${groupName} will see this sentence in the red box on the phone.`}
      </p>
    );
  if (state === 'undecided') return <p className={page.meta}>Not decided yet.</p>;
  const by =
    draft === null && item.approvedBy !== null && item.approvedDate !== null
      ? `By ${item.approvedBy}, ${formatDateClock(item.approvedDate, browserZone())}.`
      : 'Not sent yet.';
  const said =
    state === 'adjusted'
      ? `Adjusted to ${formatQuantity(payable ?? '0')} of ${formatQuantity(line.done)}: ${reason ?? ''}.`
      : 'Approved as counted.';
  return <p className={page.meta}>{`${said} ${by}`}</p>;
}

function verdictOf(draft: Draft | null): string {
  if (draft === null) return 'undecided';
  return {
    approve: 'you approved it',
    reject: `you rejected it, ${draft.reason ?? ''}`,
    adjust: `you approved ${draft.approvedQty ?? ''}, ${draft.reason ?? ''}`,
  }[draft.verdict];
}
