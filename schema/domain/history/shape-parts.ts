// What the shapes of events are made of (event-shapes.ts).
import { z } from 'zod';

/** As a command has it, and as it is kept. */
export const instant = z.union([z.iso.datetime({ offset: true }), z.date()]);
export const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
export const text = z.string();
export const id = z.int();
export const nothing = z.null();

export const ofEntity = <E extends string, B extends z.ZodType, A extends z.ZodType, D extends z.ZodType>(
  entity: E,
  shape: { readonly before: B; readonly after: A; readonly detail: D },
) => ({ entity, ...shape });
