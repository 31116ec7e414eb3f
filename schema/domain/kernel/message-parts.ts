// A message with named parts: '{contact}' stands for what is put there.
export const MOST_TEMPLATE_CHARACTERS = 600;

/** Of the message that asks a builder; without the link nobody could answer. */
export const MESSAGE_PARTS = ['contact', 'sender', 'company', 'signature', 'jobs', 'link'] as const;
const MUST_HAVE = 'link';

/** What is wrong with it, as a sentence's end; null: nothing. @param where 'where the builder answers': what stands behind the link */
export function messageProblem(text: string, parts: readonly string[], where: string): string | null {
  const named = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = named.find((name) => !parts.includes(name));
  if (unknown !== undefined) return `has no part {${unknown}}. There are: ${parts.map((part) => `{${part}}`).join(', ')}.`;
  return named.includes(MUST_HAVE) ? null : `needs {link}, ${where}.`;
}

/** Parts that are not given stay as they are. */
export const filledMessage = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => parts[name] ?? whole);
