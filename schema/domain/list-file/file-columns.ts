// The columns of a declared list's file: under the keys of the list's columns, in its order (decision 079).
import type { Actor } from '../kernel/actor.ts';
import { claimOf, keysOf, type AnyList, type Column, type LabelOf, type PlainColumn, type AmountColumn } from '../list/list-declaration.ts';
import { seesColumn } from '../list/list.rules.ts';
import { refuse } from '../../errors/refusal-error.ts';
import type { CellValue } from './export-cell.ts';
import type { ExportColumn } from './written-list.ts';

export type ExportedRow = Readonly<Record<string, unknown>>;

/** One or more in the file for each that is asked for by its key. */
interface DeclaredColumn extends ExportColumn<ExportedRow> {
  readonly declared: Column;
}

/** @param labelOf what columns are called where the file is read */
export function fileColumns({ columns, fileBegins = [] }: AnyList, labelOf: LabelOf): readonly DeclaredColumn[] {
  const keys = [...new Set([...fileBegins, ...keysOf(columns)])];
  return keys.flatMap((key) => {
    const column = columns[key];
    if (column === undefined) throw new Error(`a file begins with ${key}, which is not declared`);
    return column.kind === 'parts' ? partColumns(key, column) : plainColumn(key, column, labelOf);
  });
}

const partColumns = (key: string, declared: Extract<Column, { kind: 'parts' }>): DeclaredColumn[] =>
  Object.entries(declared.parts).map(([part, header]) => ({
    ...{ key, header, kind: 'text', declared },
    of: (row) => {
      const whole = row[key];
      return typeof whole === 'object' && whole !== null && part in whole
        ? cellOf(Object.entries(whole).find(([name]) => name === part)?.[1])
        : null;
    },
  }));

function plainColumn(key: string, declared: PlainColumn | AmountColumn, labelOf: LabelOf): DeclaredColumn[] {
  if (declared.exported === false) return [];
  const { exportedWith = key, header = labelOf(declared), kind } = declared;
  return [{ key: exportedWith, header, kind: kind === 'quantity' ? 'number' : kind, declared, of: (row) => cellOf(row[key]) }];
}

const cellOf = (value: unknown): CellValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

interface ColumnWish {
  readonly keys: readonly string[] | null;
  /** Who may not see a column has none of it, as on the screen. */
  readonly actor: Actor;
}

/**
 * In the order that was asked for; without a wish what the list shows.
 * @throws RefusalError INVALID_INPUT for a column that it has not, CLAIM_REQUIRED where nothing is asked for but what is hidden.
 */
export function chosenColumns(all: readonly DeclaredColumn[], { keys, actor }: ColumnWish): readonly DeclaredColumn[] {
  const unknown = keys?.find((asked) => all.every(({ key }) => key !== asked));
  if (unknown !== undefined) {
    const known = [...new Set(all.map(({ key }) => key))].join(', ');
    return refuse('INVALID_INPUT', { field: 'columns', sentence: `Columns must be one of: ${known}.` });
  }
  const asked = keys?.flatMap((wanted) => all.filter(({ key }) => key === wanted)) ?? all.filter(({ declared }) => !isByName(declared));
  const open = asked.filter(({ declared }) => seesColumn(actor, declared));
  const [hidden] = asked;
  return open.length === 0 && hidden !== undefined ? refuse('CLAIM_REQUIRED', { claim: claimOf(hidden.declared) }) : open;
}

const isByName = (column: Column): boolean => column.kind !== 'parts' && column.exported === 'by name';
