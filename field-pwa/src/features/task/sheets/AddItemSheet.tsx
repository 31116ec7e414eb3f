// Add unplanned item: an item in use, a quantity other than zero and a reason, all three (specification 1 §5).
import { useQuery } from '@tanstack/react-query';
import { MAX_VARIATION_REASON_LENGTH, addItemInput } from '@lotline/schema/domain/item/item.input';
import { offeredItems } from '@lotline/schema/domain/item/item.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { FieldItemsQueryDocument } from '@lotline/schema/generated/operations';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { ofTask } from '../../../platform/presses/press-input.ts';
import type { Task } from '../facts/page-data.ts';
import { useTaskPage } from '../task-page-context.ts';
import { checkForm, typedQuantity } from './form-problem.ts';
import { ItemPicker } from './ItemPicker.tsx';
import { SheetProblem } from './SheetProblem.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import styles from './QuantityFields.module.css';

const STALE_MS = 5 * 60_000;

function useFieldItems(taskId: number) {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: keys.reference(`field-items.${String(taskId)}`),
    queryFn: async () => (await gql(FieldItemsQueryDocument, { taskId })).fieldItems,
    staleTime: STALE_MS,
    select: offeredItems,
  });
}

export function AddItemSheet({ task }: { readonly task: Task }) {
  const { job, offlineBecause } = useTaskPage();
  const items = useFieldItems(task.id);
  const { value, change, isDirty, leave, hand } = useSheetDraft(`add-item.${String(task.id)}`, {
    itemId: '',
    itemText: '',
    quantity: '',
    reason: '',
  });
  const chosen = items.data?.find(({ id }) => String(id) === value.itemId) ?? null;
  const quantity = typedQuantity(value.quantity);
  const isComplete = chosen !== null && quantity !== '' && value.reason.trim() !== '';
  const checked = checkForm(addItemInput, { scheduleId: task.id, itemId: chosen?.id ?? 0, quantity, reason: value.reason });
  const problem = !isComplete ? sayError('QUANTITY_ZERO') : checked.ok ? offlineBecause : checked.sentence;
  const save = () => {
    if (!checked.ok || chosen === null) return;
    const { code, name, unitOfMeasure } = chosen;
    hand({ name: 'addItem', input: checked.value, subject: ofTask(task, job.id), base: { code, name, unitOfMeasure } });
  };
  const footer = (
    <Button type="submit" kind="primary" refusedBecause={problem} reason={isDirty ? 'needs' : 'onPress'}>
      Save
    </Button>
  );
  const note = items.isPending
    ? 'Loading the items…'
    : items.data === undefined
      ? 'The items could not be loaded. Close this and try again.'
      : null;
  return (
    <Sheet title="Add unplanned item" subtitle={task.name} footer={footer} onSubmit={save} onClose={leave} unsaved={isDirty}>
      <div className={layout.stack}>
        <SheetProblem of={['addItem']} />
        <ItemPicker
          items={items.data ?? []}
          chosen={chosen}
          typed={value.itemText}
          onChange={(itemText, item) => change({ itemText, itemId: item === null ? '' : String(item.id) })}
          note={note}
        />
        <div className={styles.pair}>
          <TextField
            label={chosen?.unitOfMeasure == null ? 'Quantity' : `Quantity (${chosen.unitOfMeasure})`}
            inputMode="decimal"
            value={value.quantity}
            onChange={(typed) => change({ quantity: typed })}
          />
          <TextField
            label="Reason"
            value={value.reason}
            maxLength={MAX_VARIATION_REASON_LENGTH}
            onChange={(reason) => change({ reason })}
          />
        </div>
      </div>
    </Sheet>
  );
}
