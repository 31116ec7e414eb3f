// /field/receipts/:sequence: one receipt, checked on this phone, with its head as a code that another device can compare.
import { ReceiptText } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { headText, receivedSentence } from '@lotline/schema/domain/receipt/receipt-words';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { FindingsNotice } from '@lotline/shared-ui/components/Receipt/FindingsNotice';
import { ReceiptFacts } from '@lotline/shared-ui/components/Receipt/ReceiptFacts';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { ReadBoundary } from '@lotline/web-session/react/ReadBoundary';
import { receiptOfText } from '@lotline/schema/domain/receipt/read-receipt';
import { BackBar } from '../../platform/frame/BackBar.tsx';
import { PageFrame } from '../../platform/frame/PageFrame.tsx';
import { openReceipt, type OpenedReceipt } from '../../platform/receipts/check-receipts.ts';
import { useReceiptsRead } from '../../platform/receipts/use-receipts.ts';
import { QrCode } from '../../platform/qr-code/QrCode.tsx';
import styles from './Receipts.module.css';

export default function ReceiptPage() {
  const { sequence: text } = useParams();
  const sequence = /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0;
  const read = useReceiptsRead(`one ${String(sequence)}`, (storedReceipts) => openReceipt(storedReceipts, sequence));
  const title = `Receipt ${String(sequence)}`;
  return (
    <PageFrame title={title} bar={<BackBar to="/field/receipts" back="Receipts" title={title} />} mainClassName={styles.page}>
      <ReadBoundary read={read} title="The receipt could not be read on this phone." loading={null}>
        {(found) =>
          found === null ? (
            <EmptyState icon={ReceiptText} title="This receipt is not on this phone">
              It appears once there is a connection, unless it is someone else’s.
            </EmptyState>
          ) : (
            <Opened opened={found} />
          )
        }
      </ReadBoundary>
    </PageFrame>
  );
}

function Opened({ opened: { storedReceipt, checked } }: { readonly opened: OpenedReceipt }) {
  const receipt = receiptOfText(storedReceipt.text);
  const hash = checked?.receipts[0]?.hash ?? null;
  return (
    <>
      <div className={styles.head}>
        <h1>Receipt {storedReceipt.sequence}</h1>
        {receipt === null ? null : <p className={words.small}>{receivedSentence(receipt)}</p>}
      </div>
      {checked === null ? (
        <Banner tone="bad" title="It cannot be checked here">
          This page is not secure (https), so the browser cannot check it here.
        </Banner>
      ) : (
        <FindingsNotice checked={checked} good="Its signature and every line were checked on this phone just now." />
      )}
      {hash === null ? null : <Head sequence={storedReceipt.sequence} hash={hash} />}
      {receipt === null ? null : <ReceiptFacts receipt={receipt} zone={browserZone()} />}
    </>
  );
}

/** Scanned, it opens the checking page with this head to compare; it holds no more than the number and the hash. */
function Head({ sequence, hash }: { readonly sequence: number; readonly hash: string }) {
  const head = headText(sequence, hash);
  return (
    <section className={styles.code} aria-labelledby="receipt-head">
      <h2 id="receipt-head">Code of this receipt</h2>
      <QrCode text={`${window.location.origin}/verify#${head}`} label={`Code of the head of receipt ${String(sequence)}`} />
      <p className={classes(words.small, words.muted)}>
        Anyone who scans or photographs it can later prove which receipts existed by then.
      </p>
      <code className={styles.hash}>{head}</code>
    </section>
  );
}
