// Checks receipts: each line against its hash, the hashes against the signature, each receipt against the one before it. What is wrong is told with
// its place, as near as it can be told (decision 044). Nothing but the keys is needed, and no network.
import type { ReceiptCrypto } from './receipt-crypto.ts';
import * as say from './receipt-findings.ts';
import type { Finding } from './receipt-findings.ts';
import { hashOfReceipt, signedText } from './receipt-lines.ts';
import { readFileLine } from './read-receipt.ts';
import { countLines, readBlocks, readEnds, type Breathe, type ReadBlock, type ReadLine } from './read-receipts.ts';
import { MOST_RECEIPT_BYTES, type Receipt, type ReceiptFile, type ReceiptKey } from './receipt.ts';

export interface CheckedReceipt {
  readonly sequence: number | null;
  /** What it says; null where it cannot be read. Lines that were changed are in it as they stand now. */
  readonly receipt: Receipt | null;
  /** As it was signed, where the signature fits; the head of the chain when it is the last. */
  readonly hash: string | null;
  /** Its signature fits, and every line is as it was signed. */
  readonly isGood: boolean;
  /** Of lines that are as they were signed. */
  readonly files: readonly ReceiptFile[];
}

export interface CheckedReceipts {
  /** No fault was found, and there was something to check. */
  readonly isGood: boolean;
  readonly receipts: readonly CheckedReceipt[];
  /** At most MOST_FINDINGS; where the check stopped at them, one before them says at which line. */
  readonly findings: readonly Finding[];
}

/** Who has read so many knows enough. */
export const MOST_FINDINGS = 1_000;

/** More keys than a server of many years has. */
const MOST_KEYS = 400;

const unbroken: Breathe = () => Promise.resolve();

/**
 * @param keys those that the server has published, as they were kept on this device
 * @param breathe awaited between slices of the file
 */
export async function verifyReceipts(
  bytes: Uint8Array,
  keys: readonly ReceiptKey[],
  crypto: ReceiptCrypto,
  breathe: Breathe = unbroken,
): Promise<CheckedReceipts> {
  if (bytes.length > MOST_RECEIPT_BYTES)
    return { isGood: false, receipts: [], findings: [say.ofFile(1, 'This file is larger than any file of receipts.')] };
  const trusted = await ownKeys(keys.slice(-MOST_KEYS), crypto);
  const { hasHead, endsWhole } = readEnds(bytes, crypto);
  const findings: Finding[] = hasHead ? [] : [say.ofFile(1, 'Line 1: this is not a file of receipts.')];
  const checked: CheckedBlock[] = [];
  let stoppedAt: number | null = null;
  for await (const block of readBlocks(bytes, crypto, breathe)) {
    const one = await checkBlock(block, trusted, crypto);
    findings.push(...one.findings, ...linkFindings(one, checked));
    checked.push(one);
    if (findings.length < MOST_FINDINGS) continue;
    findings.length = MOST_FINDINGS;
    stoppedAt = findings.at(-1)?.line ?? say.at(block);
    break;
  }
  if (stoppedAt !== null) findings.unshift(say.stopped(stoppedAt, await countLines(bytes, breathe), MOST_FINDINGS));
  else if (!endsWhole) findings.push(await changedEnd(bytes, breathe));
  if (checked.length === 0) findings.push(say.ofFile(1, 'There is no receipt in this file.'));
  return { isGood: !findings.some(({ isFault }) => isFault), receipts: checked.map(presented), findings };
}

async function changedEnd(bytes: Uint8Array, breathe: Breathe): Promise<Finding> {
  const last = await countLines(bytes, breathe);
  return say.ofFile(last, `Line ${String(last)}: the end of the file was changed.`);
}

/** A key's name is the hash of the key: what is kept under another name is none. */
async function ownKeys(keys: readonly ReceiptKey[], crypto: ReceiptCrypto): Promise<ReceiptKey[]> {
  const own = await Promise.all(keys.map(async ({ id, publicKey }) => id === (await crypto.sha256(crypto.encode(publicKey)))));
  return keys.filter((_, at) => own[at] === true);
}

interface CheckedBlock {
  readonly block: ReadBlock;
  /** By the signature; null where it fits nothing. */
  readonly signedHash: string | null;
  /** By its lines, whether or not anybody signed it. */
  readonly statedHash: string;
  readonly changed: ReadonlySet<ReadLine>;
  readonly findings: readonly Finding[];
}

async function checkBlock(block: ReadBlock, keys: readonly ReceiptKey[], crypto: ReceiptCrypto): Promise<CheckedBlock> {
  const { lines } = block;
  const differing = lines.filter(({ stated, computed }) => stated !== computed);
  const statedHash = await hashOfReceipt(
    lines.map(({ stated, computed }) => stated ?? computed),
    crypto,
  );
  const computedHash =
    differing.length === 0
      ? statedHash
      : await hashOfReceipt(
          lines.map(({ computed }) => computed),
          crypto,
        );
  const signed = await whichIsSigned(block, [statedHash, computedHash], keys, crypto);
  const isByComputed = signed === computedHash && signed !== statedHash;
  const findings = differing
    .slice(0, MOST_FINDINGS)
    .map((line) => (isByComputed ? say.changedLineHash(block, line) : say.changedLine(block, line)));
  if (signed === 'unchecked') findings.push(say.notChecked(block));
  else if (block.signature?.isWhole === false) findings.push(say.damagedSignatureLine(block));
  else if (signed === null && differing.length === 0) findings.push(...unsignedFindings(block, keys));
  else if (block.signature === null) findings.push(say.noSignature(block));
  const signedHash = signed === 'unchecked' ? null : signed;
  return { block, signedHash, statedHash, changed: new Set(isByComputed ? [] : differing), findings };
}

function unsignedFindings(block: ReadBlock, keys: readonly ReceiptKey[]): Finding[] {
  if (block.signature === null) return [say.noSignature(block)];
  const { receipt } = block;
  if (receipt !== null && !keys.some(({ id }) => id === receipt.key)) return [say.unknownKey(block)];
  const counted = receipt === null ? null : miscounted(receipt);
  return [...(counted === null ? [] : [say.missingLines(block, counted)]), say.changedSignature(block)];
}

function miscounted({ counts, moves, items, files }: Receipt): string | null {
  const differs = ([name, said, there]: readonly [string, number, number]) =>
    said === there ? [] : [`says ${String(said)} ${name} and holds ${String(there)}`];
  const wrong = (
    [
      ['steps', counts.moves, moves.length],
      ['items', counts.items, items.length],
      ['files', counts.files, files.length],
    ] as const
  ).flatMap(differs);
  return wrong.length === 0 ? null : wrong.join(', ');
}

/** Which of these hashes the signature is of; null: of none; 'unchecked': this browser cannot say. */
async function whichIsSigned(
  { signature, receipt }: ReadBlock,
  hashes: readonly string[],
  keys: readonly ReceiptKey[],
  crypto: ReceiptCrypto,
): Promise<string | null> {
  const hex = signature?.hex ?? null;
  if (hex === null) return null;
  const named = keys.filter(({ id }) => id === receipt?.key);
  // the line of the key may be what was changed
  for (const { publicKey } of [...named, ...keys.filter((key) => !named.includes(key))]) {
    for (const hash of new Set(hashes)) {
      const fits = await crypto.verify(publicKey, hex, crypto.encode(signedText(hash)));
      if (fits === null) return 'unchecked';
      if (fits) return hash;
    }
  }
  return null;
}

/** What this receipt says of the one before it of the same person, as far as its own line of that is as it was signed. */
function linkFindings({ block, changed }: CheckedBlock, earlier: readonly CheckedBlock[]): Finding[] {
  const { receipt } = block;
  if (receipt === null || block.lines.some((line) => changed.has(line) && /^(previous|receipt|person) /.test(line.content))) return [];
  const before = earlier.findLast((one) => one.block.receipt === null || one.block.receipt.person.id === receipt.person.id) ?? null;
  if (before === null) {
    const isFirst = receipt.sequence === 1;
    if (isFirst !== (receipt.previous === null)) return [say.brokenLink(block, block)];
    return isFirst ? [] : [say.laterBegin(block)];
  }
  // what cannot be read has a finding of its own
  if (before.block.sequence === null) return [];
  if (receipt.sequence > before.block.sequence + 1) return [say.gap(block, before.block.sequence + 1, receipt.sequence - 1)];
  const follows = receipt.sequence === before.block.sequence + 1 && receipt.previous === (before.signedHash ?? before.statedHash);
  return follows || before.signedHash === null ? [] : [say.brokenLink(before.block, block)];
}

function presented({ block, signedHash, changed, findings }: CheckedBlock): CheckedReceipt {
  const isGood = signedHash !== null && findings.length === 0;
  const files = signedHash === null ? [] : block.lines.filter((line) => !changed.has(line)).flatMap(fileOf);
  return { sequence: block.sequence, receipt: block.receipt, hash: signedHash, isGood, files };
}

function fileOf({ content }: ReadLine): ReceiptFile[] {
  const file = readFileLine(content);
  return file === null ? [] : [file];
}
