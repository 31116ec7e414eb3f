// One question of a ticket of work by its kind, and its answer where that may not be changed (screens.md §2.26). The phone adds what only a phone has: its camera and
// where it is. The office's preview shows it as it is.
import { useState, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { isDay } from '@lotline/schema/domain/kernel/dates';
import type { Answer } from '@lotline/schema/domain/ticket/ticket';
import type { QuestionOf, TicketQuestion as Question } from '@lotline/schema/domain/ticket/ticket-form';
import { typedFigure } from '@lotline/schema/domain/kernel/typed-figure';
import { answerText } from '@lotline/schema/domain/ticket/ticket.rules';
import { MAX_ANSWER_LENGTH } from '@lotline/schema/domain/ticket/ticket.schema';
import { Segments } from '../Field/Segments.tsx';
import { Select } from '../Field/Select.tsx';
import { TextArea } from '../Field/TextArea.tsx';
import { TextField } from '../Field/TextField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { reasonClass } from '../Reason/reason-class.tsx';
import styles from './TicketQuestion.module.css';

export interface QuestionProps<Q extends Question = Question> {
  readonly question: Q;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer | null) => void;
  /** Said once the person wanted to go on. */
  readonly missing: string | null;
}

type OfDevice = QuestionOf<'photo'> | QuestionOf<'position'>;

interface TicketQuestionProps extends QuestionProps {
  /** Of a photo or a position. */
  readonly ofDevice: (question: OfDevice) => ReactNode;
}

/** Of what stands in a question without a field. */
export const questionRowsClass = styles.rows;
export const questionLabelClass = styles.label;
export const questionTextClass = styles.text;

export function TicketQuestion({ ofDevice, ...props }: TicketQuestionProps) {
  const { question, answer, onAnswer, missing } = props;
  const error = missing ?? undefined;
  const label = question.isOptional === true ? `${question.label} (optional)` : question.label;
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
      return ofDevice(question);
    case 'position':
      return ofDevice({ ...question, label });
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
      <p className={styles.label}>{question.label}</p>
      <p className={styles.text}>{text === '' ? '–' : text}</p>
      {missing === null ? null : <Missing>{missing}</Missing>}
    </div>
  );
}

export function Missing({ id, children }: { readonly id?: string | undefined; readonly children: string }) {
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
  const figure = typedFigure(text);
  const value = /^-?\d{1,9}(\.\d{1,3})?$/.test(figure) ? Number(figure) : NaN;
  return Math.abs(value) <= most ? value : null;
}
