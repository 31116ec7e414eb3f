// What a value has as its columns have it: days are a number there, and a text in forms and in the history.
import type { LookupMarks } from '@lotline/schema/domain/lookup/lookup-marks.rules';

type Changed = Readonly<Partial<LookupMarks & { readonly label: string }>>;

interface ValueColumns {
  readonly values: Readonly<Record<string, string | null>>;
  /** Beside the fields that are texts. */
  readonly along: Readonly<Record<string, number | null>>;
}

export function columnsOf({ dueDays, ...values }: Changed): ValueColumns {
  return { values, along: dueDays === undefined ? {} : { dueDays: dueDays === null ? null : Number(dueDays) } };
}
