// The items of a task: planned, done, by how much it ran over, and why; rates for whom the server tells them.
import { doneQtyOf } from '@lotline/schema/domain/item/done-as-planned.rules';
import { doneBeyondPlan } from '@lotline/schema/domain/item/item.rules';
import { formatAud, formatQuantity } from '@lotline/schema/domain/kernel/money';
import { isPlanConfirmed } from '@lotline/schema/domain/task/plan-confirmed.rules';
import { itemCode, type Task, type TaskItem } from '../../../platform/task/task-words.ts';
import { TextOrDash, Table } from '../parts/Table.tsx';
import { useBad } from '../parts/use-bad.ts';
import table from '../parts/Table.module.css';
import styles from './TaskPanel.module.css';

export function TaskItems({ task }: { readonly task: Task }) {
  if (task.items.length === 0) return <p className={styles.none}>No item on this task.</p>;
  const seesRates = task.items.some(({ rate }) => rate !== null);
  const isConfirmed = isPlanConfirmed(task);
  return (
    <Table label={`Items of ${task.name}`}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Description</th>
          <th scope="col">Unit</th>
          <th scope="col" className={table.num}>
            Planned
          </th>
          <th scope="col" className={table.num}>
            Done
          </th>
          {seesRates ? (
            <th scope="col" className={table.num}>
              Rate
            </th>
          ) : null}
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {task.items.map((item) => (
          <ItemRow key={item.id} item={item} done={doneQtyOf(item, isConfirmed)} seesRates={seesRates} />
        ))}
      </tbody>
    </Table>
  );
}

interface ItemRowProps {
  readonly item: TaskItem;
  readonly done: string | null;
  readonly seesRates: boolean;
}

function ItemRow({ item, done, seesRates }: ItemRowProps) {
  return (
    <tr>
      <th scope="row">{itemCode(item)}</th>
      <td className={table.wide}>
        <TextOrDash>{item.description ?? item.name}</TextOrDash>
      </td>
      <td>
        <TextOrDash>{item.unitOfMeasure}</TextOrDash>
      </td>
      <td className={table.num}>{formatQuantity(item.quantity)}</td>
      <td className={table.num}>
        <TextOrDash>{done === null ? null : formatQuantity(done)}</TextOrDash>
      </td>
      {seesRates ? (
        <td className={table.num}>
          <TextOrDash>{item.rate === null ? null : formatAud(item.rate)}</TextOrDash>
        </td>
      ) : null}
      <td className={table.wide}>
        <Note item={item} />
      </td>
    </tr>
  );
}

/** What is to be corrected first, then what was done beyond the plan, then the crew's own reason. */
function Note({ item: { rejectedDate, rejectReason, variationReason, ...item } }: { readonly item: TaskItem }) {
  const over = doneBeyondPlan(item);
  const look = useBad();
  const bad = [
    rejectedDate === null ? null : ['Rejected', rejectReason].filter(Boolean).join(': '),
    over === null ? null : `${formatQuantity(over)} over plan`,
  ].filter((part) => part !== null);
  if (bad.length === 0) return <TextOrDash>{variationReason}</TextOrDash>;
  return (
    <>
      <span className={look}>{bad.join(' · ')}</span>
      {variationReason === null || variationReason === '' ? null : ` · ${variationReason}`}
    </>
  );
}
