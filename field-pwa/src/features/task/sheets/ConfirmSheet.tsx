// 'Please Confirm item quantities': what was planned and done, with the reason where they differ (specification 1 §4; mock 4-confirm).
import { Check } from 'lucide-react';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { confirmQuantities } from '../calls/task-calls.ts';
import type { TaskItem } from '../facts/page-data.ts';
import { confirmedText, itemRow } from '../items/item-row.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SheetProblem } from './SheetProblem.tsx';
import '../items/items-table.css';

export function ConfirmSheet() {
  const { opened, job, may, calls, offlineBecause, close } = useTaskPage();
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
      <table className="items read" role="table" aria-label="Items: planned and done">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">Item</th>
            <th role="columnheader">Planned</th>
            <th role="columnheader">Done</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {opened.items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function Line({ item }: { readonly item: TaskItem }) {
  const { zone } = useTaskPage();
  const row = itemRow(item, zone);
  const done = confirmedText(item);
  const note = row.rejection ?? row.note?.replace(/^Reason: /, 'Changed: ') ?? null;
  return (
    <tr role="row" className={row.rejection === null ? undefined : 'no'}>
      <td role="cell" className="what">
        <b>{row.code}</b>
        {row.name}
      </td>
      <td role="cell" className="planned muted">
        {row.planned}
      </td>
      <td role="cell" className="did">
        {row.isVaried ? <span className="varied">{done}</span> : done}
      </td>
      {note === null ? null : (
        <td role="cell" className="say">
          {note}
        </td>
      )}
    </tr>
  );
}
