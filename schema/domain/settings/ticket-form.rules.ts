// What keeps a changed form of a ticket of work from being saved, and at which of its fields it is said (screens.md §2.21, §2.26). The console tells by it, the server
// decides by it. A form that is stored already is read by its schema alone. Pure.
import { allowed, unless, type Verdict } from '../kernel/verdict.ts';
import { currentForm } from './current-form.ts';
import { asksTheSame } from './ticket-form-parts.ts';
import { ticketQuestion } from './ticket-of-work.schema.ts';
import type { TicketForm, TicketOfWorkSetting, TicketQuestion, TicketStep } from './ticket-of-work.setting.ts';

export interface FormFault {
  /** Of the step or the question; '' of the whole form. */
  readonly key: string;
  /** Of the question: 'label', 'options', 'when'; '' of the whole of it. */
  readonly field: string;
  readonly sentence: string;
}

type Row = Readonly<Record<string, unknown>>;

const PHASES: readonly TicketStep['phase'][] = ['assessment', 'signOn', 'record', 'signOff'];

const MISSING: Readonly<Record<string, string>> = {
  label: 'Write the question.',
  options: 'Give at least two choices, each once, of at most 100 characters.',
  unit: 'Write the unit, or leave it empty.',
  most: 'Enter a number.',
  stop: 'Say what the crew is to do, in at most 500 characters.',
  stopWhenPast: 'Say what the crew is to do, in at most 500 characters.',
  statement: 'Write the text to sign.',
  control: 'Write the control in at most 500 characters.',
};

/** Of one question as it is edited: what its schema refuses, field by field. */
export function questionFaults({ step: _step, ...question }: Row): readonly FormFault[] {
  const key = typeof question['key'] === 'string' ? question['key'] : '';
  const parsed = ticketQuestion.safeParse(question);
  const found = parsed.success ? [] : parsed.error.issues.map(({ path: [field = ''] }) => String(field));
  const options: readonly unknown[] = Array.isArray(question['options']) ? question['options'] : [];
  const isTwice = question['kind'] === 'choice' && new Set(options).size !== options.length;
  return [...new Set([...found, ...(isTwice ? ['options'] : [])])].map((field) => ({
    ...{ key, field },
    sentence: MISSING[field] ?? 'This is not right.',
  }));
}

/** A form that asks as before is not judged anew. Refusals: INVALID_INPUT, its field is 'key.field' of the question or step. */
export function canAskSo(after: TicketOfWorkSetting, before: TicketOfWorkSetting): Verdict {
  const form = currentForm(after);
  if (asksTheSame(form, currentForm(before))) return allowed;
  const [fault] = formFaults(form);
  return unless(fault === undefined, 'INVALID_INPUT', {
    field: ['config', fault?.key ?? '', fault?.field ?? ''].filter((part) => part !== '').join('.'),
    sentence: fault?.sentence ?? '',
  });
}

/** Of the whole form: who hangs on whom, in which order the steps go, and that it can be signed. */
export function formFaults({ steps }: Pick<TicketForm, 'steps'>): readonly FormFault[] {
  const asked = steps.flatMap(({ questions }) => questions);
  return [...stepFaults(steps), ...asked.flatMap((question, at) => whenFaults(question, asked.slice(0, at), asked)), ...signFaults(steps)];
}

function stepFaults(steps: readonly TicketStep[]): readonly FormFault[] {
  return steps.flatMap(({ key, title, phase }, at) => {
    const before = steps.slice(0, at).find((step) => PHASES.indexOf(step.phase) > PHASES.indexOf(phase));
    return before === undefined ? [] : [{ key, field: '', sentence: `Step ${title} is done before ${before.title}: move it up.` }];
  });
}

function whenFaults(
  { key, when }: TicketQuestion,
  before: readonly TicketQuestion[],
  asked: readonly TicketQuestion[],
): readonly FormFault[] {
  if (when === undefined) return [];
  const said = (sentence: string) => [{ key, field: 'when', sentence }];
  const other = asked.find((one) => one.key === when.key);
  if (other === undefined) return said('The question that this one depends on is no longer asked.');
  if (!before.includes(other)) return said(`“${other.label}” must be asked before this question.`);
  const isKnown =
    other.kind === 'yesNo' ? typeof when.is === 'boolean' : other.kind === 'choice' && other.options.some((one) => one === when.is);
  return isKnown ? [] : said(`“${other.label}” cannot be answered so.`);
}

function signFaults(steps: readonly TicketStep[]): readonly FormFault[] {
  const isSigned = (phase: TicketStep['phase'], by: string) =>
    steps.some(
      (step) =>
        step.phase === phase &&
        step.questions.some((one) => one.kind === 'signatures' && one.by === by && one.isOptional !== true && one.when === undefined),
    );
  const lacks = (sentence: string): FormFault => ({ key: '', field: '', sentence });
  return [
    ...(isSigned('signOn', 'crew') ? [] : [lacks('The crew must sign on: restore the required signature of the crew.')]),
    ...(isSigned('signOff', 'worker') ? [] : [lacks('A worker must sign off: restore the required signature of the worker.')]),
  ];
}
