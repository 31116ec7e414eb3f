// The items of a task. Rate and total only for who sees money; a difference is tinted with its reason; a rejection says who, when and why
// and carries its own button (specification 1 §5, §6; mock decisions 5 and 6). A row has one cell for each column, whatever it looks like.
import { CircleX, Pencil } from 'lucide-react';
import { canSeeMoney } from '@lotline/schema/domain/kernel/actor';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import type { Task } from '../facts/page-data.ts';
import { isSubcontracted, movesOf } from '../facts/task-facts.ts';
import { useTaskPage } from '../task-page-context.ts';
import { hasWideFigures, itemRow, itemsTotal, type ItemRow } from './item-row.ts';
import './items-table.css';

interface ItemsTableProps {
  readonly task: Task;
  /** Before acceptance: what is offered, nothing to change. */
  readonly isOffer?: boolean;
}

export function ItemsTable({ task, isOffer = false }: ItemsTableProps) {
  const { actor, data, zone, show } = useTaskPage();
  const money = canSeeMoney(actor);
  const canChange = !isOffer && movesOf(actor, task, isSubcontracted(task, data.groups))('changeItem').ok;
  const total = itemsTotal(actor, task);
  const rows = task.items.map((item) => itemRow(item, zone));
  const classes = ['items', isOffer ? 'fixed' : '', money ? '' : 'plain'].filter(Boolean).join(' ');
  return (
    <div className={hasWideFigures(rows, money) ? 'items-box wide' : 'items-box'}>
      <table className={classes} role="table" aria-label={money ? 'Items: planned, done, rate and total' : 'Items: planned and done'}>
        <Head money={money} isOffer={isOffer} />
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Line
              key={row.id}
              row={row}
              money={money}
              isOffer={isOffer}
              onChange={canChange ? () => show({ name: 'changeItem', taskId: task.id, itemId: row.id }) : null}
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
        <th role="columnheader" className="head-item">
          Item
        </th>
        <th role="columnheader">Planned</th>
        {isOffer ? null : <th role="columnheader">Done</th>}
        {money ? (
          <>
            <th role="columnheader" className="num">
              Rate
            </th>
            <th role="columnheader" className="num">
              Total
            </th>
          </>
        ) : null}
        {isOffer ? null : (
          <th role="columnheader">
            <span className="sr">Change</span>
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
        {isOffer ? null : <td role="cell" className="edit" />}
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
    <tr role="row" className={isRejected ? 'no' : undefined}>
      <td role="cell" className="item">
        <span className="what">
          <b>{row.code}</b> {row.name}
        </span>{' '}
        <Say row={row} onChange={onChange} />
      </td>
      <td role="cell" className="planned" data-label="Planned">
        {row.planned}
      </td>
      {isOffer ? null : (
        <td role="cell" className="did" data-label="Done">
          {row.isVaried && !isRejected ? <span className="varied">{row.done}</span> : row.done}
        </td>
      )}
      {money ? (
        <>
          <td role="cell" className="rate" data-label="Rate">
            {row.rate}
          </td>
          <td role="cell" className="total" data-label="Total">
            {row.total}
          </td>
        </>
      ) : null}
      {isOffer ? null : (
        <td role="cell" className="edit">
          {onChange !== null && !isRejected ? (
            <IconButton icon={Pencil} label={`Change quantity of ${row.code}`} onClick={onChange} />
          ) : null}
        </td>
      )}
    </tr>
  );
}

function Say({ row, onChange }: Pick<LineProps, 'row' | 'onChange'>) {
  if (row.rejection === null) return row.note === null ? null : <span className="say muted">{row.note}</span>;
  return (
    <span className="say">
      <span className="lead">
        <Icon of={CircleX} size="s" />
        <span>{row.rejection}</span>
      </span>
      {onChange === null ? null : (
        <Button tight icon={Pencil} aria-label={`Change quantity of ${row.code}`} onClick={onChange}>
          Change quantity
        </Button>
      )}
    </span>
  );
}
