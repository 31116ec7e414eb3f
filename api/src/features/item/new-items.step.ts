// New lines of a job's items: from the catalogue, and from another job. The caller holds the job's lock and has asked for room.
import { QueryTypes } from 'sequelize';
import type { NewJobItem } from '@lotline/schema/domain/item/job-item.input';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { unitAmountToday } from './unit-amount.sql.ts';

export interface NewLine {
  readonly id: number;
  readonly code: string;
  readonly version: number;
  readonly itemId: number | null;
  readonly quantity: string;
  readonly unitAmount: string | null;
  readonly comments: string | null;
}

/** What is answered of a line that is made, with the columns of `boq`. */
export const MADE = `id, code, version, item_id as "itemId", quantity::text, unit_amount::text as "unitAmount", comments`;

// archived items are left out here, and then missed among what was made
const INSERT = prepared(
  'insert-job-items',
  `insert into boq (construction_id, item_id, code, description, item_type, unit_of_measure, unit_amount, estimated_time, quantity, comments, created_by_user_id)
   select $constructionId, i.id, i.code, i.name, i.item_type, i.unit_of_measure, coalesce(n."unitAmount", ${unitAmountToday('i')}), i.estimated_time, n.quantity,
       n.comments, $actorId::integer
     from rows from (jsonb_to_recordset($items::jsonb) as ("itemId" integer, quantity numeric, "unitAmount" numeric, comments text)) with ordinality
       n("itemId", quantity, "unitAmount", comments, place)
     join field_item i on i.id = n."itemId" and not i.is_archived
    order by n.place returning ${MADE}`,
);

/** @throws RefusalError NOT_FOUND for an item that is not in the catalogue, ITEM_ARCHIVED for one that is no longer in use. */
export async function insertItems(command: CommandContext, constructionId: number, items: readonly NewJobItem[]): Promise<NewLine[]> {
  if (items.length === 0) return [];
  const made = await command.sequelize.query<NewLine>(INSERT, {
    bind: {
      constructionId,
      items: JSON.stringify(items),
      actorId: command.actor.userId,
      today: dayInZone(command.at.toISOString(), command.timeZone),
    },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  if (made.length < items.length) await refuseMissing(command, items);
  appendAdded(command, constructionId, made);
  return made;
}

async function refuseMissing({ sequelize, transaction }: CommandContext, items: readonly NewJobItem[]): Promise<never> {
  const ids = [...new Set(items.map(({ itemId }) => itemId))];
  const found = await sequelize.query('select from field_item where id = any($ids::integer[])', {
    bind: { ids },
    transaction,
    type: QueryTypes.SELECT,
  });
  return refuse(found.length < ids.length ? 'NOT_FOUND' : 'ITEM_ARCHIVED');
}

const COPY = prepared(
  'copy-job-items',
  `insert into boq (construction_id, item_id, code, description, item_type, unit_of_measure, unit_amount, estimated_time, quantity, comments, created_by_user_id)
   select $constructionId, b.item_id, b.code, b.description, b.item_type, b.unit_of_measure, b.unit_amount, b.estimated_time, b.quantity, b.comments,
       $actorId::integer
     from boq b where b.construction_id = $copiedFrom and b.quantity > 0 order by b.id returning ${MADE}`,
);

/** The plan of another job, at its amounts. What the field added there beside the plan, and what became of it, stays there. */
export async function copyItems(command: CommandContext, constructionId: number, copiedFrom: number): Promise<void> {
  const made = await command.sequelize.query<NewLine>(COPY, {
    bind: { constructionId, copiedFrom, actorId: command.actor.userId },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  appendAdded(command, constructionId, made);
}

/** @param why 'Undone' where they are added again by taking their removal back */
export function appendAdded(command: CommandContext, constructionId: number, made: readonly NewLine[], why: string | null = null): void {
  for (const { id, version, code, itemId, quantity, unitAmount, comments } of made) {
    appendEvent(command, {
      ...{ entity: 'boq', entityId: id, constructionId, version, move: 'addJobItem', why },
      after: { itemId, quantity, unitAmount, comments },
      detail: { code },
    });
  }
}
