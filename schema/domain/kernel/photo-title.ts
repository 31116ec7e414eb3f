// What a photo's title may be: typed on the phone, or asked for by the setting 'Expected Photos' (specification 1 §5).

export const MAX_PHOTO_TITLE_LENGTH = 32;

/** Control characters, and signs that turn the direction of reading. */
const NO_LABEL = /[\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Why nothing can be taken under this title, as the server would judge the name; null where it can. */
export function photoTitleProblem(title: string): string | null {
  const label = title.trim();
  if (label === '') return 'Give the photo a title.';
  if (label.length > MAX_PHOTO_TITLE_LENGTH) return `A title has at most ${String(MAX_PHOTO_TITLE_LENGTH)} characters.`;
  if (/[/\\]/.test(label)) return 'A title cannot contain a slash.';
  return NO_LABEL.test(label) ? 'A title cannot contain this character.' : null;
}

/** The titles that an item code names, parted by commas or lines. */
export const shotTitles = (shotList: string): readonly string[] =>
  shotList
    .split(/[,\n]/)
    .map((title) => title.trim())
    .filter((title) => title !== '');
