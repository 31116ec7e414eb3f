// One price of an item code from a day on, and taking it back before that day (addItemPrice, takeBackItemPrice). No line of a job changes: each keeps the price that it was
// entered with (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import type { AddItemPriceInput, TakeBackItemPriceInput } from '@lotline/schema/domain/item/item-prices.input';
import { canBeginOn, canSetPrices, canTakeBack, placed } from '@lotline/schema/domain/item/item-prices.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { clashOf } from '../../../platform/command/clash.ts';
import type { CommandContext } from '../../../platform/command/command-context.ts';
import { runCommand } from '../../../platform/command/command.ts';
import { must } from '../../../platform/command/must.ts';
import type { RequestContext } from '../../../platform/command/request-context.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { loadPriced, type FoundPrices } from './priced-items.queries.ts';
import type { SavedItemCode } from '../save-item-code.command.ts';
import { takePricesBack, writePrices } from './write-prices.step.ts';

const CLASHES = ['addItemPrice', 'takeBackItemPrice', 'archiveItemCode', 'mergeItemCodes'] as const;

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND, ITEM_ARCHIVED, INVALID_INPUT, ALREADY_TAKEN, STALE_VERSION of the item */
export function addItemPrice(context: RequestContext, input: AddItemPriceInput, client: ClientMutation | null): Promise<SavedItemCode> {
  const { itemId, unitAmount, effectiveFrom, why } = input;
  return runCommand<SavedItemCode>(context, {
    operation: 'addItemPrice',
    input,
    client,
    work: async (command) => {
      must(canSetPrices(command.actor));
      must(canBeginOn(today(command), effectiveFrom));
      const { prices, isArchived } = await lockItem(command, itemId);
      if (isArchived) refuse('ITEM_ARCHIVED');
      const sentence = 'The item already has a price from that day. Withdraw it first, or choose another day.';
      const place = placed(prices, effectiveFrom) ?? refuse('ALREADY_TAKEN', { field: 'effectiveFrom', sentence });
      await writePrices(command, [{ itemId, unitAmount, place }], { changeId: null, why });
      return { itemCodeId: itemId };
    },
  });
}

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND, INVALID_INPUT for one that has begun, STALE_VERSION of the item */
export function takeBackItemPrice(
  context: RequestContext,
  input: TakeBackItemPriceInput,
  client: ClientMutation | null,
): Promise<SavedItemCode> {
  return runCommand<SavedItemCode>(context, {
    operation: 'takeBackItemPrice',
    input,
    client,
    work: async (command) => {
      must(canSetPrices(command.actor));
      const itemId = await itemOf(command, input.id);
      const { prices } = await lockItem(command, itemId);
      const price = prices.find(({ id }) => id === input.id);
      if (price === undefined) return { itemCodeId: itemId };
      must(canTakeBack(today(command), price.effectiveFrom));
      const gone = { itemId, price, others: prices.filter(({ id }) => id !== price.id) };
      await takePricesBack(command, [gone], { changeId: null, why: input.why });
      return { itemCodeId: itemId };
    },
  });
}

const today = ({ at, timeZone }: CommandContext): string => dayInZone(at.toISOString(), timeZone);

const ITEM_OF = prepared('item-of-price', 'select p.item_id as "itemId" from item_price p where p.id = $id');

async function itemOf({ sequelize, transaction }: CommandContext, id: number): Promise<number> {
  const [found] = await sequelize.query<{ itemId: number }>(ITEM_OF, { bind: { id }, transaction, type: QueryTypes.SELECT });
  return found?.itemId ?? refuse('NOT_FOUND');
}

async function lockItem(command: CommandContext, id: number): Promise<FoundPrices> {
  const [item] = await loadPriced(command, [id]);
  if (item === undefined) return refuse('NOT_FOUND');
  const { version } = item;
  const seen = { table: 'field_item', id, constructionId: null, version, expectedVersion: command.expectedVersion } as const;
  const clash = await clashOf(command, { ...seen, clashes: CLASHES });
  return clash === null ? item : refuse('STALE_VERSION', { entity: 'field_item', id, version, ...clash });
}
