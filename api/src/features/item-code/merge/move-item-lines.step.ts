// Lines of jobs that have an item code which was merged get the other one, each with its next version and an event of its own: a bounded number at once, the queue
// does the rest and asks again which are left (jobs/move-item-lines.ts). Amounts, quantities, units and words stay as they were entered.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { ItemCodePair } from '@lotline/schema/domain/item/merge-item-codes.input';
import type { NewEvent } from '../../../platform/command/append-event.ts';
import { prepared } from '../../../platform/db/prepared.ts';

/** The queue's job that moves what a command has left, and what was added while it ran. */
export const MOVE_ITEM_LINES = 'move_item_lines';
export const MOST_LINES_AT_ONCE = 500;

interface MovedLine {
  readonly id: number;
  readonly version: number;
  readonly constructionId: number;
  readonly was: string;
  readonly code: string;
}

const MOVE = prepared(
  'move-item-lines',
  `with found as (select b.id, b.code from boq b where b.item_id = $fromId order by b.id limit $most for no key update of b)
   update boq t set item_id = i.id, code = i.code, version = t.version + 1 from found, field_item i where t.id = found.id and i.id = $intoId
   returning t.id, t.version, t.construction_id as "constructionId", found.code as was, t.code`,
);

/** @returns an event for each line that was written, at most `MOST_LINES_AT_ONCE` */
export async function moveItemLines(
  { sequelize, transaction }: { readonly sequelize: Sequelize; readonly transaction: Transaction },
  { fromId, intoId }: ItemCodePair,
  why: string,
): Promise<NewEvent[]> {
  const rows = await sequelize.query<MovedLine>(MOVE, {
    bind: { fromId, intoId, most: MOST_LINES_AT_ONCE },
    transaction,
    type: QueryTypes.SELECT,
  });
  return rows.map(({ id, version, constructionId, was, code }) => ({
    ...{ entity: 'boq', entityId: id, constructionId, version, why, move: 'followItemCode' },
    ...{ before: { itemId: fromId, code: was }, after: { itemId: intoId, code } },
  }));
}
