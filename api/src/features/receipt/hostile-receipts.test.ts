// Files that were made to keep the checker busy: what is looked at of them is counted, and each ends with a sentence.
import { webcrypto } from 'node:crypto';
import { receiptCrypto, type ReceiptCrypto } from '@lotline/schema/domain/receipt/receipt-crypto';
import { FILE_HEAD } from '@lotline/schema/domain/receipt/receipt-lines';
import { moveName } from '@lotline/schema/domain/receipt/receipt-words';
import { readReceipt } from '@lotline/schema/domain/receipt/read-receipt';
import { MOST_RECEIPT_LINES } from '@lotline/schema/domain/receipt/receipt';
import { MOST_FINDINGS, verifyReceipts } from '@lotline/schema/domain/receipt/verify-receipts';

const crypto = receiptCrypto(webcrypto.subtle);

/** What is hashed of it. */
function counting(): { readonly by: ReceiptCrypto; readonly count: () => number } {
  let hashed = 0;
  const sha256: ReceiptCrypto['sha256'] = (bytes) => {
    hashed += 1;
    return crypto.sha256(bytes);
  };
  return { by: { ...crypto, sha256 }, count: () => hashed };
}

const file = (...lines: readonly string[]): Uint8Array => crypto.encode([FILE_HEAD, ...lines, ''].join('\n'));
const signature = `signature ${'0'.repeat(128)}`;

test('stops after 1,000 findings of 5,000,000 empty lines, and says where and of how many (issue 20 §3)', async () => {
  const { by, count } = counting();
  const { isGood, findings, receipts } = await verifyReceipts(crypto.encode(`${FILE_HEAD}\n${'\n'.repeat(5_000_000)}`), [], by);
  expect([isGood, findings.length, receipts.length]).toEqual([false, MOST_FINDINGS + 1, 1]);
  expect(findings[0]).toMatchObject({
    part: 'stopped',
    line: 1_001,
    sentence: 'The check stopped at line 1,001 of 5,000,001 with 1,000 findings: what comes after it was not checked.',
  });
  // one receipt's worth of lines, the slice that it ended in, and the receipt's own two
  expect(count()).toBeLessThan(MOST_RECEIPT_LINES + 2 * 256 + 3);
});

test('stops after as many receipts that nobody signed', async () => {
  const { by, count } = counting();
  const { findings, receipts } = await verifyReceipts(file(...Array.from({ length: 100_000 }, () => signature)), [], by);
  expect([findings.length, receipts.length]).toEqual([MOST_FINDINGS + 1, MOST_FINDINGS]);
  expect(findings[0]?.sentence).toMatch(/^The check stopped at line 1,001 of 100,001 with 1,000 findings/);
  expect(count()).toBeLessThan(2 * MOST_FINDINGS);
});

test('lets others work after each slice of 256 lines, with the bytes that were read, and ends where that throws', async () => {
  const bytes = file(...Array.from({ length: 900 }, () => 'x'.repeat(80)), signature);
  const done: number[] = [];
  await verifyReceipts(bytes, [], crypto, async (read) => void done.push(read));
  expect(done).toHaveLength(4);
  expect(done).toEqual([...done].sort((one, other) => one - other));
  expect(done.at(-1)).toBe(bytes.length);
  const { by, count } = counting();
  const superseded = () => Promise.reject(new Error('another file was chosen'));
  await expect(verifyReceipts(bytes, [], by, superseded)).rejects.toThrow('another file was chosen');
  expect(count()).toBe(256);
});

test.each([
  ['nested a million deep', `receipt ${'['.repeat(1_000_000)}`],
  ['with a prototype of its own', 'receipt {"__proto__":{"id":"a","kind":"submit","sequence":1},"constructor":1}'],
  ['with a number beyond all numbers', 'receipt {"id":"a","kind":"submit","sequence":1e999}'],
  ['with the same name twice', 'receipt {"id":"a","id":{},"kind":"submit","sequence":1,"sequence":"2"}'],
  ['in one line of four million signs', 'x'.repeat(4_000_000)],
])('a receipt %s is told as one that nobody signed, and nothing of it is believed', async (_what, content) => {
  const line = `${await crypto.sha256(crypto.encode(content))} ${content}`;
  const { isGood, findings, receipts } = await verifyReceipts(file(line, signature), [], crypto);
  expect(isGood).toBe(false);
  expect(findings.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(/^Line 3: the signature of a receipt does not match/)]);
  expect(receipts).toEqual([{ sequence: null, receipt: null, hash: null, isGood: false, files: [] }]);
});

test('an instant that is none makes a receipt that cannot be read, not one that a screen fails on', () => {
  const lines = (signed: string) => [
    'receipt {"id":"a","kind":"submit","sequence":1}',
    'person {"id":1,"name":"A"}',
    'job {"id":1,"workOrder":"W"}',
    'task null',
    'counts {"moves":0,"items":0,"files":0,"awaited":0}',
    'previous null',
    'key "k"',
    `signed ${JSON.stringify(signed)}`,
    `move ${JSON.stringify({ move: 'submit', pressedAt: signed, receivedAt: '2026-04-01T00:00:00.000Z' })}`,
  ];
  expect(readReceipt(lines('2026-04-01T00:00:00.123Z'))).toMatchObject({ sequence: 1, moves: [{ move: 'submit' }] });
  for (const signed of ['', 'now', '2026-13-45T99:99:99Z', '<img src=x>']) expect(readReceipt(lines(signed))).toBeNull();
  expect(['constructor', '__proto__', 'submit'].map(moveName)).toEqual(['constructor', '__proto__', 'Submitted']);
});
