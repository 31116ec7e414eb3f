// The questions of a ticket of work in words: what each part of them is called, where it is told what was changed.
import { isConfig, type SettingPath } from '@lotline/schema/domain/settings/merge-setting';
import type { SettingField, SettingRows } from './setting-field.ts';

export const PHASES = [
  { value: 'assessment', label: 'Before work starts' },
  { value: 'signOn', label: 'Sign-on' },
  { value: 'record', label: 'Work record' },
  { value: 'signOff', label: 'Sign-off' },
] as const;

export const KINDS: Readonly<Record<string, string>> = {
  yesNo: 'Yes or no',
  text: 'Text',
  choice: 'One of a list',
  number: 'Number',
  date: 'Day',
  photo: 'Photo',
  position: 'Where the crew is',
  prefilled: 'Of the job',
  signatures: 'Signatures',
};

/** What can be added; the job's own facts and the signatures come with the product's form. */
export const ADDED_KINDS = ['yesNo', 'text', 'choice', 'number', 'date', 'photo', 'position'] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** 'plansOnSite' → 'plans on site' */
const wordsOf = (key: string): string => key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
export const sayAnswer = (is: unknown): string => (typeof is === 'boolean' ? (is ? 'Yes' : 'No') : textOf(is));

export const sayWhen = (value: unknown): string =>
  isConfig(value) ? `${wordsOf(textOf(value['key']))}: ${sayAnswer(value['is'])}` : 'always';
const sayStop = (value: unknown): string => (isConfig(value) ? `at ${sayAnswer(value['on'])}: ${textOf(value['text'])}` : 'never');

/** 'Step underground, title' */
export function sayStepPath(path: SettingPath): string {
  if (path[1] === 'stepOrder') return 'Order of the steps';
  return `Step ${wordsOf(path[2] ?? '')}, ${path[3] === 'phase' ? 'part' : (path[3] ?? '')}`;
}

const of = (key: string, label: string, more: Partial<SettingField> = {}): SettingField => ({ key, label, kind: 'line', ...more });

export const TICKET_ROWS: SettingRows = {
  one: 'question',
  fields: [
    of('label', 'Question'),
    of('step', 'Step', { say: (key) => wordsOf(textOf(key)) }),
    of('kind', 'Kind', { say: (kind) => KINDS[textOf(kind)] ?? textOf(kind) }),
    of('isOptional', 'May be left empty', { kind: 'flag' }),
    of('isLong', 'Several lines', { kind: 'flag' }),
    of('unit', 'Unit'),
    of('most', 'At most', { kind: 'count' }),
    of('options', 'Choices', { kind: 'texts' }),
    of('stop', 'Stops the work', { say: sayStop }),
    of('stopWhenPast', 'Stops the work once past'),
    of('when', 'Asked when', { say: sayWhen }),
    of('control', 'Control agreed'),
    of('statement', 'Text to sign'),
  ],
  sayKey: (key) => `“${wordsOf(key)}”`,
  added: {},
};
