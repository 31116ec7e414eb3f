// Items being added to a job, as texts that are typed and stored on the device; the shared rules read them (screens.md §2.6).
import { z } from 'zod';
import { JOB_ITEM } from '@lotline/schema/domain/item/job-item.fields';
import { valueSentence } from '@lotline/schema/domain/item/line-words';
import type { JudgedRow } from '@lotline/schema/domain/item/pasted-items.rules';
import { formatQuantity, isNegative, parseMoney } from '@lotline/schema/domain/kernel/money';
import { parseTypedQuantity } from '@lotline/schema/domain/kernel/typed-figure';
import { isPlannable } from '@lotline/schema/domain/kernel/planned-quantity';
import type { RecordKey } from '@lotline/schema/domain/record/record-declaration';
import type { ItemsByCodeQuery } from '@lotline/schema/generated/operations';
import type { RowFields } from '../../../platform/form/row-fields.ts';

export type CatalogueItem = ItemsByCodeQuery['itemsByCode'][number];

const text = z.string();
export const NEW_ITEM = z.object({
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
export type NewItem = z.output<typeof NEW_ITEM>;
/** Before it has a place in the form. */
export type FoundItem = Omit<NewItem, 'key'>;

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

export const typedQuantity = ({ quantity }: Pick<TypedFigures, 'quantity'>): string | null => parseTypedQuantity(quantity);

/** '$1,200.50' is how amounts are copied; null: it is no amount. */
function typedAmount({ unitAmount }: Pick<TypedFigures, 'unitAmount'>): string | null {
  const amount = parseMoney(unitAmount.replace(/[$,\s]/g, ''));
  return amount === null || isNegative(amount) ? null : amount;
}

/** '5 × $24.00 = $120.00' as it is typed; null until both are figures. */
export function typedValue(item: TypedFigures, unit: string | null): string | null {
  const [quantity, amount] = [typedQuantity(item), typedAmount(item)];
  return quantity === null || amount === null ? null : valueSentence(quantity, unit, amount);
}

interface LinesOfItem {
  readonly onJob: number;
  readonly inForm: number;
}

const isOfferable = (item: TypedFigures): boolean => {
  const quantity = typedQuantity(item);
  return quantity !== null && isPlannable(quantity);
};

function lineWarning({ onJob, inForm }: LinesOfItem): string | undefined {
  if (onJob > 0) return 'This job already has the item; this adds another line.';
  return inForm > 1 ? `This item is in the form ${String(inForm)} times; each adds a line.` : undefined;
}

/** What is typed of each: the fields of an item of a job. @param linesWith how many lines have an item */
export function newItemFields(linesWith: (itemId: number) => LinesOfItem): RowFields<RecordKey<typeof JOB_ITEM>, NewItem> {
  const { quantity, unitAmount, comments } = JOB_ITEM.fields;
  return {
    quantity: {
      ...quantity,
      label: ({ unit }) => (unit === null ? quantity.label : `${quantity.label} (${unit})`),
      required: 'Enter a quantity.',
      fault: (item) => (isOfferable(item) ? undefined : 'Enter a quantity that is more than zero and at most 100,000.'),
      warning: ({ itemId }) => lineWarning(linesWith(itemId)),
    },
    unitAmount: { ...unitAmount, fault: (item) => (typedAmount(item) === null ? 'Enter an amount in dollars, such as 24.00.' : undefined) },
    comments,
  };
}

export const toSend = (item: NewItem) => ({
  itemId: item.itemId,
  quantity: item.quantity.trim(),
  unitAmount: typedAmount(item),
  comments: item.comments.trim() === '' ? null : item.comments.trim(),
});
