// 'Select jobs for approval' (specification 1 §2): which jobs, the message as it will be sent, and three ways to send it. Nothing is stored until the
// person says that they sent it.
import { useState } from 'react';
import { BuilderRequestDraftDocument, SendRequestDocument } from '@lotline/schema/generated/documents/builder-approval';
import { job as followedJob } from '../data/follows.ts';
import { useRead } from '../data/use-read.ts';
import type { ActedJob } from '../job-actions/acted-job.ts';
import { DraftedMessage, type Asking } from './DraftedMessage.tsx';
import { NotDrafted } from './NotDrafted.tsx';

interface BuilderApprovalSheetProps {
  readonly job: ActedJob;
  readonly onClose: () => void;
}

const OF_JOBS: Asking = {
  follows: (id) => followedJob(id),
  toastText: 'Builder approval sent',
  send: async (call, ids, message, client) => (await call(SendRequestDocument, { ids, message, client })).data,
};

export function BuilderApprovalSheet({ job, onClose }: BuilderApprovalSheetProps) {
  // followed by nothing: the link of a message that is being edited stays
  const [follows] = useState([]);
  const read = useRead(BuilderRequestDraftDocument, { variables: { constructionId: job.id }, follows, isUncached: true });
  const draft = read.data?.builderRequestDraft;
  if (draft !== undefined && draft.missing.length === 0)
    return <DraftedMessage firstId={job.id} asking={OF_JOBS} draft={draft} onClose={onClose} />;
  return <NotDrafted called={`job ${job.workOrder}`} missing={draft?.missing ?? null} read={read} onClose={onClose} />;
}
