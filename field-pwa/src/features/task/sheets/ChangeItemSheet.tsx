// Change item quantity: what was done and why it differs; zero is allowed, negative not (specification 1 §5).
import { MAX_VARIATION_REASON_LENGTH, changeItemInput } from '@lotline/schema/domain/item/item.input';
import { unusualCount } from '@lotline/schema/domain/item/item-limits.rules';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { typedFigure } from '@lotline/schema/domain/kernel/typed-figure';
import { sayError } from '@lotline/schema/errors/catalogue';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { ofTask } from '../../../platform/outbox/action-input.ts';
import { itemCode, itemName, type Task, type TaskItem } from '../facts/page-data.ts';
import { itemRow } from '../items/item-row.ts';
import { useTaskPage } from '../task-page-context.ts';
import { ConflictChoice } from '../../../platform/needs-you/ConflictChoice.tsx';
import { checkForm } from './form-problem.ts';
import { itemConflict } from '../../../platform/needs-you/item-conflict.ts';
import { SaveButton } from './SaveButton.tsx';
import { SheetProblem } from './SheetProblem.tsx';
import { Suggested } from './Suggested.tsx';
import { UnusualCount } from './UnusualCount.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './QuantityFields.module.css';

const CONFIRM = 'Check the quantity and tick that it is right.';
const LABELS = { completedQty: 'Done', variationReason: 'Reason for variation' };

export function ChangeItemSheet({ task, item }: { readonly task: Task; readonly item: TaskItem }) {
  const { job, actions, today, zone } = useTaskPage();
  const form = useSheetDraft(`change-item.${String(item.id)}`, {
    quantity: formatQuantity(item.completedQty ?? item.quantity),
    reason: item.variationReason ?? '',
    // What was on the screen when the person began: a change by somebody else meanwhile must not slip past, not even across a reload.
    version: String(item.version),
    // the count that was confirmed as right
    right: '',
  });
  const { value, change, isDirty, leave, enqueue } = form;
  const { problem: failed } = actions;
  const isClash = failed?.action.name === 'changeItem' && failed.action.input.id === item.id && failed.code === 'STALE_VERSION';
  const conflict = isClash ? itemConflict(failed.details) : null;
  const row = itemRow(item, { today, zone }, { isOwn: true, isConfirmed: false });
  const quantity = typedFigure(value.quantity);
  const isUnusual = value.right !== '' && value.right === quantity;
  const typed = { id: item.id, completedQty: quantity, variationReason: value.reason, ...(isUnusual ? { isUnusual } : {}) };
  const checked = checkForm(changeItemInput, typed, LABELS);
  const unusual = checked.ok ? unusualCount(checked.value.completedQty, item) : null;
  const isComplete = quantity !== '' && value.reason.trim() !== '';
  const problem = !isComplete
    ? sayError('QUANTITY_NEGATIVE')
    : checked.ok
      ? unusual === null || isUnusual
        ? undefined
        : CONFIRM
      : checked.sentence;

  const save = (version: number) => {
    if (!checked.ok || (unusual !== null && !isUnusual)) return;
    const base = { version, isRejected: item.rejectedDate !== null };
    enqueue({ name: 'changeItem', input: checked.value, subject: ofTask(task, job.id), base });
  };
  return (
    <Sheet
      title="Change item quantity"
      subtitle={`${itemCode(item)} ${itemName(item)} · ${task.name}`}
      footer={conflict === null ? <SaveButton problem={problem} isTouched={isDirty} /> : undefined}
      onSubmit={() => save(Number(value.version))}
      onClose={leave}
      unsaved={isDirty}
    >
      <div className={layout.stack}>
        {conflict === null ? <SheetProblem of={['changeItem']} /> : null}
        {row.rejection === null ? null : <p className={classes(words.over, words.small)}>{row.rejection}</p>}
        {conflict === null ? (
          <>
            <p className={words.small}>
              <span className={words.muted}>Planned</span> <b>{row.planned}</b>
            </p>
            <div className={styles.pair}>
              <TextField
                label={unitLabel(item)}
                inputMode="decimal"
                data-autofocus=""
                value={value.quantity}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(typed) => change({ quantity: typed })}
              />
              <TextField
                label="Reason for variation"
                value={value.reason}
                maxLength={MAX_VARIATION_REASON_LENGTH}
                onChange={(reason) => change({ reason })}
              />
            </div>
            <Suggested
              list="Variation reason"
              value={value.reason}
              maxLength={MAX_VARIATION_REASON_LENGTH}
              onChange={(reason) => change({ reason })}
            />
            {unusual === null ? null : (
              <UnusualCount sentence={unusual} isRight={isUnusual} onRight={(isRight) => change({ right: isRight ? quantity : '' })} />
            )}
          </>
        ) : (
          <div role="alert">
            <ConflictChoice
              unit={item.unitOfMeasure}
              mine={{ quantity: checked.ok ? checked.value.completedQty : quantity, reason: value.reason }}
              conflict={conflict}
              onKeepMine={() => save(conflict.version)}
              onUseTheirs={leave}
            />
          </div>
        )}
      </div>
    </Sheet>
  );
}

function unitLabel({ unitOfMeasure }: TaskItem): string {
  return unitOfMeasure === null ? 'Done' : `Done (${unitOfMeasure})`;
}
