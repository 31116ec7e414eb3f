// 'Please Confirm item quantities': what was planned and done, with the reason where they differ, and
// which were not entered (specification 1 §4; mock 4-confirm).
import { Check } from 'lucide-react';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { confirmQuantities } from '../calls/task-calls.ts';
import type { TaskItem } from '../facts/page-data.ts';
import { asPlannedText, confirmedText, hasWideFigures, isAsPlanned, itemRow, type ItemRow } from '../items/item-row.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SheetProblem } from './SheetProblem.tsx';
import '../items/items-table.css';
import './confirm.css';

export function ConfirmSheet() {
  const { opened, job, zone, may, calls, offlineBecause, close } = useTaskPage();
  const rows = opened.items.map((item) => confirmedRow(item, zone));
  const asPlanned = asPlannedText(opened.items);
  const isBusy = calls.busy.has('confirm');
  const verdict = may('confirm');
  const leave = () => {
    calls.forget();
    close();
  };
  const confirm = async () => {
    const outcome = await calls.run(confirmQuantities(opened.id));
    if (outcome.kind === 'done') leave();
  };
  const refusedBecause = verdict.ok ? offlineBecause : sayError(verdict.code, verdict.details);
  const footer = (
    <>
      <Button type="submit" kind="primary" icon={Check} busy={isBusy} refusedBecause={refusedBecause}>
        Confirm
      </Button>
      <Button kind="text" onClick={leave} disabled={isBusy}>
        Go back and change
      </Button>
    </>
  );
  return (
    <Sheet
      title="Please Confirm item quantities"
      subtitle={`${opened.name} · ${formatAddress(job)}`}
      scrollLabel="Item quantities"
      footer={footer}
      onSubmit={() => void confirm()}
      onClose={leave}
      busy={isBusy}
    >
      <SheetProblem of={['confirm']} />
      {asPlanned === null ? null : <p className="as-planned-count">{asPlanned}</p>}
      <div className={hasWideFigures(rows, false) ? 'items-box wide' : 'items-box'}>
        <table className="items read" role="table" aria-label="Items: planned and done">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" className="head-item">
                Item
              </th>
              <th role="columnheader">Planned</th>
              <th role="columnheader">Done</th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

/** What is confirmed of a line: where nothing was entered that is the plan, and it says so. */
interface ConfirmedRow extends ItemRow {
  readonly isAsPlanned: boolean;
}

function confirmedRow(item: TaskItem, zone: string): ConfirmedRow {
  return { ...itemRow(item, zone), done: confirmedText(item), isAsPlanned: isAsPlanned(item) };
}

function Line({ row }: { readonly row: ConfirmedRow }) {
  const note = row.rejection ?? row.note?.replace(/^Reason: /, 'Changed: ') ?? null;
  return (
    <tr role="row" className={row.rejection === null ? undefined : 'no'}>
      <td role="cell" className="item">
        <span className="what">
          <b>{row.code}</b> {row.name}
        </span>{' '}
        {note === null ? null : <span className={row.rejection === null ? 'say muted' : 'say'}>{note}</span>}
      </td>
      <td role="cell" className="planned muted" data-label="Planned">
        {row.planned}
      </td>
      <td role="cell" className={row.isAsPlanned ? 'did as-planned' : 'did'} data-label="Done">
        {row.isVaried ? <span className="varied">{row.done}</span> : row.done}
        {row.isAsPlanned ? <small> as planned</small> : null}
      </td>
    </tr>
  );
}
