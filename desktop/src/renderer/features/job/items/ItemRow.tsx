// A line of the job's items: planned, given to tasks, done, left; who may edit picks it, or opens it by its code.
import { boqFigures } from '@lotline/schema/domain/item/boq.rules';
import { doneAsPlanned } from '@lotline/schema/domain/item/done-as-planned.rules';
import { variationState } from '@lotline/schema/domain/item/line.rules';
import { overRunSentence } from '@lotline/schema/domain/item/line-words';
import { variationReasons } from '@lotline/schema/domain/item/variation-reasons.rules';
import { formatAud, formatQuantity, isNegative } from '@lotline/schema/domain/kernel/money';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useJobView } from '../job-context.ts';
import type { Boq } from '../job-data.ts';
import { TextOrDash } from '../parts/Table.tsx';
import { useBad } from '../parts/use-bad.ts';
import { FieldReasons } from './FieldReasons.tsx';
import { PreapprovalCell } from './PreapprovalCell.tsx';
import { VariationCell } from './VariationCell.tsx';
import styles from './Items.module.css';
import table from '../parts/Table.module.css';

export interface RowEditing {
  readonly isPicked: (boqId: number) => boolean;
  readonly onPick: (boqId: number) => void;
  readonly onEdit: (boqId: number) => void;
}

interface ItemRowProps {
  readonly boq: Boq;
  readonly seesMoney: boolean;
  /** Null: this person only reads it. */
  readonly editing: RowEditing | null;
}

export function ItemRow({ boq, seesMoney, editing }: ItemRowProps) {
  const { schedules } = useJobView().job;
  const bad = useBad();
  const saysMore = variationReasons(boq.id, schedules).length > 0 || variationState(boq) !== 'none' || boq.preapproval != null;
  const { assigned, completed, remaining, overrun, value } = boqFigures(boq, doneAsPlanned(boq.id, schedules));
  const says = overrun !== null || isNegative(remaining) || boq.comments !== null || saysMore;
  const variation = boq.variationQty === null ? null : formatQuantity(boq.variationQty);
  return (
    <tr data-id={boq.id}>
      {editing === null ? null : (
        <td>
          <input
            type="checkbox"
            aria-label={`Select ${boq.code}`}
            checked={editing.isPicked(boq.id)}
            onChange={() => editing.onPick(boq.id)}
          />
        </td>
      )}
      <th scope="row">
        {editing === null ? (
          boq.code
        ) : (
          <span className={styles.code}>
            <Button kind="text" aria-label={`${boq.code}: edit`} onClick={() => editing.onEdit(boq.id)}>
              {boq.code}
            </Button>
          </span>
        )}
      </th>
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
        {isNegative(remaining) ? <span className={bad}>{formatQuantity(remaining)}</span> : formatQuantity(remaining)}
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
      <td className={says ? table.said : undefined}>
        <Note overrun={overrun} remaining={remaining} comments={boq.comments} saysMore={saysMore} />
        <FieldReasons boq={boq} />
        <VariationCell boq={boq} />
        <PreapprovalCell boq={boq} />
      </td>
    </tr>
  );
}

interface NoteProps {
  readonly overrun: string | null;
  readonly remaining: string;
  readonly comments: string | null;
  /** The field's own reason or a decision follows: no dash stands before it. */
  readonly saysMore: boolean;
}

/** More given out than there is first, then more done than there is. */
function Note({ overrun, remaining, comments, saysMore }: NoteProps) {
  const bad = useBad();
  if (overrun !== null) return <span className={bad}>{overRunSentence(overrun)}</span>;
  if (isNegative(remaining)) return <span className={bad}>{`${formatQuantity(remaining).slice(1)} more done than planned`}</span>;
  return saysMore && comments === null ? null : <TextOrDash>{comments}</TextOrDash>;
}
