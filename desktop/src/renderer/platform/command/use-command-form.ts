// What is typed into the fields of a command, judged and sent. Stored as a draft under its name, but for what is typed by hand each time.
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useFormDraft } from '../form/use-form-draft.ts';
import type { RowsDraft } from '../form/use-rows.ts';
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
  /** Its rows, whose drafts end with it; they are drawn `above` or `below`, and judged by `lackOf`. */
  readonly rows?: readonly RowsDraft[];
  readonly command: Sendable<Input, Answer>;
  /** @param values without the spaces around them @returns null: there is nothing to send */
  readonly inputOf: (values: CommandValues<Key>) => Input | null;
  /** What is typed now, or was restored, for what is shown of it outside the form. */
  readonly onType?: (values: CommandValues<Key>) => void;
  /** Why it cannot be sent, beside what a field says itself: said at the button. */
  readonly lackOf?: (values: CommandValues<Key>) => string | undefined;
  /** It is done; the form closes after it. */
  readonly onDone?: (answer: Answer, values: CommandValues<Key>, way: string | undefined) => void;
  /** Whether it is done with that answer. */
  readonly isSettled?: (answer: Answer, values: CommandValues<Key>) => boolean;
  /** Done, it is empty again and stays open. */
  readonly staysOpen?: boolean;
  readonly onClose: () => void;
}

export interface CommandForm<Key extends string> {
  readonly values: CommandValues<Key>;
  /** Those that are shown. */
  readonly keys: readonly Key[];
  readonly set: (key: Key, text: string) => void;
  /** Several at once, none of them typed by hand each time. */
  readonly fill: (part: Partial<CommandValues<Key>>) => void;
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
  /** @param way which of several buttons it was, for `onDone` */
  readonly submit: (way?: string) => void;
  /** A field was left: what is wrong in it is said. */
  readonly leave: (key: Key) => void;
  /** The question that a field asks before it is sent; null: it asks none any more. */
  readonly hold: (key: Key, mustAsk: (() => boolean) | null) => void;
  readonly close: () => void;
}

/** Of a form whose values go to the page around it, not to the server. */
export const SENDS_NOTHING: Sendable<unknown, null> = {
  ...{ isBusy: false, problem: null, sentence: null },
  attempt: () => Promise.resolve({ isDone: true, answer: null }),
};

const CHOSEN: ReadonlySet<string | undefined> = new Set(['choice', 'tree', 'segments']);

export function useCommandForm<Key extends string, Input, Answer>(wish: CommandWish<Key, Input, Answer>): CommandForm<Key> {
  const { fields, command, onType, inputOf, lackOf, onDone, isSettled, staysOpen = false, rows = [], onClose } = wish;
  const questions = useQuestions<Key>();
  const [passing, setPassing] = useState<Partial<Record<Key, string>>>({});
  const start = ofEach(fields, (field) => field.start ?? '');
  const shapes = ofEach(fields, () => z.string());
  const draft = useFormDraft<CommandValues<Key>>({ name: wish.draft ?? null, shapes, start, choices: keysOf(fields, isChosen) });
  const values = ofEach(fields, (_, key) => passing[key] ?? draft.values[key]);
  useRestored(draft.isRestored, () => onType?.(values));
  const judged = useJudged(fields, values);
  const trimmed = ofEach(fields, (_, key) => values[key].trim());
  const lack = lackOf?.(trimmed);
  const keys = shownKeys(fields, values);
  const refusedAt = refusedField(keys, command.problem);
  const fill = (part: Partial<CommandValues<Key>>) => {
    draft.set(part);
    onType?.({ ...values, ...part });
  };
  const { forget, close, ...stored } = endsOf([draft, ...rows], onClose);
  const send = async (way: string | undefined): Promise<void> => {
    const input = inputOf(trimmed);
    if (input === null) return;
    const outcome = await command.attempt(input);
    if (!outcome.isDone || isSettled?.(outcome.answer, trimmed) === false) return;
    onDone?.(outcome.answer, trimmed, way);
    if (!staysOpen) return close();
    forget();
    setPassing({});
    judged.begin();
    onType?.(start);
  };
  return {
    ...{ values, keys, lack, refusedAt, fill, close, isBusy: command.isBusy },
    ...{ isAsked: judged.isAsked, leave: judged.leave, hold: questions.hold },
    isRestored: stored.isRestored,
    isUnsaved: stored.isUnsaved || keysOf(fields, (_, key) => (passing[key] ?? '') !== '').length > 0,
    set: (key, text) => {
      if (fields[key].isPassing !== true) return fill(partOf(key, text));
      setPassing((before) => ({ ...before, [key]: text }));
      onType?.({ ...values, ...partOf(key, text) });
    },
    errorOf: (key) => judged.faultOf(key) ?? (refusedAt === key ? (command.sentence ?? undefined) : undefined),
    refusal: refusedAt === null ? command.sentence : null,
    submit: (way) => {
      judged.ask();
      if (lack === undefined && judged.isWhole && !command.isBusy && !questions.mustAsk()) void send(way);
    },
  };
}

/** What is wrong in each field: all of it once the person has tried to send it, what was typed wrong once its field was left. */
function useJudged<Key extends string>(fields: CommandFields<Key>, values: CommandValues<Key>) {
  const [isAsked, setAsked] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<Key>>(new Set());
  const faults = faultsOf(fields, values);
  const typed = faultsOf(fields, values, true);
  return {
    isAsked,
    isWhole: Object.keys(faults).length === 0,
    faultOf: (key: Key): string | undefined => (isAsked ? faults[key] : left.has(key) ? typed[key] : undefined),
    ask: () => setAsked(true),
    leave: (key: Key) => setLeft((before) => (before.has(key) ? before : new Set([...before, key]))),
    begin: () => {
      setAsked(false);
      setLeft(new Set());
    },
  };
}

/** What fields ask before it is sent: all of them at once. */
function useQuestions<Key extends string>() {
  const questions = useRef(new Map<Key, () => boolean>());
  return {
    hold: (key: Key, mustAsk: (() => boolean) | null): void => {
      if (mustAsk === null) questions.current.delete(key);
      else questions.current.set(key, mustAsk);
    },
    mustAsk: (): boolean => [...questions.current.values()].map((ask) => ask()).includes(true),
  };
}

/** Of the fields' draft and the rows' together. */
function endsOf(drafts: readonly RowsDraft[], onClose: () => void) {
  const forget = () => {
    for (const draft of drafts) draft.forget();
  };
  return {
    isUnsaved: drafts.some((draft) => draft.isUnsaved),
    isRestored: drafts.some((draft) => draft.isRestored),
    forget,
    close: () => {
      forget();
      onClose();
    },
  };
}

/** Told once, when the draft is there. */
function useRestored(isRestored: boolean, tell: () => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (isRestored) latest.current();
  }, [isRestored]);
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
