// Photos of finished work that are older than the setting keeps them (photo-retention.rules): counted before it is saved, and removed by the hourly clean-up. By when the
// server was told of them: a device's clock may be wrong. Files of other kinds, receipts and plans are no photos.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { hasCutoff, ORIGINALS_FOLDER, photoCutoffs, type GoingPhotos } from '@lotline/schema/domain/attachment/photo-retention.rules';
import type { PhotosSetting } from '@lotline/schema/domain/settings/photos.setting';
import { writeSystemEvents, type NewEvent } from '../../platform/command/append-event.ts';
import { attachmentEvent } from './announce-attachment.ts';
import { isReceipt } from './attachment.scope.ts';

type Kept = Pick<PhotosSetting, 'originalDays' | 'stampedDays'>;

const KEEP_RECORDS = 'keep_records';
export const PHOTOS_AT_ONCE = 200;
/** Of one hour: the rest goes in the next. */
const MOST_AT_ONCE = 10_000;
const IS_ORIGINAL = `coalesce(a.folder, '') = '${ORIGINALS_FOLDER}'`;
/** Of its task; one of the job alone counts for each of the job's tasks. */
const ITS_TASKS = 's.construction_id = a.construction_id and (a.schedule_id is null or s.id = a.schedule_id)';
const IS_OPEN = `exists (select 1 from schedule s where ${ITS_TASKS} and s.submitted_date is null and s.declined_date is null and not s.ignored)`;
const DECIDES_PAY = `exists (select 1 from schedule s where ${ITS_TASKS} and (s.is_payment or exists (select 1 from payment p where p.schedule_id = s.id)
  or exists (select 1 from schedule_item i where i.schedule_id = s.id)))`;
/** Of finished work, and older than its days. A null bound is older than nothing. */
const OLD = `a.state = 'uploaded' and a.construction_id is not null and (not a.is_doc_attachment or ${IS_ORIGINAL}) and f.content_type like 'image/%'
  and a.created_utc < greatest($originals::timestamptz, $stamped::timestamptz)
  and a.created_utc < case when ${IS_ORIGINAL} then $originals::timestamptz else $stamped::timestamptz end
  and not ${isReceipt('a')} and not ${IS_OPEN}`;
const FROM = 'attachment a join stored_file f on f.id = a.file_id';
const MAY_GO = `(a.created_utc < $pay::timestamptz or not ${DECIDES_PAY})`;

/** What would go now. */
export async function countOldPhotos(sequelize: Sequelize, setting: Kept, now: Date): Promise<GoingPhotos> {
  const bind = { ...photoCutoffs(setting, now) };
  const nothing = { originals: 0, stamped: 0, kept: 0 };
  if (!hasCutoff(bind)) return nothing;
  const [found] = await sequelize.query<GoingPhotos>(
    `select count(*) filter (where may_go and is_original)::integer as originals, count(*) filter (where may_go and not is_original)::integer as stamped,
       count(*) filter (where not may_go)::integer as kept
     from (select ${MAY_GO} as may_go, ${IS_ORIGINAL} as is_original from ${FROM} where ${OLD}) old`,
    { bind, type: QueryTypes.SELECT },
  );
  return found ?? nothing;
}

interface OldPhoto {
  readonly id: number;
  readonly constructionId: number | null;
  readonly scheduleId: number | null;
  readonly version: number;
  readonly title: string;
  readonly fileId: number;
  readonly storageKey: string;
  readonly sizeBytes: number | null;
  readonly sha256: string | null;
}

/** Batch by batch, each with its events; may run again, and in several processes at once. Returns how many went. */
export async function removeOldPhotos(sequelize: Sequelize, setting: Kept, now: Date): Promise<number> {
  let removed = 0;
  for (let gone = PHOTOS_AT_ONCE; gone === PHOTOS_AT_ONCE && removed < MOST_AT_ONCE; removed += gone)
    gone = await sequelize.transaction(async (transaction) => {
      const events = await removeSomePhotos({ sequelize, transaction }, setting, now);
      await writeSystemEvents({ sequelize, transaction }, KEEP_RECORDS, now, events);
      return events.length;
    });
  return removed;
}

/** @returns the event of each, of PHOTOS_AT_ONCE at most; those that another process removes are left to it */
export async function removeSomePhotos(
  { sequelize, transaction }: { readonly sequelize: Sequelize; readonly transaction: Transaction },
  setting: Kept,
  now: Date,
): Promise<readonly NewEvent[]> {
  const cutoffs = photoCutoffs(setting, now);
  if (!hasCutoff(cutoffs)) return [];
  const gone = await sequelize.query<OldPhoto>(
    `with old as (select a.id, a.title, f.id as file_id, f.storage_key, f.size_bytes, f.sha256 from ${FROM} where ${OLD} and ${MAY_GO}
       order by a.id limit ${String(PHOTOS_AT_ONCE)} for update of a skip locked)
     update attachment a set state = 'deleted', deleted_utc = $now::timestamptz, version = a.version + 1 from old where a.id = old.id
     returning a.id, a.construction_id as "constructionId", a.schedule_id as "scheduleId", a.version, old.title, old.file_id as "fileId",
       old.storage_key as "storageKey", old.size_bytes::float as "sizeBytes", old.sha256`,
    { bind: { ...cutoffs, now }, transaction, type: QueryTypes.SELECT },
  );
  return gone.map(({ title, fileId, storageKey, sizeBytes, sha256, ...photo }) =>
    attachmentEvent(photo, {
      move: 'removeAttachment',
      before: { state: 'uploaded', title, fileId },
      after: { state: 'deleted' },
      detail: { file: { storageKey, sizeBytes, sha256 } },
    }),
  );
}
