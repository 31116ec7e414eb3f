// The form of a ticket of work while it is edited: its steps with their questions, and what each press makes of them. Pure.
import { currentForm } from '@lotline/schema/domain/settings/current-form';
import { isConfig, keyOf, rowsOf, type Config } from '@lotline/schema/domain/settings/merge-setting';
import { ticketOfWorkSetting } from '@lotline/schema/domain/settings/ticket-of-work.schema';
import { archivedQuestions, asksTheSame, formsIn, newName, openedTicket } from '@lotline/schema/domain/settings/ticket-form-parts';
import { formFaults, questionFaults, type FormFault } from '@lotline/schema/domain/settings/ticket-form.rules';
import { withMovedRow, withPlain, type DraftRow, type SettingEdit } from './setting-draft.ts';

export const TICKET = 'Ticket of Work';

export interface StepDraft {
  readonly key: string;
  readonly title: string;
  readonly phase: string;
  readonly questions: readonly DraftRow[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const keyIn = ({ value }: DraftRow): string => keyOf(TICKET, value);

/** Whom a crew calls, as it stands in the form. */
export const supervisorOf = ({ plain }: SettingEdit) => ({
  supervisorName: textOf(plain['supervisorName']),
  supervisorPhone: textOf(plain['supervisorPhone']),
});

/** In their order, each with its questions in theirs. */
export function stepsOf({ plain, rows }: SettingEdit): readonly StepDraft[] {
  const known = isConfig(plain['steps']) ? plain['steps'] : {};
  const order = Array.isArray(plain['stepOrder']) ? plain['stepOrder'].map(textOf) : [];
  return [...new Set([...order, ...Object.keys(known)])].flatMap((key) => {
    const step = known[key];
    if (!isConfig(step)) return [];
    return [
      { key, title: textOf(step['title']), phase: textOf(step['phase']), questions: rows.filter(({ value }) => value['step'] === key) },
    ];
  });
}

export const withStep = (edit: SettingEdit, key: string, part: Config): SettingEdit => {
  const steps = isConfig(edit.plain['steps']) ? edit.plain['steps'] : {};
  const step = steps[key];
  return withPlain(edit, ['steps', key], { ...(isConfig(step) ? step : {}), ...part });
};

const ordered = (edit: SettingEdit, keys: readonly string[]): SettingEdit => withPlain(edit, ['stepOrder'], [...keys]);

/** Behind the last step of its part, so that the parts keep their order. */
export function withAddedStep(edit: SettingEdit, title: string, phase: string): SettingEdit {
  const steps = stepsOf(edit);
  const earlier = formsIn(edit.base).flatMap((form) => stepsOf({ ...edit, plain: openedTicket({ forms: [form] }) }));
  const taken = new Set([...steps, ...earlier].map(({ key }) => key));
  const key = newName(title, taken);
  const at = steps.findLastIndex((step) => step.phase === phase) + 1;
  const keys = steps.map((step) => step.key);
  return ordered(withStep(edit, key, { title, phase }), at === 0 ? [...keys, key] : keys.toSpliced(at, 0, key));
}

/** A step that asks nothing any more. */
export function withoutStep(edit: SettingEdit, key: string): SettingEdit {
  const steps = isConfig(edit.plain['steps']) ? edit.plain['steps'] : {};
  const { [key]: _gone, ...left } = steps;
  return ordered(
    withPlain(edit, ['steps'], left),
    stepsOf(edit).flatMap((step) => (step.key === key ? [] : [step.key])),
  );
}

export function withMovedStep(edit: SettingEdit, from: number, to: number): SettingEdit {
  const keys = stepsOf(edit).map(({ key }) => key);
  const moved = keys[from];
  return moved === undefined ? edit : ordered(edit, keys.toSpliced(from, 1).toSpliced(to, 0, moved));
}

const askedKeys = ({ rows }: SettingEdit): ReadonlySet<string> => new Set(rows.map(keyIn));

const takenNames = (edit: SettingEdit): ReadonlySet<string> =>
  new Set([
    ...askedKeys(edit),
    ...formsIn(edit.base).flatMap((form) => rowsOf(TICKET, openedTicket({ forms: [form] })).map((row) => keyOf(TICKET, row))),
  ]);

/** What a new question needs so that it can be saved, as far as that is known. */
const FIRST: Readonly<Record<string, Config>> = { choice: { options: [] } };

function withQuestion(edit: SettingEdit, question: Config): SettingEdit {
  const id = Math.max(-1, ...edit.rows.map((row) => row.id)) + 1;
  return { ...edit, rows: [...edit.rows, { id, value: question }] };
}

export function withAddedQuestion(edit: SettingEdit, step: string, kind: string, label: string): SettingEdit {
  return withQuestion(edit, { step, key: newName(label, takenNames(edit)), kind, label, ...FIRST[kind] });
}

/** Asked by an earlier form, and no longer. */
export const archivedOf = (edit: SettingEdit): readonly Config[] => archivedQuestions(edit.base, askedKeys(edit));

/** Behind what was asked before it, in its step or in the last one where that is gone. */
export function withBroughtBack(edit: SettingEdit, question: Config): SettingEdit {
  const keys = stepsOf(edit).map(({ key }) => key);
  const step = textOf(question['step']);
  const next = withQuestion(edit, { ...question, step: keys.includes(step) ? step : (keys.at(-1) ?? '') });
  const key = keyOf(TICKET, question);
  const orders = formsIn(edit.base).map((form) => rowsOf(TICKET, openedTicket({ forms: [form] })).map((row) => keyOf(TICKET, row)));
  const order = orders.findLast((one) => one.includes(key)) ?? [];
  const before = new Set(order.slice(0, order.indexOf(key)));
  return withMovedRow(next, next.rows.length - 1, edit.rows.findLastIndex((row) => before.has(keyIn(row))) + 1);
}

/** Places within the step. */
export function withMovedQuestion(edit: SettingEdit, { questions }: StepDraft, from: number, to: number): SettingEdit {
  const [moved, there] = [questions[from], questions[to]];
  if (moved === undefined || there === undefined) return edit;
  return withMovedRow(edit, edit.rows.indexOf(moved), edit.rows.indexOf(there));
}

/** What can be asked of before: a question that is answered by yes, no or one of a list. */
export function asksBefore(edit: SettingEdit, row: DraftRow): readonly Config[] {
  const all = stepsOf(edit).flatMap(({ questions }) => questions);
  return all
    .slice(
      0,
      all.findIndex(({ id }) => id === row.id),
    )
    .flatMap(({ value }) => (value['kind'] === 'yesNo' || value['kind'] === 'choice' ? [value] : []));
}

/** What is wrong, in the order in which it is said. @param config as it would be saved */
export function ticketFaults(edit: SettingEdit, config: Config): readonly FormFault[] {
  const own = edit.rows.flatMap(({ value }) => questionFaults(value));
  const steps = stepsOf(edit).flatMap(({ key, title, questions }): FormFault[] => {
    if (title.trim() === '') return [{ key, field: 'title', sentence: 'Give the step a title.' }];
    return questions.length > 0 ? [] : [{ key, field: '', sentence: `Step ${title} asks nothing: add a question, or remove the step.` }];
  });
  if (own.length + steps.length > 0) return [...steps, ...own];
  const after = ticketOfWorkSetting.safeParse(config);
  const before = ticketOfWorkSetting.safeParse(edit.base);
  if (!after.success || (before.success && asksTheSame(currentForm(after.data), currentForm(before.data)))) return [];
  return formFaults(currentForm(after.data));
}
