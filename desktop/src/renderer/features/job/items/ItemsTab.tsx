// What the job is made of: planned, given to tasks, done, left; and, for who edits jobs, items added, edited, removed and given to tasks (screens.md §2.6).
// More given out than there is stands out in words. Amounts only where they are given.
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { boqValue } from '@lotline/schema/domain/item/boq.rules';
import { overRun } from '@lotline/schema/domain/item/line.rules';
import { canEditItems } from '@lotline/schema/domain/item/job-item.rules';
import { addMoney, formatAud } from '@lotline/schema/domain/kernel/money';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView } from '../job-context.ts';
import { Table } from '../parts/Table.tsx';
import { AddItemsSheet } from './AddItemsSheet.tsx';
import { EditItemSheet } from './EditItemSheet.tsx';
import { ItemRow, type RowEditing } from './ItemRow.tsx';
import { PickedItems } from './PickedItems.tsx';
import table from '../parts/Table.module.css';

export default function ItemsTab() {
  const { job, actor, asAt } = useJobView();
  const [isAdding, setAdding] = useState(false);
  const mayEdit = canEditItems(actor).ok && asAt === null;
  const add = mayEdit ? (
    <Button icon={Plus} onClick={() => setAdding(true)}>
      Add items
    </Button>
  ) : null;
  return (
    <>
      {job.boqs.length === 0 ? (
        <EmptyState title="No item is planned yet" action={add}>
          The items to build and count on this job appear here.
        </EmptyState>
      ) : (
        <ItemsPanel add={add} mayEdit={mayEdit} />
      )}
      {isAdding ? <AddItemsSheet onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function ItemsPanel({ add, mayEdit }: { readonly add: React.ReactNode; readonly mayEdit: boolean }) {
  const { boqs } = useJobView().job;
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [editedId, edit] = useState<number | null>(null);
  const edited = boqs.find(({ id }) => id === editedId);
  const chosen = boqs.filter(({ id }) => picked.has(id));
  const overruns = boqs.filter((boq) => overRun(boq) !== null).length;
  const values = boqs.map(boqValue).filter((value) => value !== null);
  const seesMoney = values.length > 0;
  const editing: RowEditing | null = mayEdit
    ? { isPicked: (id) => picked.has(id), onPick: (id) => setPicked(toggled(picked, id)), onEdit: edit }
    : null;
  const pickAll = () => setPicked(new Set(chosen.length === boqs.length ? [] : boqs.map(({ id }) => id)));
  return (
    <Panel
      title="Items"
      note={overruns === 0 ? `${String(boqs.length)}` : `${String(boqs.length)} · ${String(overruns)} over-run`}
      action={add}
      flush
    >
      {chosen.length === 0 ? null : <PickedItems boqs={chosen} onNone={() => setPicked(new Set())} />}
      <Table label="Items of this job">
        <thead>
          <tr>
            {mayEdit ? (
              <th scope="col">
                <input type="checkbox" aria-label="Select all items" checked={chosen.length === boqs.length} onChange={pickAll} />
              </th>
            ) : null}
            <th scope="col">Code</th>
            <th scope="col">Description</th>
            <th scope="col">Type</th>
            <th scope="col">Unit</th>
            {['Quantity', 'Variation', 'Assigned', 'Completed', 'Remaining', ...(seesMoney ? ['Unit amount', 'Value ex GST'] : [])].map(
              (name) => (
                <th key={name} scope="col" className={table.num}>
                  {name}
                </th>
              ),
            )}
            <th scope="col">Note and decision</th>
          </tr>
        </thead>
        <tbody>
          {boqs.map((boq) => (
            <ItemRow key={boq.id} boq={boq} seesMoney={seesMoney} editing={editing} />
          ))}
        </tbody>
        {seesMoney ? (
          <tfoot>
            <tr>
              <th scope="row" colSpan={mayEdit ? 11 : 10}>
                Planned value ex GST
              </th>
              <td className={table.num}>{formatAud(addMoney(...values))}</td>
              <td />
            </tr>
          </tfoot>
        ) : null}
      </Table>
      {edited === undefined ? null : <EditItemSheet key={edited.id} boq={edited} onClose={() => edit(null)} />}
    </Panel>
  );
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const others = [...ids].filter((one) => one !== id);
  return new Set(ids.has(id) ? others : [...others, id]);
}
