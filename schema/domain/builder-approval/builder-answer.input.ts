// What a builder sends from the page behind the link: plain fields of a form. Each fault is said beside its field, and nothing that was typed is lost.
import type { CalendarDay } from '../kernel/dates.ts';
import { lineOf, textOf } from '../kernel/input.ts';
import { normaliseMobile } from '../kernel/phone.ts';
import { readTypedDay, TYPED_DAY_EXAMPLE } from '../kernel/typed-day.ts';
import { ANSWERS, type Answer } from './builder-request.lifecycle.ts';
import { MOST_NAME, MOST_NOTES, MOST_REASON } from './builder-request.limits.ts';

/** By the names of the form's fields. */
export type FormFields = Readonly<Record<string, string>>;

export interface JobAnswer {
  /** Of the jobs of the request, from 1. */
  readonly number: number;
  readonly answer: Answer;
  readonly reason: string | null;
  readonly earliestDate: CalendarDay | null;
}

export interface BuilderAnswer {
  readonly jobs: readonly JobAnswer[];
  readonly accessNotes: string | null;
  readonly name: string;
  readonly role: string | null;
  readonly mobile: string;
}

export type ReadForm = { readonly ok: true; readonly answer: BuilderAnswer } | { readonly ok: false; readonly faults: FormFields };

export const fieldOf = (number: number, part: 'answer' | 'date' | 'reason'): string => `${part}-${String(number)}`;
/** The button that approves every job that is still open. */
export const APPROVE_ALL = 'approve-all';

export interface FormContext {
  /** The numbers of the jobs that may still be answered. */
  readonly open: readonly number[];
  readonly today: CalendarDay;
}

type Faults = Record<string, string>;

const NO_ANSWER = { one: 'Choose an answer for this address.', several: 'Choose an answer for at least one address.' } as const;

const isAnswer = (given: string | undefined): boolean => ANSWERS.some((known) => known === given);

/** The whole form: with any fault nothing of it counts. */
export function readBuilderForm(form: FormFields, { open, today }: FormContext): ReadForm {
  const faults: Faults = {};
  const jobs = open.flatMap((number) => readJob(form, number, today, faults));
  if (!open.some((number) => form[APPROVE_ALL] !== undefined || isAnswer(form[fieldOf(number, 'answer')])))
    for (const number of open) faults[fieldOf(number, 'answer')] = NO_ANSWER[open.length === 1 ? 'one' : 'several'];
  const name = lineIn(form, 'name', MOST_NAME, faults);
  if (name === '') faults['name'] ??= 'Your name is missing.';
  const role = lineIn(form, 'role', MOST_NAME, faults);
  const mobile = normaliseMobile(form['mobile'] ?? '');
  if (mobile === null) faults['mobile'] = 'A mobile number has 10 digits and begins with 04.';
  const accessNotes = textIn(form, 'notes', MOST_NOTES, faults);
  if (form['agreed'] !== 'yes') faults['agreed'] = 'Tick the box to confirm that you are allowed to answer for these addresses.';
  if (Object.keys(faults).length > 0 || mobile === null) return { ok: false, faults };
  return { ok: true, answer: { jobs, accessNotes: orNull(accessNotes), name, role: orNull(role), mobile } };
}

function readJob(form: FormFields, number: number, today: CalendarDay, faults: Faults): JobAnswer[] {
  if (form[APPROVE_ALL] !== undefined) return [{ number, answer: 'approved', reason: null, earliestDate: null }];
  const given = form[fieldOf(number, 'answer')];
  const answer = ANSWERS.find((known) => known === given);
  if (answer === undefined) return [];
  const earliestDate = answer === 'later' ? dayIn(form, fieldOf(number, 'date'), today, faults) : null;
  const reason = answer === 'declined' ? textIn(form, fieldOf(number, 'reason'), MOST_REASON, faults) : '';
  if (answer === 'declined' && reason === '') faults[fieldOf(number, 'reason')] ??= 'Give a reason, in a few words.';
  return [{ number, answer, reason: orNull(reason), earliestDate }];
}

function dayIn(form: FormFields, name: string, today: CalendarDay, faults: Faults): CalendarDay | null {
  // a browser without a calendar sends what was typed
  const day = readTypedDay(form[name] ?? '', today);
  if (day === null) faults[name] = `Enter the earliest day, such as ${TYPED_DAY_EXAMPLE}.`;
  else if (day < today) faults[name] = 'The earliest day cannot be before today.';
  return day;
}

const orNull = (text: string): string | null => (text === '' ? null : text);
const textIn = (form: FormFields, name: string, most: number, faults: Faults): string => read(textOf(most), form, name, most, faults);
const lineIn = (form: FormFields, name: string, most: number, faults: Faults): string => read(lineOf(most), form, name, most, faults);

function read(schema: ReturnType<typeof textOf>, form: FormFields, name: string, most: number, faults: Faults): string {
  const text = schema.safeParse(form[name] ?? '');
  if (text.success) return text.data;
  faults[name] = `At most ${String(most)} characters, without special characters.`;
  return '';
}
