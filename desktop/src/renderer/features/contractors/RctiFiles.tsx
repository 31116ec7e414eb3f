// The signed RCTI agreement beside its status: the files of the contractor's document of that kind, each with the day it came (screens.md §2.19).
import { Link } from 'react-router-dom';
import { kindLabel, RCTI_AGREEMENT } from '@lotline/schema/domain/document/document.fields';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { useDocuments } from '../../platform/documents/use-documents.ts';
import styles from '../../platform/record/RecordPage.module.css';

export function RctiFiles({ contractorId }: { readonly contractorId: number }) {
  const { documents, ...read } = useDocuments({ contractorId });
  if (documents === null)
    return <Unread read={read} title="The RCTI agreement could not be loaded." loading={<Progress label="Loading the RCTI agreement" />} />;
  const held = documents.documents.filter(({ kind, isArchived }) => kind === RCTI_AGREEMENT && !isArchived);
  const files = held.flatMap((document) => document.files.map((file) => ({ ...file, document })));
  return (
    <section aria-label={`${kindLabel(RCTI_AGREEMENT)}, files`} className={styles.stack}>
      {files.map(({ id, title, url, createdUtc, document }) => (
        <p key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            {title}
          </a>{' '}
          <span className={words.muted}>
            received {formatDate(dayInZone(createdUtc, browserZone()))}
            {document.expiresOn == null ? '' : `, valid through ${formatDate(document.expiresOn)}`}
            {document.verifiedBy == null ? '' : `, verified by ${document.verifiedBy}`}
          </span>
        </p>
      ))}
      {files.length > 0 ? null : (
        <p className={styles.muted}>
          The signed RCTI agreement is not here yet.{' '}
          <Link to={`/admin/independent-contractors/${String(contractorId)}/compliance`}>Add it under Compliance</Link>
        </p>
      )}
    </section>
  );
}
