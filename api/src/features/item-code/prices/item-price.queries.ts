// The prices of one item code, what a change of many would do, and the changes that were made: for who sees amounts (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import type { PriceChangeInput } from '@lotline/schema/domain/item/item-prices.input';
import { canBeginOn, priceOn } from '@lotline/schema/domain/item/item-prices.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { must } from '../../../platform/command/must.ts';
import type { RequestContext } from '../../../platform/command/request-context.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { judgePrices, loadPriced, todayOf } from './priced-items.queries.ts';

const MOST_SHOWN = 100;

export interface ItemPricesRow {
  readonly id: number;
  readonly version: number;
  readonly ownAmount: string | null;
  readonly unitAmount: string | null;
  readonly prices: readonly {
    readonly id: number;
    readonly unitAmount: string;
    readonly effectiveFrom: string;
    readonly effectiveTo: string | null;
    readonly hasBegun: boolean;
  }[];
}

/** The last to begin first. @throws RefusalError NOT_FOUND */
export async function loadItemPrices(context: RequestContext, id: number): Promise<ItemPricesRow> {
  const [item] = await loadPriced(context, [id]);
  if (item === undefined) return refuse('NOT_FOUND');
  const today = todayOf(context);
  const { version, unitAmount, prices } = item;
  return {
    ...{ id, version, ownAmount: unitAmount, unitAmount: priceOn(unitAmount, prices, today) },
    prices: prices.map((price) => ({ ...price, hasBegun: price.effectiveFrom <= today })).reverse(),
  };
}

export interface PriceDryRunRow {
  readonly changed: number;
  readonly left: number;
  readonly rows: readonly {
    readonly id: number;
    readonly code: string;
    readonly name: string;
    readonly was: string | null;
    readonly becomes: string | null;
    readonly sentence: string | null;
  }[];
  readonly seen: string;
}

/** What is left first, of both the first by code. @throws RefusalError INVALID_INPUT for a day that is past */
export async function tryPrices(context: RequestContext, ids: readonly number[], change: PriceChangeInput): Promise<PriceDryRunRow> {
  must(canBeginOn(todayOf(context), change.effectiveFrom));
  const { rows, seen } = await judgePrices(context, ids, change);
  const left = rows.filter(({ becomes }) => becomes === null);
  const changed = rows.filter(({ becomes }) => becomes !== null);
  return { changed: changed.length, left: left.length, rows: [...left.slice(0, MOST_SHOWN), ...changed.slice(0, MOST_SHOWN)], seen };
}

export interface PriceChangeRow {
  readonly id: number;
  readonly kind: string;
  readonly value: string;
  readonly effectiveFrom: string;
  readonly items: number;
  readonly why: string;
  readonly madeAt: string;
  readonly madeBy: string;
  readonly isUndone: boolean;
  readonly hasBegun: boolean;
}

const CHANGES = prepared(
  'item-price-changes',
  `select c.id, c.kind, c.value::text as value, c.effective_from as "effectiveFrom", c.items, c.why, c.made_at as "madeAt",
     trim(u.first_name || ' ' || u.last_name) as "madeBy", c.is_undone as "isUndone", c.effective_from <= $today::date as "hasBegun"
   from item_price_change c join app_user u on u.id = c.made_by_user_id order by c.id desc limit $first`,
);

/** The last that were made. */
export const loadPriceChanges = (context: RequestContext, first: number): Promise<PriceChangeRow[]> =>
  context.sequelize.query<PriceChangeRow>(CHANGES, { bind: { today: todayOf(context), first }, type: QueryTypes.SELECT });
