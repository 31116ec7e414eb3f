// One task of the table: a cell for each column, and what is attached to it at the end (mock 1-list, from 768 px).
import { memo } from 'react';
import type { FieldColumn } from '@lotline/schema/domain/task/field-columns.rules';
import { isOverdue } from '@lotline/schema/domain/task/field-list.rules';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { CellText, JobStatusText, StateCell } from '@lotline/shared-ui/components/TaskTable/TaskTableParts';
import { rowChips, type RowPlace } from '../facts/row-facts.ts';
import { CountTags } from '../rows/CountTags.tsx';
import { AddressCell } from './AddressCell.tsx';
import { mayEditDeveloper, mayEditStatus } from './cell-edits.ts';
import { DeveloperCell } from './DeveloperCell.tsx';
import { OpenButton } from './OpenButton.tsx';
import { shortened } from '@lotline/schema/domain/kernel/shortened';
import { useTable } from './table-context.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ListTable.module.css';

interface TableRowProps {
  readonly task: FieldTask;
  readonly place: RowPlace;
  readonly columns: readonly FieldColumn[];
  /** Which line of the list, and which row of its table. */
  readonly index: number;
  readonly rowIndex: number;
  readonly measure: ((row: Element | null) => void) | undefined;
}

export const TableRow = memo(function TableRow({ task, place, columns, index, rowIndex, measure }: TableRowProps) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={rowIndex} className={task.isCurrentlyOnsite ? styles.here : undefined}>
      {columns.map((column) => (
        <td key={column.key}>
          <Cell task={task} place={place} column={column} />
        </td>
      ))}
      <td>
        <span className={styles.badges}>
          <CountTags task={task} />
        </span>
      </td>
    </tr>
  );
});

type CellProps = Pick<TableRowProps, 'task' | 'place'> & { readonly column: FieldColumn };

function Cell({ task, place, column }: CellProps) {
  const table = useTable();
  const { today } = table.clock;
  const text = column.textOf(task);
  switch (column.key) {
    case 'address':
      return <AddressCell task={task} />;
    case 'status':
      return <StateCell chips={rowChips(task, place, today)} />;
    case 'dueDate':
      return isOverdue(task, today) && text !== '' ? (
        <span className={words.over}>
          {shortened(text, today)}
          <span className={words.sr}>, overdue</span>
        </span>
      ) : (
        <CellText text={shortened(text, today)} />
      );
    case 'jobStatus':
      return <JobStatusCell task={task} text={text} />;
    case 'developer':
      return mayEditDeveloper(table, task) ? <DeveloperCell task={task} label={column.label} /> : <CellText text={text} />;
    case 'siteContact':
      return <SiteContactCell task={task} text={text} />;
    case 'scheduledStartTime':
    case 'issuedDate':
    case 'onsiteDate':
      return <CellText text={shortened(text, today)} />;
    default:
      return <CellText text={text} />;
  }
}

function JobStatusCell({ task, text }: { readonly task: FieldTask; readonly text: string }) {
  const table = useTable();
  const colour = table.settingsOf(task.workType).colours.get(task.status);
  const shown = <JobStatusText text={text} colour={colour} />;
  if (text === '' || !mayEditStatus(table, task)) return shown;
  return (
    <OpenButton label={`Update Job Status of WO ${task.workOrder}`} isEdit onClick={() => table.openSheet(task, { name: 'status' })}>
      {shown}
    </OpenButton>
  );
}

/** Opens the contacts: to call them, and to change them where the settings let it. */
function SiteContactCell({ task, text }: { readonly task: FieldTask; readonly text: string }) {
  const { openSheet } = useTable();
  return (
    <OpenButton
      label={`Developer and Site Contacts of WO ${task.workOrder}`}
      isEdit={false}
      className={styles.link}
      onClick={() => openSheet(task, { name: 'contacts' })}
    >
      {text === '' ? 'None yet' : text}
    </OpenButton>
  );
}
