// The newest payments of one contractor; all of them, with filters and files, are the list of payments.
import { Link } from 'react-router-dom';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { Panel } from '../../platform/frame/Panel.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import { nameOf, type Contractor } from './contractor-data.ts';
import { amount, paymentState } from './payment-words.ts';
import { useContractorPayments } from './use-contractor-money.ts';
import styles from '../../platform/record/RecordPage.module.css';

export function ContractorPayments({ contractor }: { readonly contractor: Contractor }) {
  const { payments, ...read } = useContractorPayments(contractor.id);
  if (payments === null) return <Unread read={read} title="The payments could not be loaded." loading={<Ghost width="70%" />} />;
  const { rows, count } = payments;
  const all = (
    <Link to={`/admin/contractor-payments?${new URLSearchParams({ contractor: nameOf(contractor) }).toString()}`} className={buttonClass()}>
      Open as a list
    </Link>
  );
  return (
    <Panel title="Payments" note={count > rows.length ? `the newest ${String(rows.length)}` : undefined} action={all}>
      {rows.length === 0 ? (
        <p className={styles.muted}>No payment yet: one is drafted when a task with priced items is submitted.</p>
      ) : (
        <RecordTable
          label="Payments"
          head={['Task', 'Job', 'Raised', 'State', 'Ex GST', 'Inc GST', 'Due', 'Paid on']}
          figures={['Ex GST', 'Inc GST']}
        >
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={`/construction/${String(row.constructionId)}/schedule`}>{row.task}</Link>
              </th>
              <td>{row.workOrder}</td>
              <td>{formatDate(dayInZone(row.raisedAt, browserZone()))}</td>
              <td>{paymentState(row)}</td>
              <td>{amount(row.exGst)}</td>
              <td>{amount(row.incGst)}</td>
              <td>{row.dueDate == null ? '–' : formatDate(row.dueDate)}</td>
              <td>{row.paidDate == null ? '–' : formatDate(row.paidDate)}</td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Panel>
  );
}
