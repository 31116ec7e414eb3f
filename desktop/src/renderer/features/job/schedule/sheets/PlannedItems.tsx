// The job's lines that a new task is to do, and how much of each.
import { unassigned } from '@lotline/schema/domain/item/line.rules';
import type { TemplatedItems } from '@lotline/schema/domain/item/template-items.rules';
import { formatQuantity, isZero } from '@lotline/schema/domain/kernel/money';
import { RowControls } from '../../../../platform/form/RowControls.tsx';
import type { FormRows } from '../../../../platform/form/use-rows.ts';
import type { Boq } from '../../job-data.ts';
import { PLANNED_FIELDS, type PlannedRow, type TypedLine } from './planned-rows.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './AddTaskSheet.module.css';

interface PlannedItemsProps {
  readonly boqs: readonly Boq[];
  readonly planned: FormRows<TypedLine>;
  /** What the chosen template brought; null: none is chosen. */
  readonly templated: TemplatedItems | null;
}

export function PlannedItems({ boqs, planned, templated }: PlannedItemsProps) {
  const left = templated === null ? [] : leftOut(templated);
  if (boqs.length === 0 && left.length === 0) return null;
  return (
    <fieldset className={styles.items}>
      <legend>Items, and how much of each</legend>
      {left.map((sentence) => (
        <p key={sentence} role="status" className={styles.wide}>
          <span className={words.muted}>{sentence}</span>
        </p>
      ))}
      {plannedRows(openFirst(boqs), planned.rows).map((row) => (
        <RowControls
          key={row.key}
          fields={PLANNED_FIELDS}
          row={row}
          onChange={({ quantity }) => (quantity === '' ? planned.remove(row.boq.id) : planned.put({ key: row.boq.id, quantity }))}
        />
      ))}
    </fieldset>
  );
}

/** Each line of the job with what is typed of it: an item may have gone since. */
export const plannedRows = (boqs: readonly Boq[], typed: readonly TypedLine[]): PlannedRow[] =>
  boqs.map((boq) => ({ key: boq.id, boq, quantity: typed.find(({ key }) => key === boq.id)?.quantity ?? '' }));

/** Lines of which nothing remains stand below the others. */
const openFirst = (boqs: readonly Boq[]): readonly Boq[] =>
  boqs.toSorted((a, b) => Number(isZero(unassigned(a))) - Number(isZero(unassigned(b))));

/** The quantities of a template, as a person would have typed them. */
const linesOf = ({ given }: TemplatedItems): TypedLine[] =>
  given.map(({ boqId, quantity }) => ({ key: boqId, quantity: formatQuantity(quantity) }));

/** What the template brings, in place of what the one before had brought; what was typed beside stays. */
export function plannedBy(template: TemplatedItems, before: TemplatedItems | null, planned: readonly TypedLine[]): TypedLine[] {
  const brought = before === null ? [] : linesOf(before);
  const lines = linesOf(template);
  const isGone = ({ key, quantity }: TypedLine) =>
    lines.some((line) => line.key === key) || brought.some((line) => line.key === key && line.quantity === quantity);
  return [...planned.filter((line) => !isGone(line)), ...lines];
}

/** What the job does not have at all is offered beside this (AbsentItems). */
const leftOut = ({ spent }: TemplatedItems): readonly string[] =>
  spent.length === 0 ? [] : [`In the template but already fully assigned: ${spent.join(', ')}.`];
