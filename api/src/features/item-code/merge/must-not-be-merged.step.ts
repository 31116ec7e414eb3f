// A code that was merged stays archived.
import { QueryTypes } from 'sequelize';
import { canBringBack, type MergedCode } from '@lotline/schema/domain/item/merge-item-codes.rules';
import type { CommandContext } from '../../../platform/command/command-context.ts';
import { must } from '../../../platform/command/must.ts';
import { prepared } from '../../../platform/db/prepared.ts';

const MERGED = prepared(
  'merged-item-code',
  'select f.code, m.code as "mergedInto" from field_item f left join field_item m on m.id = f.merged_into_id where f.id = $id',
);

/** @throws RefusalError INVALID_INPUT for one whose lines another has */
export async function mustNotBeMerged({ sequelize, transaction }: CommandContext, id: number): Promise<void> {
  const [found] = await sequelize.query<Pick<MergedCode, 'code' | 'mergedInto'>>(MERGED, {
    bind: { id },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (found !== undefined) must(canBringBack(found));
}
