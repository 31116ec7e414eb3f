// The tasks that were issued by a child code; those at another rate than their day has today come first. None of them changes.
import { Link } from 'react-router-dom';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { formatAud } from '@lotline/schema/domain/kernel/money';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { Panel } from '../../platform/frame/Panel.tsx';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import type { ChildCode } from './child-code-data.ts';
import { useChildCodeTasks } from './use-child-codes.ts';
import styles from '../../platform/record/RecordPage.module.css';

const amount = (rate: string | null | undefined): string => (rate == null ? '–' : formatAud(rate));

export function TasksTab({ code: { id } }: { readonly code: ChildCode }) {
  const { tasks, ...read } = useChildCodeTasks(id);
  if (tasks === null) return <Unread read={read} title="The tasks could not be loaded." loading={<Ghost width="70%" />} />;
  const { rows, otherRates, isCapped } = tasks;
  return (
    <Panel title="Tasks issued under it" note={isCapped ? 'the last 500 lines' : undefined}>
      {otherRates === 0 ? null : (
        <Banner
          title={`${String(otherRates)} ${otherRates === 1 ? 'line was' : 'lines were'} issued at a different rate from that day’s rate now.`}
        >
          They keep the rate they were issued at.
        </Banner>
      )}
      {rows.length === 0 ? <p className={styles.muted}>No tasks have been issued under it yet.</p> : null}
      {rows.length === 0 ? null : (
        <RecordTable
          label="Tasks issued under it"
          head={['Task', 'Job', 'Group', 'Issued', 'Issued at', 'That day’s rate now', '']}
          figures={['Issued at', 'That day’s rate now']}
        >
          {rows.map((row) => (
            <tr key={row.itemId}>
              <th scope="row">
                <Link to={`/construction/${String(row.constructionId)}/schedule`}>{row.task}</Link>
              </th>
              <td>{row.workOrder}</td>
              <td>{row.group ?? '–'}</td>
              <td>{formatDate(row.issuedOn)}</td>
              <td>{amount(row.rate)}</td>
              <td>{amount(row.rateOfDay)}</td>
              <td>{row.isAtOtherRate ? <PlainTag>different rate</PlainTag> : null}</td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Panel>
  );
}
