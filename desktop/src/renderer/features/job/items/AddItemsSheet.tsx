// Items of the catalogue added to the job, several at once: found by code or name, brought by a task template, or pasted (screens.md §2.6).
import { Trash2 } from 'lucide-react';
import { itemOptionLabel, offeredItems } from '@lotline/schema/domain/item/item.rules';
import { seesItemAmounts } from '@lotline/schema/domain/item/job-item.rules';
import { AddJobItemsDocument, CatalogueItemsDocument } from '@lotline/schema/generated/documents/item';
import type { AddJobItemsInput } from '@lotline/schema/generated/operations';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import type { Followed } from '../../../platform/data/follows.ts';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { useRead } from '../../../platform/data/use-read.ts';
import { firstRowFault } from '../../../platform/form/row-fields.ts';
import { RowControls } from '../../../platform/form/RowControls.tsx';
import { useRows, type FormRows } from '../../../platform/form/use-rows.ts';
import { useJobView } from '../job-context.ts';
import { useJobChange } from '../use-job-change.ts';
import { NEW_ITEM, newItemFields, newItemOf, toSend, typedValue, withItems, type FoundItem, type NewItem } from './new-items.ts';
import { PasteItems } from './PasteItems.tsx';
import { TemplateItems } from './TemplateItems.tsx';
import styles from './Items.module.css';

const CATALOGUE: readonly Followed[] = [{ entity: 'field_item' }];

export function AddItemsSheet({ onClose }: { readonly onClose: () => void }) {
  const { job } = useJobView();
  const items = useRows(`new-items-job-${String(job.id)}`, NEW_ITEM);
  const fields = newItemFields((itemId) => ({
    onJob: job.boqs.filter((boq) => boq.itemId === itemId).length,
    inForm: items.rows.filter((row) => row.itemId === itemId).length,
  }));
  const command = useJobChange<AddJobItemsInput>({
    jobId: job.id,
    toastText: items.rows.length === 1 ? '1 item added' : `${String(items.rows.length)} items added`,
    // rows that could not be read stay, to be corrected
    onDone: items.forget,
    send: async (call, input, client) => {
      await call(AddJobItemsDocument, { input, client });
      return null;
    },
  });
  const wrong = firstRowFault(fields, items.rows);
  const add = (more: readonly FoundItem[]) => items.set(withItems(items.rows, more));
  return (
    <CommandSheet
      title="Add items"
      subtitle={`Job ${job.workOrder}`}
      verb={items.rows.length < 2 ? 'Add item' : `Add ${String(items.rows.length)} items`}
      draft={`add-items-job-${String(job.id)}`}
      rows={[items]}
      above={<ChosenItems items={items} fields={fields} onAdd={add} />}
      fields={{
        pasted: {
          label: 'Or paste rows of code and quantity',
          control: ({ value, onChange }) => (
            <PasteItems
              text={value}
              onText={onChange}
              onRead={(found, left) => {
                add(found);
                onChange(left);
              }}
            />
          ),
        },
      }}
      lackOf={() =>
        items.rows.length === 0 ? 'Choose an item first.' : wrong === null ? undefined : `${wrong.row.code}: ${wrong.sentence}`
      }
      command={command}
      inputOf={() => ({ constructionId: job.id, items: items.rows.map(toSend) })}
      isSettled={(_, { pasted }) => pasted === ''}
      onClose={onClose}
    />
  );
}

interface ChosenItemsProps {
  readonly items: FormRows<NewItem>;
  readonly fields: ReturnType<typeof newItemFields>;
  readonly onAdd: (items: readonly FoundItem[]) => void;
}

function ChosenItems({ items, fields, onAdd }: ChosenItemsProps) {
  const { actor } = useJobView();
  const catalogue = useRead(CatalogueItemsDocument, { variables: {}, follows: CATALOGUE, isUncached: true });
  const offered = offeredItems(catalogue.data?.fieldItems ?? []);
  const choose = (id: string) => {
    const item = offered.find((one) => String(one.id) === id);
    if (item !== undefined) onAdd([newItemOf(item)]);
  };
  return (
    <>
      <ReadNote read={catalogue} title="The catalogue could not be loaded." />
      <SelectField
        label="Item"
        data-autofocus=""
        value=""
        placeholder="Search by code or name"
        options={offered.map((item) => ({ value: String(item.id), label: itemOptionLabel(item) }))}
        onChange={choose}
      />
      <TemplateItems onItems={onAdd} />
      <ul className={styles.items} aria-label="Items to add">
        {items.rows.map((item) => (
          <li key={item.key} aria-label={item.code}>
            <div className={styles.head}>
              <b>{item.code}</b>
              <span>{item.name}</span>
              <IconButton icon={Trash2} label={`Remove ${item.code} from this form`} onClick={() => items.remove(item.key)} />
            </div>
            <div className={styles.figures}>
              <RowControls fields={fields} row={item} onChange={items.put} />
            </div>
            {seesItemAmounts(actor) ? <Value of={typedValue(item, item.unit)} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

const Value = ({ of: value }: { readonly of: string | null }) => (value === null ? null : <p className={styles.value}>{value}</p>);
