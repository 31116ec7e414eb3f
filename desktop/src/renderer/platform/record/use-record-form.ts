// The form of a declared record: edits beside what the server shows, faults by the shared rule, saved as fields; a clash is decided field by field (decision 080).
import { useState } from 'react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { allowed } from '@lotline/schema/domain/kernel/verdict';
import { changedByOthers } from '@lotline/schema/domain/kernel/field-merge';
import { isRecordKey, recordKeysOf, seesField, type AnyRecord } from '@lotline/schema/domain/record/record-declaration';
import { parseRecordValue } from '@lotline/schema/domain/record/record-input';
import { sayError } from '@lotline/schema/errors/catalogue';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import type { ApiError } from '@lotline/web-session/api-error';
import { useActor } from '@lotline/web-session/react/me-context';
import type { CommandState } from '../data/use-command.ts';
import type { Choice } from '../form/conflict-shown.ts';
import { dayFault } from '../form/day-fault.ts';
import { focusField, WHY } from '../form/focus-field.ts';
import { undoneWhy } from '../form/undone-why.ts';
import { readEdits, type Edits, type Parse, type Values } from '../form/form-edits.ts';
import { decidedEdits, readClashes, type Clash } from '../form/read-clashes.ts';
import { useForm, type Form } from '../form/use-form.ts';
import { setOf } from './record-rows.ts';

export interface RecordEdit {
  readonly id: number | null;
  /** Why, where its form asks it and something is typed: kept in the history. */
  readonly why?: string;
  readonly changes: Values;
  readonly base: Values;
}

/** Back again, as an edit upon the first. */
export const undoneEdit = ({ id, changes, base, why = '' }: RecordEdit): RecordEdit => ({
  ...{ id, changes: base, base: changes },
  ...(why === '' ? {} : { why: undoneWhy(why) }),
});

export type RecordCommand<Answer = unknown> = Pick<CommandState<RecordEdit, Answer>, 'attempt' | 'isBusy' | 'problem' | 'sentence'>;

export interface RecordWish<Answer> {
  readonly record: AnyRecord;
  /** Null: a new one. */
  readonly id: number | null;
  /** What the server shows now. */
  readonly shown: Values;
  /** Its form asks why, and stores it with its draft: always, or as these values need it; then it says because of what, and the server judges. */
  readonly asksWhy?: 'always' | ((values: Values) => string | undefined);
  /** Asked when it is saved: true holds it back, because something about it is asked first. */
  readonly holdsBack?: () => boolean;
  /** The draft's name on the device, where entity and id do not say which one it is. */
  readonly draft?: string;
  /** Sends it, and reads again what it touches; after a clash what others made of it. */
  readonly command: RecordCommand<Answer>;
  /** @param answer null where nothing was changed, so that nothing was sent */
  readonly onSaved: (answer: Answer | null) => void;
}

interface AskedClash {
  readonly clashes: readonly Clash[];
  readonly who: string;
}

export function useRecordForm<Answer>(wish: RecordWish<Answer>) {
  const { record, id, shown, draft, asksWhy, holdsBack } = wish;
  const fields = shownFields(record, useActor());
  const parse = parserOf(record);
  const form = useForm({
    name: draft ?? `${record.entity}-${String(id ?? 'new')}`,
    shown,
    parse,
    faultsBetween: (values) => ({
      ...faultBetween(record, values),
      ...(id === null ? missing(record, values) : {}),
      ...(asksWhy === 'always' ? reasonFault(values) : {}),
    }),
  });
  const [seen] = useState(shown);
  const { put, clash, setClash, ...state } = useRecordSave(wish, form, parse);
  return {
    ...{ form, fields, clash, seen, ...state },
    others: changedByOthers(shown, seen, form.changes),
    label: (key: string) => record.fields[key]?.label ?? key,
    save: () => {
      const wrong = form.check(fields);
      if (wrong !== null) focusField(wrong);
      else if (holdsBack?.() !== true) void put(form.edits);
    },
    keepEditing: () => setClash(null),
    decide: (choices: Readonly<Record<string, Choice>>) => {
      const edits = decidedEdits(form.edits, clash?.clashes ?? [], choices);
      form.replace(edits);
      setClash(null);
      void put(edits);
    },
  };
}

/** Sends the edits. What comes back: done, a field to be corrected, a clash to be decided, or a sentence. */
function useRecordSave<Answer>({ record, id, command, asksWhy, onSaved }: RecordWish<Answer>, form: Form, parse: Parse) {
  const [clash, setClash] = useState<AskedClash | null>(null);
  const put = async (edits: Edits): Promise<void> => {
    const { changes, base: before } = readEdits(edits, parse);
    const { [WHY]: why, ...changed } = changes;
    const { [WHY]: _unsaid, ...base } = before;
    const wanted = { id, changes: changed, base, ...(typeof why === 'string' ? { why } : {}) };
    const outcome = Object.keys(changed).length === 0 ? null : await command.attempt(wanted);
    if (outcome === null || outcome.isDone) {
      form.saved(edits, changes);
      onSaved(outcome?.answer ?? null);
      return;
    }
    const { code, details, message } = outcome.refusal;
    const { changedBy } = details;
    const clashes = code === 'STALE_VERSION' ? readClashes(details['fields']) : [];
    if (clashes.length > 0) {
      setClash({ clashes, who: typeof changedBy === 'string' ? changedBy : 'Someone else' });
      return;
    }
    const at = fieldAt(outcome.refusal);
    if (at === null) return;
    form.refuse(at, message);
    focusField(at);
  };
  /** The field at which it is said; the reason of a form that has one is a field like the others. */
  const fieldAt = ({ code, details: { field } }: ApiError): string | null => {
    if (code === LACKS_REASON && asksWhy !== undefined) return WHY;
    return isFieldOf(record, field) ? field : null;
  };
  const { problem, sentence } = command;
  const isElsewhere = problem === null || readClashes(problem.details['fields']).length > 0 || fieldAt(problem) !== null;
  return { isBusy: command.isBusy, failed: isElsewhere ? null : sentence, clash, setClash, put };
}

const LACKS_REASON = 'REASON_REQUIRED';
const reasonFault = (values: Values): Readonly<Record<string, string>> =>
  String(values[WHY] ?? '').trim() === '' ? { [WHY]: sayError(LACKS_REASON) } : {};

const isFieldOf = (record: AnyRecord, field: unknown): field is string => typeof field === 'string' && isRecordKey(record, field);

const shownFields = (record: AnyRecord, actor: Actor): readonly string[] =>
  Object.entries(record.fields).flatMap(([key, field]) => (seesField(actor, field) ? [key] : []));

const parserOf =
  (record: AnyRecord): Parse =>
  (field, raw) => {
    if (field === WHY || setOf(field) !== null) return { ok: true, value: raw };
    try {
      const fault = record.fields[field]?.kind === 'day' ? dayFault(String(raw)) : undefined;
      if (fault !== undefined) return { ok: false, sentence: fault };
      const text = record.fields[field]?.kind === 'amount' ? plainAmount(String(raw)) : raw;
      return { ok: true, value: isRecordKey(record, field) ? parseRecordValue(record, field, text) : null };
    } catch (error) {
      if (error instanceof RefusalError) return { ok: false, sentence: error.message };
      throw error;
    }
  };

/** '$1,200.50' is how amounts are copied from a receipt. */
const plainAmount = (text: string): string => text.replace(/[$,\s]/g, '');

/** By its rule between fields, at the field that it names. */
function faultBetween(record: AnyRecord, values: Values): Readonly<Record<string, string>> {
  const plain = recordKeysOf(record).map((key) => [key, textOf(values[key])] as const);
  const verdict = record.between?.(Object.fromEntries(plain)) ?? allowed;
  return verdict.ok ? {} : { [String(verdict.details['field'])]: sayError(verdict.code, verdict.details) };
}
const textOf = (value: Values[string] | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null);

const missing = (record: AnyRecord, values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(
    recordKeysOf(record).flatMap((key) => {
      const { isRequired, label } = record.fields[key] ?? {};
      return isRequired === true && (values[key] ?? '') === '' ? [[key, `${label ?? key} is missing.`] as const] : [];
    }),
  );
