// Which fields of a form differ from what it was opened with: nothing and an empty text are the same.
import type { Values } from './form-edits.ts';

const plain = (value: Values[string] | undefined) => (value === '' || value === undefined ? null : value);

export const changedKeys = (shown: Values, values: Values): readonly string[] =>
  Object.keys(shown).filter((key) => plain(shown[key]) !== plain(values[key]));
