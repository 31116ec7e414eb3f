// The queue's rest of a rename or a merge of a list's value: records in batches of one transaction each, until none holds the old name. It may run twice and break
// off anywhere: it asks again what is left.
import { z } from 'zod';
import { mustBeList } from '@lotline/schema/domain/lookup/lookup.input';
import { QueryTypes, type Sequelize } from 'sequelize';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import { MOST_USES_AT_ONCE, MOVE_LOOKUP_USES, moveUses } from '../features/lookup/move-uses.step.ts';

const payload = z.object({ list: z.string(), from: z.string(), to: z.string(), why: z.string().nullable(), userId: z.int() });

export interface MoveDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
}

const NAME = `select trim(first_name || ' ' || last_name) as name from app_user where id = $userId`;

export async function moveLookupUses({ sequelize, now }: MoveDeps, given: unknown, signal: AbortSignal): Promise<{ records: number }> {
  const { list, from, to, why, userId } = payload.parse(given);
  const [asked] = await sequelize.query<{ name: string }>(NAME, { bind: { userId }, type: QueryTypes.SELECT });
  const because = [`“${from}” became “${to}” for ${asked?.name ?? 'the office'}`, why].filter((part) => part !== null).join(': ');
  let records = 0;
  for (let moved = MOST_USES_AT_ONCE; moved === MOST_USES_AT_ONCE; records += moved) {
    // a process that stops leaves the rest to its next try
    signal.throwIfAborted();
    moved = await sequelize.transaction(async (transaction) => {
      const events = await moveUses(
        { sequelize, transaction },
        { list: mustBeList(list), from, to, why: because, most: MOST_USES_AT_ONCE },
      );
      await writeSystemEvents({ sequelize, transaction }, MOVE_LOOKUP_USES, now(), events);
      return events.length;
    });
  }
  return { records };
}
