// A job beside the list of builder approvals: how it stands with its builder, every request with its answers, and what can be done next.
import { Link } from 'react-router-dom';
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useActor } from '@lotline/web-session/react/me-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { declaredFacts } from '../../platform/list/declared-columns.tsx';
import { OpenLink } from '../../platform/list/OpenLink.tsx';
import { PreviewFacts, PreviewPane, PreviewSection } from '../../platform/list/PreviewPane.tsx';
import { StatusMark } from '../../platform/list/StatusMark.tsx';
import { isOver, jobPath } from './approval-columns.tsx';
import { RequestCard } from './RequestCard.tsx';
import styles from './BuilderApprovals.module.css';
import { useSendSmsAgain } from './use-send-sms-again.ts';
import { useApproval, type ApprovalRow, type SentRequest } from './use-builder-approvals.ts';

const FACTS = [
  ...(['address', 'developer', 'siteContact', 'siteContactPhone', 'missing', 'jobStatus', 'bookedDate', 'reminderDue'] as const),
  ...(['approvedAt', 'accessNotes'] as const),
];

export interface ApprovalActs {
  readonly onAsk: (row: ApprovalRow) => void;
  readonly onRevoke: (request: SentRequest) => void;
  readonly onCall: (row: ApprovalRow) => void;
  readonly onContact: (row: ApprovalRow) => void;
  readonly onCopyLink: (link: string) => void;
}

interface ApprovalPreviewProps extends ApprovalActs {
  readonly id: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

export function ApprovalPreview(props: ApprovalPreviewProps) {
  const { id, onStep, onClose } = props;
  const { row, isGone, requests, read } = useApproval(id);
  const title = row?.workOrder ?? 'Job';
  return (
    <PreviewPane
      label={`job ${title}`}
      title={title}
      mark={row === null ? undefined : <StatusMark status={row.approval} isFull isOver={isOver(row)} />}
      isBusy={row === null && read.error === null && !isGone}
      onStep={onStep}
      onClose={onClose}
      footer={row === null ? null : <Ways {...props} row={row} />}
    >
      {isGone ? (
        <Banner title="This job could not be found">It was removed, or it is not shared with your groups.</Banner>
      ) : row === null || requests === undefined ? (
        <Unread read={read} title="The job could not be loaded." loading={<Ghost width="70%" />} />
      ) : (
        <Known {...props} row={row} requests={requests} />
      )}
    </PreviewPane>
  );
}

interface KnownProps extends ApprovalActs {
  readonly row: ApprovalRow;
  readonly requests: readonly SentRequest[];
}

function Known({ row, requests, onCopyLink, onRevoke, onCall, onContact }: KnownProps) {
  const actor = useActor();
  const sendAgain = useSendSmsAgain([row.id]);
  return (
    <>
      <PreviewFacts facts={declaredFacts(BUILDER_APPROVAL_LIST, actor, row, FACTS)} />
      <div className={styles.ways}>
        {isFinal(row) ? null : (
          <Button onClick={() => onCall(row)}>
            Record phone answer… <kbd>P</kbd>
          </Button>
        )}
        <Button onClick={() => onContact(row)}>
          Change contact… <kbd>C</kbd>
        </Button>
      </div>
      <PreviewSection title="Requests">
        {requests.length === 0 ? <p className={words.muted}>No request has been sent to the builder yet.</p> : null}
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            isOver={isOver(row)}
            onCopyLink={onCopyLink}
            onRevoke={() => onRevoke(request)}
            onSendAgain={() => sendAgain(request)}
          />
        ))}
      </PreviewSection>
    </>
  );
}

/** Approved on the page, or before there were requests: no call changes that. */
export const isFinal = ({ approval, answeredHow }: ApprovalRow): boolean => approval === 'Approved' && answeredHow !== 'Phone call';

/** The next step of a job that is neither approved nor lacks anything. */
const askWords = ({ approval }: ApprovalRow): string => (approval === 'Ready to ask' ? 'Ask the builder…' : 'Ask again…');

/** The form of the job has what the short form has not. */
const lacksAddress = ({ streetName, suburb }: ApprovalRow): boolean => (streetName ?? '').trim() === '' || (suburb ?? '').trim() === '';

function Ways({ row, onAsk, onContact }: ApprovalActs & { readonly row: ApprovalRow }) {
  return (
    <>
      {row.approval === 'Approved' ? null : row.missing === null ? (
        <Button kind="primary" onClick={() => onAsk(row)}>
          {askWords(row)}
        </Button>
      ) : !lacksAddress(row) ? (
        <Button kind="primary" onClick={() => onContact(row)}>
          Add what is missing…
        </Button>
      ) : (
        <Link to={`${jobPath(row.id)}/edit`} className={buttonClass({ kind: 'primary' })}>
          Add what is missing
        </Link>
      )}
      <OpenLink to={jobPath(row.id)} />
    </>
  );
}
