// The job that signs a receipt: what is to be told is read, every file's bytes are read from the store, and only when all are there it is signed and
// joined to its person's chain (decision 044).
import { randomUUID, webcrypto } from 'node:crypto';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { receiptCrypto } from '@lotline/schema/domain/receipt/receipt-crypto';
import { writeReceipt } from '@lotline/schema/domain/receipt/receipt-lines';
import type { Receipt } from '@lotline/schema/domain/receipt/receipt';
import { ISSUE_RECEIPT, wantedReceipt } from '../features/receipt/ask-for-receipt.step.ts';
import { findMissingBytes } from '../features/receipt/read-stored-bytes.ts';
import { areStillStored, loadReceiptFacts, type StoredBytes, type ReceiptFacts } from '../features/receipt/receipt-facts.queries.ts';
import { openSigner, type KeyDeps } from '../features/receipt/receipt-keys.ts';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import { lockForPerson } from '../platform/db/person-lock.ts';
import type { FileStore } from '../platform/storage/store.ts';

export interface ReceiptDeps extends KeyDeps {
  readonly files: { readonly store: Pick<FileStore, 'read'> };
}

const crypto = receiptCrypto(webcrypto.subtle);

/**
 * Null when there is nothing to tell, or it was told already.
 * @throws Error that names the file which is not in the store as it was received: nothing is signed, and the job is tried again
 */
export async function issueReceipt(deps: ReceiptDeps, given: unknown, signal: AbortSignal): Promise<{ receipts: number } | null> {
  const wanted = wantedReceipt.parse(given);
  const facts = await loadReceiptFacts(deps.sequelize, wanted);
  if (facts === null || (await isTold(deps.sequelize, facts))) return null;
  const missing = await findMissingBytes(deps.files.store, facts.files, signal);
  if (missing !== null) throw new Error(`no receipt is signed for person ${String(facts.person.id)}: ${missing}`);
  return deps.sequelize.transaction((transaction) => join(deps, facts, transaction));
}

const TOLD = 'select 1 from receipt where person_id = $personId and covers = $covers';

async function isTold(sequelize: Sequelize, { person, covers }: ReceiptFacts, transaction?: Transaction): Promise<boolean> {
  const bind = { personId: person.id, covers };
  const told = await sequelize.query(TOLD, { bind, type: QueryTypes.SELECT, ...(transaction === undefined ? {} : { transaction }) });
  return told.length > 0;
}

interface Last {
  readonly sequence: number;
  readonly hash: string;
}

/** One at a time for a person, in all processes: the lock orders them, and the unique number of each would refuse a fork. */
async function join(deps: ReceiptDeps, facts: ReceiptFacts, transaction: Transaction): Promise<{ receipts: number } | null> {
  const { sequelize, now } = deps;
  const { person, covers, files } = facts;
  await lockForPerson({ sequelize, transaction }, 'receipts', person.id);
  if (await isTold(sequelize, facts, transaction)) return null;
  if (!(await areStillStored(sequelize, transaction, files)))
    throw new Error(`no receipt is signed for person ${String(person.id)}: a file was changed while its bytes were read`);
  const [last] = await sequelize.query<Last>(
    'select sequence, hash from receipt where person_id = $personId order by sequence desc limit 1',
    {
      bind: { personId: person.id },
      transaction,
      type: QueryTypes.SELECT,
    },
  );
  const signer = await openSigner(deps, transaction);
  const signedAt = now();
  const receipt: Receipt = {
    ...{ id: randomUUID(), kind: facts.kind, sequence: (last?.sequence ?? 0) + 1, previous: last?.hash ?? null },
    ...{ person, job: facts.job, task: facts.task, key: signer.keyId, signedAt: signedAt.toISOString() },
    ...{ moves: facts.moves, items: facts.items, files: files.map(fileInReceipt) },
    counts: { moves: facts.moves.length, items: facts.items.length, files: files.length, awaited: facts.awaited },
  };
  const { text, hash } = await writeReceipt(receipt, crypto, signer.sign);
  await write(deps, { receipt, covers, files, text, hash, signedAt }, transaction);
  return { receipts: 1 };
}

function fileInReceipt({ attachmentId, name, sha256, sizeBytes, sentSha256, sentSizeBytes }: StoredBytes): Receipt['files'][number] {
  const sent = sentSha256 === null || sentSizeBytes === null ? null : { sha256: sentSha256, sizeBytes: sentSizeBytes };
  return { attachmentId, name, sha256, sizeBytes, sent };
}

interface Written extends Pick<ReceiptFacts, 'covers' | 'files'> {
  readonly receipt: Receipt;
  readonly text: string;
  readonly hash: string;
  readonly signedAt: Date;
}

async function write(
  { sequelize }: ReceiptDeps,
  { receipt, covers, files, text, hash, signedAt }: Written,
  transaction: Transaction,
): Promise<void> {
  const { id, kind, sequence, person, job, task, previous, key } = receipt;
  const [row] = await sequelize.query<{ id: number }>(
    `insert into receipt (receipt_id, person_id, sequence, kind, construction_id, schedule_id, covers, stored_file_ids, previous, hash, key_id, signed_utc, text)
     values ($receiptId, $personId, $sequence, $kind, $constructionId, $scheduleId, $covers, $fileIds, $previous, $hash, $key, $signedAt, $text) returning id`,
    {
      bind: {
        ...{ receiptId: id, personId: person.id, sequence, kind, constructionId: job.id, scheduleId: task?.id ?? null, covers },
        ...{ fileIds: files.map(({ storedFileId }) => storedFileId), previous, hash, key, signedAt, text },
      },
      transaction,
      type: QueryTypes.SELECT,
    },
  );
  const head = { entity: 'receipt', entityId: row?.id ?? 0, constructionId: job.id, scheduleId: task?.id ?? null, version: 0 } as const;
  const event = { ...head, move: 'issueReceipt', after: { sequence, kind, hash } } as const;
  await writeSystemEvents({ sequelize, transaction }, ISSUE_RECEIPT, signedAt, [event]);
}
