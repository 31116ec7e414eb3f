// Words that a list of the office suggests for a text (screens.md §2.20): taken by one press, and never instead of what somebody wrote.

/** As many as stand beside a field without pushing it away. */
export const MOST_SUGGESTED = 8;

/** Those of a list that are offered at a field: its first ones, which the field can hold. @param data of the lookup, as the office wrote it */
export function suggestionsOf(data: unknown, mostCharacters: number): readonly string[] {
  const texts = (Array.isArray(data) ? data : []).filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '');
  return texts.filter((text) => text.length <= mostCharacters).slice(0, MOST_SUGGESTED);
}

/** The text with a suggestion: instead of nothing and of another suggestion, behind what somebody wrote; the same text where it would not fit. */
export function withSuggestion(written: string, suggestion: string, suggestions: readonly string[], mostCharacters: number): string {
  const text = written.trim();
  if (text === '' || suggestions.includes(text)) return suggestion;
  if (text.includes(suggestion)) return written;
  const both = `${text.replace(/[.;,]$/, '')}; ${suggestion}`;
  return both.length <= mostCharacters ? both : written;
}
