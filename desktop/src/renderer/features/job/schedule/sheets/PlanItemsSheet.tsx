// What a task is to do of the job's items, until it is issued: from the task, or for items that were picked on Items. Beside each stands what remains.
import { z } from 'zod';
import { addQuantities, compareDecimals, formatQuantity, isNegative, isZero, parseQuantity } from '@lotline/schema/domain/kernel/money';
import { negated, unassigned } from '@lotline/schema/domain/item/line.rules';
import { canPlanItems } from '@lotline/schema/domain/task/office-moves';
import type { PlanTaskItemsInput } from '@lotline/schema/generated/operations';
import { PlanTaskItemsDocument } from '@lotline/schema/generated/documents/task';
import { SelectField } from '../../../../platform/controls/SelectField.tsx';
import { useFormDraft } from '../../../../platform/form/use-form-draft.ts';
import { useJobView } from '../../job-context.ts';
import type { Boq, Task } from '../../job-data.ts';
import { useJobChange } from '../../use-job-change.ts';
import { ItemField, type PlannedTexts } from './PlannedItems.tsx';
import { TaskSheet } from './TaskSheet.tsx';
import styles from './AddTaskSheet.module.css';

interface PlanItemsSheetProps {
  /** Null: it is chosen here, among those that are not issued. */
  readonly task: Task | null;
  readonly boqs: readonly Boq[];
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

const SHAPES = { taskId: z.string(), planned: z.record(z.string(), z.string()) };

export function PlanItemsSheet({ task: given, boqs, onDone, onClose }: PlanItemsSheetProps) {
  const { job, actor } = useJobView();
  const open = job.schedules.filter((task) => canPlanItems(actor, task).ok);
  const start = { taskId: given === null && open.length === 1 ? String(open[0]?.id) : '', planned: {} };
  const name = `plan-items-${given === null ? `job-${String(job.id)}` : `task-${String(given.id)}`}`;
  const draft = useFormDraft<{ taskId: string; planned: PlannedTexts }>({ name, shapes: SHAPES, start, choices: ['taskId'], onClose });
  const { taskId, planned } = draft.values;
  const task = given ?? open.find(({ id }) => String(id) === taskId) ?? null;
  const { run, isBusy, problem } = useJobChange<{ input: PlanTaskItemsInput; version: number }>({
    jobId: job.id,
    toastText: task === null ? null : `Items of ${task.name} planned`,
    onDone: () => {
      draft.close();
      onDone?.();
    },
    send: async (call, { input, version: expectedVersion }, client) => {
      await call(PlanTaskItemsDocument, { input, client: { ...client, expectedVersion } });
      return null;
    },
  });
  const rows = boqs.filter((boq) => task?.items.every((item) => item.boqId !== boq.id || item.completedQty === null) ?? true);
  const textOf = (boq: Boq) => planned[boq.id] ?? startText(task, boq, given === null);
  const changed = rows.map((boq) => ({ boqId: boq.id, quantity: textOf(boq).trim(), own: ownQuantity(task, boq) })).filter(isChanged);
  return (
    <TaskSheet
      title={given === null ? 'Add to a task' : `Plan the items of ${given.name}`}
      verb={given === null ? 'Add to the task' : 'Save'}
      isBusy={isBusy}
      problem={problem}
      lacks={lackOf(task, open.length, changed)}
      draft={draft}
      onSave={() => {
        if (task !== null) run({ input: { scheduleId: task.id, items: changed.map(toSend) }, version: task.version });
      }}
      onClose={onClose}
    >
      {given !== null || open.length === 0 ? null : (
        <SelectField
          label="Task"
          isRequired
          data-autofocus=""
          value={taskId}
          placeholder="Choose a task"
          options={open.map(({ id, name: called }) => ({ value: String(id), label: called }))}
          onChange={(id) => draft.set({ taskId: id, planned: {} })}
        />
      )}
      {open.length === 0 && given === null ? <p>Every task of this job is issued, completed or set aside. Add a task first.</p> : null}
      {task === null ? null : (
        <fieldset className={styles.items}>
          <legend>How much of each; leave a field empty to remove the item from the task</legend>
          {rows.map((boq) => (
            <ItemField
              key={boq.id}
              boq={withoutTask(boq, ownQuantity(task, boq))}
              text={textOf(boq)}
              onType={(text) => draft.set({ planned: { ...planned, [boq.id]: text } })}
            />
          ))}
        </fieldset>
      )}
    </TaskSheet>
  );
}

interface Row {
  readonly boqId: number;
  readonly quantity: string;
  /** What the task has of it. */
  readonly own: string;
}

const ownQuantity = (task: Task | null, boq: Boq): string => task?.items.find(({ boqId }) => boqId === boq.id)?.quantity ?? '0.000';
const wished = ({ quantity }: Row): string | null => (quantity === '' ? '0.000' : parseQuantity(quantity));
const toSend = (row: Row) => ({ boqId: row.boqId, quantity: wished(row) ?? row.quantity });

/** What is no quantity stays among them, so that it is told. */
function isChanged(row: Row): boolean {
  const quantity = wished(row);
  return quantity === null || compareDecimals(quantity, row.own) !== 0;
}

function lackOf(task: Task | null, tasks: number, changed: readonly Row[]): string | undefined {
  if (task === null) return tasks === 0 ? 'No task can take items.' : 'Choose a task.';
  if (changed.length === 0) return 'Nothing has been changed yet.';
  const isWrong = (row: Row) => isNegative(wished(row) ?? '-1');
  return changed.some(isWrong) ? 'Enter quantities as numbers.' : undefined;
}

/** What other tasks have of it: beside the field stands what this one can still be given. */
const withoutTask = (boq: Boq, own: string): Boq => ({ ...boq, assignedQty: addQuantities(boq.assignedQty ?? '0', negated(own)) });

/** As the task has it; what was picked begins with all that remains. */
function startText(task: Task | null, boq: Boq, isPicked: boolean): string {
  const own = ownQuantity(task, boq);
  const quantity = isPicked ? addQuantities(own, unassigned(boq)) : own;
  return isZero(quantity) ? '' : formatQuantity(quantity);
}
