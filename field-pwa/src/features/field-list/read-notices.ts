// Which notices a person has read on this device; those that stand no longer are forgotten.
const keyOf = (personId: number): string => `lotline.notices-read.${String(personId)}`;

export const readNotices = (personId: number): ReadonlySet<string> => new Set(localStorage.getItem(keyOf(personId))?.split('\n'));

/** @param names all that stand now, one line each */
export function rememberRead(personId: number, names: readonly string[]): ReadonlySet<string> {
  localStorage.setItem(keyOf(personId), names.join('\n'));
  return readNotices(personId);
}
