// What a change of the work type does to a job, in people's words (screens.md §2.7: the question "shows which settings change").
import { lineOfParts, PARTS_OF_STRUCTURED, type AddressType } from './job-address.rules.ts';
import { jobFieldLabel, textValue, type JobValues } from './job.fields.ts';

export interface WorkTypeForm {
  readonly addressType: AddressType;
  /** Names of the fields that this work type has of its own. */
  readonly ownFields: readonly string[];
}

export interface WorkTypeChangeFacts {
  readonly from: WorkTypeForm;
  readonly to: WorkTypeForm;
  /** As the job stands, and as it would stand. */
  readonly before: JobValues;
  readonly after: JobValues;
  /** Names of the settings that are not the same. */
  readonly settings: readonly string[];
}

/** In the form's question the address and the fields are told by themselves, with what stands in them. */
const SENTENCE_APART: Readonly<Record<string, string>> = {
  'Address Type': 'how the address is written',
  'Custom Construction Fields': 'the fields of its own that are asked for',
};
const OTHERWISE: Readonly<Record<string, string>> = {
  'Field Work Task': 'what its crews see of the job',
  'Field Work List': 'the columns of the crews’ list',
  'Job Status Settings': 'the statuses that can be chosen',
  'Field Job Status': 'whether crews see and set the job’s status',
  'Optional Construction Fields': 'the names of some fields',
  'Expected Photos': 'the photos that are expected',
  'Ticket of Work': 'the ticket of work',
};

const named = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const quoted = (text: string | null): string => (text === null ? '' : ` “${text}”`);

/** The fields that can be written with the change: what was filled in under the old work type stays with the job, also in the same save. */
export const templatesOfChange = <Template extends { readonly fieldName: string }>(
  to: readonly Template[],
  from: readonly Template[],
): readonly Template[] => [...to, ...from.filter(({ fieldName }) => !to.some((other) => other.fieldName === fieldName))];

export const workTypeQuestion = (to: string): string => `Change the work type to ${to}?`;

export const issuedTasksSentence = (issuedTasks: number): string =>
  issuedTasks === 1 ? '1 issued task follows the work type.' : `${String(issuedTasks)} issued tasks follow the work type.`;

/** The question in one sentence, for who is not asked it by the form. */
export function workTypeAsked(to: string, issuedTasks: number, settings: readonly string[]): string {
  const things = settings.flatMap((name) => SENTENCE_APART[name] ?? OTHERWISE[name] ?? []);
  const different = things.length === 0 ? [] : [`Changed from now on: ${named(things)}.`];
  return [workTypeQuestion(to), issuedTasksSentence(issuedTasks), ...different, 'Confirm to continue.'].join(' ');
}

/** One sentence for each thing that changes. */
export function workTypeChangeSentence({ from, to, before, after, settings }: WorkTypeChangeFacts): string[] {
  const gone = from.ownFields.filter((name) => !to.ownFields.includes(name));
  const asked = to.ownFields.filter((name) => !from.ownFields.includes(name));
  const otherwise = settings.flatMap((name) => OTHERWISE[name] ?? []);
  return [
    ...addressSentence(from.addressType, to.addressType, before, after),
    ...(gone.length === 0 ? [] : [`No longer shown: ${named(gone)}. What was filled in stays with the job.`]),
    ...(asked.length === 0 ? [] : [`Asked from now on: ${named(asked)}.`]),
    ...(otherwise.length === 0 ? [] : [`Changed from now on: ${named(otherwise)}.`]),
  ];
}

function addressSentence(from: AddressType, to: AddressType, before: JobValues, after: JobValues): string[] {
  if (from === to) return [];
  const line = textValue(after, 'address');
  const parts = named(PARTS_OF_STRUCTURED.map(jobFieldLabel));
  if (to === 'structured') {
    const old = textValue(before, 'address');
    const was = old === line || old === null ? '' : ` Until now it was “${old}”.`;
    return [`From now on the address is entered in parts: ${parts}. It will be${quoted(line)}.${was}`];
  }
  const isKept = lineOfParts(after) !== null;
  return [
    `From now on the address is one line:${quoted(line)}.`,
    isKept
      ? `No longer shown: ${parts}. They are kept, and are there again with the old work type.`
      : `No longer shown: ${parts}. The line that you typed is different, so they are cleared.`,
  ];
}
