// Bytes changed at random in receipts, photos and the chain: every one is told, with its place; a key is turned over in between.
import { createHash, createPublicKey, generateKeyPairSync, sign, verify, webcrypto, type KeyObject } from 'node:crypto';
import { receiptCrypto, type ReceiptCrypto, type Subtle } from '@lotline/schema/domain/receipt/receipt-crypto';
import { receiptsFile, writeReceipt } from '@lotline/schema/domain/receipt/receipt-lines';
import type { Receipt, ReceiptFile, ReceiptKey } from '@lotline/schema/domain/receipt/receipt';
import { verifyFiles } from '@lotline/schema/domain/receipt/verify-files';
import { verifyReceipts } from '@lotline/schema/domain/receipt/verify-receipts';
import { runs } from '@lotline/schema/testing/random-runs';

/** Half of them in receipts and their chain, half in photos. */
const { numRuns: CHANGES, seed: first } = runs({ least: 1_000, soak: 10_000 });
/** So many of the first half by WebCrypto as the product has it: each takes some sixty ways through its pool of threads. */
const BY_WEB_CRYPTO = 40;
const crypto = receiptCrypto(webcrypto.subtle);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The same algorithms without a thread between. */
const atOnce: Subtle<KeyObject> = {
  digest: (_, bytes) => Promise.resolve(Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer),
  importKey: (_, raw) => {
    const x = Buffer.from(raw).toString('base64url');
    return Promise.resolve(createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } }));
  },
  verify: (_, key, signature, bytes) => Promise.resolve(verify(null, bytes, key, signature)),
};

/**
 * What was asked while the untouched chain was checked is not worked out again: a change is in one line of sixty. Known by the bytes themselves, whole:
 * what was changed is never among it.
 */
async function remembering(by: ReceiptCrypto, untouched: Uint8Array): Promise<ReceiptCrypto> {
  const hashes = new Map<string, Promise<string>>();
  const verdicts = new Map<string, Promise<boolean | null>>();
  let isLearning = true;
  const textOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  function known<Answer>(answers: Map<string, Promise<Answer>>, key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = answers.get(key) ?? ask();
    if (isLearning) answers.set(key, answer);
    return answer;
  }
  const learnt: ReceiptCrypto = {
    ...by,
    sha256: (bytes) => known(hashes, textOf(bytes), () => by.sha256(bytes)),
    verify: (...asked) => known(verdicts, `${asked[0]} ${asked[1]} ${textOf(asked[2])}`, () => by.verify(...asked)),
  };
  await check(untouched, learnt);
  isLearning = false;
  return learnt;
}

/** The same for the same seed, so that a failure is met again (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

interface SigningKey extends ReceiptKey {
  readonly privateKey: KeyObject;
}

function newKey(validFrom: string): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
  return { id: sha256(Buffer.from(raw)), publicKey: raw, validFrom, privateKey };
}

const [oldKey, newerKey] = [newKey('2026-01-01T00:00:00.000Z'), newKey('2026-04-01T00:00:00.000Z')];
const KEYS: readonly ReceiptKey[] = [oldKey, newerKey];
const random = seeded(10);
const photos = Array.from({ length: 12 }, (_, at) => ({
  name: `Trench-${String(at + 1)}.jpg`,
  bytes: Uint8Array.from({ length: 400 + at }, () => random(256)),
}));

const fileOf = ({ name, bytes }: (typeof photos)[number], attachmentId: number): ReceiptFile => ({
  attachmentId,
  name,
  sha256: sha256(bytes),
  sizeBytes: bytes.length,
  sent: null,
});

function receiptOf(sequence: number, previous: string | null, key: string): Receipt {
  const files = photos.slice((sequence - 1) * 3, sequence * 3).map(fileOf);
  const moves = ['accept', 'goOnsite', 'submit'].map((move) => ({
    move,
    pressedAt: '2026-03-31T23:50:00.000Z',
    receivedAt: '2026-03-31T23:52:07.123Z',
  }));
  const items = [{ id: 3, code: 'PIT-450', unit: 'each', quantity: '2.000', completedQty: '2.000' }];
  return {
    ...{ id: '0d9c1c5e-4f11-4c0e-9e8a-6f6f0f2f7a11', kind: 'submit', sequence, previous, key, signedAt: '2026-04-01T00:00:00.000Z' },
    ...{ person: { id: 6, name: 'Zoë Nguyễn 工' }, job: { id: 1, workOrder: 'WO-1001' }, task: { id: 9, name: 'Pit and pipe' } },
    ...{ moves, items, files, counts: { moves: moves.length, items: items.length, files: files.length, awaited: 0 } },
  };
}

async function writeChain(length = 4, by = crypto): Promise<{ texts: string[]; hashes: string[] }> {
  const [texts, hashes]: [string[], string[]] = [[], []];
  for (let sequence = 1; sequence <= length; sequence += 1) {
    const { id, privateKey } = sequence <= length / 2 ? oldKey : newerKey;
    const written = await writeReceipt(receiptOf(sequence, hashes.at(-1) ?? null, id), by, (bytes) =>
      sign(null, bytes, privateKey).toString('hex'),
    );
    texts.push(written.text);
    hashes.push(written.hash);
  }
  return { texts, hashes };
}

const bytesOf = (texts: readonly string[]) => crypto.encode(receiptsFile(texts.map((text) => ({ text }))));
const check = (bytes: Uint8Array, by: ReceiptCrypto = crypto, keys = KEYS) => verifyReceipts(bytes, keys, by);

/** Of each byte the line that it stands in, the first is 1; a line break belongs to the line that it ends. */
function linesOf(bytes: Uint8Array): number[] {
  let line = 1;
  return Array.from(bytes, (byte) => (byte === 10 ? line++ : line));
}

/** One byte is another one. */
function change(bytes: Uint8Array, choose: (below: number) => number): { readonly changed: Uint8Array; readonly place: number } {
  const [changed, place] = [Uint8Array.from(bytes), choose(bytes.length)];
  changed[place] = ((bytes[place] ?? 0) + 1 + choose(255)) % 256;
  return { changed, place };
}

interface Tried {
  readonly by: ReceiptCrypto;
  readonly seed: number;
  readonly remembers?: boolean;
}

/** Changes that are not told with the line that they are in, of that many. */
async function untold(count: number, { by: given, seed, remembers = false }: Tried): Promise<string[]> {
  const bytes = bytesOf((await writeChain(4, given)).texts);
  const by = remembers ? await remembering(given, bytes) : given;
  const lines = linesOf(bytes);
  const choose = seeded(seed);
  const missed: string[] = [];
  for (let tried = 0; tried < count; tried += 1) {
    const { changed, place } = change(bytes, choose);
    const { isGood, findings } = await check(changed, by);
    const line = lines[place];
    if (isGood || !findings.some((finding) => finding.isFault && finding.line === line))
      missed.push(`byte ${String(place)} in line ${String(line)}`);
    else if (findings.length > 4) missed.push(`byte ${String(place)} is told as ${String(findings.length)} findings`);
  }
  return missed;
}

test('a chain over two keys is good, and its head is the hash of its last receipt', async () => {
  const { texts, hashes } = await writeChain();
  const checked = await check(bytesOf(texts));
  expect(checked).toMatchObject({ isGood: true, findings: [] });
  expect(checked.receipts.map(({ hash }) => hash)).toEqual(hashes);
  expect(checked.receipts.map(({ receipt }) => receipt)).toMatchObject(
    hashes.map((_, at) => receiptOf(at + 1, hashes[at - 1] ?? null, at < 2 ? oldKey.id : newerKey.id)),
  );
});

test(`each of ${String(CHANGES / 2)} changed bytes of receipts and their chain is told with its line`, async () => {
  expect(await untold(BY_WEB_CRYPTO, { by: crypto, seed: first })).toEqual([]);
  expect(await untold(CHANGES / 2 - BY_WEB_CRYPTO, { by: receiptCrypto(atOnce), seed: first + 1, remembers: true })).toEqual([]);
});

test(`each of ${String(CHANGES / 2)} changed bytes of photos is told with its photo`, async () => {
  const { receipts } = await check(bytesOf((await writeChain()).texts));
  const choose = seeded(first + 2);
  const hashed = photos.map(({ name, bytes }) => ({ name, sizeBytes: bytes.length, sha256: sha256(bytes) }));
  const untouched = verifyFiles(receipts, hashed);
  expect(untouched.map(({ state }) => state)).toEqual(photos.map(() => 'held'));
  const missed: string[] = [];
  for (let tried = 0; tried < CHANGES / 2; tried += 1) {
    const at = choose(photos.length);
    const { changed, place } = change(photos[at]?.bytes ?? new Uint8Array(), choose);
    const verdicts = verifyFiles(
      receipts,
      hashed.map((one, other) => (other === at ? { ...one, sha256: sha256(changed) } : one)),
    );
    const told = verdicts[at];
    const isTold = told?.state === 'changed' && told.name === photos[at]?.name && told.sequence === Math.floor(at / 3) + 1;
    // and of no other photo anything is told
    const isAlone = verdicts.every((verdict, other) => other === at || verdict.state === 'held');
    if (!isTold || !isAlone) missed.push(`byte ${String(place)} of photo ${String(at)}`);
  }
  expect(missed).toEqual([]);
});

test('a rule that hashes only the beginning of a line misses some: these tests can fail', async () => {
  const weak: ReceiptCrypto = { ...crypto, sha256: (bytes) => crypto.sha256(bytes.length < 250 ? bytes.subarray(0, 60) : bytes) };
  expect((await untold(200, { by: weak, seed: first })).length).toBeGreaterThan(0);
});

test('a receipt that is taken away, put in another place or given to another chain is told at its link', async () => {
  const { texts } = await writeChain();
  const [one = '', two = '', three = '', four = ''] = texts;
  const sentences = async (...of: readonly string[]) =>
    (await check(bytesOf(of))).findings.map(({ sentence, isFault }) => `${isFault ? '!' : ''}${sentence}`);
  expect(await sentences(one, three, four)).toEqual(['Receipt 2 is missing from this file: the ones before and after it are there.']);
  expect(await sentences(two, three)).toEqual(['The file begins with receipt 2; the receipts before it are not in it.']);
  expect(await sentences(one, three, two, four)).toEqual([
    'Receipt 2 is missing from this file: the ones before and after it are there.',
    '!The link between receipt 3 and receipt 2 is broken: they do not follow each other.',
    'Receipt 3 is missing from this file: the ones before and after it are there.',
  ]);
  const forked = await writeReceipt(receiptOf(2, 'a'.repeat(64), oldKey.id), crypto, (bytes) =>
    sign(null, bytes, oldKey.privateKey).toString('hex'),
  );
  expect(await sentences(one, forked.text)).toEqual([
    '!The link between receipt 1 and receipt 2 is broken: they do not follow each other.',
  ]);
});

test('lines that are taken away or written anew with their hashes are told by the signature', async () => {
  const { texts } = await writeChain(1);
  const lines = (texts[0] ?? '').split('\n');
  const without = lines.filter((line) => !line.includes('Trench-2.jpg')).join('\n');
  expect((await check(bytesOf([without]))).findings.map(({ sentence }) => sentence)).toEqual([
    'Line 2: receipt 1 says 3 files and holds 2.',
    expect.stringMatching(/the signature of receipt 1 does not match/),
  ]);
  const content = 'item {"id":3,"code":"PIT-450","unit":"each","quantity":"2.000","completedQty":"9.000"}';
  const anew = lines.map((line) => (line.includes(' item ') ? `${sha256(Buffer.from(content))} ${content}` : line)).join('\n');
  expect((await check(bytesOf([anew]))).findings).toMatchObject([{ part: 'signature', isFault: true }]);
});

test('a key that this device does not know, one under another’s name, and a browser without Ed25519 are told as what they are', async () => {
  const bytes = bytesOf((await writeChain()).texts);
  expect((await check(bytes, crypto, [oldKey])).findings.map(({ part, sequence }) => [part, sequence])).toEqual([
    ['key', 3],
    ['key', 4],
  ]);
  const forged = newKey(oldKey.validFrom);
  expect((await check(bytes, crypto, [{ ...forged, id: oldKey.id }, newerKey])).isGood).toBe(false);
  const without: ReceiptCrypto = { ...crypto, verify: () => Promise.resolve(null) };
  const checked = await check(bytes, without);
  expect([checked.isGood, ...new Set(checked.findings.map(({ part }) => part))]).toEqual([false, 'browser']);
});

test('what is no file of receipts is told as that, whatever it is', async () => {
  for (const bytes of [new Uint8Array(), photos[0]?.bytes ?? new Uint8Array(), crypto.encode('{}'), crypto.encode('lotline receipts 1\n')])
    expect(await check(bytes)).toMatchObject({
      isGood: false,
      receipts: expect.not.arrayContaining([expect.objectContaining({ isGood: true })]) as unknown,
    });
});
