// The tasks of a contractor's groups: the newest, and the way to all of them in the list of tasks.
import { Link } from 'react-router-dom';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { Panel } from '../../platform/frame/Panel.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import type { Contractor } from './contractor-data.ts';
import { useGroupTasks } from './use-group-tasks.ts';
import styles from '../../platform/record/RecordPage.module.css';

const dayOf = (instant: string | null | undefined): string => (instant == null ? '–' : formatDate(dayInZone(instant, browserZone())));

export function ContractorTasks({ contractor: { groups } }: { readonly contractor: Contractor }) {
  const ids = groups.map(({ id }) => id);
  const { tasks, ...read } = useGroupTasks(ids);
  if (ids.length === 0) return <Panel title="Tasks">{<p className={styles.muted}>No group is linked to it yet.</p>}</Panel>;
  if (tasks === null) return <Unread read={read} title="The tasks could not be loaded." loading={<Ghost width="70%" />} />;
  const { rows, count } = tasks;
  const all = (
    <Link to={`/tasks?${new URLSearchParams(ids.map((id) => ['group', String(id)])).toString()}`} className={buttonClass()}>
      Open as a list
    </Link>
  );
  return (
    <Panel title="Tasks" note={count > rows.length ? `the last ${String(rows.length)} issued` : undefined} action={all}>
      {rows.length === 0 ? <p className={styles.muted}>Its groups have no tasks that you can see.</p> : null}
      {rows.length === 0 ? null : (
        <RecordTable label="Tasks" head={['Task', 'Job', 'Group', 'Status', 'Issued', 'Due', 'Submitted']}>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={`/tasks/${String(row.id)}`}>{row.name}</Link>
              </th>
              <td>{row.workOrder}</td>
              <td>{row.group ?? '–'}</td>
              <td>{row.stage}</td>
              <td>{dayOf(row.issuedDate)}</td>
              <td>{row.dueDate == null ? '–' : formatDate(row.dueDate)}</td>
              <td>{dayOf(row.submittedDate)}</td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Panel>
  );
}
