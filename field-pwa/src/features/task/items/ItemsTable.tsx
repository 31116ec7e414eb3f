// The items of a task. Rate and total only for who sees money; a difference is tinted with its reason; a rejection says who, when and why
// and carries its own button (specification 1 §5, §6; mock decisions 5 and 6). A row has one cell for each column, whatever it looks like.
import { NOT_NUMBERED } from '@lotline/schema/domain/task/task.effects';
import { CircleX, Pencil, Scale } from 'lucide-react';
import { isPlanConfirmed } from '@lotline/schema/domain/task/plan-confirmed.rules';
import { isAssignedToTask } from '@lotline/schema/domain/task/assignment.rules';
import { canSeeMoney } from '@lotline/schema/domain/kernel/actor';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import type { Task } from '../facts/page-data.ts';
import { movesOf } from '../facts/task-facts.ts';
import { useTaskPage } from '../task-page-context.ts';
import { hasWideFigures, itemRow, itemsTotal, type ItemRow } from './item-row.ts';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ItemsTable.module.css';

interface ItemsTableProps {
  readonly task: Task;
  /** Before acceptance: what is offered, nothing to change. */
  readonly isOffer?: boolean;
}

export function ItemsTable({ task, isOffer = false }: ItemsTableProps) {
  const { actor, today, zone, show } = useTaskPage();
  const money = canSeeMoney(actor);
  const canChange = !isOffer && movesOf(actor, task)('changeItem').ok;
  const total = itemsTotal(actor, task);
  const of = { isOwn: isAssignedToTask(actor, task), isConfirmed: isPlanConfirmed(task) };
  const rows = task.items.map((item) => itemRow(item, { today, zone }, of));
  return (
    <div className={classes(styles.box, hasWideFigures(rows, money) && styles.wide)}>
      <table
        className={classes(styles.items, isOffer && styles.fixed, !money && styles.plain)}
        role="table"
        aria-label={money ? 'Items: planned, done, rate and total' : 'Items: planned and done'}
      >
        <Head money={money} isOffer={isOffer} />
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Line
              key={row.key}
              row={row}
              money={money}
              isOffer={isOffer}
              onChange={canChange && row.id !== NOT_NUMBERED ? () => show({ name: 'changeItem', taskId: task.id, itemId: row.id }) : null}
            />
          ))}
        </tbody>
        {total === null ? null : <Total total={total} isOffer={isOffer} />}
      </table>
    </div>
  );
}

function Head({ money, isOffer }: Pick<LineProps, 'money' | 'isOffer'>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" className={styles.headItem}>
          Item
        </th>
        <th role="columnheader">Planned</th>
        {isOffer ? null : <th role="columnheader">Done</th>}
        {money ? (
          <>
            <th role="columnheader" className={classes(words.num, styles.num)}>
              Rate
            </th>
            <th role="columnheader" className={classes(words.num, styles.num)}>
              Total
            </th>
          </>
        ) : null}
        {isOffer ? null : (
          <th role="columnheader">
            <span className={words.sr}>Change</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Under the column of the totals; what stands before it is the head of the row. */
function Total({ total, isOffer }: { readonly total: string; readonly isOffer: boolean }) {
  const before = isOffer ? 3 : 4;
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="row" colSpan={before} aria-colspan={before}>
          Your total, ex GST
        </th>
        <td role="cell">{total}</td>
        {isOffer ? null : <td role="cell" className={styles.edit} />}
      </tr>
    </tfoot>
  );
}

interface LineProps {
  readonly row: ItemRow;
  readonly money: boolean;
  readonly isOffer: boolean;
  readonly onChange: (() => void) | null;
}

function Line({ row, money, isOffer, onChange }: LineProps) {
  const isRejected = row.rejection !== null;
  return (
    <tr role="row" className={isRejected ? styles.no : undefined} data-rejected={isRejected || undefined}>
      <td role="cell" className={styles.item}>
        <span className={styles.what}>
          <b>{row.code}</b> {row.name}
        </span>{' '}
        <Say row={row} onChange={onChange} />
      </td>
      <td role="cell" className={styles.planned} data-label="Planned">
        {row.planned}
      </td>
      {isOffer ? null : (
        <td role="cell" className={styles.did} data-label="Done">
          {row.isVaried && !isRejected ? <span className={styles.varied}>{row.done}</span> : row.done}
        </td>
      )}
      {money ? (
        <>
          <td role="cell" className={styles.rate} data-label="Rate">
            {row.rate}
          </td>
          <td role="cell" className={styles.total} data-label="Total">
            {row.total}
          </td>
        </>
      ) : null}
      {isOffer ? null : (
        <td role="cell" className={styles.edit}>
          {onChange !== null && !isRejected ? (
            <IconButton icon={Pencil} label={`Change quantity of ${row.code}`} onClick={onChange} />
          ) : null}
        </td>
      )}
    </tr>
  );
}

function Say({ row, onChange }: Pick<LineProps, 'row' | 'onChange'>) {
  if (row.rejection === null) return <Note row={row} />;
  return (
    <span className={styles.say}>
      <span className={styles.lead}>
        <Icon of={CircleX} size="s" />
        <span>{row.rejection}</span>
      </span>
      {onChange === null ? null : (
        <Button tight className={styles.fix} icon={Pencil} aria-label={`Change quantity of ${row.code}`} onClick={onChange}>
          Change quantity
        </Button>
      )}
    </span>
  );
}

/** Why it differs from the plan, and below it what the office approved instead. */
function Note({ row: { note, adjustment } }: Pick<LineProps, 'row'>) {
  if (note === null && adjustment === null) return null;
  return (
    <span className={styles.say}>
      {note === null ? null : <span className={words.muted}>{note}</span>}
      {adjustment === null ? null : (
        <span className={classes(styles.lead, styles.adjusted)}>
          <Icon of={Scale} size="s" />
          <span>{adjustment}</span>
        </span>
      )}
    </span>
  );
}
