// Items being added to a job, as texts that are typed and stored on the device; the shared rules read them (screens.md §2.6).
import { z } from 'zod';
import { valueSentence } from '@lotline/schema/domain/item/line-words';
import type { JudgedRow } from '@lotline/schema/domain/item/pasted-items.rules';
import { formatQuantity, isNegative, parseMoney, parseQuantity } from '@lotline/schema/domain/kernel/money';
import { isPlannable } from '@lotline/schema/domain/kernel/planned-quantity';
import type { ItemsByCodeQuery } from '@lotline/schema/generated/operations';

export type CatalogueItem = ItemsByCodeQuery['itemsByCode'][number];

const text = z.string();
const newItem = z.object({
  key: z.int(),
  itemId: z.number(),
  code: text,
  name: text,
  unit: text.nullable(),
  quantity: text,
  unitAmount: text,
  comments: text,
});
/** One item of the catalogue with what is typed of it; the same item may stand in several. */
export type NewItem = z.output<typeof newItem>;
/** Before it has a place in the form. */
export type FoundItem = Omit<NewItem, 'key'>;

export const NEW_ITEM_SHAPES = { items: z.array(newItem), pasted: text };
export const NO_ITEMS: { items: NewItem[]; pasted: string } = { items: [], pasted: '' };

/** At the catalogue's amount, where this person sees it. */
export function newItemOf(item: CatalogueItem, typed: { readonly quantity?: string; readonly comments?: string } = {}): FoundItem {
  return {
    ...{ itemId: item.id, code: item.code, name: item.name, unit: item.unitOfMeasure },
    ...{ quantity: typed.quantity ?? '', unitAmount: item.unitAmount ?? '', comments: typed.comments ?? '' },
  };
}

/** Below those that are in the form, each with a key of its own. */
export function withItems(items: readonly NewItem[], more: readonly FoundItem[]): NewItem[] {
  const next = Math.max(0, ...items.map(({ key }) => key)) + 1;
  return [...items, ...more.map((item, at) => ({ ...item, key: next + at }))];
}

export interface ReadPaste {
  readonly items: readonly FoundItem[];
  /** The refused rows as they were pasted, to be corrected. */
  readonly left: string;
  readonly faults: readonly string[];
}

export function readPaste(rows: readonly JudgedRow<CatalogueItem>[]): ReadPaste {
  const refused = rows.filter(({ fault }) => fault !== null);
  return {
    items: rows.flatMap((one) =>
      one.fault === null ? [newItemOf(one.item, { quantity: formatQuantity(one.quantity), comments: one.row.note })] : [],
    ),
    left: refused.map(({ row: { code, quantity, note } }) => [code, quantity, note].join('\t').trimEnd()).join('\n'),
    faults: refused.flatMap(({ fault }) => fault ?? []),
  };
}

interface TypedFigures {
  readonly quantity: string;
  readonly unitAmount: string;
}

export const typedQuantity = ({ quantity }: Pick<TypedFigures, 'quantity'>): string | null => parseQuantity(quantity.trim());

/** '$1,200.50' is how amounts are copied; null: it is no amount. */
export function typedAmount({ unitAmount }: Pick<TypedFigures, 'unitAmount'>): string | null {
  const amount = parseMoney(unitAmount.replace(/[$,\s]/g, ''));
  return amount === null || isNegative(amount) ? null : amount;
}

export function quantityFault(item: Pick<TypedFigures, 'quantity'>): string | undefined {
  if (item.quantity.trim() === '') return 'Enter a quantity.';
  const quantity = typedQuantity(item);
  return quantity !== null && isPlannable(quantity) ? undefined : 'Enter a quantity that is more than zero and at most 100,000.';
}

export const amountFault = (item: Pick<TypedFigures, 'unitAmount'>): string | undefined =>
  item.unitAmount.trim() === '' || typedAmount(item) !== null ? undefined : 'Enter an amount in dollars, as 24.00.';

/** '5 × $24.00 = $120.00' as it is typed; null until both are figures. */
export function typedValue(item: TypedFigures, unit: string | null): string | null {
  const [quantity, amount] = [typedQuantity(item), typedAmount(item)];
  return quantity === null || amount === null ? null : valueSentence(quantity, unit, amount);
}
