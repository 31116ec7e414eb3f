// 'Select jobs for approval' (specification 1 §2): the jobs of one builder and contact, the message as it will be sent, and the ways to send it. Nothing is
// stored until the person says that they sent it. The link in the message is the server's, so it is drafted with a network only.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BuilderRequestDraftDocument, PotentialJobRequestDraftDocument } from '@lotline/schema/generated/operations';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { sayFailure } from '../connection/failure-words.ts';
import { useBackClosesSheet } from '../frame/use-back-closes-sheet.ts';
import type { Gql } from '@lotline/web-session/gql';
import type { Asked, RequestDraft } from './asked.ts';
import { DraftedRequest } from './DraftedRequest.tsx';
import { useHandedMessage } from './use-handed-message.ts';
import styles from './BuilderApproval.module.css';

interface BuilderApprovalSheetProps {
  readonly of: Asked;
  readonly onClose: () => void;
}

export default function BuilderApprovalSheet({ of, onClose }: BuilderApprovalSheetProps) {
  const { gql } = usePlatform().calls;
  useBackClosesSheet(true);
  const message = useHandedMessage(of);
  const { handed } = message;
  const read = useQuery({
    queryKey: keys.builderDraft(of.kind, of.id),
    queryFn: () => draftOf(gql, of),
    staleTime: Infinity,
    gcTime: 0,
    enabled: handed === null,
  });
  // the first one stays, whatever is read again: its link is in the message that may have been sent already
  const [first, setFirst] = useState<RequestDraft | null>(null);
  if (first === null && read.data !== undefined) setFirst(read.data);
  const draft = handed?.draft ?? first ?? read.data;
  const { error } = read;
  if (draft !== undefined && draft.missing.length === 0) {
    return <DraftedRequest of={of} draft={draft} message={message} onClose={onClose} />;
  }
  return (
    <Sheet title="Select jobs for approval" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className={styles.parts}>
        {read.isPending ? <SkeletonRows label="Drafting the message" rows={3} /> : null}
        {draft === undefined ? null : (
          <Banner title="The builder cannot be asked yet">
            <p>{`Missing from the ${of.kind === 'job' ? 'job' : 'potential job'}: ${draft.missing.join(', ')}.`}</p>
          </Banner>
        )}
        {error === null || draft !== undefined ? null : (
          <Banner
            tone="bad"
            title="The message could not be drafted"
            action={
              <Button busy={read.isFetching} onClick={() => void read.refetch()}>
                Try again
              </Button>
            }
          >
            {sayFailure(error)}
          </Banner>
        )}
      </div>
    </Sheet>
  );
}

async function draftOf(gql: Gql, { kind, id }: Asked): Promise<RequestDraft> {
  if (kind === 'job') return (await gql(BuilderRequestDraftDocument, { constructionId: id })).builderRequestDraft;
  return (await gql(PotentialJobRequestDraftDocument, { id })).potentialJobRequestDraft;
}
