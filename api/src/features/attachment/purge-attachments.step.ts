// Records of files that were removed 30 days ago go for good (quality.md §1): the record alone, since its bytes may be another's too, and what nobody refers to any more is
// found by the hourly clean-up.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { attachmentEvent } from './announce-attachment.ts';
import type { AttachmentModel } from './attachment.model.ts';
import { isReceipt } from './attachment.scope.ts';

/** As long as a database that is restored from a backup may name them again. */
export const REMOVED_DAYS = 30;
export const PURGED_AT_ONCE = 200;
const OLD = `a.state = 'deleted' and a.deleted_utc < $oldest::timestamptz`;

type PurgedAttachment = Pick<AttachmentModel, 'id' | 'constructionId' | 'scheduleId' | 'version' | 'state' | 'title' | 'fileId'> & {
  readonly isReceipt: boolean;
};

export async function countRemovedFiles(sequelize: Sequelize, oldest: Date): Promise<number> {
  const [found] = await sequelize.query<{ count: number }>(`select count(*)::integer as count from attachment a where ${OLD}`, {
    bind: { oldest },
    type: QueryTypes.SELECT,
  });
  return found?.count ?? 0;
}

/** @returns the event of each, of PURGED_AT_ONCE at most; those that another process removes are left to it */
export async function purgeRemovedFiles(
  { sequelize, transaction }: { readonly sequelize: Sequelize; readonly transaction: Transaction },
  oldest: Date,
) {
  const gone = await sequelize.query<PurgedAttachment>(
    `with gone as (
       delete from attachment where id in (select a.id from attachment a where ${OLD} order by a.id limit ${String(PURGED_AT_ONCE)} for update skip locked)
       returning *)
     select ${wireColumns('gone', 'id construction_id schedule_id version state title file_id')}, ${isReceipt('gone')} as "isReceipt" from gone`,
    { bind: { oldest }, transaction, type: QueryTypes.SELECT },
  );
  return gone.map((attachment) => {
    const { state, title, fileId, isReceipt: was } = attachment;
    return attachmentEvent(attachment, { move: 'purgeAttachment', before: { state, title, fileId, isReceipt: was } });
  });
}
