// Documents that run out: those of whom this person looks after, and their own (screens.md §2.19). It goes once they are renewed.
import { Link } from 'react-router-dom';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { DocumentNoticesDocument } from '@lotline/schema/generated/documents/document';
import type { DocumentNoticesQuery } from '@lotline/schema/generated/operations';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import type { Followed } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { Panel } from '../../platform/frame/Panel.tsx';
import styles from './ExpiringDocumentsCard.module.css';

const ANY_OWNER: readonly Followed[] = [{ entity: 'independent_contractor' }, { entity: 'app_user' }];

type Notice = DocumentNoticesQuery['documentNotices'][number];

const pageOf = ({ contractorId, userId }: Notice): string | null => {
  if (contractorId !== null) return `/admin/independent-contractors/${String(contractorId)}/compliance`;
  return userId === null ? null : `/admin/manage-users/users/${String(userId)}/documents`;
};

export function ExpiringDocumentsCard() {
  const read = useRead(DocumentNoticesDocument, { variables: {}, follows: ANY_OWNER });
  const notices = read.data?.documentNotices ?? [];
  if (notices.length === 0) return <ReadNote read={read} title="Expiring documents could not be loaded." />;
  return (
    <Panel title="Documents to renew">
      <ul className={styles.lines}>
        {notices.map((notice) => {
          const page = pageOf(notice);
          return (
            <li key={notice.id}>
              {page === null ? notice.owner : <Link to={page}>{notice.owner}</Link>}: {notice.label}{' '}
              <span data-expired={notice.isExpired || undefined}>
                {notice.isExpired ? 'expired on' : 'expires on'} {formatDate(notice.expiresOn)}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
