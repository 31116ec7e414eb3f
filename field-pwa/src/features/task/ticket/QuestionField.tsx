// One question of the form, by its kind.
import { useId, useState } from 'react';
import { Camera, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { isDay } from '@lotline/schema/domain/kernel/dates';
import type { Answer } from '@lotline/schema/domain/ticket/ticket';
import type { QuestionOf, TicketQuestion } from '@lotline/schema/domain/ticket/ticket-form';
import { answerText } from '@lotline/schema/domain/ticket/ticket.rules';
import { MAX_ANSWER_LENGTH } from '@lotline/schema/domain/ticket/ticket.schema';
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { Select } from '@lotline/shared-ui/components/Field/Select';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { reasonClass } from '@lotline/shared-ui/components/Reason/reason-class';
import { Check } from './Check.tsx';
import { PositionField } from './PositionField.tsx';
import styles from './Ticket.module.css';

export interface QuestionProps<Q extends TicketQuestion = TicketQuestion> {
  readonly question: Q;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer | null) => void;
  /** Said once the person wanted to go on. */
  readonly missing: string | null;
}

/** What only a link can answer. */
interface Places {
  readonly capturePath: string;
}

export function QuestionField({ capturePath, ...props }: QuestionProps & Places) {
  const { question, answer, onAnswer, missing } = props;
  const error = missing ?? undefined;
  const label = question.isOptional === true ? `${question.label}, if there is any` : question.label;
  const text = typeof answer === 'string' ? answer : '';
  switch (question.kind) {
    case 'text':
      return question.isLong === true ? (
        <TextArea label={label} error={error} maxLength={MAX_ANSWER_LENGTH} value={text} onChange={onAnswer} />
      ) : (
        <TextField label={label} error={error} maxLength={MAX_ANSWER_LENGTH} value={text} onChange={onAnswer} />
      );
    case 'number':
      return <NumberField {...props} question={{ ...question, label }} />;
    case 'choice': {
      const options = question.options.map((option) => ({ value: option, label: option }));
      return <Select label={label} error={error} placeholder="Choose" value={text} options={options} onChange={onAnswer} />;
    }
    case 'yesNo':
      return <YesNo {...props} question={question} />;
    case 'date':
      return <TextField label={label} error={error} type="date" value={text} onChange={(day) => onAnswer(isDay(day) ? day : null)} />;
    case 'photo':
      return <PhotoField {...props} question={question} capturePath={capturePath} />;
    case 'position':
      return <PositionField question={{ ...question, label }} answer={answer} onAnswer={onAnswer} />;
    case 'prefilled':
      return <Told {...props} />;
    case 'signatures':
      return null;
  }
}

/** As it was answered, where it may not be changed. */
export function Told({ question, answer, missing }: Pick<QuestionProps, 'question' | 'answer' | 'missing'>) {
  const text = question.kind === 'date' && typeof answer === 'string' && isDay(answer) ? formatDate(answer) : answerText(question, answer);
  return (
    <div className={styles.told}>
      <p className={styles.toldLabel}>{question.label}</p>
      <p className={styles.toldText}>{text === '' ? '–' : text}</p>
      {missing === null ? null : <Missing>{missing}</Missing>}
    </div>
  );
}

function Missing({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <p className={reasonClass('needs')} id={id}>
      <Icon of={TriangleAlert} size="s" />
      {children}
    </p>
  );
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function YesNo({ question, answer, onAnswer, missing }: QuestionProps<QuestionOf<'yesNo'>>) {
  const value = typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : '';
  return (
    <div>
      <Segments label={question.label} value={value} options={YES_NO} onChange={(choice) => onAnswer(choice === 'yes')} />
      {missing === null ? null : <Missing>{missing}</Missing>}
    </div>
  );
}

function NumberField({ question, answer, onAnswer, missing }: QuestionProps<QuestionOf<'number'>>) {
  const [typed, setTyped] = useState(typeof answer === 'number' ? String(answer) : '');
  const { label, unit, most = 1e9 } = question;
  const isWrong = typed.trim() !== '' && numberIn(typed, most) === null;
  const error = isWrong ? `Enter a number of at most ${String(most)}.` : (missing ?? undefined);
  const change = (text: string) => {
    setTyped(text);
    onAnswer(numberIn(text, most));
  };
  return (
    <TextField
      label={unit === undefined ? label : `${label}, in ${unit}`}
      error={error}
      inputMode="decimal"
      value={typed}
      onChange={change}
    />
  );
}

/** Null for what is none. */
function numberIn(text: string, most: number): number | null {
  const value = /^-?\d{1,9}([.,]\d{1,3})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN;
  return Math.abs(value) <= most ? value : null;
}

function PhotoField({ question, answer, onAnswer, missing, capturePath }: QuestionProps<QuestionOf<'photo'>> & Places) {
  const id = useId();
  return (
    <div className={styles.photo}>
      <p className={styles.toldLabel}>{question.label}</p>
      <Link className={buttonClass({ wide: true })} to={capturePath}>
        <Icon of={Camera} />
        Take photos
      </Link>
      <Check isOn={answer === true} describedBy={missing === null ? undefined : id} onChange={(isOn) => onAnswer(isOn ? true : null)}>
        Taken: {question.label}
      </Check>
      {missing === null ? null : <Missing id={id}>{missing}</Missing>}
    </div>
  );
}
