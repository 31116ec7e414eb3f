// What others changed while the form was open, judged field by field as the save judges it. What this form saved itself is none of theirs.
import { useState } from 'react';
import { customName, type JobValues } from '@lotline/schema/domain/job/job.fields';
import { changedByOthers, isSameValue, mergeEdit } from '@lotline/schema/domain/kernel/field-merge';
import type { Form } from '../../platform/form/use-form.ts';
import type { Shown } from './use-job-save.ts';

export interface Others {
  /** Fields that follow the server: they merge. */
  readonly merged: readonly string[];
  /** Fields that both changed: saving asks whose stands. */
  readonly clashing: readonly string[];
}

export const NO_OTHERS: Others = { merged: [], clashing: [] };

interface Followed {
  readonly others: Others;
  /** What the form stands on: others' changes are told against it. */
  readonly seen: JobValues;
  /** A save is on its way: what it sets, and what follows from it, may be shown before it is answered. */
  readonly onSending: (changes: JobValues) => void;
  readonly onRefused: () => void;
  readonly onSaved: (changes: JobValues, now: Shown | null) => void;
}

/** @param order the fields that the form shows: what follows from them is not told beside them */
export function useOthers(shown: Shown, form: Form, order: readonly string[]): Followed {
  const [seen, setSeen] = useState(shown);
  const [own, setOwn] = useState<JobValues | null>(null);
  const isOwn = (field: string) => own !== null && isSameValue(shown.values[field], own[field]);
  const isShown = (field: string) => order.includes(field) || customName(field) !== null;
  const told = (fields: readonly string[]) => fields.filter((field) => isShown(field) && !isOwn(field));
  // after a save the screen may be behind what is known of it
  const isBehind = shown.version < seen.version;
  const clashes = mergeEdit(shown.values, form.base, form.changes).clashes.map(({ field }) => field);
  return {
    others: isBehind
      ? NO_OTHERS
      : { merged: told(changedByOthers(shown.values, seen.values, form.changes)), clashing: clashes.filter((field) => !isOwn(field)) },
    seen: seen.values,
    onSending: (changes) => setOwn({ ...changes, ...form.derived }),
    onRefused: () => setOwn(null),
    onSaved: (changes, now) => {
      const wanted = { values: { ...shown.values, ...changes, ...form.derived }, version: shown.version };
      setSeen(now !== null && now.version > shown.version ? now : wanted);
      setOwn(null);
    },
  };
}
