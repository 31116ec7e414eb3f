// Items of the chosen template that the job does not have: with a quantity they are added to the job with the task; those that the catalogue does not
// offer are named.
import { itemOptionLabel } from '@lotline/schema/domain/item/item.rules';
import { catalogueKey } from '@lotline/schema/domain/item/pasted-items.rules';
import type { TemplatedItems } from '@lotline/schema/domain/item/template-items.rules';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { parseTypedQuantity } from '@lotline/schema/domain/kernel/typed-figure';
import { isPlannable } from '@lotline/schema/domain/kernel/planned-quantity';
import type { ItemsByCodeQuery, TaskTemplatesQuery } from '@lotline/schema/generated/operations';
import { ItemsByCodeDocument } from '@lotline/schema/generated/documents/item';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { useRead, type ReadState } from '../../../../platform/data/use-read.ts';
import { firstRowFault, type RowFields } from '../../../../platform/form/row-fields.ts';
import { RowControls } from '../../../../platform/form/RowControls.tsx';
import type { FormRows } from '../../../../platform/form/use-rows.ts';
import { isPlanned, NO_QUANTITY, type TypedLine } from './planned-rows.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { Followed } from '../../../../platform/data/follows.ts';
import styles from './AddTaskSheet.module.css';

type TemplateItem = TaskTemplatesQuery['taskTemplates'][number]['items'][number];

export interface NewPlannedItem {
  readonly itemId: number;
  readonly quantity: string;
}

/** An item of the catalogue, by its number. */
interface OfferedItem {
  readonly key: number;
  readonly label: string;
  readonly quantity: string;
}

const FIELDS: RowFields<'quantity', OfferedItem> = {
  quantity: { kind: 'quantity', label: ({ label }) => label, fault: (row) => (isPlanned(row) ? undefined : NO_QUANTITY) },
};

export interface AbsentItemsState {
  readonly read: ReadState<ItemsByCodeQuery>;
  readonly offered: readonly OfferedItem[];
  /** Not in the catalogue, or archived. */
  readonly unknown: readonly string[];
  readonly wanted: readonly NewPlannedItem[];
  /** What is typed is no quantity: of which item, and why. */
  readonly fault: string | undefined;
}

const CATALOGUE: readonly Followed[] = [{ entity: 'field_item' }];

/** @param typed what is not typed over begins as the template says */
export function useAbsentItems(
  items: readonly TemplateItem[],
  templated: TemplatedItems | null,
  typed: readonly TypedLine[],
): AbsentItemsState {
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
            key: item.id,
            label: `${itemOptionLabel(item)}${item.unitOfMeasure === null ? '' : ` (${item.unitOfMeasure})`}`,
            quantity: typed.find(({ key }) => key === item.id)?.quantity ?? start,
          },
        ],
  );
  const wrong = firstRowFault(FIELDS, offered);
  const wanted = offered.flatMap(({ key, quantity: text }) => {
    const quantity = parseTypedQuantity(text);
    return quantity !== null && isPlannable(quantity) ? [{ itemId: key, quantity }] : [];
  });
  return {
    read,
    offered,
    unknown: read.data === undefined ? [] : found.flatMap(({ code, item }) => (item === null ? [code] : [])),
    wanted,
    fault: wrong === null ? undefined : `${wrong.row.label}: ${wrong.sentence}`,
  };
}

interface AbsentItemsProps {
  readonly absent: AbsentItemsState;
  readonly typed: FormRows<TypedLine>;
}

export function AbsentItems({ absent: { read, offered, unknown }, typed }: AbsentItemsProps) {
  return (
    <>
      <ReadNote read={read} title="The catalogue could not be loaded." />
      {offered.length === 0 ? null : (
        <fieldset className={styles.items}>
          <legend>Not on this job yet: enter a quantity to add it</legend>
          {offered.map((row) => (
            <RowControls key={row.key} fields={FIELDS} row={row} onChange={({ quantity }) => typed.put({ key: row.key, quantity })} />
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
