// /field/receipts: what the server has signed for this person, newest first, with or without a network; the way to one and to a file of all.
import { useState } from 'react';
import { Download, ReceiptText, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { receiptOfText } from '@lotline/schema/domain/receipt/read-receipt';
import type { StoredReceipt } from '@lotline/schema/domain/receipt/receipt';
import { receivedSentence } from '@lotline/schema/domain/receipt/receipt-words';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { useNow } from '@lotline/web-session/react/use-now';
import { ActionLine, stepClass } from '../../platform/frame/ActionBar.tsx';
import { BackBar } from '../../platform/frame/BackBar.tsx';
import { PageFrame } from '../../platform/frame/PageFrame.tsx';
import { useReceiptsRead } from '../../platform/receipts/use-receipts.ts';
import { canShareFiles, useExportReceipts } from './use-export-receipts.ts';
import styles from './Receipts.module.css';

const PAGE = 30;
const TICK_MS = 60_000;

export default function ReceiptsPage() {
  const [most, setMost] = useState(PAGE);
  // one more than is shown says that there are earlier ones
  const read = useReceiptsRead(`newest ${String(most)}`, (storedReceipts) => storedReceipts.newest(most + 1));
  const { data } = read;
  const shown = data?.slice(0, most) ?? [];
  return (
    <PageFrame
      title="Receipts"
      bar={<BackBar to="/field/queue" back="Unsent work" title="Receipts" />}
      mainClassName={styles.page}
      actions={shown.length === 0 ? undefined : <ExportActions />}
    >
      <div className={styles.head}>
        <h1>Receipts</h1>
        <p className={classes(words.small, words.muted)}>
          Receipts list what the office’s server has received from you. The server signs them and this phone keeps them. Anyone can check
          one, with its photos, at <a href="/verify">the checking page</a>.
        </p>
      </div>
      <ReadNote read={read} title="The receipts could not be read on this phone." />
      {data !== undefined && shown.length === 0 ? (
        <EmptyState icon={ReceiptText} title="No receipt yet">
          After you submit a task, and after photos have arrived, its receipt appears here.
        </EmptyState>
      ) : null}
      {shown.length === 0 ? null : (
        <ul className={layout.rows} aria-label="Receipts, newest first">
          {shown.map((storedReceipt) => (
            <ReceiptRow key={storedReceipt.sequence} storedReceipt={storedReceipt} />
          ))}
        </ul>
      )}
      {(data?.length ?? 0) > most ? <Button onClick={() => setMost(most + PAGE)}>Show earlier receipts</Button> : null}
    </PageFrame>
  );
}

function ReceiptRow({ storedReceipt }: { readonly storedReceipt: StoredReceipt }) {
  const now = useNow(TICK_MS);
  const receipt = receiptOfText(storedReceipt.text);
  const zone = browserZone();
  const name = `Receipt ${String(storedReceipt.sequence)}`;
  return (
    <li className={styles.row}>
      <Link to={`/field/receipts/${String(storedReceipt.sequence)}`}>
        <b>{receipt === null ? name : `${name}: ${receipt.task?.name ?? 'Files of the job'}`}</b>
        {receipt === null ? (
          <span className={words.small}>It cannot be read.</span>
        ) : (
          <>
            <span className={classes(words.small, words.muted)}>WO {receipt.job.workOrder}</span>
            <span className={words.small}>
              {receivedSentence(receipt)}, {formatAsOf(receipt.signedAt, dayInZone(now.toISOString(), zone), zone)}
            </span>
          </>
        )}
      </Link>
    </li>
  );
}

function ExportActions() {
  const give = useExportReceipts();
  return (
    <ActionLine>
      {canShareFiles() ? (
        <Button kind="primary" className={stepClass} icon={Share2} onClick={() => give(true)}>
          Share all
        </Button>
      ) : null}
      <Button icon={Download} wide={!canShareFiles()} onClick={() => give(false)}>
        Export
      </Button>
    </ActionLine>
  );
}
