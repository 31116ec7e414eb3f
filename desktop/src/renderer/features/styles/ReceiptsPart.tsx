// A receipt, and what a check of receipts finds; and an error that nothing caught.
import { FindingsNotice } from '@lotline/shared-ui/components/Receipt/FindingsNotice';
import { ReceiptFacts } from '@lotline/shared-ui/components/Receipt/ReceiptFacts';
import { UncaughtErrorBox } from '@lotline/shared-ui/components/PageError/UncaughtErrorBox';
import type { Finding } from '@lotline/schema/domain/receipt/receipt-findings';
import type { Receipt } from '@lotline/schema/domain/receipt/receipt';
import { Specimen } from './Specimen.tsx';

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const RECEIPT: Receipt = {
  id: '1',
  kind: 'submit',
  sequence: 2,
  person: { id: 6, name: 'Sam Ortega' },
  job: { id: 1, workOrder: 'WO-48213' },
  task: { id: 3, name: 'Haul' },
  counts: { moves: 1, items: 1, files: 1, awaited: 0 },
  previous: HASH,
  key: HASH,
  signedAt: '2026-11-19T02:00:00.000Z',
  moves: [{ move: 'submit', pressedAt: '2026-11-19T01:59:00.000Z', receivedAt: '2026-11-19T02:00:00.000Z' }],
  items: [{ id: 1, code: 'PIT-1', unit: 'each', quantity: '2', completedQty: '2' }],
  files: [{ attachmentId: 9, name: 'Pit.jpg', sha256: HASH, sizeBytes: 240_112, sent: null }],
};
const finding = (part: Finding['part'], sentence: string, isFault: boolean): Finding => ({ part, line: 4, sequence: 2, sentence, isFault });
const GAP = finding('gap', 'Receipt 3 is missing.', false);
const FAULT = finding('signature', 'Line 4: the quantity is not as it was signed.', true);
const REPORT = { to: 'support@lotline.example', version: '1', page: '/jobs', error: 'The list could not be drawn' };

export function ReceiptsPart() {
  return (
    <>
      <Specimen title="A receipt">
        <ReceiptFacts receipt={RECEIPT} zone="Australia/Sydney" />
      </Specimen>
      <Specimen title="What a check finds">
        <FindingsNotice checked={{ isGood: true, findings: [] }} good="All 2 receipts are as they were signed." />
        <FindingsNotice checked={{ isGood: true, findings: [GAP] }} good="All 2 receipts are as they were signed." />
        <FindingsNotice checked={{ isGood: false, findings: [FAULT, GAP] }} good="" />
      </Specimen>
      <Specimen title="An error that nothing caught" about="What was saved is kept.">
        <UncaughtErrorBox report={REPORT} onDismiss={() => undefined} />
      </Specimen>
    </>
  );
}
