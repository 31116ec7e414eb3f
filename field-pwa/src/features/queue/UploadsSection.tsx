// The files that are being sent, among the unsent work: how far each is, and the way to where it is paused, stopped or chosen again.
import { FileUp, TriangleAlert, ArrowUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { UploadView } from '@lotline/web-session/uploads/upload-record';
import { percentOf, stateWords } from '@lotline/web-session/uploads/upload-words';
import { needsPerson, unsentUploads } from '../../platform/uploads/upload-sum.ts';
import { useShownUploads } from '../../platform/uploads/use-shown-uploads.ts';
import { QueueSection } from './QueueSection.tsx';
import styles from './QueueRow.module.css';

interface UploadsSectionProps {
  readonly now: Date;
  readonly zone: string;
}

export function UploadsSection({ now, zone }: UploadsSectionProps) {
  const uploads = unsentUploads(useShownUploads());
  if (uploads.length === 0) return null;
  return (
    <QueueSection id="queue-files" heading="Files" count={uploads.length}>
      <ul className={layout.rows}>
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} now={now} zone={zone} />
        ))}
      </ul>
    </QueueSection>
  );
}

function UploadLine({ upload, now, zone }: UploadsSectionProps & { readonly upload: UploadView }) {
  const { name, category, constructionId, taskId, createdAt, state } = upload;
  const needsYou = needsPerson(upload);
  const added = formatAsOf(new Date(createdAt).toISOString(), dayInZone(now.toISOString(), zone), zone);
  return (
    <li className={styles.row} data-state={needsYou ? 'needsYou' : state === 'sending' ? 'sending' : 'waiting'}>
      <span className={styles.kind}>
        <Icon of={FileUp} size="l" />
      </span>
      <div className={styles.body}>
        <b>{name}</b>
        <p className={classes(words.small, words.muted)}>{category}</p>
        <p className={classes(words.small, words.strong, styles.state)}>
          <Icon of={needsYou ? TriangleAlert : ArrowUp} size="s" />
          {needsYou ? 'Needs you' : 'On its way'}, added {added}
        </p>
        <p className={classes(words.small, words.muted)}>{stateWords(upload)}</p>
        {state === 'failed' ? null : (
          <Progress label={`${name}: ${String(percentOf(upload))} %`} fraction={percentOf(upload) / 100} showAfterMs={0} bare />
        )}
        {taskId === null ? null : (
          <div className={layout.row}>
            <Link
              className={buttonClass({ tight: true })}
              to={`/field/construction/${String(constructionId)}/${String(taskId)}/attachments`}
              aria-label={`Open the upload of ${name}`}
            >
              Open the upload
            </Link>
          </div>
        )}
      </div>
    </li>
  );
}
