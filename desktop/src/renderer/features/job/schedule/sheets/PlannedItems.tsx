// The job's lines that a new task is to do, and how much of each. Beside a quantity stands what tasks have of the line and what remains; more than
// that is warned of as on Items, and may be asked for.
import { unassigned } from '@lotline/schema/domain/item/line.rules';
import { assignedSentence, overRunTyped } from '@lotline/schema/domain/item/line-words';
import type { TemplatedItems } from '@lotline/schema/domain/item/template-items.rules';
import { formatQuantity, isZero, parseQuantity } from '@lotline/schema/domain/kernel/money';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import type { Boq } from '../../job-data.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './AddTaskSheet.module.css';

/** As they were typed, by the line's number. */
export type PlannedTexts = Readonly<Record<string, string>>;

interface PlannedItemsProps {
  readonly boqs: readonly Boq[];
  readonly planned: PlannedTexts;
  /** What the chosen template brought; null: none is chosen. */
  readonly templated: TemplatedItems | null;
  readonly onPlan: (planned: PlannedTexts) => void;
}

export function PlannedItems({ boqs, planned, templated, onPlan }: PlannedItemsProps) {
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
      {openFirst(boqs).map((boq) => (
        <ItemField key={boq.id} boq={boq} text={planned[boq.id] ?? ''} onType={(text) => onPlan({ ...planned, [boq.id]: text })} />
      ))}
    </fieldset>
  );
}

export function ItemField({ boq, text, onType }: { readonly boq: Boq; readonly text: string; readonly onType: (text: string) => void }) {
  const quantity = parseQuantity(text.trim());
  return (
    <TextField
      label={`${boq.code} of ${formatQuantity(boq.quantity)}${boq.unitOfMeasure === null ? '' : ` ${boq.unitOfMeasure}`}`}
      inputMode="decimal"
      hint={assignedSentence(boq, boq.unitOfMeasure)}
      warning={quantity === null ? undefined : overRunTyped(boq, quantity)}
      value={text}
      onChange={onType}
    />
  );
}

/** Lines of which nothing remains stand below the others. */
const openFirst = (boqs: readonly Boq[]): readonly Boq[] =>
  boqs.toSorted((a, b) => Number(isZero(unassigned(a))) - Number(isZero(unassigned(b))));

/** The quantities of a template, as a person would have typed them. */
const textsOf = ({ given }: TemplatedItems): PlannedTexts =>
  Object.fromEntries(given.map(({ boqId, quantity }) => [boqId, formatQuantity(quantity)]));

/** What the template brings, in place of what the one before had brought; what was typed beside stays. */
export function plannedBy(template: TemplatedItems, before: TemplatedItems | null, planned: PlannedTexts): PlannedTexts {
  const brought = before === null ? {} : textsOf(before);
  const typed = Object.entries(planned).filter(([boqId, text]) => brought[Number(boqId)] !== text);
  return { ...Object.fromEntries(typed), ...textsOf(template) };
}

/** What the job does not have at all is offered beside this (AbsentItems). */
const leftOut = ({ spent }: TemplatedItems): readonly string[] =>
  spent.length === 0 ? [] : [`In the template but already fully assigned: ${spent.join(', ')}.`];
