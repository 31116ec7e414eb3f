// What is typed into the fields of a command, judged and sent. Stored as a draft under its name, but for what is typed by hand each time.
import { useState } from 'react';
import { z } from 'zod';
import { useFormDraft } from '../form/use-form-draft.ts';
import { faultsOf, ofEach, refusedField, shownKeys, type CommandFields, type CommandValues } from './command-field.ts';

interface Problem {
  readonly code: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** As `useCommand` makes it. */
export interface Sendable<Input, Answer> {
  readonly attempt: (input: Input) => Promise<{ readonly isDone: true; readonly answer: Answer } | { readonly isDone: false }>;
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  readonly sentence: string | null;
}

export interface CommandWish<Key extends string, Input, Answer> {
  readonly fields: CommandFields<Key>;
  /** The name of its draft on the device; left out, what is typed is stored nowhere. */
  readonly draft?: string;
  readonly command: Sendable<Input, Answer>;
  /** @param values without the spaces around them @returns null: there is nothing to send */
  readonly inputOf: (values: CommandValues<Key>) => Input | null;
  /** What is typed now, for what is shown of it outside the form. */
  readonly onType?: (values: CommandValues<Key>) => void;
  /** Why it cannot be sent, beside what a field says itself: said at the button. */
  readonly lackOf?: (values: CommandValues<Key>) => string | undefined;
  /** It is done; the form closes after it. */
  readonly onDone?: (answer: Answer, values: CommandValues<Key>) => void;
  /** Whether it is done with that answer. */
  readonly isSettled?: (answer: Answer) => boolean;
  /** Done, it is empty again and stays open. */
  readonly staysOpen?: boolean;
  readonly onClose: () => void;
}

export interface CommandForm<Key extends string> {
  readonly values: CommandValues<Key>;
  /** Those that are shown. */
  readonly keys: readonly Key[];
  readonly set: (key: Key, text: string) => void;
  readonly isBusy: boolean;
  readonly isUnsaved: boolean;
  readonly isRestored: boolean;
  readonly lack: string | undefined;
  /** The person has tried to send it. */
  readonly isAsked: boolean;
  readonly errorOf: (key: Key) => string | undefined;
  /** The field at which the refusal is said. */
  readonly refusedAt: Key | null;
  /** The refusal that no field says. */
  readonly refusal: string | null;
  readonly submit: () => void;
  readonly close: () => void;
}

/** Of a form whose values go to the page around it, not to the server. */
export const SENDS_NOTHING: Sendable<unknown, null> = {
  ...{ isBusy: false, problem: null, sentence: null },
  attempt: () => Promise.resolve({ isDone: true, answer: null }),
};

const CHOSEN: ReadonlySet<string | undefined> = new Set(['choice', 'tree', 'segments']);

export function useCommandForm<Key extends string, Input, Answer>(wish: CommandWish<Key, Input, Answer>): CommandForm<Key> {
  const { fields, command, onType, inputOf, lackOf, onDone, isSettled, staysOpen = false, onClose } = wish;
  const [isAsked, setAsked] = useState(false);
  const [passing, setPassing] = useState<Partial<Record<Key, string>>>({});
  const start = ofEach(fields, (field) => field.start ?? '');
  const shapes = ofEach(fields, () => z.string());
  const draft = useFormDraft<CommandValues<Key>>({ name: wish.draft ?? null, shapes, start, choices: keysOf(fields, isChosen), onClose });
  const values = ofEach(fields, (_, key) => passing[key] ?? draft.values[key]);
  const faults = faultsOf(fields, values);
  const trimmed = ofEach(fields, (_, key) => values[key].trim());
  const lack = lackOf?.(trimmed);
  const keys = shownKeys(fields, values);
  const refusedAt = refusedField(keys, command.problem);
  const send = async (): Promise<void> => {
    const input = inputOf(trimmed);
    if (input === null) return;
    const outcome = await command.attempt(input);
    if (!outcome.isDone || isSettled?.(outcome.answer) === false) return;
    onDone?.(outcome.answer, trimmed);
    if (!staysOpen) return draft.close();
    draft.forget();
    setPassing({});
    setAsked(false);
    onType?.(start);
  };
  return {
    ...{ values, keys, lack, isAsked, refusedAt, isBusy: command.isBusy, isRestored: draft.isRestored, close: draft.close },
    isUnsaved: draft.isUnsaved || keysOf(fields, (_, key) => (passing[key] ?? '') !== '').length > 0,
    set: (key, text) => {
      if (fields[key].isPassing === true) setPassing((before) => ({ ...before, [key]: text }));
      else draft.set(partOf(key, text));
      onType?.({ ...values, ...partOf(key, text) });
    },
    errorOf: (key) => (isAsked ? faults[key] : undefined) ?? (refusedAt === key ? (command.sentence ?? undefined) : undefined),
    refusal: refusedAt === null ? command.sentence : null,
    submit: () => {
      setAsked(true);
      if (lack === undefined && Object.keys(faults).length === 0 && !command.isBusy) void send();
    },
  };
}

const isChosen = ({ kind }: { readonly kind?: string }): boolean => CHOSEN.has(kind);

function keysOf<Key extends string>(fields: CommandFields<Key>, is: (field: CommandFields<Key>[Key], key: Key) => boolean): Key[] {
  const keys: Key[] = [];
  for (const key in fields) if (is(fields[key], key)) keys.push(key);
  return keys;
}

function partOf<Key extends string>(key: Key, text: string): Partial<CommandValues<Key>> {
  const part: Partial<Record<Key, string>> = {};
  part[key] = text;
  return part;
}
