// Rows that a record has of others, ticked or chosen in its form: the roles of a person. Each row is a field of the form, named 'role.3', whose value is whether
// the record has it: so its draft, what somebody else changed of it and what is sent follow row by row, as of any field (decision 080).
import type { Values } from '../form/form-edits.ts';
import type { Form } from '../form/use-form.ts';

const nameOf = (set: string, id: number): string => `${set}.${String(id)}`;

/** The name of the set that a field is a row of; null: it is a field of the record itself. */
export const setOf = (field: string): string | null => (field.includes('.') ? (field.split('.')[0] ?? null) : null);

/** @param offered those that it may have, those that it has among them or not */
export function shownRows(set: string, offered: readonly number[], held: readonly number[]): Values {
  return Object.fromEntries([...offered, ...held].map((id) => [nameOf(set, id), held.includes(id)]));
}

function rowsThat(set: string, values: Values, has: boolean): number[] {
  const begin = `${set}.`;
  return Object.entries(values).flatMap(([field, value]) =>
    field.startsWith(begin) && value === has ? [Number(field.slice(begin.length))] : [],
  );
}

export const heldRows = (set: string, values: Values): number[] => rowsThat(set, values, true);

/** What an edit gives it, and what it takes from it. */
export const changedRows = (set: string, changes: Values) => ({
  given: rowsThat(set, changes, true),
  taken: rowsThat(set, changes, false),
});

/** The record has these from now on. */
export function holdRows(set: string, form: Pick<Form, 'values' | 'change'>, wanted: readonly number[]): void {
  const held = heldRows(set, form.values);
  for (const id of wanted) if (!held.includes(id)) form.change(nameOf(set, id), true);
  for (const id of held) if (!wanted.includes(id)) form.change(nameOf(set, id), false);
}

/** Without its rows: of the record itself. */
export const ownFields = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([field]) => setOf(field) === null));
