// 'Select jobs for approval' (specification 1 §2): which jobs, the message as it will be sent, and three ways to send it. Nothing is stored until the
// person says that they sent it.
import { useState } from 'react';
import { BuilderRequestDraftDocument } from '@lotline/schema/generated/documents';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { useRead } from '../data/use-read.ts';
import type { ActedJob } from '../job-actions/acted-job.ts';
import { DraftedMessage } from './DraftedMessage.tsx';
import styles from './BuilderApproval.module.css';

interface BuilderApprovalSheetProps {
  readonly job: ActedJob;
  readonly onClose: () => void;
}

const TITLE = 'Select jobs for approval';

export function BuilderApprovalSheet({ job, onClose }: BuilderApprovalSheetProps) {
  // followed by nothing: the link of a message that is being edited stays
  const [follows] = useState([]);
  const read = useRead(BuilderRequestDraftDocument, { variables: { constructionId: job.id }, follows, isUncached: true });
  const draft = read.data?.builderRequestDraft;
  if (draft !== undefined && draft.missing.length === 0) return <DraftedMessage job={job} draft={draft} onClose={onClose} />;
  return (
    <Sheet title={TITLE} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className={styles.parts}>
        {read.isPending ? <SkeletonRows label="Drafting the message" rows={3} /> : null}
        {draft === undefined ? null : (
          <Banner title="The builder cannot be asked yet">
            <p>Add to job {job.workOrder} what is missing, then draft the message:</p>
            <ul className={styles.missing}>
              {draft.missing.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </Banner>
        )}
        {read.error === null ? null : (
          <Banner
            tone="bad"
            title="The message could not be drafted"
            action={<Button onClick={() => void read.refetch()}>Try again</Button>}
          >
            {read.error.message}
          </Banner>
        )}
      </div>
    </Sheet>
  );
}
