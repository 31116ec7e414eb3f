// A file of item codes as the console sends it: its text, and for its import what the dry run said.
import { z } from 'zod';
import { idInput, optionalTextOf, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';

/** With its column heads. */
export const MOST_CSV_CHARACTERS = 40_000;
export const MOST_CSV_ROWS = 500;

const csv = z.string().min(1).max(MOST_CSV_CHARACTERS);

export const tryItemCodesInput = z.object({ csv });
export const importItemCodesInput = z.object({
  csv,
  /** Of the dry run: the import is refused where the catalogue would answer otherwise meanwhile. */
  seen: z.string().max(64),
  why: optionalTextOf(MOST_REASON),
});
export type ImportItemCodesInput = z.output<typeof importItemCodesInput>;

export const undoItemCodeImportInput = z.object({ importId: idInput, why: requiredTextOf(MOST_REASON, 'REASON_REQUIRED') });
export type UndoItemCodeImportInput = z.output<typeof undoItemCodeImportInput>;
