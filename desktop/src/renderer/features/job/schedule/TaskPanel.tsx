// One task: its state, its days, its items and who was on it.
import { formatDate, formatDateTime } from '@lotline/schema/domain/kernel/date-format';
import { formatAud, formatQuantity } from '@lotline/schema/domain/kernel/money';
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { groupName, useJobView } from '../job-context.ts';
import { itemCode, type Task, type TaskItem } from '../job-data.ts';
import { Said, Table } from '../parts/Table.tsx';
import { TaskActions } from './TaskActions.tsx';
import { chipOf, isLate, isOnsiteNow } from './task-words.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import table from '../parts/Table.module.css';
import styles from './TaskPanel.module.css';

export function TaskPanel({ task }: { readonly task: Task }) {
  const { groups, asAt } = useJobView();
  const crew = groupName({ groups }, task.groupId) ?? 'nobody yet';
  const note = [crew, task.resource === crew ? null : task.resource, task.ignored ? 'set aside' : null].filter(Boolean).join(' · ');
  return (
    <Panel title={task.name} note={note} action={asAt === null ? <TaskActions task={task} /> : null} flush>
      <div className={styles.body}>
        <div className={styles.chips}>
          <StateChip state={chipOf(task)} />
          {isOnsiteNow(task) ? <StateChip state="Onsite" /> : null}
          {task.isReopened ? <span className={words.muted}>reopened</span> : null}
          {task.isPartial ? <span className={words.muted}>completed in part</span> : null}
        </div>
        <Days task={task} />
        {task.comments === null || task.comments === '' ? null : <p className={styles.comments}>{task.comments}</p>}
      </div>
      <Items task={task} />
      <Visits task={task} />
    </Panel>
  );
}

function Days({ task }: { readonly task: Task }) {
  const { zone, today } = useJobView();
  const at = (instant: string | null) => (instant === null ? null : formatDateTime(instant, zone));
  const days: readonly (readonly [string, string | null])[] = [
    ['Issued', at(task.issuedDate)],
    ['Due', task.dueDate === null ? null : formatDate(task.dueDate)],
    ['Start', at(task.scheduledStartTime)],
    ['End', at(task.scheduledEndTime)],
    ['Accepted', at(task.acceptedDate)],
    ['Declined', at(task.declinedDate)],
    ['Onsite', at(task.onsiteDate)],
    ['Completed', at(task.completedDate)],
    ['Submitted', at(task.submittedDate)],
    ['Reminder', task.reminderDate === null ? null : [formatDate(task.reminderDate), task.reminderComments].filter(Boolean).join(', ')],
  ];
  return (
    <dl className={styles.days}>
      {days.map(([label, said]) => (
        <div key={label} data-late={(label === 'Due' && isLate(task, today)) || undefined}>
          <dt>{label}</dt>
          <dd>
            <Said>{said}</Said>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Items({ task }: { readonly task: Task }) {
  if (task.items.length === 0) return <p className={styles.none}>No item on this task.</p>;
  const seesRates = task.items.some(({ rate }) => rate !== null);
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
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {task.items.map((item) => (
          <tr key={item.id}>
            <th scope="row">{itemCode(item)}</th>
            <td className={table.wide}>
              <Said>{item.description ?? item.name}</Said>
            </td>
            <td>
              <Said>{item.unitOfMeasure}</Said>
            </td>
            <td className={table.num}>{formatQuantity(item.quantity)}</td>
            <td className={table.num}>
              <Said>{item.completedQty === null ? null : formatQuantity(item.completedQty)}</Said>
            </td>
            {seesRates ? (
              <td className={table.num}>
                <Said>{item.rate === null ? null : formatAud(item.rate)}</Said>
              </td>
            ) : null}
            <td className={item.rejectedDate === null ? table.wide : table.bad}>{reasonOf(item)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function reasonOf({ rejectedDate, rejectReason, variationReason }: TaskItem) {
  if (rejectedDate !== null) return `Rejected${rejectReason === null ? '' : `: ${rejectReason}`}`;
  return <Said>{variationReason}</Said>;
}

function Visits({ task }: { readonly task: Task }) {
  const { zone } = useJobView();
  if (task.taskUsers.length === 0) return null;
  return (
    <ul className={styles.visits} aria-label={`Visits of ${task.name}`}>
      {task.taskUsers.map((visit) => (
        <li key={visit.id}>
          <b>{visit.user?.displayName ?? 'Somebody'}</b>
          <span>
            {[
              visit.onSiteUtc === null ? null : `onsite ${formatDateTime(visit.onSiteUtc, zone)}`,
              visit.offSiteUtc === null ? null : `offsite ${formatDateTime(visit.offSiteUtc, zone)}`,
              visit.completedUtc === null ? null : `completed ${formatDateTime(visit.completedUtc, zone)}`,
              visit.confirmItemQtys ? 'quantities confirmed' : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {visit.comments === null || visit.comments === '' ? null : <span className={words.muted}>“{visit.comments}”</span>}
        </li>
      ))}
    </ul>
  );
}
