// On the page of unsent work: the latest receipts, and the way to all of them.
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { receiptOfText } from '@lotline/schema/domain/receipt/read-receipt';
import { receivedSentence } from '@lotline/schema/domain/receipt/receipt-words';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { useReceiptsRead } from './use-receipts.ts';

interface ReceiptsLinkProps {
  readonly now: Date;
  readonly zone: string;
}

/** Nothing where there is no receipt yet. */
export function ReceiptsLink({ now, zone }: ReceiptsLinkProps) {
  const data = optionalData(useReceiptsRead('newest', (storedReceipts) => storedReceipts.newest(1)));
  const last = receiptOfText(data?.[0]?.text ?? '');
  if (last === null) return null;
  const all = (
    <Link className={buttonClass({ tight: true })} to="/field/receipts">
      All receipts
    </Link>
  );
  return (
    <Banner tone="ok" icon={ReceiptText} title={last.task?.name ?? `WO ${last.job.workOrder}`} action={all}>
      {receivedSentence(last)}, {formatAsOf(last.signedAt, dayInZone(now.toISOString(), zone), zone)}. The office’s server has signed for
      it.
    </Banner>
  );
}
