// The result of a check of receipts: all as signed, or what differs and where, in words beside the colour.
import type { Finding } from '@lotline/schema/domain/receipt/receipt-findings';
import type { CheckedReceipts } from '@lotline/schema/domain/receipt/verify-receipts';
import { Banner } from '../Banner/Banner.tsx';
import styles from './FindingsNotice.module.css';

interface FindingsNoticeProps {
  readonly checked: Pick<CheckedReceipts, 'isGood' | 'findings'>;
  /** Shown when nothing is wrong. */
  readonly good: string;
}

/** More than these say nothing new. */
const MOST = 50;

export function FindingsNotice({ checked: { isGood, findings }, good }: FindingsNoticeProps) {
  const faults = findings.filter(({ isFault }) => isFault);
  const notes = findings.filter(({ isFault }) => !isFault);
  return (
    <>
      {isGood ? (
        <Banner tone="ok" title="As it was signed">
          {good}
        </Banner>
      ) : (
        <Banner tone="bad" title={titleOf(faults)}>
          <ul className={styles.findings}>
            {faults.slice(0, MOST).map(({ sentence }, at) => (
              <li key={at}>{sentence}</li>
            ))}
            {faults.length > MOST ? <li>And {faults.length - MOST} more.</li> : null}
          </ul>
        </Banner>
      )}
      {notes.length === 0 ? null : (
        <Banner>
          <ul className={styles.findings}>
            {notes.slice(0, MOST).map(({ sentence }, at) => (
              <li key={at}>{sentence}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}

/** Where the check stopped, there may be more than were found. */
function titleOf(faults: readonly Finding[]): string {
  const found = faults.filter(({ part }) => part !== 'stopped').length;
  if (found < faults.length) return `Not as it was signed: ${String(found)} findings or more`;
  return found === 1 ? 'Not as it was signed' : `Not as it was signed: ${String(found)} findings`;
}
