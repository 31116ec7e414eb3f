// Items of the chosen template that the job does not have: with a quantity they are added to the job with the task; those that the catalogue does not
// offer are named.
import { itemOptionLabel } from '@lotline/schema/domain/item/item.rules';
import { catalogueKey } from '@lotline/schema/domain/item/pasted-items.rules';
import type { TemplatedItems } from '@lotline/schema/domain/item/template-items.rules';
import { formatQuantity, parseQuantity } from '@lotline/schema/domain/kernel/money';
import { isPlannable } from '@lotline/schema/domain/kernel/planned-quantity';
import type { ItemsByCodeQuery, TaskTemplatesQuery } from '@lotline/schema/generated/operations';
import { ItemsByCodeDocument } from '@lotline/schema/generated/documents/item';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { useRead, type ReadState } from '../../../../platform/data/use-read.ts';
import type { PlannedTexts } from './PlannedItems.tsx';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './AddTaskSheet.module.css';

type TemplateItem = TaskTemplatesQuery['taskTemplates'][number]['items'][number];

export interface NewPlannedItem {
  readonly itemId: number;
  readonly quantity: string;
}

interface OfferedItem {
  readonly itemId: number;
  readonly label: string;
  readonly text: string;
}

export interface AbsentItemsState {
  readonly read: ReadState<ItemsByCodeQuery>;
  readonly offered: readonly OfferedItem[];
  /** Not in the catalogue, or archived. */
  readonly unknown: readonly string[];
  readonly wanted: readonly NewPlannedItem[];
  /** What is typed is no quantity. */
  readonly isWrong: boolean;
}

const CATALOGUE = [{ entity: 'field_item' }];

/** @param typed by the item's number; what is not typed over begins as the template says */
export function useAbsentItems(items: readonly TemplateItem[], templated: TemplatedItems | null, typed: PlannedTexts): AbsentItemsState {
  const absent = items.filter(({ code }) => templated?.absent.includes(code) === true);
  const codes = absent.map(({ code }) => code);
  const read = useRead(ItemsByCodeDocument, { variables: { codes }, follows: CATALOGUE, isWanted: codes.length > 0, isUncached: true });
  const found = absent.map(({ code, quantity }) => {
    const item = read.data?.itemsByCode.find((one) => !one.isArchived && catalogueKey(one.code) === catalogueKey(code)) ?? null;
    return { code, item, start: quantity === null ? '' : formatQuantity(quantity) };
  });
  const offered = found.flatMap(({ item, start }) =>
    item === null
      ? []
      : [
          {
            itemId: item.id,
            label: `${itemOptionLabel(item)}${item.unitOfMeasure === null ? '' : ` (${item.unitOfMeasure})`}`,
            text: typed[item.id] ?? start,
          },
        ],
  );
  const filled = offered.filter(({ text }) => text.trim() !== '');
  const quantities = filled.map(({ itemId, text }) => ({ itemId, quantity: parseQuantity(text.trim()) }));
  const wanted = quantities.flatMap(({ itemId, quantity }) => (quantity !== null && isPlannable(quantity) ? [{ itemId, quantity }] : []));
  return {
    read,
    offered,
    unknown: read.data === undefined ? [] : found.flatMap(({ code, item }) => (item === null ? [code] : [])),
    wanted,
    isWrong: wanted.length < filled.length,
  };
}

interface AbsentItemsProps {
  readonly absent: AbsentItemsState;
  readonly onType: (itemId: number, text: string) => void;
}

export function AbsentItems({ absent: { read, offered, unknown }, onType }: AbsentItemsProps) {
  return (
    <>
      <ReadNote read={read} title="The catalogue could not be loaded." />
      {offered.length === 0 ? null : (
        <fieldset className={styles.items}>
          <legend>Not on this job yet: enter a quantity to add it</legend>
          {offered.map(({ itemId, label, text }) => (
            <TextField key={itemId} label={label} inputMode="decimal" value={text} onChange={(typed) => onType(itemId, typed)} />
          ))}
        </fieldset>
      )}
      {unknown.length === 0 ? null : (
        <p role="status" className={words.muted}>
          {`In the template but not in the catalogue: ${unknown.join(', ')}.`}
        </p>
      )}
    </>
  );
}
