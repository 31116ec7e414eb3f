// Where a page of a list ended, as an opaque cursor: the sort that it belongs to, the value and the id of the
// last row, and how many rows the first page counted.
import { z } from 'zod';
import { dayInput, idInput, instantInput } from '@lotline/schema/domain/kernel/input';
import type { ListSort } from '@lotline/schema/domain/list/list.input';
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import { refuse } from '@lotline/schema/errors/refusal-error';

/** The values of a sorted column, and so of a cursor. */
export type SortKind = 'text' | 'day' | 'instant' | 'int' | 'decimal';

export interface ListCursor {
  /** Null where the last row has none: such rows come at the end. */
  readonly value: string | null;
  readonly id: number;
  /** At most MOST_COUNTED + 1. */
  readonly counted: number;
}

const VALUES: Readonly<Record<SortKind, z.ZodType<string>>> = {
  text: z.string(),
  day: dayInput,
  // to the microsecond, as it was written
  instant: z.string().refine((text) => instantInput.safeParse(text).success),
  int: z.string().regex(/^\d{1,10}$/),
  decimal: z.string().regex(/^-?\d{1,12}(\.\d{1,3})?$/),
};

export function writeListCursor({ field, descending }: ListSort, { value, id, counted }: ListCursor): string {
  return Buffer.from(JSON.stringify([field, descending, value, id, counted])).toString('base64url');
}

/** @throws RefusalError INVALID_INPUT for what is no cursor, and for a cursor of another order. */
export function readListCursor({ field, descending }: ListSort, kind: SortKind, after: string): ListCursor {
  const cursor = z.tuple([
    z.literal(field),
    z.literal(descending),
    VALUES[kind].nullable(),
    idInput,
    z
      .int()
      .min(0)
      .max(MOST_COUNTED + 1),
  ]);
  const found = cursor.safeParse(unpacked(after));
  if (found.success) return { value: found.data[2], id: found.data[3], counted: found.data[4] };
  return refuse('INVALID_INPUT', {
    field: 'after',
    sentence: 'This page does not belong to the list in this order. Start from the first page.',
  });
}

function unpacked(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString());
  } catch {
    return null;
  }
}
