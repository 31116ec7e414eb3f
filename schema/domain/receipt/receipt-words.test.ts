import { fileSentence, verifyFiles } from './verify-files.ts';
import { headText, readHead, receivedSentence, taskCounts } from './receipt-words.ts';
import type { ReceiptFile } from './receipt.ts';

const counts = (files: number, awaited: number, moves = 0, items = 0) => ({ files, awaited, moves, items });
const file = (attachmentId: number, name: string, sizeBytes = 3): ReceiptFile => ({
  ...{ attachmentId, name, sizeBytes, sha256: String(attachmentId).repeat(64), sent: null },
});

test.each([
  [{ kind: 'submit', counts: counts(14, 0, 5, 4) }, '14 photos and 9 entries received'],
  [{ kind: 'submit', counts: counts(0, 0, 1, 0) }, '1 entry received'],
  [{ kind: 'batch', counts: counts(1, 0) }, '1 photo received'],
  [{ kind: 'batch', counts: counts(2, 3) }, '2 photos received, 3 photos on their way'],
] as const)('a receipt is told in one sentence', (receipt, sentence) => {
  expect(receivedSentence(receipt)).toBe(sentence);
});

test('of a task the photos of all its receipts are counted once, beside the entries of the last submit', () => {
  const batch = { kind: 'batch', counts: counts(2, 1), files: [file(1, 'A.jpg'), file(2, 'B.jpg')] } as const;
  const submit = { kind: 'submit', counts: counts(3, 0, 5, 4), files: [...batch.files, file(3, 'C.jpg')] } as const;
  expect(taskCounts([])).toBeNull();
  expect(taskCounts([batch])).toEqual({ kind: 'batch', counts: counts(2, 1) });
  expect(taskCounts([batch, submit])).toEqual({ kind: 'submit', counts: counts(3, 0, 5, 4) });
  expect(taskCounts([submit, { ...batch, files: [file(4, 'D.jpg')], counts: counts(1, 0) }])).toEqual({
    kind: 'submit',
    counts: counts(4, 0, 5, 4),
  });
});

test('a head is read from the code’s address or as typed, and nothing else is one', () => {
  const head = headText(12, 'ab'.repeat(32));
  const read = { sequence: 12, hash: 'ab'.repeat(32) };
  for (const text of [head, ` ${head.toUpperCase()} `, `https://lotline.example/verify#${head}`]) expect(readHead(text)).toEqual(read);
  for (const text of ['', '12', head.slice(0, -1), `0.${'a'.repeat(64)}`, `${head}f`]) expect(readHead(text)).toBeNull();
});

test('a photo is told by its bytes whatever it is called, one that was changed by its name or its size', () => {
  const sent = { sha256: 'e'.repeat(64), sizeBytes: 9 };
  const receipts = [{ sequence: 7, files: [{ ...file(1, 'A.jpg'), sent }, file(2, 'B.jpg', 4)] }];
  const say = (name: string, sha256: string, sizeBytes: number) => verifyFiles(receipts, [{ name, sha256, sizeBytes }]).map(fileSentence);
  expect(say('A.jpg', '1'.repeat(64), 3)).toEqual(['“A.jpg” is exactly the file that is stored (receipt 7).']);
  expect(say('IMG_1.jpg', 'e'.repeat(64), 9)).toEqual([
    '“IMG_1.jpg” is exactly the file that was sent; it is stored without its hidden details (receipt 7, there called “A.jpg”).',
  ]);
  expect(say('IMG_2.jpg', 'f'.repeat(64), 4)).toEqual([
    '“IMG_2.jpg” is not the file that was received: it differs from the one in receipt 7, there called “B.jpg”.',
  ]);
  expect(say('C.jpg', 'f'.repeat(64), 5)).toEqual(['“C.jpg” is in none of these receipts.']);
});
