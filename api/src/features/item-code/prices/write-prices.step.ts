// Dated prices written and taken back, each with an event of its item, whose version rises: several items in statements that do not grow.
import { QueryTypes } from 'sequelize';
import { withoutPrice, type DatedPrice, type MovedEnd, type PlacedPrice } from '@lotline/schema/domain/item/item-prices.rules';
import { appendEvent } from '../../../platform/command/append-event.ts';
import type { CommandContext } from '../../../platform/command/command-context.ts';
import { prepared } from '../../../platform/db/prepared.ts';

export interface NewPrice {
  readonly itemId: number;
  readonly unitAmount: string;
  readonly place: PlacedPrice;
}

const END = prepared(
  'end-item-prices',
  `update item_price p set effective_to = e."effectiveTo", version = p.version + 1
     from jsonb_to_recordset($ends::jsonb) as e(id integer, "effectiveTo" date) where p.id = e.id`,
);
const INSERT = prepared(
  'insert-item-prices',
  `insert into item_price (item_id, unit_amount, effective_from, effective_to, change_id)
   select n."itemId", n."unitAmount", n."effectiveFrom", n."effectiveTo", $changeId::integer
     from jsonb_to_recordset($prices::jsonb) as n("itemId" integer, "unitAmount" numeric, "effectiveFrom" date, "effectiveTo" date)
   returning id, item_id as "itemId", unit_amount::text as "unitAmount", effective_from as "effectiveFrom"`,
);
const ARCHIVE = prepared(
  'archive-item-prices',
  'update item_price p set is_archived = true, version = p.version + 1 where p.id = any($ids::integer[])',
);
const RAISE = prepared(
  'raise-priced-items',
  'update field_item f set version = f.version + 1 where f.id = any($ids::integer[]) returning f.id, f.version',
);

interface MadePrice {
  readonly id: number;
  readonly itemId: number;
  readonly unitAmount: string;
  readonly effectiveFrom: string;
}

export interface Because {
  readonly changeId: number | null;
  readonly why: string | null;
}

/** The caller has locked the items. */
export async function writePrices(command: CommandContext, prices: readonly NewPrice[], { changeId, why }: Because): Promise<void> {
  const { sequelize, transaction } = command;
  await moveEnds(
    command,
    prices.flatMap(({ place }) => place.ends),
  );
  const rows = prices.map(({ itemId, unitAmount, place }) => ({ itemId, unitAmount, ...place.reach }));
  const made = await sequelize.query<MadePrice>(INSERT, {
    bind: { prices: JSON.stringify(rows), changeId },
    transaction,
    type: QueryTypes.SELECT,
  });
  const versions = await raised(
    command,
    made.map(({ itemId }) => itemId),
  );
  const endsOf = new Map(prices.map(({ itemId, place }) => [itemId, place.ends]));
  for (const { id, itemId, unitAmount, effectiveFrom } of made)
    appendEvent(command, {
      ...{ entity: 'field_item', entityId: itemId, constructionId: null, version: versions.get(itemId) ?? 0, why },
      ...{ move: 'addItemPrice', after: { unitAmount, effectiveFrom }, detail: detailOf(id, endsOf.get(itemId) ?? [], changeId) },
    });
}

export interface GonePrice {
  readonly itemId: number;
  readonly price: DatedPrice;
  /** Of the same item. */
  readonly others: readonly DatedPrice[];
}

/** The one before each goes on in its place. The caller has locked the items. */
export async function takePricesBack(command: CommandContext, gone: readonly GonePrice[], { changeId, why }: Because): Promise<void> {
  const { sequelize, transaction } = command;
  const ids = gone.map(({ price }) => price.id);
  await sequelize.query(ARCHIVE, { bind: { ids }, transaction, type: QueryTypes.UPDATE });
  const moved = gone.map(({ itemId, price, others }) => ({ itemId, price, ends: withoutPrice(others, price) }));
  await moveEnds(
    command,
    moved.flatMap(({ ends }) => ends),
  );
  const versions = await raised(
    command,
    gone.map(({ itemId }) => itemId),
  );
  for (const { itemId, price, ends } of moved)
    appendEvent(command, {
      ...{ entity: 'field_item', entityId: itemId, constructionId: null, version: versions.get(itemId) ?? 0, why },
      ...{ move: 'takeBackItemPrice', before: { unitAmount: price.unitAmount, effectiveFrom: price.effectiveFrom } },
      detail: detailOf(price.id, ends, changeId),
    });
}

const detailOf = (id: number, ends: readonly MovedEnd[], priceChangeId: number | null) => ({
  itemPriceIds: [id, ...ends.map((end) => end.id)],
  priceChangeId,
});

async function moveEnds({ sequelize, transaction }: CommandContext, ends: readonly MovedEnd[]): Promise<void> {
  if (ends.length > 0) await sequelize.query(END, { bind: { ends: JSON.stringify(ends) }, transaction, type: QueryTypes.UPDATE });
}

async function raised({ sequelize, transaction, versions }: CommandContext, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await sequelize.query<{ id: number; version: number }>(RAISE, {
    bind: { ids: [...ids] },
    transaction,
    type: QueryTypes.SELECT,
  });
  const [only, ...more] = rows;
  if (only !== undefined && more.length === 0) versions['field_item'] = only.version;
  return new Map(rows.map(({ id, version }) => [id, version]));
}
