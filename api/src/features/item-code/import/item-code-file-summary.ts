// What a file of item codes does, as its dry run and its import tell it: counts, and each row that is refused.
import { changesMoney } from '@lotline/schema/domain/item/item-code-csv.rules';
import type { JudgedFile } from './item-code-csv.queries.ts';

/** A type alias: what a command keeps of itself is JSON. */
export type ItemCodeFileSummary = {
  /** Null of a dry run. */
  importId: number | null;
  created: number;
  edited: number;
  same: number;
  needsReason: boolean;
  refused: { line: number; code: string; refusal: string; sentence: string }[];
  unknown: string[];
  seen: string;
};

export function summaryOf(file: JudgedFile, importId: number | null = null): ItemCodeFileSummary {
  const count = (does: string): number => file.rows.filter((row) => row.does === does).length;
  return {
    importId,
    ...{ created: count('create'), edited: count('edit'), same: count('nothing'), needsReason: file.rows.some(changesMoney) },
    refused: file.rows.flatMap((row) =>
      row.does === 'refuse' ? [{ line: row.line, code: row.code, refusal: row.refusal, sentence: row.sentence }] : [],
    ),
    ...{ unknown: [...file.unknown], seen: file.seen },
  };
}
