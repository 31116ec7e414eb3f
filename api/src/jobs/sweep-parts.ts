// Abandoned uploads in parts: after 30 days without a request for a part, when their record was removed, and what no file waits for.
import { Op, type Sequelize } from 'sequelize';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import { partsOf } from '../features/attachment/file-parts.ts';
import { forgetParts } from '../features/attachment/forget-parts.ts';
import { StoredFileModel } from '../features/attachment/stored-file.model.ts';
import type { FileStore } from '../platform/storage/store.ts';
import { isAwaitedInParts } from './remove-bytes.ts';

interface SweepParts {
  readonly sequelize: Sequelize;
  readonly store: FileStore;
  readonly now: () => Date;
}

/** As long as everything else that somebody may come back for. */
const ABANDONED_AFTER_DAYS = 30;
/** The row is written a moment after the store was asked. */
const UNKNOWN_AFTER_DAYS = 1;
const MOST_AT_ONCE = 1000;

/** Returns how many uploads were removed. */
export async function sweepParts({ sequelize, store, now }: SweepParts): Promise<number> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const removed = sequelize.literal(
    `exists (select from attachment a where a.awaited_file_id = "StoredFileModel".id and a.state = 'deleted')`,
  );
  const abandoned = await StoredFileModel.findAll({
    where: { [Op.and]: [{ partsId: { [Op.ne]: null } }, { [Op.or]: [{ partsUtc: { [Op.lt]: ago(ABANDONED_AFTER_DAYS) } }, removed] }] },
    order: ['id'],
    limit: MOST_AT_ONCE,
  });
  let swept = 0;
  for (const file of abandoned) {
    const parts = partsOf(file);
    if (parts === null) continue;
    await forgetParts({ sequelize, store, now }, parts);
    swept += 1;
  }
  for await (const { key, partsId, begunAt } of store.partsUnderWay()) {
    if (begunAt >= ago(UNKNOWN_AFTER_DAYS) || (await isAwaitedInParts(sequelize, { key, partsId }))) continue;
    await store.removeParts({ key, partsId });
    swept += 1;
  }
  return swept;
}
