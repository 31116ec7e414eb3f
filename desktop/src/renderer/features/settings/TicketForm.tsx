// The form of a ticket of work: its steps in their order, the questions of the one that is open, and those that are no longer asked (screens.md §2.21, §2.26).
import { useState } from 'react';
import { ChevronDown, ChevronRight, GripVertical, Plus, X } from 'lucide-react';
import { keyOf, type Config } from '@lotline/schema/domain/settings/merge-setting';
import type { FormFault } from '@lotline/schema/domain/settings/ticket-form.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import { useRowOrder } from '../../platform/order/use-row-order.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { withoutRow, withRow, type SettingEdit } from './setting-draft.ts';
import {
  archivedOf,
  supervisorOf,
  asksBefore,
  stepsOf,
  TICKET,
  withAddedQuestion,
  withAddedStep,
  withBroughtBack,
  withMovedQuestion,
  withMovedStep,
  withoutStep,
  withStep,
  type StepDraft,
} from './ticket-draft.ts';
import { ADDED_KINDS, KINDS, PHASES } from './ticket-words.ts';
import styles from './TicketForm.module.css';

interface TicketFormProps {
  readonly edit: SettingEdit;
  readonly faults: readonly FormFault[];
  readonly onChange: (edit: SettingEdit) => void;
}

export function TicketForm({ edit, faults, onChange }: TicketFormProps) {
  const steps = stepsOf(edit);
  const [open, setOpen] = useState<string | null>(steps[0]?.key ?? null);
  const { rowProps, gripProps } = useRowOrder({
    keys: steps.map(({ key }) => key),
    onMove: (from, to) => onChange(withMovedStep(edit, from, to)),
  });
  return (
    <section className={styles.form} aria-label="Questions of the ticket">
      <h2>Questions</h2>
      {faults
        .filter(({ key }) => key === '')
        .map(({ sentence }) => (
          <p key={sentence} role="alert" className={styles.fault}>
            {sentence}
          </p>
        ))}
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.key}>
            <StepHead
              step={step}
              isOpen={open === step.key}
              isFaulty={step.questions.some(({ value }) => faults.some(({ key }) => key === keyOf(TICKET, value)))}
              fault={faults.find(({ key, field }) => key === step.key && field === '')?.sentence}
              order={{ row: rowProps(at), grip: gripProps(at) }}
              onToggle={() => setOpen(open === step.key ? null : step.key)}
            />
            {open === step.key ? <StepBody {...{ edit, step, steps, faults, onChange }} /> : null}
          </li>
        ))}
      </ol>
      <AddStep
        onAdd={(title, phase) => {
          const next = withAddedStep(edit, title, phase);
          const known = new Set(steps.map(({ key }) => key));
          setOpen(stepsOf(next).find(({ key }) => !known.has(key))?.key ?? null);
          onChange(next);
        }}
      />
      <Archived edit={edit} onChange={onChange} />
    </section>
  );
}

type Order = ReturnType<typeof useRowOrder>;

interface StepHeadProps {
  readonly step: StepDraft;
  readonly isOpen: boolean;
  readonly isFaulty: boolean;
  readonly fault: string | undefined;
  readonly order: { readonly row: ReturnType<Order['rowProps']>; readonly grip: ReturnType<Order['gripProps']> };
  readonly onToggle: () => void;
}

function StepHead({ step: { title, phase, questions }, isOpen, isFaulty, fault, order, onToggle }: StepHeadProps) {
  const count = questions.length === 1 ? '1 question' : `${String(questions.length)} questions`;
  return (
    <>
      <div className={styles.stepHead} {...order.row}>
        <span className={styles.grip} {...order.grip} title="Drag to reorder">
          <Icon of={GripVertical} size="s" />
        </span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={onToggle}
        >
          <Icon of={isOpen ? ChevronDown : ChevronRight} size="s" />
          <b>{title === '' ? 'Step without a title' : title}</b>
          <span className={words.muted}>
            {PHASES.find(({ value }) => value === phase)?.label}, {count}
          </span>
        </button>
        {isFaulty ? <span className={styles.fault}>to mend</span> : null}
      </div>
      {fault === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  );
}

interface StepBodyProps extends TicketFormProps {
  readonly step: StepDraft;
  readonly steps: readonly StepDraft[];
}

function StepBody({ edit, step, steps, faults, onChange }: StepBodyProps) {
  const { key, title, phase, questions } = step;
  const [opened, setOpened] = useState<number | null>(null);
  const { rowProps, gripProps } = useRowOrder({
    keys: questions.map(({ id }) => String(id)),
    onMove: (from, to) => onChange(withMovedQuestion(edit, step, from, to)),
  });
  return (
    <div className={styles.stepBody}>
      <div className={styles.line}>
        <TextField
          label="Title of the step"
          value={title}
          maxLength={100}
          isRequired
          error={faults.find((one) => one.key === key && one.field === 'title')?.sentence}
          onChange={(text) => onChange(withStep(edit, key, { title: text }))}
        />
        <SelectField
          label="Part of the work"
          value={phase}
          options={[...PHASES]}
          onChange={(value) => onChange(withStep(edit, key, { phase: value }))}
        />
        {questions.length > 0 ? null : (
          <Button icon={X} onClick={() => onChange(withoutStep(edit, key))}>
            Remove the step
          </Button>
        )}
      </div>
      <ol className={styles.questions} aria-label={`Questions of ${title}`}>
        {questions.map((row, at) => (
          <QuestionRow
            key={row.id}
            row={row}
            steps={steps}
            before={asksBefore(edit, row)}
            faults={faults.filter((one) => one.key === keyOf(TICKET, row.value))}
            supervisor={supervisorOf(edit)}
            isOpen={opened === row.id}
            order={{ row: rowProps(at), grip: gripProps(at) }}
            onToggle={() => setOpened(opened === row.id ? null : row.id)}
            onChange={(part) => onChange(withRow(edit, row.id, part))}
            onArchive={() => onChange(withoutRow(edit, row.id))}
          />
        ))}
      </ol>
      <AddQuestion
        step={title}
        onAdd={(kind, label) => {
          const next = withAddedQuestion(edit, key, kind, label);
          setOpened(next.rows.at(-1)?.id ?? null);
          onChange(next);
        }}
      />
    </div>
  );
}

/** Enter adds, where there is something to add. */
const onEnter = (add: () => void) => (event: { readonly key: string; readonly preventDefault: () => void }) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  add();
};

interface AddQuestionProps {
  readonly step: string;
  readonly onAdd: (kind: string, label: string) => void;
}

function AddQuestion({ step, onAdd }: AddQuestionProps) {
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<string>(ADDED_KINDS[0]);
  const add = () => {
    if (label.trim() === '') return;
    onAdd(kind, label.trim());
    setLabel('');
  };
  return (
    <div className={styles.line}>
      <TextField label={`New question of ${step}`} value={label} maxLength={500} onChange={setLabel} onKeyDown={onEnter(add)} />
      <SelectField
        label="Answered by"
        value={kind}
        options={ADDED_KINDS.map((value) => ({ value, label: KINDS[value] ?? value }))}
        onChange={setKind}
      />
      <Button icon={Plus} refusedBecause={label.trim() === '' ? 'Write the question first.' : undefined} reason="onPress" onClick={add}>
        Add question
      </Button>
    </div>
  );
}

function AddStep({ onAdd }: { readonly onAdd: (title: string, phase: string) => void }) {
  const [title, setTitle] = useState('');
  const [phase, setPhase] = useState<string>(PHASES[0].value);
  const add = () => {
    if (title.trim() === '') return;
    onAdd(title.trim(), phase);
    setTitle('');
  };
  return (
    <div className={styles.line}>
      <TextField label="New step" value={title} maxLength={100} onChange={setTitle} onKeyDown={onEnter(add)} />
      <SelectField label="Part of the work of the new step" value={phase} options={[...PHASES]} onChange={setPhase} />
      <Button icon={Plus} refusedBecause={title.trim() === '' ? 'Write the title first.' : undefined} reason="onPress" onClick={add}>
        Add step
      </Button>
    </div>
  );
}

/** What earlier forms asked: tickets that were begun by them still do. */
function Archived({ edit, onChange }: Pick<TicketFormProps, 'edit' | 'onChange'>) {
  const archived = archivedOf(edit);
  if (archived.length === 0) return null;
  const labelOf = ({ label }: Config): string => (typeof label === 'string' ? label : '');
  return (
    <section aria-label="Archived questions">
      <h3>No longer asked</h3>
      <ul className={styles.questions}>
        {archived.map((question) => (
          <li key={keyOf(TICKET, question)} className={styles.question}>
            <span className={styles.text}>{labelOf(question)}</span>
            <Button aria-label={`Ask again: ${labelOf(question)}`} onClick={() => onChange(withBroughtBack(edit, question))}>
              Ask again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
