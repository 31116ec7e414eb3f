// Add unplanned item: an item in use, a quantity other than zero and a reason, all three (specification 1 §5).
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_VARIATION_REASON_LENGTH, addItemInput } from '@lotline/schema/domain/item/item.input';
import { unusualCount } from '@lotline/schema/domain/item/item-limits.rules';
import { offeredItems } from '@lotline/schema/domain/item/item.rules';
import { typedFigure } from '@lotline/schema/domain/kernel/typed-figure';
import { sayError } from '@lotline/schema/errors/catalogue';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { isOnline } from '@lotline/web-session/connection';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { ofTask } from '../../../platform/outbox/action-input.ts';
import { CATALOGUE, catalogue, type FieldItems } from '../../../platform/replica/catalogue.ts';
import type { Task } from '../facts/page-data.ts';
import type { ActionProblem } from '../use-page-actions.ts';
import { useTaskPage } from '../task-page-context.ts';
import { checkForm } from './form-problem.ts';
import { ItemPicker } from './ItemPicker.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SheetProblem } from './SheetProblem.tsx';
import { UnusualCount } from './UnusualCount.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import styles from './QuantityFields.module.css';

const CONFIRM = 'Check the quantity and tick that it is right.';
const STALE_MS = 5 * 60_000;

/** @param archivedId an item that the server has just refused as no longer in use: it is dropped from what is offered */
function useFieldItems(archivedId: number | null) {
  const { gql } = usePlatform().calls;
  const client = useQueryClient();
  useEffect(() => {
    if (archivedId === null) return;
    client.setQueryData<FieldItems>(CATALOGUE, (items) =>
      items?.map((item) => (item.id === archivedId ? { ...item, isArchived: true } : item)),
    );
  }, [client, archivedId]);
  return useQuery({ ...catalogue(gql), staleTime: STALE_MS, select: offeredItems });
}

/** Why there is nothing to choose from; null when there is. */
function useNote({ isPending, isLoadingError }: ReturnType<typeof useFieldItems>): string | null {
  const isReached = isOnline(useConnection());
  if (!isPending && !isLoadingError) return null;
  if (!isReached) return 'The items are not on this phone yet. They load once there is a connection.';
  return isPending ? 'Loading the items…' : 'The items could not be loaded. Close this and try again.';
}

function archivedIn(problem: ActionProblem | null): number | null {
  return problem?.action.name === 'addItem' && problem.code === 'ITEM_ARCHIVED' ? problem.action.input.itemId : null;
}

export function AddItemSheet({ task }: { readonly task: Task }) {
  const { job, actions } = useTaskPage();
  const items = useFieldItems(archivedIn(actions.problem));
  const note = useNote(items);
  const { value, change, isDirty, leave, enqueue } = useSheetDraft(`add-item.${String(task.id)}`, {
    itemId: '',
    itemText: '',
    quantity: '',
    reason: '',
    // the count that was confirmed as right
    right: '',
  });
  const chosen = items.data?.find(({ id }) => String(id) === value.itemId) ?? null;
  // what was typed stays, so that it can be read which item it was
  const isGone = value.itemId !== '' && items.data !== undefined && chosen === null;
  const quantity = typedFigure(value.quantity);
  const isComplete = chosen !== null && quantity !== '' && value.reason.trim() !== '';
  const isUnusual = value.right !== '' && value.right === quantity;
  const typed = { scheduleId: task.id, itemId: chosen?.id ?? 0, quantity, reason: value.reason, ...(isUnusual ? { isUnusual } : {}) };
  const checked = checkForm(addItemInput, typed);
  const unusual = checked.ok && chosen !== null ? unusualCount(checked.value.quantity, chosen) : null;
  const problem = !isComplete
    ? sayError('QUANTITY_ZERO')
    : checked.ok
      ? unusual === null || isUnusual
        ? undefined
        : CONFIRM
      : checked.sentence;
  const save = () => {
    if (!checked.ok || chosen === null || (unusual !== null && !isUnusual)) return;
    const { code, name, unitOfMeasure } = chosen;
    enqueue({ name: 'addItem', input: checked.value, subject: ofTask(task, job.id), base: { code, name, unitOfMeasure } });
  };
  return (
    <Sheet
      title="Add unplanned item"
      subtitle={task.name}
      footer={<SaveButton problem={problem} isTouched={isDirty} />}
      onSubmit={save}
      onClose={leave}
      unsaved={isDirty}
    >
      <div className={layout.stack}>
        <SheetProblem of={['addItem']} />
        <ItemPicker
          items={items.data ?? []}
          chosen={chosen}
          typed={value.itemText}
          onChange={(itemText, item) => change({ itemText, itemId: item === null ? '' : String(item.id) })}
          note={note}
          error={isGone ? `${value.itemText} is no longer offered. Choose another item.` : undefined}
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
        {unusual === null ? null : (
          <UnusualCount sentence={unusual} isRight={isUnusual} onRight={(isRight) => change({ right: isRight ? quantity : '' })} />
        )}
      </div>
    </Sheet>
  );
}
