// The fields of a refusal as STALE_VERSION tells them, with both values, who and when.
import { z } from 'zod';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { formatRecent } from '@lotline/schema/domain/kernel/date-format';
import { without, type Edits, type Value, type Values } from './form-edits.ts';
import type { Choice, ClashShown, MergedShown } from './conflict-shown.ts';
import { WHY } from './focus-field.ts';
import { sayValue } from './say-value.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const clashes = z.array(
  z.object({
    field: z.string(),
    yours: value,
    theirs: value,
    base: value,
    by: z.string().nullable(),
    at: z.string().nullable(),
    why: z.string().nullable(),
  }),
);
export type Clash = z.output<typeof clashes>[number];

export function readClashes(given: unknown): readonly Clash[] {
  const parsed = clashes.safeParse(given);
  return parsed.success ? parsed.data : [];
}

export type SayField = (field: string, value: Value | undefined) => string;
const PLAIN: SayField = (_field, value) => sayValue(value);

interface Words {
  readonly label: (field: string) => string;
  /** Where a value is a choice or another row. */
  readonly say?: SayField;
  readonly today: CalendarDay;
  readonly zone: string;
}

export function clashesShown(found: readonly Clash[], { label, say = PLAIN, today, zone }: Words): ClashShown[] {
  return found.map(({ field, yours, theirs, base, by, at, why }) => ({
    field,
    label: label(field),
    yours: say(field, yours),
    theirs: say(field, theirs),
    base: say(field, base),
    note: [by, at === null ? null : formatRecent(at, today, zone), why].filter((part) => part !== null).join(', '),
  }));
}

/** What of the two people's edits does not clash. @param seen what the form opened with @param shown what the server says now */
export function mergedShown(
  wanted: { changes: Values; base: Values },
  found: readonly Clash[],
  others: readonly string[],
  seen: Values,
  shown: Values,
  label: (field: string) => string,
  say: SayField = PLAIN,
): MergedShown[] {
  const clashing = new Set(found.map(({ field }) => field));
  const yours = Object.entries(wanted.changes).filter(([field]) => !clashing.has(field) && field !== 'reason' && field !== WHY);
  return [
    ...yours.map(([field, to]) => ({
      field,
      label: label(field),
      from: say(field, wanted.base[field]),
      to: say(field, to),
      by: 'yours' as const,
    })),
    ...others
      .filter((field) => !clashing.has(field))
      .map((field) => ({ field, label: label(field), from: say(field, seen[field]), to: say(field, shown[field]), by: 'theirs' as const })),
  ];
}

/** Yours stands upon theirs from now on; what is theirs is no edit any more. */
export function decidedEdits(edits: Edits, found: readonly Clash[], choices: Readonly<Record<string, Choice>>): Edits {
  const given = found.filter(({ field }) => choices[field] === 'theirs').map(({ field }) => field);
  const kept = without(edits, ...given);
  const rebased = found.flatMap(({ field, theirs }) => {
    const edit = kept[field];
    return edit === undefined ? [] : [[field, { ...edit, base: theirs }] as const];
  });
  return { ...kept, ...Object.fromEntries(rebased) };
}
