// What stands in the way of saving a form, from the same schema that the API parses with (house style, step 4).
import { fieldLabel, parseInput } from '@lotline/schema/domain/kernel/input';
import { RefusalError } from '@lotline/schema/errors/refusal-error';

/** What parseInput parses with. */
type SchemaOf<T> = Parameters<typeof parseInput<T>>[0];

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly sentence: string; readonly field: string };

/** What the form calls its fields, where that is not what the wire calls them. */
export type Labels = Readonly<Record<string, string>>;

export function checkForm<T>(schema: SchemaOf<T>, value: unknown, labels: Labels = {}): Checked<T> {
  try {
    return { ok: true, value: parseInput(schema, value) };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const field = error.details['field'];
    const name = typeof field === 'string' ? field : '';
    return { ok: false, sentence: calledByLabel(error.message, name, labels), field: name };
  }
}

function calledByLabel(sentence: string, field: string, labels: Labels): string {
  const label = labels[field];
  const name = fieldLabel(field);
  return label !== undefined && sentence.startsWith(`${name} `) ? `${label}${sentence.slice(name.length)}` : sentence;
}
