// The prices of many item codes from a day on (changeItemPrices), as their dry run told it, and back until that day (undoItemPrices). What cannot be changed is left
// (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import type { ChangeItemPricesInput, UndoItemPricesInput } from '@lotline/schema/domain/item/item-prices.input';
import { canBeginOn, canSetPrices, canTakeBack } from '@lotline/schema/domain/item/item-prices.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../../platform/command/command-context.ts';
import { runCommand } from '../../../platform/command/command.ts';
import { must } from '../../../platform/command/must.ts';
import type { RequestContext } from '../../../platform/command/request-context.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { judgePrices, loadPriced } from './priced-items.queries.ts';
import { takePricesBack, writePrices, type NewPrice } from './write-prices.step.ts';

export type ChangedPrices = { changeId: number };

const INSERT = prepared(
  'insert-item-price-change',
  `insert into item_price_change (kind, value, effective_from, items, why, made_at, made_by_user_id)
   values ($kind, $value::numeric, $effectiveFrom::date, $items, $why, $at, $userId) returning id`,
);

export interface PricesWish {
  readonly input: ChangeItemPricesInput;
  /** What the list's filter finds. */
  readonly ids: readonly number[];
}

/** @throws RefusalError CLAIM_REQUIRED, INVALID_INPUT, REASON_REQUIRED, STALE_VERSION where the dry run would say otherwise by now */
export function changeItemPrices(
  context: RequestContext,
  { input, ids }: PricesWish,
  client: ClientMutation | null,
): Promise<ChangedPrices> {
  const { kind, value, effectiveFrom, why } = input;
  return runCommand<ChangedPrices>(context, {
    operation: 'changeItemPrices',
    input,
    client,
    work: async (command) => {
      must(canSetPrices(command.actor));
      must(canBeginOn(today(command), effectiveFrom));
      const { rows, seen } = await judgePrices(command, ids, input);
      if (seen !== input.seen) refuse('STALE_VERSION', { entity: 'field_item' });
      const prices = rows.flatMap((row): NewPrice[] =>
        row.place === null ? [] : [{ itemId: row.id, unitAmount: row.becomes, place: row.place }],
      );
      if (prices.length === 0) refuse('INVALID_INPUT', { field: 'filter', sentence: 'None of these codes would change.' });
      const { sequelize, transaction, at, actor } = command;
      const bind = { kind, value, effectiveFrom, items: prices.length, why, at, userId: actor.userId };
      const [made] = await sequelize.query<{ id: number }>(INSERT, { bind, transaction, type: QueryTypes.SELECT });
      const changeId = made?.id ?? refuse('NOT_FOUND');
      await writePrices(command, prices, { changeId, why });
      return { changeId };
    },
  });
}

const LOCK = prepared(
  'lock-item-price-change',
  `select c.version, c.is_undone as "isUndone", c.effective_from as "effectiveFrom" from item_price_change c where c.id = $id for no key update of c`,
);
const ITEMS = prepared(
  'items-of-price-change',
  'select p.id, p.item_id as "itemId" from item_price p where p.change_id = $id and not p.is_archived order by p.item_id',
);
const UNDO = prepared('undo-item-price-change', 'update item_price_change set is_undone = true, version = version + 1 where id = $id');

interface LockedChange {
  readonly version: number;
  readonly isUndone: boolean;
  readonly effectiveFrom: string;
}

/** Undone again it is fine. @throws RefusalError CLAIM_REQUIRED, NOT_FOUND, INVALID_INPUT once it has begun */
export function undoItemPrices(context: RequestContext, input: UndoItemPricesInput, client: ClientMutation | null): Promise<ChangedPrices> {
  const { changeId } = input;
  return runCommand<ChangedPrices>(context, {
    operation: 'undoItemPrices',
    input,
    client,
    work: async (command) => {
      must(canSetPrices(command.actor));
      const { sequelize, transaction } = command;
      const asked = { bind: { id: changeId }, transaction, type: QueryTypes.SELECT as const };
      const [change] = await sequelize.query<LockedChange>(LOCK, asked);
      if (change === undefined) return refuse('NOT_FOUND');
      if (change.isUndone) return { changeId };
      must(canTakeBack(today(command), change.effectiveFrom));
      const own = await sequelize.query<{ id: number; itemId: number }>(ITEMS, asked);
      const items = await loadPriced(
        command,
        own.map(({ itemId }) => itemId),
      );
      const isOwn = new Set(own.map(({ id }) => id));
      const gone = items.flatMap(({ id: itemId, prices }) => {
        const price = prices.find(({ id }) => isOwn.has(id));
        return price === undefined ? [] : [{ itemId, price, others: prices.filter((other) => other !== price) }];
      });
      await sequelize.query(UNDO, { bind: { id: changeId }, transaction, type: QueryTypes.UPDATE });
      await takePricesBack(command, gone, { changeId, why: input.why });
      return { changeId };
    },
  });
}

const today = ({ at, timeZone }: CommandContext): string => dayInZone(at.toISOString(), timeZone);
