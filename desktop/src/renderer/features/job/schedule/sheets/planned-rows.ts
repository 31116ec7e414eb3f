// How much of a job's line a task is to do, as a row of its form: one field, named by the line. Beside it stands what tasks have of the line and what remains; more than
// that is warned of as on Items, and may be asked for.
import { z } from 'zod';
import { assignedSentence, overRunTyped } from '@lotline/schema/domain/item/line-words';
import { formatQuantity, isZero } from '@lotline/schema/domain/kernel/money';
import { parseTypedQuantity } from '@lotline/schema/domain/kernel/typed-figure';
import { isPlannable } from '@lotline/schema/domain/kernel/planned-quantity';
import type { RowFields } from '../../../../platform/form/row-fields.ts';
import type { Boq } from '../../job-data.ts';

const quantity = z.string();
/** What is typed of a line of the job, or of an item of the catalogue, by its number. */
export const PLANNED = z.object({ key: z.number(), quantity });
export type TypedLine = z.output<typeof PLANNED>;
/** The same, of a line of one task: 'task.line', and what the task had of it when it was first typed over. */
export const PLANNED_OF_TASK = z.object({ key: z.string(), quantity, seen: quantity });

export type TypedOfTask = z.output<typeof PLANNED_OF_TASK>;

export const NO_QUANTITY = 'Enter a quantity that is more than zero and at most 100,000.';

export interface PlannedRow {
  readonly key: string | number;
  readonly boq: Boq;
  readonly quantity: string;
  /** What the task has of it now, where that was changed after this one was typed; else null or left out. */
  readonly replaces?: string | null;
}

type Typed = Pick<PlannedRow, 'quantity'>;
export const isPlanned = ({ quantity: typed }: Typed): boolean => isPlannable(parseTypedQuantity(typed) ?? '0');
/** Zero takes the line off its task. */
const isPlannedOrNone = (row: Typed): boolean => isPlanned(row) || isZero(parseTypedQuantity(row.quantity) ?? '1');

/** Of a task that is to do it. */
export const PLANNED_FIELDS = fieldsOf((row) => (isPlanned(row) ? undefined : NO_QUANTITY));
/** Of a task that has some of it, and may have none. */
export const PLANNED_ANEW = fieldsOf((row) => (isPlannedOrNone(row) ? undefined : 'Enter a quantity from zero to 100,000.'));

function fieldsOf(fault: (row: PlannedRow) => string | undefined): RowFields<'quantity', PlannedRow> {
  return {
    quantity: {
      ...{ kind: 'quantity', fault },
      label: ({ boq }) => `${boq.code} of ${formatQuantity(boq.quantity)}${boq.unitOfMeasure === null ? '' : ` ${boq.unitOfMeasure}`}`,
      hint: ({ boq }) => assignedSentence(boq, boq.unitOfMeasure),
      warning: ({ boq, quantity: typed, replaces = null }) => {
        if (replaces !== null) return `It was changed to ${formatQuantity(replaces)} after you typed. Saving replaces that.`;
        const planned = parseTypedQuantity(typed);
        return planned === null ? undefined : overRunTyped(boq, planned);
      },
    },
  };
}
