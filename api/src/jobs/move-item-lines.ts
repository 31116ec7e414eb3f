// The queue's rest of a merge of item codes: lines in batches of one transaction each, until none has the old code. It may run twice and break off anywhere: it asks
// again what is left.
import { z } from 'zod';
import { QueryTypes, type Sequelize } from 'sequelize';
import { MOST_LINES_AT_ONCE, MOVE_ITEM_LINES, moveItemLines } from '../features/item-code/merge/move-item-lines.step.ts';
import { writeSystemEvents } from '../platform/command/append-event.ts';

const payload = z.object({ fromId: z.int(), intoId: z.int(), why: z.string(), userId: z.int() });

export interface MoveLinesDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
}

const NAME = `select trim(first_name || ' ' || last_name) as name from app_user where id = $userId`;

export async function moveLinesOfMerge({ sequelize, now }: MoveLinesDeps, given: unknown, signal: AbortSignal): Promise<{ lines: number }> {
  const { fromId, intoId, why, userId } = payload.parse(given);
  const [asked] = await sequelize.query<{ name: string }>(NAME, { bind: { userId }, type: QueryTypes.SELECT });
  const because = `Item codes were merged for ${asked?.name ?? 'the office'}: ${why}`;
  let lines = 0;
  for (let moved = MOST_LINES_AT_ONCE; moved === MOST_LINES_AT_ONCE; lines += moved) {
    // a process that stops leaves the rest to its next try
    signal.throwIfAborted();
    moved = await sequelize.transaction(async (transaction) => {
      const events = await moveItemLines({ sequelize, transaction }, { fromId, intoId }, because);
      await writeSystemEvents({ sequelize, transaction }, MOVE_ITEM_LINES, now(), events);
      return events.length;
    });
  }
  return { lines };
}
