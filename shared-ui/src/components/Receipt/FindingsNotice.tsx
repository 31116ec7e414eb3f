// The result of a check of receipts: all as signed, or what differs and where, in words beside the colour.
import { TriangleAlert } from 'lucide-react';
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
  const gaps = findings.filter(({ part }) => part === 'gap');
  const notes = findings.filter((finding) => !finding.isFault && !(isGood && gaps.includes(finding)));
  return (
    <>
      {isGood && gaps.length > 0 ? (
        <Banner tone="unsent" icon={TriangleAlert} title="As it was signed, but receipts are missing">
          <Sentences of={gaps} />
        </Banner>
      ) : isGood ? (
        <Banner tone="ok" title="As it was signed">
          {good}
        </Banner>
      ) : (
        <Banner tone="bad" title={titleOf(faults)}>
          <Sentences of={faults} />
        </Banner>
      )}
      {notes.length === 0 ? null : (
        <Banner>
          <Sentences of={notes} />
        </Banner>
      )}
    </>
  );
}

function Sentences({ of }: { readonly of: readonly Finding[] }) {
  return (
    <ul className={styles.findings}>
      {of.slice(0, MOST).map(({ sentence }, at) => (
        <li key={at}>{sentence}</li>
      ))}
      {of.length > MOST ? <li>And {of.length - MOST} more.</li> : null}
    </ul>
  );
}

/** Where the check stopped, there may be more than were found. */
function titleOf(faults: readonly Finding[]): string {
  const found = faults.filter(({ part }) => part !== 'stopped').length;
  if (found < faults.length) return `Not as it was signed: ${String(found)} findings or more`;
  return found === 1 ? 'Not as it was signed' : `Not as it was signed: ${String(found)} findings`;
}
