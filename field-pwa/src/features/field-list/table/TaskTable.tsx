// A table of tasks: 'Current' with a filter a column and a head for each group, or one of what comes later (specification 2 §2).
import { useId, type ReactNode } from 'react';
import type { FieldColumn } from '@lotline/schema/domain/task/field-columns.rules';
import type { FieldListSection } from '@lotline/schema/domain/task/field-list.rules';
import { TaskColumnHeads, TaskColumns, taskGridClass, taskGridWidth } from '@lotline/shared-ui/components/TaskTable/TaskTableParts';
import { classes } from '@lotline/shared-ui/styles/classes';
import { useDrawnRows } from '../rows/rows-window.ts';
import { TableRow } from './TableRow.tsx';
import { useHeadInSight } from './use-head-in-sight.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ListTable.module.css';

interface TaskTableProps {
  /** Of its section, by which the page finds it. */
  readonly id: string;
  readonly title: string;
  readonly note: ReactNode;
  readonly columns: readonly FieldColumn[];
  readonly sections: readonly FieldListSection[];
  /** With them the groups have heads of their own. */
  readonly filters?: ((column: FieldColumn) => ReactNode) | undefined;
  /** Where no row is left. */
  readonly empty?: ReactNode;
}

export function TaskTable({ id, title, note, columns, sections, filters, empty }: TaskTableProps) {
  const filterId = useId();
  const room = useHeadInSight();
  const headRows = filters === undefined ? 1 : 2;
  const rows = sections.reduce((sum, { tasks }) => sum + tasks.length + (filters === undefined ? 0 : 1), headRows);
  let next = headRows + 1;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note}
      </header>
      <div ref={room} className={styles.wrap} tabIndex={0} role="region" aria-label={`${title} tasks`}>
        <table
          className={classes(taskGridClass, styles.grid)}
          aria-labelledby={id}
          aria-rowcount={rows}
          style={{ minWidth: taskGridWidth(columns) }}
        >
          <TaskColumns columns={columns} />
          <thead>
            <TaskColumnHeads columns={columns} />
            {filters === undefined ? null : (
              <tr aria-rowindex={2} className={styles.by} aria-label="Filters">
                {columns.map((column) => (
                  <td key={`${filterId} ${column.key}`}>{filters(column)}</td>
                ))}
                <td />
              </tr>
            )}
          </thead>
          {sections.map((section) => {
            const first = next;
            next += section.tasks.length + (filters === undefined ? 0 : 1);
            return <GroupRows key={section.group} section={section} columns={columns} hasHead={filters !== undefined} first={first} />;
          })}
          {sections.length > 0 ? null : (
            <tbody>
              <tr>
                <td colSpan={columns.length + 1}>{empty}</td>
              </tr>
            </tbody>
          )}
        </table>
      </div>
    </section>
  );
}

interface GroupRowsProps {
  readonly section: FieldListSection;
  readonly columns: readonly FieldColumn[];
  readonly hasHead: boolean;
  /** The number of its first row in the table. */
  readonly first: number;
}

function GroupRows({ section, columns, hasHead, first }: GroupRowsProps) {
  const { group, tasks } = section;
  const drawn = useDrawnRows(group);
  const [start, end] = [drawn?.start ?? 0, drawn?.end ?? tasks.length];
  const firstTask = first + (hasHead ? 1 : 0);
  return (
    <tbody>
      {hasHead ? <GroupHead section={section} span={columns.length + 1} rowIndex={first} /> : null}
      <Room height={drawn?.before ?? 0} span={columns.length + 1} />
      {tasks.slice(start, end).map((task, at) => (
        <TableRow
          key={task.id}
          task={task}
          place={group}
          columns={columns}
          index={(drawn?.firstIndex ?? 0) + start + at}
          rowIndex={firstTask + start + at}
          measure={drawn?.measure}
        />
      ))}
      <Room height={drawn?.after ?? 0} span={columns.length + 1} />
    </tbody>
  );
}

/** For the rows that are not drawn. */
function Room({ height, span }: { readonly height: number; readonly span: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true" className={styles.room}>
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

function GroupHead({ section, span, rowIndex }: { readonly section: FieldListSection; readonly span: number; readonly rowIndex: number }) {
  const { group, heading, isToday, tasks } = section;
  return (
    <tr aria-rowindex={rowIndex}>
      <th scope="rowgroup" colSpan={span}>
        <span className={styles.group}>
          <b>{heading}</b>
          {isToday ? (
            <span className={styles.today} data-today="">
              Today
            </span>
          ) : null}
          {group === 'Completed' ? 'ready to submit' : null}
          <span className={styles.count}>
            {tasks.length}
            <span className={words.sr}>{tasks.length === 1 ? ' task' : ' tasks'}</span>
          </span>
        </span>
      </th>
    </tr>
  );
}
