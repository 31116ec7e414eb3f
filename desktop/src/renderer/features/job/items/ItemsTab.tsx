// What the job is made of: planned, given to tasks, done, left; more given out than there is stands out in words. Amounts only where they are given.
import { boqFigures } from '@lotline/schema/domain/item/boq.rules';
import { overRunSentence } from '@lotline/schema/domain/item/line-words';
import { variationReasons } from '@lotline/schema/domain/item/variation-reasons.rules';
import { addMoney, formatAud, formatQuantity, isNegative } from '@lotline/schema/domain/kernel/money';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView } from '../job-context.ts';
import type { Boq } from '../job-data.ts';
import { TextOrDash, Table } from '../parts/Table.tsx';
import { FieldReasons } from './FieldReasons.tsx';
import { VariationCell } from './VariationCell.tsx';
import table from '../parts/Table.module.css';

export default function ItemsTab() {
  const { job } = useJobView();
  const { boqs } = job;
  if (boqs.length === 0)
    return <EmptyState title="No item is planned yet">What is to be built and counted on this job stands here.</EmptyState>;
  const figures = boqs.map(boqFigures);
  const overruns = figures.filter(({ overrun }) => overrun !== null).length;
  const values = figures.map(({ value }) => value).filter((value) => value !== null);
  const seesMoney = values.length > 0;
  return (
    <Panel title="Items" note={overruns === 0 ? `${String(boqs.length)}` : `${String(boqs.length)} · ${String(overruns)} over-run`} flush>
      <Table label="Items of this job">
        <thead>
          <tr>
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
            <ItemRow key={boq.id} boq={boq} seesMoney={seesMoney} />
          ))}
        </tbody>
        {seesMoney ? (
          <tfoot>
            <tr>
              <th scope="row" colSpan={10}>
                Planned value ex GST
              </th>
              <td className={table.num}>{formatAud(addMoney(...values))}</td>
              <td />
            </tr>
          </tfoot>
        ) : null}
      </Table>
    </Panel>
  );
}

function ItemRow({ boq, seesMoney }: { readonly boq: Boq; readonly seesMoney: boolean }) {
  const isExplained = variationReasons(boq.id, useJobView().job.schedules).length > 0;
  const { assigned, completed, remaining, overrun, value } = boqFigures(boq);
  const variation = boq.variationQty === null ? null : formatQuantity(boq.variationQty);
  return (
    <tr>
      <th scope="row">{boq.code}</th>
      <td className={table.wide}>
        <TextOrDash>{boq.description}</TextOrDash>
      </td>
      <td>
        <TextOrDash>{boq.itemType}</TextOrDash>
      </td>
      <td>
        <TextOrDash>{boq.unitOfMeasure}</TextOrDash>
      </td>
      <td className={table.num}>{formatQuantity(boq.quantity)}</td>
      <td className={table.num}>
        <TextOrDash>{variation === '0' ? null : variation}</TextOrDash>
      </td>
      <td className={table.num}>{formatQuantity(assigned)}</td>
      <td className={table.num}>{formatQuantity(completed)}</td>
      <td className={table.num}>
        {isNegative(remaining) ? <span className={table.bad}>{formatQuantity(remaining)}</span> : formatQuantity(remaining)}
      </td>
      {seesMoney ? (
        <>
          <td className={table.num}>
            <TextOrDash>{boq.unitAmount === null ? null : formatAud(boq.unitAmount)}</TextOrDash>
          </td>
          <td className={table.num}>
            <TextOrDash>{value === null ? null : formatAud(value)}</TextOrDash>
          </td>
        </>
      ) : null}
      <td className={table.said}>
        <Note overrun={overrun} remaining={remaining} comments={boq.comments} isExplained={isExplained} />
        <FieldReasons boq={boq} />
        <VariationCell boq={boq} />
      </td>
    </tr>
  );
}

interface NoteProps {
  readonly overrun: string | null;
  readonly remaining: string;
  readonly comments: string | null;
  /** The field's own reason follows: no dash stands before it. */
  readonly isExplained: boolean;
}

/** More given out than there is first, then more done than there is. */
function Note({ overrun, remaining, comments, isExplained }: NoteProps) {
  if (overrun !== null) return <span className={table.bad}>{overRunSentence(overrun)}</span>;
  if (isNegative(remaining)) return <span className={table.bad}>{`${formatQuantity(remaining).slice(1)} more done than planned`}</span>;
  return isExplained && comments === null ? null : <TextOrDash>{comments}</TextOrDash>;
}
