// /verify: whether receipts are as the server signed them, and whether photos are those that they name. All of it happens on this device.
import { memo, useState } from 'react';
import { readHead, receivedSentence } from '@lotline/schema/domain/receipt/receipt-words';
import { fileSentence } from '@lotline/schema/domain/receipt/verify-files';
import type { CheckedReceipts } from '@lotline/schema/domain/receipt/verify-receipts';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Card } from '@lotline/shared-ui/components/Card/Card';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { FindingsNotice } from '@lotline/shared-ui/components/Receipt/FindingsNotice';
import { ReceiptFacts } from '@lotline/shared-ui/components/Receipt/ReceiptFacts';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { FileDrop } from './FileDrop.tsx';
import { useCheck, type CheckedPhotos } from './use-check.ts';
import styles from './Verify.module.css';

export function VerifyPage() {
  const { canCheck, receipts, checking, photos, progress, chooseReceipts, choosePhotos } = useCheck();
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Check a receipt</h1>
        <p className={classes(words.small, words.muted)}>
          The file of receipts and the photos are only read on this device and sent nowhere. After one visit this page works without a
          connection.
        </p>
      </header>
      {canCheck ? null : (
        <Banner tone="bad" title="It cannot be checked here">
          This browser can only check receipts on secure pages: open the page with https.
        </Banner>
      )}
      <FileDrop
        label="File of receipts"
        hint="The file that the phone exported, lotline-receipts-….txt."
        accept=".txt,text/plain"
        onFiles={([file]) => {
          if (file !== undefined) chooseReceipts(file);
        }}
      />
      {checking === null ? null : <p role="status">Checking: {Math.floor((100 * checking.done) / Math.max(1, checking.of))} %</p>}
      {receipts === null ? null : <ReceiptsResult name={receipts.name} checked={receipts.checked} />}
      <HeadField checked={receipts?.checked ?? null} />
      <FileDrop
        label="Photos and files"
        hint="As many as you like: each is compared with what the receipts name."
        multiple
        onFiles={choosePhotos}
      />
      {progress === null ? null : (
        <p role="status">
          Reading: {progress.done} of {progress.of}
        </p>
      )}
      {photos === null ? null : <PhotosResult photos={photos} hasReceipts={receipts !== null} />}
    </main>
  );
}

const countOf = (count: number): string => (count === 1 ? '1 receipt' : `${String(count)} receipts`);
const FIRST = 20;

/** Drawn once for each choice, not again with every step of reading. */
const ReceiptsResult = memo(function ReceiptsResult({ name, checked }: { readonly name: string; readonly checked: CheckedReceipts }) {
  const [most, setMost] = useState(FIRST);
  const { receipts } = checked;
  const newestFirst = receipts.toReversed();
  return (
    <section className={styles.result} aria-label="Results for the receipts">
      <FindingsNotice
        checked={checked}
        good={`“${name}” holds ${countOf(receipts.length)}: every signature, every line and every link was checked.`}
      />
      {newestFirst.slice(0, most).map(({ sequence, receipt, hash, isGood }, at) => (
        <Card
          key={at}
          title={`Receipt ${sequence === null ? 'without a number' : String(sequence)}: ${isGood ? 'as it was signed' : 'not as it was signed'}`}
          note={
            receipt === null
              ? undefined
              : `${receipt.person.name}, ${receipt.task?.name ?? receipt.job.workOrder}: ${receivedSentence(receipt)}`
          }
        >
          {receipt === null ? <p>It cannot be read.</p> : <ReceiptFacts receipt={receipt} zone={browserZone()} />}
          {hash === null ? null : <code className={styles.hash}>Head: {hash}</code>}
        </Card>
      ))}
      {receipts.length > most ? <Button onClick={() => setMost(most + FIRST)}>Show earlier receipts</Button> : null}
    </section>
  );
});

/** Of what was scanned: the address of this page may bring it. */
function HeadField({ checked }: { readonly checked: CheckedReceipts | null }) {
  const [text, setText] = useState(() => (readHead(window.location.hash) === null ? '' : window.location.hash.slice(1)));
  const head = readHead(text);
  const found = head === null ? undefined : checked?.receipts.find(({ sequence }) => sequence === head.sequence);
  return (
    <section className={styles.result} aria-label="Head">
      <TextField
        label="Head that was scanned (optional)"
        hint="From the code on the phone: a number, a full stop and 64 characters."
        value={text}
        onChange={setText}
        error={text !== '' && head === null ? 'This is not a head: it has a number, a full stop and 64 characters.' : undefined}
      />
      {head === null || checked === null ? null : found === undefined ? (
        <Banner>Receipt {head.sequence} is not in this file.</Banner>
      ) : found.hash === head.hash ? (
        <Banner tone="ok" title="The head matches">
          It is receipt {head.sequence} of this file as it was signed: what is linked before it was there when it was scanned.
        </Banner>
      ) : (
        <Banner tone="bad" title="The head does not match">
          Receipt {head.sequence} of this file is different from the one scanned.
        </Banner>
      )}
    </section>
  );
}

const MOST_LINES = 200;

const PhotosResult = memo(function PhotosResult({
  photos: { verdicts, unread },
  hasReceipts,
}: {
  readonly photos: CheckedPhotos;
  readonly hasReceipts: boolean;
}) {
  const wrong = verdicts.filter(({ state }) => state === 'changed' || state === 'unknown');
  const right = verdicts.filter(({ state }) => state === 'held' || state === 'sent');
  if (!hasReceipts) return <Banner>{verdicts.length} read. Choose the file of receipts to compare them with.</Banner>;
  const isGood = wrong.length + unread.length === 0;
  return (
    <section className={styles.result} aria-label="Results for the photos">
      <Banner
        tone={isGood ? 'ok' : 'bad'}
        title={`${String(right.length)} of ${String(verdicts.length + unread.length)} are as they were received`}
      >
        {isGood ? null : (
          <ul className={styles.lines}>
            {wrong.slice(0, MOST_LINES).map((verdict, at) => (
              <li key={at}>{fileSentence(verdict)}</li>
            ))}
            {unread.slice(0, MOST_LINES).map((name, at) => (
              <li key={`unread ${String(at)}`}>“{name}” could not be read, or is too large or too much for this page.</li>
            ))}
          </ul>
        )}
      </Banner>
      {right.length === 0 ? null : (
        <Card title="As they were received" count={right.length}>
          <ul className={styles.lines}>
            {right.slice(0, MOST_LINES).map((verdict, at) => (
              <li key={at}>{fileSentence(verdict)}</li>
            ))}
            {right.length > MOST_LINES ? <li>And {right.length - MOST_LINES} more.</li> : null}
          </ul>
        </Card>
      )}
    </section>
  );
});
