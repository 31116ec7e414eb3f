// People, builders, customers and contracts of a job are chosen from those that there are: a name that nobody has yet is asked about once, when its field is left
// or the form is saved; one that differs in its case alone becomes the one that there is.
import { useState } from 'react';
import { isJobField, JOB_FIELDS, textValue } from '@lotline/schema/domain/job/job.fields';
import { sameName, similarNames } from '@lotline/schema/domain/kernel/similar-names';
import type { NewName } from '@lotline/shared-ui/components/NewName/NewNameQuestion';
import type { Form } from '../../platform/form/use-form.ts';

export interface NewNames {
  /** Null where there is nothing to ask of the field. */
  readonly askedOf: (field: string) => NewName | null;
  readonly leave: (field: string) => void;
  readonly take: (field: string, name: string) => void;
  readonly keep: (field: string) => void;
  /** Before it is saved: the first field of which it is asked now; saved again, the names stay as they are typed. */
  readonly ask: (order: readonly string[]) => string | null;
}

const NO_NAMES: readonly string[] = [];

export function useNewNames(form: Form, namesOf: Readonly<Record<string, readonly string[]>>): NewNames {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** By field and what was typed there: something else is asked about anew. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const newName = (field: string): NewName | null => {
    const names = isOpenName(field) ? (namesOf[field] ?? NO_NAMES) : NO_NAMES;
    const typed = form.isDirty(field) ? textValue(form.values, field) : null;
    if (names.length === 0 || typed === null || sameName(typed, names) !== null || kept.has(keyOf(field, typed))) return null;
    return { typed, meant: similarNames(typed, names) };
  };
  const keep = (...fields: readonly string[]) =>
    setKept((before) => new Set([...before, ...fields.map((field) => keyOf(field, textValue(form.values, field) ?? ''))]));
  const leave = (...fields: readonly string[]) => setLeft((before) => new Set([...before, ...fields]));
  return {
    askedOf: (field) => (left.has(field) ? newName(field) : null),
    leave: (field) => {
      const typed = form.isDirty(field) ? textValue(form.values, field) : null;
      const there = typed === null || !isOpenName(field) ? null : sameName(typed, namesOf[field] ?? NO_NAMES);
      if (there !== null && there !== typed) form.change(field, there);
      leave(field);
    },
    take: (field, name) => form.change(field, name),
    keep,
    ask: (order) => {
      const asked = order.filter((field) => newName(field) !== null);
      const first = asked.find((field) => !left.has(field)) ?? null;
      leave(...asked);
      // what was seen and saved all the same is meant
      if (first === null) keep(...asked);
      return first;
    },
  };
}

/** A line for which names are suggested; where the values are fixed no other can be typed. */
const isOpenName = (field: string): boolean => isJobField(field) && JOB_FIELDS[field].isChosen !== true;
const keyOf = (field: string, typed: string): string => `${field} ${typed}`;
