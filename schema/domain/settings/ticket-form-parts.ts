// A ticket's form as it is edited: its questions are rows, each with the step that it stands in, so that two editors are merged question by question. What was saved
// is never written again: another wording is another version, and a ticket that is open keeps its own (decision 043). Pure.
import { DEFAULT_TICKET_FORM } from './default-ticket-form.ts';
import { capitalised } from '../kernel/capitalised.ts';

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);
const partsIn = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.filter(isPart) : []);
const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const versionOf = ({ version }: Part): number => (typeof version === 'number' ? version : 0);

/** Every form that may have been filled in, the product's first, each version once. */
export const formsIn = (config: Part): readonly Part[] => [
  DEFAULT_TICKET_FORM,
  ...partsIn(config['forms']).toSorted((one, other) => versionOf(one) - versionOf(other)),
];

const newestOf = (config: Part): Part => formsIn(config).at(-1) ?? DEFAULT_TICKET_FORM;

/** In place of the forms: `stepOrder`, `steps` by their key, and `questions` in their order, each with its `step`. */
export function openedTicket(config: Part): Part {
  if (Array.isArray(config['stepOrder'])) return config;
  const { forms: _forms, ...rest } = config;
  const steps = partsIn(newestOf(config)['steps']);
  return {
    ...rest,
    stepOrder: steps.map(({ key }) => textOf(key)),
    steps: Object.fromEntries(steps.map(({ key, questions: _questions, ...step }) => [textOf(key), step])),
    questions: steps.flatMap(({ key, questions }) => partsIn(questions).map((question) => ({ step: textOf(key), ...question }))),
  };
}

/**
 * As it is stored, upon the forms of `from`: those stay as they are, and what is asked otherwise than by the newest of them becomes another version.
 * @param version of such a form; left out, the next one of `from`
 */
export function closedTicket(opened: Part, from: Part, version?: number): Part {
  const { stepOrder, steps: _steps, questions: _questions, ...rest } = opened;
  // as it was stored: what a device kept of an edit before questions could be edited
  if (!Array.isArray(stepOrder)) return rest;
  const forms = partsIn(from['forms']);
  const steps = stepsOf(opened, from);
  if (sameText(steps) === sameText(partsIn(newestOf(from)['steps']))) return { ...rest, forms };
  return { ...rest, forms: [...forms, { version: version ?? Math.max(...formsIn(from).map(versionOf)) + 1, steps }] };
}

/** A step that somebody took away while another added to it is there again, as it was. */
function stepsOf(opened: Part, from: Part): readonly Part[] {
  const questions = partsIn(opened['questions']);
  const known = isPart(opened['steps']) ? opened['steps'] : {};
  const before = new Map(formsIn(from).flatMap(({ steps }) => partsIn(steps).map((step) => [textOf(step['key']), step] as const)));
  const used = questions.map(({ step }) => textOf(step));
  const order = [...new Set([...textsIn(opened['stepOrder']).filter((key) => isPart(known[key])), ...Object.keys(known), ...used])];
  return order.flatMap((key) => {
    const step = isPart(known[key]) ? known[key] : before.get(key);
    if (step === undefined) return [];
    const { title, phase } = step;
    return { key, title, phase, questions: questions.filter((one) => one['step'] === key).map(({ step: _step, ...question }) => question) };
  });
}

/** Whatever the order of its parts; what is null counts as left out. */
const sameText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isPart(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, one]) => one !== null && one !== undefined)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );

/** What a form asks as one text, whatever its version: two that ask the same have the same. */
export const formText = ({ steps }: Part): string => sameText(steps);

/** Whether a form asks the same, whatever its version. */
export const asksTheSame = (one: Part, other: Part): boolean => formText(one) === formText(other);

/** Questions of earlier forms that the newest does not ask, as they were asked last: they can be brought back, and their names are not given again. */
export function archivedQuestions(config: Part, asked: ReadonlySet<string>): readonly Part[] {
  const last = new Map<string, Part>();
  for (const form of formsIn(config))
    for (const question of partsIn(openedTicket({ forms: [form] })['questions'])) last.set(textOf(question['key']), question);
  return [...last].filter(([key]) => !asked.has(key)).map(([, question]) => question);
}

const MOST_WORDS = 6;

/** 'Is the gate locked?' → 'isTheGateLocked', with a number where that is taken. */
export function newName(label: string, taken: ReadonlySet<string>): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.slice(0, MOST_WORDS);
  const joined = (words ?? []).map((word, at) => (at === 0 ? word : capitalised(word))).join('');
  const name = (/^[a-z]/.test(joined) ? joined : `question${joined}`).slice(0, 50);
  if (!taken.has(name)) return name;
  for (let count = 2; ; count++) if (!taken.has(`${name}${String(count)}`)) return `${name}${String(count)}`;
}
