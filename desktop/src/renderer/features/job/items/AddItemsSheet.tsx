// Items of the catalogue added to the job, several at once: found by code or name, brought by a task template, or pasted (screens.md §2.6).
import { Trash2 } from 'lucide-react';
import { itemOptionLabel, offeredItems } from '@lotline/schema/domain/item/item.rules';
import { seesItemAmounts } from '@lotline/schema/domain/item/job-item.rules';
import { AddJobItemsDocument, CatalogueItemsDocument } from '@lotline/schema/generated/documents/item';
import type { AddJobItemsInput } from '@lotline/schema/generated/operations';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { useRead } from '../../../platform/data/use-read.ts';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { useJobView } from '../job-context.ts';
import { TaskSheet } from '../schedule/sheets/TaskSheet.tsx';
import { useJobChange } from '../use-job-change.ts';
import { ItemFigures } from './ItemFigures.tsx';
import {
  amountFault,
  NEW_ITEM_SHAPES,
  newItemOf,
  NO_ITEMS,
  quantityFault,
  typedAmount,
  withItems,
  type FoundItem,
  type NewItem,
} from './new-items.ts';
import { PasteItems } from './PasteItems.tsx';
import { TemplateItems } from './TemplateItems.tsx';
import styles from './Items.module.css';

const CATALOGUE = [{ entity: 'field_item' }];

export function AddItemsSheet({ onClose }: { readonly onClose: () => void }) {
  const { job, actor } = useJobView();
  const catalogue = useRead(CatalogueItemsDocument, { variables: {}, follows: CATALOGUE, isUncached: true });
  const draft = useFormDraft({ name: `add-items-job-${String(job.id)}`, shapes: NEW_ITEM_SHAPES, start: NO_ITEMS, onClose });
  const { items, pasted } = draft.values;
  const { run, isBusy, problem } = useJobChange<AddJobItemsInput>({
    jobId: job.id,
    toastText: items.length === 1 ? '1 item added' : `${String(items.length)} items added`,
    onDone: pasted.trim() === '' ? draft.close : () => draft.set({ items: [] }),
    send: async (call, input, client) => {
      await call(AddJobItemsDocument, { input, client });
      return null;
    },
  });
  const offered = offeredItems(catalogue.data?.fieldItems ?? []);
  const add = (more: readonly FoundItem[], left = pasted) => draft.set({ items: withItems(items, more), pasted: left });
  const choose = (id: string) => {
    const item = offered.find((one) => String(one.id) === id);
    if (item !== undefined) add([newItemOf(item)]);
  };
  return (
    <TaskSheet
      title="Add items"
      verb={items.length < 2 ? 'Add item' : `Add ${String(items.length)} items`}
      isBusy={isBusy}
      problem={problem}
      lacks={lackOf(items)}
      draft={draft}
      onSave={() => run({ constructionId: job.id, items: items.map(toSend) })}
      onClose={onClose}
    >
      <ReadNote read={catalogue} title="The catalogue could not be loaded." />
      <SelectField
        label="Item"
        data-autofocus=""
        value=""
        placeholder="Search by code or name"
        options={offered.map((item) => ({ value: String(item.id), label: itemOptionLabel(item) }))}
        onChange={choose}
      />
      <TemplateItems onItems={add} />
      <ul className={styles.items} aria-label="Items to add">
        {items.map((item) => (
          <ItemToAdd
            key={item.key}
            item={item}
            seesMoney={seesItemAmounts(actor)}
            there={job.boqs.filter(({ itemId }) => itemId === item.itemId).length}
            onChange={(part) => draft.set({ items: items.map((one) => (one.key === item.key ? { ...one, ...part } : one)) })}
            onRemove={() => draft.set({ items: items.filter(({ key }) => key !== item.key) })}
          />
        ))}
      </ul>
      <PasteItems text={pasted} onText={(typed) => draft.set({ pasted: typed })} onRead={add} />
    </TaskSheet>
  );
}

function lackOf(items: readonly NewItem[]): string | undefined {
  if (items.length === 0) return 'Choose an item first.';
  const wrong = items.find((item) => quantityFault(item) !== undefined || amountFault(item) !== undefined);
  return wrong === undefined ? undefined : `${wrong.code}: ${quantityFault(wrong) ?? amountFault(wrong) ?? ''}`;
}

const toSend = (item: NewItem) => ({
  itemId: item.itemId,
  quantity: item.quantity.trim(),
  unitAmount: typedAmount(item),
  comments: item.comments.trim() === '' ? null : item.comments.trim(),
});

interface ItemToAddProps {
  readonly item: NewItem;
  readonly seesMoney: boolean;
  /** How many lines of the job have this item already. */
  readonly there: number;
  readonly onChange: (part: Partial<NewItem>) => void;
  readonly onRemove: () => void;
}

function ItemToAdd({ item, seesMoney, there, onChange, onRemove }: ItemToAddProps) {
  const isTyped = item.quantity.trim() !== '';
  return (
    <li aria-label={item.code}>
      <div className={styles.head}>
        <b>{item.code}</b>
        <span>{item.name}</span>
        <IconButton icon={Trash2} label={`Remove ${item.code} from this form`} onClick={onRemove} />
      </div>
      <ItemFigures
        figures={item}
        unit={item.unit}
        seesMoney={seesMoney}
        faults={{ quantity: isTyped ? quantityFault(item) : undefined, unitAmount: amountFault(item) }}
        warning={there === 0 ? undefined : 'This job already has the item; this adds another line.'}
        onChange={onChange}
      />
    </li>
  );
}
