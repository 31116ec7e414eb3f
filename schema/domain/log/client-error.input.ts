// An error that an app sends: bounded, and without what differs each time or may be secret (screens.md §2.23). The server cleans it whatever the app did.
import { z } from 'zod';

const cut = (most: number) =>
  z
    .string()
    .max(20_000)
    .transform((text) => text.slice(0, most));

export const MOST_MESSAGE = 500;
export const MOST_STACK = 4_000;

export const clientErrorInput = z.strictObject({
  app: z.enum(['field', 'console']),
  kind: z.enum(['error', 'rejection', 'drawing']),
  name: cut(100),
  message: cut(MOST_MESSAGE),
  stack: cut(20_000)
    .nullish()
    .transform((stack) => stack ?? null),
  path: cut(2_000),
  version: cut(100),
});
export type ClientErrorInput = z.output<typeof clientErrorInput>;
