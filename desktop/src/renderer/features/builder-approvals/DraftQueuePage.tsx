// Messages to many builders (screens.md §2.10): one for each builder and contact, shown one after the other, edited, sent from one's own phone, and ticked off.
// Nothing is stored until a message is ticked off.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MOST_DRAFTED } from '@lotline/schema/domain/builder-approval/builder-request.limits';
import { BuilderRequestDraftsDocument } from '@lotline/schema/generated/documents/builder-approval';
import type { BuilderRequestDraftsQuery } from '@lotline/schema/generated/operations';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { useRead } from '../../platform/data/use-read.ts';
import { useTitle } from '../../platform/frame/use-title.ts';
import { DraftQueue } from './DraftQueue.tsx';
import page from '../../platform/frame/Page.module.css';
import styles from './DraftQueue.module.css';

const idsIn = (params: URLSearchParams): number[] => (params.get('ids') ?? '').split(',').map(Number).filter(Number.isInteger);

export function DraftQueuePage() {
  useTitle('Messages to builders');
  const [params] = useSearchParams();
  // as the page was opened, and followed by nothing: the links of messages that are being edited stay
  const [ids] = useState(() =>
    idsIn(params)
      .filter((id) => id > 0)
      .slice(0, MOST_DRAFTED),
  );
  const [follows] = useState([]);
  const read = useRead(BuilderRequestDraftsDocument, { variables: { ids }, follows, isUncached: true, isWanted: ids.length > 0 });
  const found = read.data?.builderRequestDrafts;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <nav aria-label="Where this is" className={page.meta}>
        <Link to="/builderapprovals">Builder approvals</Link>
      </nav>
      <h1>Messages to builders</h1>
      {ids.length === 0 ? (
        <Nothing />
      ) : found === undefined ? (
        <Unread read={read} title="The messages could not be drafted." loading={<SkeletonRows label="Drafting the messages" rows={4} />} />
      ) : (
        <>
          <LeftOut found={found} />
          {found.drafts.length === 0 ? <Nothing /> : <DraftQueue drafts={found.drafts} />}
        </>
      )}
    </main>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="No message to draft"
      action={
        <Link to="/builderapprovals" className={buttonClass()}>
          Builder approvals
        </Link>
      }
    >
      Select jobs in the list of builder approvals, then choose Draft messages.
    </EmptyState>
  );
}

const named = (jobs: readonly { readonly workOrder: string }[]): string => jobs.map(({ workOrder }) => workOrder).join(', ');

function LeftOut({ found: { approved, incomplete } }: { readonly found: BuilderRequestDraftsQuery['builderRequestDrafts'] }) {
  if (approved.length + incomplete.length === 0) return null;
  return (
    <Banner title="Some jobs are not in any message">
      {incomplete.length === 0 ? null : <p>Something is missing: {named(incomplete)}.</p>}
      {approved.length === 0 ? null : <p>Their builder has approved: {named(approved)}.</p>}
    </Banner>
  );
}
