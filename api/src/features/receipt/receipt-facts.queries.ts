// What a receipt is to say, as the database has it: before any byte of a file is believed.
import { createHash } from 'node:crypto';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import {
  MOST_FILES,
  MOST_ITEMS,
  MOST_MOVES,
  type Receipt,
  type ReceiptItem,
  type ReceiptMove,
} from '@lotline/schema/domain/receipt/receipt';
import { instantText, jsonList } from '../../platform/db/wire-columns.ts';
import type { WantedReceipt } from './ask-for-receipt.step.ts';

/** A file that the store is said to hold. */
export interface StoredBytes {
  readonly attachmentId: number;
  readonly storedFileId: number;
  readonly storageKey: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** As they were sent, where they are kept otherwise. */
  readonly sentSizeBytes: number | null;
  readonly sentSha256: string | null;
}

export interface ReceiptFacts extends Pick<Receipt, 'kind' | 'person' | 'job' | 'task'> {
  /** Which of this person's receipts it is: asked for again, it is there already. */
  readonly covers: string;
  readonly moves: readonly ReceiptMove[];
  readonly items: readonly ReceiptItem[];
  readonly files: readonly StoredBytes[];
  /** Announced by this person for it, and not there yet. */
  readonly awaited: number;
}

const FILES = (condition: string): string => `
  select a.id as "attachmentId", f.id as "storedFileId", f.storage_key as "storageKey", a.title as name,
    coalesce(f.kept_size_bytes, f.size_bytes) as "sizeBytes", coalesce(f.kept_sha256, f.sha256) as sha256,
    case when f.kept_sha256 is not null then f.size_bytes end as "sentSizeBytes", case when f.kept_sha256 is not null then f.sha256 end as "sentSha256"
  from attachment a join stored_file f on f.id = a.file_id
  where a.state = 'uploaded' and a.construction_id = $constructionId and a.schedule_id is not distinct from $scheduleId::integer
    and coalesce(f.uploader_user_id, a.owner_user_id) = $personId and f.state = 'stored' and f.sha256 is not null and ${condition}
  order by a.id limit ${MOST_FILES}`;
const NOT_TOLD = `not exists (select from receipt r where r.person_id = $personId and r.construction_id = a.construction_id and f.id = any(r.stored_file_ids))`;

const AWAITED = `(select count(*)::integer from attachment a where a.owner_user_id = $personId and a.construction_id = $constructionId
    and a.schedule_id is not distinct from $scheduleId::integer and (a.state = 'reserved' or (a.state = 'uploaded' and a.awaited_file_id is not null)))`;

/** In the order in which they were received; of more than are told the newest. */
const MOVES = `select move, "pressedAt", "receivedAt" from (
    select e.id, e.move, ${instantText('e.occurred_at')} as "pressedAt", ${instantText('e.recorded_at')} as "receivedAt" from event e
     where e.entity = 'schedule' and e.entity_id = $scheduleId and e.actor_user_id = $personId order by e.recorded_at desc, e.id desc limit ${MOST_MOVES}) newest
  order by "receivedAt", id`;
const ITEMS = `select si.id, coalesce(b.code, si.child_code, '') as code, b.unit_of_measure as unit, si.quantity::text, si.completed_qty::text as "completedQty"
  from schedule_item si left join boq b on b.id = si.boq_id where si.schedule_id = $scheduleId order by si.id limit ${MOST_ITEMS}`;

interface Row extends Pick<ReceiptFacts, 'moves' | 'items' | 'files' | 'awaited'> {
  readonly personName: string;
  readonly workOrder: string;
  readonly taskName: string | null;
}

/** Null when there is nothing to tell: no file that no receipt has told of, or no such task any more. */
export async function loadReceiptFacts(sequelize: Sequelize, wanted: WantedReceipt): Promise<ReceiptFacts | null> {
  const { kind, personId, constructionId, scheduleId } = wanted;
  const isSubmit = kind === 'submit';
  const [row] = await sequelize.query<Row>(
    `select u.first_name || ' ' || u.last_name as "personName", c.work_order as "workOrder", s.name as "taskName", ${AWAITED} as awaited,
       ${isSubmit ? jsonList(MOVES) : `'[]'::json`} as moves, ${isSubmit ? jsonList(ITEMS) : `'[]'::json`} as items,
       ${jsonList(FILES(isSubmit ? 'true' : NOT_TOLD))} as files
     from app_user u join construction c on c.id = $constructionId left join schedule s on s.id = $scheduleId::integer where u.id = $personId`,
    { bind: { personId, constructionId, scheduleId }, type: QueryTypes.SELECT },
  );
  if (row === undefined || (scheduleId !== null && row.taskName === null)) return null;
  if (!isSubmit && row.files.length === 0) return null;
  const { moves, items, files, awaited } = row;
  return {
    kind,
    ...{ moves, items, files, awaited },
    covers: isSubmit ? `submit ${String(scheduleId)} ${String(wanted.taskVersion)}` : `batch ${hashOfFiles(files)}`,
    person: { id: personId, name: row.personName },
    job: { id: constructionId, workOrder: row.workOrder },
    task: scheduleId === null ? null : { id: scheduleId, name: row.taskName ?? '' },
  };
}

const hashOfFiles = (files: readonly StoredBytes[]): string =>
  createHash('sha256')
    .update(files.map(({ storedFileId }) => storedFileId).join(' '))
    .digest('hex');

/** Whether all of them are shown by their records as when their bytes were read. */
export async function areStillStored(sequelize: Sequelize, transaction: Transaction, files: readonly StoredBytes[]): Promise<boolean> {
  if (files.length === 0) return true;
  const [held] = await sequelize.query<{ count: number }>(
    `select count(*)::integer as count from unnest($attachmentIds::integer[], $storedFileIds::integer[]) h(attachment_id, file_id)
       join attachment a on a.id = h.attachment_id and a.file_id = h.file_id and a.state = 'uploaded'`,
    {
      bind: { attachmentIds: files.map(({ attachmentId }) => attachmentId), storedFileIds: files.map(({ storedFileId }) => storedFileId) },
      transaction,
      type: QueryTypes.SELECT,
    },
  );
  return held?.count === files.length;
}
