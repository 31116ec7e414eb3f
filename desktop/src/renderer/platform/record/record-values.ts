// The fields of a record as the server answers them: an object of texts, nothing where there is none.

/** Of the answer's record; empty for nothing. */
export function textIn({ values }: { readonly values?: unknown }, key: string): string {
  const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, key) : null;
  return typeof value === 'string' ? value : '';
}

/** As its form begins. */
export const shownIn = (record: { readonly values?: unknown }, keys: readonly string[]): Readonly<Record<string, string | null>> =>
  Object.fromEntries(keys.map((key) => [key, textIn(record, key) === '' ? null : textIn(record, key)]));

/** As the form of a new one begins, before what is given. */
export const blankOf = (keys: readonly string[], given: Readonly<Record<string, string>>): Readonly<Record<string, string | null>> => ({
  ...Object.fromEntries(keys.map((key) => [key, null])),
  ...given,
});
