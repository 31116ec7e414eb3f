// What a step of a ticket still lacks, what stops the work, and what may be edited (screens.md §2.26). Pure; the day is passed in.
import type { CalendarDay } from '../kernel/dates.ts';
import type { Answer, Answers, Ticket } from './ticket.ts';
import { signedNow, stageOf } from './ticket.stage.ts';
import type { TicketForm, TicketQuestion, TicketStep } from './ticket-form.ts';

export interface Missing {
  readonly key: string;
  /** 'Are the plans on site? Answer yes or no.' */
  readonly sentence: string;
}

export interface Stop {
  readonly key: string;
  readonly label: string;
  /** What to do. */
  readonly text: string;
}

export type StepState = 'done' | 'stopped' | 'open';

type Filled = Pick<Ticket, 'answers' | 'signatures' | 'revisions'>;

/** A question that hangs on another is asked when that is asked too, and was answered so. */
export function isAsked(question: TicketQuestion, answers: Answers, form: TicketForm): boolean {
  const { when } = question;
  if (when === undefined) return true;
  if (answers[when.key] !== when.is) return false;
  const other = form.steps.flatMap(({ questions }) => questions).find(({ key }) => key === when.key);
  // of two that hang on each other neither is asked
  return other !== undefined && other.when?.key !== question.key && isAsked(other, answers, form);
}

export const askedOf = (step: TicketStep, answers: Answers, form: TicketForm): readonly TicketQuestion[] =>
  step.questions.filter((question) => isAsked(question, answers, form));

const isBlank = (answer: Answer | undefined): boolean => answer === undefined || (typeof answer === 'string' && answer.trim() === '');

const SENTENCES: Readonly<Record<TicketQuestion['kind'], string>> = {
  text: 'Fill it in.',
  number: 'Enter a number.',
  choice: 'Choose one.',
  yesNo: 'Answer yes or no.',
  date: 'Enter the day.',
  photo: 'Take it, then tick here.',
  prefilled: 'It is missing on the job: tell the office.',
  position: 'Press Use my location.',
  signatures: 'A signature is missing.',
};

/** Whether the answer is of the question's kind: a ticket of another form's making may hold anything. */
export function isAnswered(question: TicketQuestion, { answers, ...ticket }: Filled): boolean {
  if (question.kind === 'signatures') return signedNow(ticket, question.by).length > 0;
  const answer = answers[question.key];
  if (isBlank(answer)) return false;
  switch (question.kind) {
    case 'number':
      return typeof answer === 'number';
    case 'yesNo':
      return typeof answer === 'boolean';
    case 'photo':
      return answer === true;
    case 'position':
      return typeof answer === 'object';
    case 'choice':
      return typeof answer === 'string' && question.options.includes(answer);
    default:
      return typeof answer === 'string';
  }
}

export function missingOn(step: TicketStep, ticket: Filled, form: TicketForm): readonly Missing[] {
  return askedOf(step, ticket.answers, form)
    .filter((question) => question.isOptional !== true && !isAnswered(question, ticket))
    .map(({ key, label, kind }) => ({ key, sentence: `${label}${/[.?!]$/.test(label) ? '' : ':'} ${SENTENCES[kind]}` }));
}

/** @param today a plan that has run out stops the work from the day after on */
export function stopsOn(step: TicketStep, { answers }: Filled, form: TicketForm, today: CalendarDay): readonly Stop[] {
  return askedOf(step, answers, form).flatMap((question) => {
    const { key, label } = question;
    const answer = answers[key];
    if (question.kind === 'yesNo' && question.stop !== undefined && answer === question.stop.on)
      return [{ key, label, text: question.stop.text }];
    const isPast = question.kind === 'date' && typeof answer === 'string' && answer !== '' && answer < today;
    return isPast && question.stopWhenPast !== undefined ? [{ key, label, text: question.stopWhenPast }] : [];
  });
}

export function stepState(step: TicketStep, ticket: Filled, form: TicketForm, today: CalendarDay): StepState {
  if (stopsOn(step, ticket, form, today).length > 0) return 'stopped';
  return missingOn(step, ticket, form).length > 0 ? 'open' : 'done';
}

const isBefore = (step: TicketStep, phase: TicketStep['phase']): boolean => PHASES.indexOf(step.phase) < PHASES.indexOf(phase);
const PHASES: readonly TicketStep['phase'][] = ['assessment', 'signOn', 'record', 'signOff'];

/** The steps that must be done before somebody signs on, or signs off, and are not. */
export function openBefore(
  phase: 'signOn' | 'signOff',
  form: TicketForm,
  ticket: Filled,
  today: CalendarDay,
): readonly (TicketStep & { readonly state: StepState })[] {
  return form.steps
    .filter((step) => isBefore(step, phase))
    .map((step) => ({ ...step, state: stepState(step, ticket, form, today) }))
    .filter(({ state }) => state !== 'done');
}

/** What the sign-off lacks beside its signatures. */
export function lacksForCompletion(form: TicketForm, ticket: Filled, today: CalendarDay): readonly string[] {
  const steps = openBefore('signOff', form, ticket, today).map(({ title }) => `${title} is not done.`);
  const last = form.steps.filter(({ phase }) => phase === 'signOff');
  return [
    ...steps,
    ...last.flatMap((step) => stopsOn(step, ticket, form, today).map(({ text }) => text)),
    ...last.flatMap((step) => missingOn(step, ticket, form).map(({ sentence }) => sentence)),
  ];
}

/** Null: the answers of this step may be changed now; else why not. */
export function fixedBecause(step: TicketStep, ticket: Ticket, isSubmitted: boolean): string | null {
  const stage = stageOf(ticket, isSubmitted);
  if (stage === 'Locked') return 'Locked since the task was submitted.';
  if (stage === 'Complete') return 'The ticket is complete. If conditions have changed, re-assess.';
  const isSigned = stage === 'Signed on' && step.phase === 'assessment';
  return isSigned ? 'The crew has signed this. If conditions have changed, re-assess.' : null;
}

/** 'Controls agreed for today': what was answered well, in the form's own words. */
export function agreedControls(form: TicketForm, ticket: Filled, today: CalendarDay): readonly string[] {
  return form.steps
    .filter(({ phase }) => phase === 'assessment')
    .flatMap((step) => {
      const stopped = new Set(stopsOn(step, ticket, form, today).map(({ key }) => key));
      return askedOf(step, ticket.answers, form).flatMap((question) => {
        const answer = ticket.answers[question.key];
        const isGood = isAnswered(question, ticket) && answer !== false && !stopped.has(question.key);
        return question.control === undefined || !isGood ? [] : [question.control.replace('…', () => answerText(question, answer))];
      });
    });
}

/** As a person reads it; '' for none. */
export function answerText(question: TicketQuestion, answer: Answer | undefined): string {
  if (answer === undefined || answer === '') return '';
  if (typeof answer === 'boolean') return question.kind === 'photo' ? (answer ? 'Taken' : '') : answer ? 'Yes' : 'No';
  if (typeof answer === 'number') return [String(answer), question.kind === 'number' ? (question.unit ?? '') : ''].join(' ').trim();
  if (typeof answer === 'string') return answer;
  const { latitude, longitude, accuracyMetres } = answer;
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)} ± ${String(Math.round(accuracyMetres))} m`;
}
