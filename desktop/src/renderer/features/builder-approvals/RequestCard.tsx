// One request as it was sent: by whom, to whom, how long its link opens, what was answered for each job, and what can still be done with it.
import { formatDate, formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { StatusMark } from '../../platform/list/StatusMark.tsx';
import type { SentRequest } from './use-builder-approvals.ts';
import styles from './BuilderApprovals.module.css';

interface RequestCardProps {
  readonly request: SentRequest;
  /** Its job has ended: what failed or expired is told, and is plain. */
  readonly isOver: boolean;
  readonly onCopyLink: (link: string) => void;
  readonly onRevoke: () => void;
  readonly onSendAgain: () => void;
}

const HOW: Readonly<Record<string, string>> = { message: 'Sent', call: 'Called', gateway: 'Sent by SMS' };

export function RequestCard({ request, isOver, onCopyLink, onRevoke, onSendAgain }: RequestCardProps) {
  const { state, channel, sentAt, sentBy, siteContact, siteContactPhone, expiresAt, link, jobs, message, openedAt, sms } = request;
  const at = (instant: string): string => formatDateClock(instant, browserZone());
  return (
    <article className={styles.request} aria-label={`Request of ${at(sentAt)}`}>
      <StatusMark status={state} isOver={isOver} />
      <div>
        {sms === null || sms.state === 'sent' ? HOW[channel] : 'Asked by SMS'} {at(sentAt)} by {sentBy} to {siteContact}{' '}
        {formatMobile(siteContactPhone)}
      </div>
      {sms === null ? null : <div className={sms.state === 'failed' && !isOver ? styles.failed : words.muted}>{sms.words}</div>}
      {openedAt === null ? null : <div className={words.muted}>Opened {at(openedAt)}</div>}
      <ul className={styles.answers}>
        {jobs.map((job) => (
          <li key={job.constructionId}>
            {job.workOrder}: {answerWords(job)}
          </li>
        ))}
      </ul>
      {request.revokedAt === null ? null : (
        <div>
          Revoked {at(request.revokedAt)} by {request.revokedBy}: {request.revokeReason}
        </div>
      )}
      {link === null ? null : (
        <>
          <div className={words.muted}>The link is open until {at(expiresAt)}.</div>
          <div className={styles.ways}>
            {sms?.maySendAgain === true ? <Button onClick={onSendAgain}>Send SMS again</Button> : null}
            <Button onClick={() => onCopyLink(link)}>Copy link</Button>
            <Button kind="text" onClick={onRevoke}>
              Revoke…
            </Button>
          </div>
        </>
      )}
      {message === '' ? null : (
        <details>
          <summary>The message</summary>
          <p className={styles.message}>{message}</p>
        </details>
      )}
    </article>
  );
}

const ANSWERS: Readonly<Record<string, string>> = { approved: 'approved', later: 'not yet', declined: 'declined' };

function answerWords(job: SentRequest['jobs'][number]): string {
  const { answer, answeredAt, earliestDate, reason, accessNotes, name, role, recordedBy, spokenOn, note } = job;
  if (answer === null || answeredAt === null) return 'not answered';
  const parts = [
    `${ANSWERS[answer] ?? answer}${earliestDate === null ? '' : `, earliest ${formatDate(earliestDate)}`}${reason === null ? '' : `, “${reason}”`}`,
    `by ${[name, role].filter((part) => part !== null && part !== '').join(', ')}`,
    recordedBy === null
      ? formatDateClock(answeredAt, browserZone())
      : `on the phone${spokenOn === null ? '' : ` on ${formatDate(spokenOn)}`}, recorded by ${recordedBy}`,
  ];
  const said = note === null ? '' : ` “${note}”`;
  return `${parts.join(' ')}${said}${accessNotes === null ? '' : `. Access: ${accessNotes}`}`;
}
