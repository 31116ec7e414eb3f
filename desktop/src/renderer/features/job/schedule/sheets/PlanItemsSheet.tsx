// What a task is to do of the job's items, until it is issued: from the task, or for items that were picked on Items. Beside each stands what remains.
import { addQuantities, compareDecimals, formatQuantity, isZero } from '@lotline/schema/domain/kernel/money';
import { parseTypedQuantity } from '@lotline/schema/domain/kernel/typed-figure';
import { negated, unassigned } from '@lotline/schema/domain/item/line.rules';
import { canPlanItems } from '@lotline/schema/domain/task/office-moves';
import type { PlanTaskItemsInput } from '@lotline/schema/generated/operations';
import { PlanTaskItemsDocument } from '@lotline/schema/generated/documents/task';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { CommandSheet } from '../../../../platform/command/CommandSheet.tsx';
import { firstRowFault } from '../../../../platform/form/row-fields.ts';
import { RowControls } from '../../../../platform/form/RowControls.tsx';
import { useRows } from '../../../../platform/form/use-rows.ts';
import { useJobView } from '../../job-context.ts';
import type { Boq, Task } from '../../job-data.ts';
import { useJobChange } from '../../use-job-change.ts';
import { PLANNED_ANEW, PLANNED_OF_TASK, type PlannedRow, type TypedOfTask } from './planned-rows.ts';
import styles from './AddTaskSheet.module.css';

interface PlanItemsSheetProps {
  /** Null: it is chosen here, among those that are not issued. */
  readonly task: Task | null;
  readonly boqs: readonly Boq[];
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

export function PlanItemsSheet({ task: given, boqs, onDone, onClose }: PlanItemsSheetProps) {
  const { job, actor } = useJobView();
  const toast = useToast();
  const open = job.schedules.filter((task) => canPlanItems(actor, task).ok);
  const name = `plan-items-${given === null ? `job-${String(job.id)}` : `task-${String(given.id)}`}`;
  const typed = useRows(`${name}-rows`, PLANNED_OF_TASK);
  const taskOf = (id: string) => given ?? open.find((task) => String(task.id) === id) ?? null;
  const rowsOf = (task: Task | null) => (task === null ? [] : rowsOfTask(task, boqs, typed.rows, given === null));
  const command = useJobChange<{ input: PlanTaskItemsInput; version: number }>({
    jobId: job.id,
    toastText: null,
    send: async (call, { input, version: expectedVersion }, client) => {
      await call(PlanTaskItemsDocument, { input, client: { ...client, expectedVersion } });
      return null;
    },
  });
  return (
    <CommandSheet
      title={given === null ? 'Add to a task' : `Plan the items of ${given.name}`}
      subtitle={`Job ${job.workOrder}`}
      verb={given === null ? 'Add to the task' : 'Save'}
      draft={name}
      rows={[typed]}
      fields={{
        taskId: {
          ...{ label: 'Task', kind: 'choice', placeholder: 'Choose a task' },
          // rows that are there again are of the task that they were typed for
          start: typed.rows[0]?.key.split('.')[0] ?? (given === null && open.length === 1 ? String(open[0]?.id) : ''),
          required: given === null ? 'Choose a task.' : undefined,
          options: open.map((task) => ({ value: String(task.id), label: task.name })),
          isLeftOut: () => given !== null || open.length === 0,
        },
      }}
      below={({ values }) =>
        given === null && open.length === 0 ? (
          <p>Every task of this job is issued, completed or set aside. Add a task first.</p>
        ) : (
          <TaskRows rows={rowsOf(taskOf(values.taskId))} onType={typed.put} />
        )
      }
      lackOf={({ taskId }) => lackOf(taskOf(taskId), open.length, rowsOf(taskOf(taskId)))}
      command={command}
      inputOf={({ taskId }) => {
        const task = taskOf(taskId);
        const items = rowsOf(task).filter(isChanged).map(toSend);
        return task === null ? null : { input: { scheduleId: task.id, items }, version: task.version };
      }}
      onDone={(_, { taskId }) => {
        toast.success(`Items of ${taskOf(taskId)?.name ?? ''} planned`);
        onDone?.();
      }}
      onClose={onClose}
    />
  );
}

interface TaskRowsProps {
  readonly rows: readonly TaskRow[];
  readonly onType: (row: TypedOfTask) => void;
}

function TaskRows({ rows, onType }: TaskRowsProps) {
  if (rows.length === 0) return null;
  return (
    <fieldset className={styles.items}>
      <legend>How much of each; leave a field empty to remove the item from the task</legend>
      {rows.map((row) => (
        <RowControls
          key={row.key}
          fields={PLANNED_ANEW}
          row={row}
          onChange={({ quantity }) => onType({ key: row.key, quantity, seen: row.seen })}
        />
      ))}
    </fieldset>
  );
}

interface TaskRow extends PlannedRow {
  readonly key: string;
  /** What the task has of it. */
  readonly own: string;
  /** The same when it was first typed over: what two planners typed into other lines is kept of both, into one line it is said. */
  readonly seen: string;
}

/** A line that the task has counted already is not planned anew. */
function rowsOfTask(task: Task, boqs: readonly Boq[], typed: readonly TypedOfTask[], isPicked: boolean): TaskRow[] {
  return boqs
    .filter((boq) => task.items.every((item) => item.boqId !== boq.id || item.completedQty === null))
    .map((boq) => {
      const key = `${String(task.id)}.${String(boq.id)}`;
      const own = ownQuantity(task, boq);
      const { quantity, seen } = typed.find((row) => row.key === key) ?? { quantity: startText(own, boq, isPicked), seen: own };
      const row = { key, own, seen, quantity, boq: withoutTask(boq, own) };
      return { ...row, replaces: isChanged(row) && compareDecimals(seen, own) !== 0 ? own : null };
    });
}

const ownQuantity = (task: Task, boq: Boq): string => task.items.find(({ boqId }) => boqId === boq.id)?.quantity ?? '0.000';
const wished = ({ quantity }: Pick<TaskRow, 'quantity'>): string | null =>
  quantity.trim() === '' ? '0.000' : parseTypedQuantity(quantity);
/** With what the screen says of the line now: what others planned of other lines meanwhile stays. */
const toSend = (row: TaskRow) => ({ boqId: row.boq.id, quantity: wished(row) ?? row.quantity, seen: row.own });

/** What is no quantity stays among them, so that it is told. */
function isChanged(row: Pick<TaskRow, 'quantity' | 'own'>): boolean {
  const quantity = wished(row);
  return quantity === null || compareDecimals(quantity, row.own) !== 0;
}

function lackOf(task: Task | null, tasks: number, rows: readonly TaskRow[]): string | undefined {
  if (task === null) return tasks === 0 ? 'No task can take items.' : 'Choose a task.';
  const changed = rows.filter(isChanged);
  if (changed.length === 0) return 'Nothing has been changed yet.';
  const wrong = firstRowFault(PLANNED_ANEW, changed);
  return wrong === null ? undefined : `${wrong.row.boq.code}: ${wrong.sentence}`;
}

/** What other tasks have of it: beside the field stands what this one can still be given. */
const withoutTask = (boq: Boq, own: string): Boq => ({ ...boq, assignedQty: addQuantities(boq.assignedQty ?? '0', negated(own)) });

/** As the task has it; what was picked begins with all that remains. */
function startText(own: string, boq: Boq, isPicked: boolean): string {
  const quantity = isPicked ? addQuantities(own, unassigned(boq)) : own;
  return isZero(quantity) ? '' : formatQuantity(quantity);
}
