// One question of a ticket's form: what it asks in a line, and its fields once it is opened, each with what is wrong with it.
import { useState } from 'react';
import { Archive, GripVertical, PencilLine } from 'lucide-react';
import { isConfig, keyOf, type Config } from '@lotline/schema/domain/settings/merge-setting';
import type { FormFault } from '@lotline/schema/domain/settings/ticket-form.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import { TickField } from '../../platform/controls/TickField.tsx';
import type { useRowOrder } from '../../platform/order/use-row-order.ts';
import { QuestionPreview, type Supervisor } from './QuestionPreview.tsx';
import type { DraftRow } from './setting-draft.ts';
import { TICKET, type StepDraft } from './ticket-draft.ts';
import { KINDS, sayAnswer, sayWhen } from './ticket-words.ts';
import styles from './TicketForm.module.css';

type Order = ReturnType<typeof useRowOrder>;

interface QuestionFieldsProps {
  readonly row: DraftRow;
  readonly steps: readonly StepDraft[];
  /** What is asked before it, and may decide whether it is asked. */
  readonly before: readonly Config[];
  readonly faults: readonly FormFault[];
  readonly supervisor: Supervisor;
  readonly onChange: (part: Config) => void;
}

interface QuestionRowProps extends QuestionFieldsProps {
  readonly isOpen: boolean;
  readonly order: { readonly row: ReturnType<Order['rowProps']>; readonly grip: ReturnType<Order['gripProps']> };
  readonly onToggle: () => void;
  readonly onArchive: () => void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const orNone = (text: string): string | undefined => (text === '' ? undefined : text);

/** @param before with what the question that it depends on is called */
function sayQuestion({ kind, isOptional, when, stop, stopWhenPast }: Config, before: readonly Config[]): string {
  const other = isConfig(when) ? before.find((one) => keyOf(TICKET, one) === when['key']) : undefined;
  return [
    KINDS[textOf(kind)],
    isOptional === true ? 'may be left empty' : null,
    isConfig(stop) || textOf(stopWhenPast) !== '' ? 'can stop the work' : null,
    isConfig(when)
      ? `only if ${other === undefined ? sayWhen(when) : `“${textOf(other['label'])}” is answered ${sayAnswer(when['is'])}`}`
      : null,
  ]
    .filter(Boolean)
    .join(', ');
}

export function QuestionRow({ isOpen, order, onToggle, onArchive, ...fields }: QuestionRowProps) {
  const { row, before, faults } = fields;
  const label = textOf(row.value['label']);
  return (
    <li>
      <div className={styles.question} {...order.row}>
        <span className={styles.grip} {...order.grip} title="Drag to reorder">
          <Icon of={GripVertical} size="s" />
        </span>
        <span className={styles.text}>
          {label === '' ? 'Question without text' : label} <span className={words.muted}>{sayQuestion(row.value, before)}</span>
          {isOpen || faults[0] === undefined ? null : <span className={styles.fault}>{faults[0].sentence}</span>}
        </span>
        <Button icon={PencilLine} aria-expanded={isOpen} aria-label={`${isOpen ? 'Close' : 'Edit'}: ${label}`} onClick={onToggle}>
          {isOpen ? 'Close' : 'Edit'}
        </Button>
        <IconButton icon={Archive} label={`Archive: ${label}`} onClick={onArchive} />
      </div>
      {isOpen ? <QuestionFields {...fields} /> : null}
    </li>
  );
}

function QuestionFields(props: QuestionFieldsProps) {
  const { row, steps, faults, onChange } = props;
  const { value } = row;
  const fault = (field: string) => faults.find((one) => one.field === field)?.sentence;
  return (
    <div className={styles.fields}>
      <TextField
        label="Question"
        value={textOf(value['label'])}
        maxLength={500}
        isRequired
        error={fault('label')}
        onChange={(label) => onChange({ label })}
      />
      <SelectField
        label="Step"
        value={textOf(value['step'])}
        options={steps.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={(step) => onChange({ step })}
      />
      {value['kind'] === 'prefilled' ? null : (
        <TickField isOn={value['isOptional'] === true} onChange={(isOn) => onChange({ isOptional: isOn ? true : undefined })}>
          May be left empty
        </TickField>
      )}
      <OfKind {...props} />
      <AskedWhen {...props} />
      <TextArea
        rows={1}
        label="Text under “Controls agreed” after a good answer"
        hint="… is replaced by the answer. Leave it empty to add no text."
        value={textOf(value['control'])}
        maxLength={500}
        error={fault('control')}
        onChange={(text) => onChange({ control: orNone(text) })}
      />
      <QuestionPreview value={value} supervisor={props.supervisor} />
    </div>
  );
}

/** What only questions of its kind have. */
function OfKind(props: QuestionFieldsProps) {
  const { row, faults, onChange } = props;
  const { value } = row;
  const fault = (field: string) => faults.find((one) => one.field === field)?.sentence;
  switch (value['kind']) {
    case 'text':
      return (
        <TickField isOn={value['isLong'] === true} onChange={(isOn) => onChange({ isLong: isOn ? true : undefined })}>
          Several lines
        </TickField>
      );
    case 'number':
      return (
        <>
          <TextField
            label="Unit"
            value={textOf(value['unit'])}
            maxLength={100}
            error={fault('unit')}
            onChange={(unit) => onChange({ unit: orNone(unit) })}
          />
          <TextField
            label="At most"
            inputMode="numeric"
            value={typeof value['most'] === 'number' ? String(value['most']) : textOf(value['most'])}
            maxLength={9}
            error={fault('most')}
            onChange={(text) => onChange({ most: /^\d{1,9}$/.test(text.trim()) ? Number(text) : orNone(text) })}
          />
        </>
      );
    case 'choice':
      return <Choices {...props} />;
    case 'yesNo':
      return <Stop {...props} />;
    case 'date':
      return (
        <TextArea
          label="Stops the work after this day: message to the crew"
          hint="Leave it empty if it does not stop the work."
          value={textOf(value['stopWhenPast'])}
          maxLength={500}
          error={fault('stopWhenPast')}
          onChange={(text) => onChange({ stopWhenPast: orNone(text) })}
        />
      );
    case 'signatures':
      return (
        <TextArea
          label="Text to sign"
          value={textOf(value['statement'])}
          maxLength={500}
          error={fault('statement')}
          onChange={(statement) => onChange({ statement })}
        />
      );
    default:
      return null;
  }
}

/** One a line. What is typed stands until the field is left. */
function Choices({ row, faults, onChange }: QuestionFieldsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const options = row.value['options'];
  const lines = (text: string) => text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return (
    <TextArea
      label="Choices, one per line"
      value={typed ?? (Array.isArray(options) ? options.map(textOf).join('\n') : '')}
      maxLength={3_100}
      isRequired
      error={faults.find(({ field }) => field === 'options')?.sentence}
      onChange={(text) => {
        setTyped(text);
        onChange({ options: lines(text) });
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const STOPS = [
  { value: '', label: 'Never' },
  { value: 'yes', label: 'When the answer is yes' },
  { value: 'no', label: 'When the answer is no' },
];

function Stop({ row, faults, onChange }: QuestionFieldsProps) {
  const { stop } = row.value;
  const held = isConfig(stop) ? stop : null;
  return (
    <>
      <SelectField
        label="Stops the work"
        value={held === null ? '' : held['on'] === true ? 'yes' : 'no'}
        options={STOPS}
        onChange={(on) => onChange({ stop: on === '' ? undefined : { text: textOf(held?.['text']), on: on === 'yes' } })}
      />
      {held === null ? null : (
        <TextArea
          label="Message to the crew, and whom to call"
          hint="The supervisor named above is offered to call."
          value={textOf(held['text'])}
          maxLength={500}
          isRequired
          error={faults.find(({ field }) => field === 'stop')?.sentence}
          onChange={(text) => onChange({ stop: { ...held, text } })}
        />
      )}
    </>
  );
}

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Whether it hangs on another question, and on which answer. */
function AskedWhen({ row, before, faults, onChange }: QuestionFieldsProps) {
  const { when } = row.value;
  const held = isConfig(when) ? when : null;
  const other = before.find((one) => keyOf(TICKET, one) === held?.['key']);
  const listed: unknown = other?.['options'];
  const answers = Array.isArray(listed) ? listed.map((one) => ({ value: textOf(one), label: textOf(one) })) : ANSWERS;
  const is = held?.['is'];
  const choose = (key: string) => {
    const next = before.find((one) => keyOf(TICKET, one) === key);
    const options: unknown = next?.['options'];
    onChange({ when: key === '' ? undefined : { key, is: Array.isArray(options) ? textOf(options[0]) : true } });
  };
  return (
    <>
      <SelectField
        label="Asked"
        value={textOf(held?.['key'])}
        options={[
          { value: '', label: 'Always' },
          ...before.map((one) => ({ value: keyOf(TICKET, one), label: `By the answer to: ${textOf(one['label'])}` })),
        ]}
        error={faults.find(({ field }) => field === 'when')?.sentence}
        onChange={choose}
      />
      {held === null ? null : (
        <SelectField
          label="Asked when that answer is"
          value={typeof is === 'boolean' ? (is ? 'yes' : 'no') : textOf(is)}
          options={answers}
          onChange={(answer) => onChange({ when: { ...held, is: Array.isArray(listed) ? answer : answer === 'yes' } })}
        />
      )}
    </>
  );
}
