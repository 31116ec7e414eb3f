// What is owed and paid for this job, payment by payment with its lines; for those who may see amounts.
import { whyNoPayment } from '@lotline/schema/domain/payment/payment.rules';
import { addMoney, formatAud, formatQuantity } from '@lotline/schema/domain/kernel/money';
import { Link } from 'react-router-dom';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { reviewPath, taskPath } from '../../../platform/task/task-links.ts';
import { isDeclined } from '../../../platform/task/task-words.ts';
import { useJobView } from '../job-context.ts';
import type { Payment, Task } from '../job-data.ts';
import { TaskActions } from '../schedule/TaskActions.tsx';
import { TextOrDash, Table } from '../parts/Table.tsx';
import { useBad } from '../parts/use-bad.ts';
import { commentOf, decisionOf, itemOf, mayApprove, stateOf } from './payment-words.ts';
import styles from './PaymentsTab.module.css';
import table from '../parts/Table.module.css';

export default function PaymentsTab() {
  const { payments, schedules } = useJobView().job;
  const unpaid = schedules.filter(({ id }) => !payments.some(({ scheduleId }) => scheduleId === id));
  return (
    <>
      {payments.length === 0 ? (
        <EmptyState title="No payment yet">A payment is drafted when a subcontractor submits a task.</EmptyState>
      ) : (
        payments.map((payment) => <PaymentPanel key={payment.id} payment={payment} />)
      )}
      {unpaid.length === 0 ? null : <WithoutPayment tasks={unpaid} />}
    </>
  );
}

function WithoutPayment({ tasks }: { readonly tasks: readonly Task[] }) {
  const { asAt } = useJobView();
  return (
    <Panel title="Tasks without a payment">
      <ul className={styles.unpaid} aria-label="Why there is no payment">
        {tasks.map((task) => (
          <li key={task.id}>
            <Link to={taskPath(task.id)}>{task.name}</Link>
            <span>{whyNoPayment(task)}</span>
            {asAt === null && isDeclined(task) ? <TaskActions task={task} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ToApprove({ task }: { readonly task: Task }) {
  const { job } = useJobView();
  return (
    <Link
      className={buttonClass({ kind: 'primary' })}
      to={reviewPath({ id: task.id, constructionId: job.id })}
      aria-label={`Approve the payment of ${task.name}`}
    >
      Approve the payment
    </Link>
  );
}

const amount = (value: string | null): string | null => (value === null ? null : formatAud(value));
const quantity = (value: string | null): string | null => (value === null ? null : formatQuantity(value));

function PaymentPanel({ payment }: { readonly payment: Payment }) {
  const { job, actor, asAt } = useJobView();
  const bad = useBad();
  const lines = payment.paymentItems;
  const sumOf = (pick: (line: (typeof lines)[number]) => string | null): string | null => {
    const values = lines.map(pick).filter((value) => value !== null);
    return values.length === 0 ? null : formatAud(addMoney(...values));
  };
  const task = job.schedules.find(({ id }) => id === payment.scheduleId);
  const note = [stateOf(payment), payment.owner, task?.name, payment.invoiceNo === null ? null : `invoice ${payment.invoiceNo}`];
  return (
    <Panel
      title={payment.name ?? `Payment ${String(payment.id)}`}
      note={note.filter(Boolean).join(' · ')}
      action={asAt === null && mayApprove(actor, payment, task) ? <ToApprove task={task} /> : null}
      flush
    >
      <Table label={`Lines of ${payment.name ?? `payment ${String(payment.id)}`}`}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            {['Planned', 'Done', 'Unit amount', 'Ex GST', 'Inc GST'].map((name) => (
              <th key={name} scope="col" className={table.num}>
                {name}
              </th>
            ))}
            <th scope="col">Decision</th>
            <th scope="col">Comment</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <TextOrDash>{line.itemCode}</TextOrDash>
              </th>
              {[
                quantity(line.originalQty),
                quantity(line.completedQty),
                amount(line.unitAmount),
                amount(line.valueExGst),
                amount(line.valueIncGst),
              ].map((value, at) => (
                <td key={at} className={table.num}>
                  <TextOrDash>{value}</TextOrDash>
                </td>
              ))}
              <td className={line.rejectedDate === null ? undefined : bad}>{decisionOf(line, itemOf(line, task))}</td>
              <td className={table.wide}>
                <TextOrDash>{commentOf(line, itemOf(line, task))}</TextOrDash>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {lines.length === 1 ? '1 line' : `${String(lines.length)} lines`}
            </th>
            <td className={table.num}>
              <TextOrDash>{sumOf(({ valueExGst }) => valueExGst)}</TextOrDash>
            </td>
            <td className={table.num}>
              <TextOrDash>{sumOf(({ valueIncGst }) => valueIncGst)}</TextOrDash>
            </td>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </Table>
    </Panel>
  );
}
