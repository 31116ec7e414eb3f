// The message to the builder of a potential job: drafted, sent by the person, and recorded (specification 2 §7, §8).
import { useState } from 'react';
import { PotentialJobRequestDraftDocument, SendPotentialJobRequestDocument } from '@lotline/schema/generated/documents/potential-job';
import { DraftedMessage, type Asking } from '../../platform/builder-approval/DraftedMessage.tsx';
import { NotDrafted } from '../../platform/builder-approval/NotDrafted.tsx';
import { useRead } from '../../platform/data/use-read.ts';
import { ALL_POTENTIAL_JOBS, type PotentialJobRow } from './use-potential-jobs.ts';

const OF_POTENTIAL_JOBS: Asking = {
  follows: (id) => ({ ...ALL_POTENTIAL_JOBS, id }),
  toastText: 'Request sent successfully',
  problemBegins: 'Error sending request: ',
  send: async (call, ids, message, client) => (await call(SendPotentialJobRequestDocument, { ids, message, client })).data,
};

export function PotentialJobApprovalSheet({ row, onClose }: { readonly row: PotentialJobRow; readonly onClose: () => void }) {
  // followed by nothing: the link of a message that is being edited stays
  const [follows] = useState([]);
  const read = useRead(PotentialJobRequestDraftDocument, { variables: { id: row.id }, follows, isUncached: true });
  const draft = read.data?.potentialJobRequestDraft;
  if (draft !== undefined && draft.missing.length === 0)
    return <DraftedMessage firstId={row.id} asking={OF_POTENTIAL_JOBS} draft={draft} onClose={onClose} />;
  return <NotDrafted called={row.address} missing={draft?.missing ?? null} read={read} onClose={onClose} />;
}
