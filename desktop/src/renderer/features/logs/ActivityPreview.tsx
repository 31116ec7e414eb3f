// One entry of the log: who, when, by which way, what changed in words, and what was stored.
import { Link } from 'react-router-dom';
import { ACTIVITY_LIST } from '@lotline/schema/domain/log/activity.columns';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { useActor } from '@lotline/web-session/react/me-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { declaredFacts } from '../../platform/list/declared-columns.tsx';
import { PreviewFacts, PreviewPane, PreviewSection } from '../../platform/list/PreviewPane.tsx';
import { recordLink } from './record-link.ts';
import { useActivityEntry, type ActivityEntry } from './use-activity.ts';
import styles from './LogPreview.module.css';

const FACTS = [
  ...(['recordedAt', 'person', 'impersonator', 'record', 'job', 'task', 'why', 'madeAt', 'sentAt', 'waitedMinutes'] as const),
  ...(['move', 'requestId'] as const),
];

interface ActivityPreviewProps {
  readonly id: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

export function ActivityPreview({ id, onStep, onClose }: ActivityPreviewProps) {
  const actor = useActor();
  const { entry, ...read } = useActivityEntry(id);
  const link = entry === null ? null : recordLink(actor, entry);
  return (
    <PreviewPane
      label={`entry ${String(id)}`}
      title={entry?.what ?? 'Entry'}
      isBusy={entry === null && read.error === null}
      onStep={onStep}
      onClose={onClose}
      footer={link === null ? null : <Link to={link.path}>{link.label}</Link>}
    >
      {entry === null ? (
        <Unread read={read} title="The entry could not be loaded." loading={<Ghost width="70%" />} />
      ) : (
        <>
          <PreviewFacts facts={declaredFacts(ACTIVITY_LIST, actor, entry, FACTS)} />
          <Changes changes={entry.changes} />
          <PreviewSection title="As stored">
            {entry.data === null ? (
              <p>It is too long to show here.</p>
            ) : (
              <pre className={styles.stored} tabIndex={0} aria-label="As stored">
                {indented(entry.data)}
              </pre>
            )}
          </PreviewSection>
        </>
      )}
    </PreviewPane>
  );
}

function Changes({ changes }: Pick<ActivityEntry, 'changes'>) {
  if (changes === null) return null;
  return (
    <PreviewSection title="Changes">
      <ul className={styles.changes}>
        {changes.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </PreviewSection>
  );
}

const indented = (data: string): string => JSON.stringify(JSON.parse(data), null, 2);
