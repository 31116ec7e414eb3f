// A file of item codes against the catalogue: what each row does, and a mark of what that was judged by, so that an import does what its dry run said.
import { QueryTypes } from 'sequelize';
import { MOST_CSV_ROWS } from '@lotline/schema/domain/item/item-code-csv.input';
import {
  cellsByField,
  codeKey,
  csvHead,
  judgeRow,
  type ItemCodeField,
  type JudgedRow,
  type KnownItemCode,
} from '@lotline/schema/domain/item/item-code-csv.rules';
import { ITEM_CODE } from '@lotline/schema/domain/item/item-code.fields';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { CommandContext } from '../../../platform/command/command-context.ts';
import { readCsv, seenMark } from '../../../platform/csv/read-csv.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { recordColumns } from '../../../platform/record/write-record.ts';
import { unitAmountToday } from '../../item/unit-amount.sql.ts';
import { usageOf } from '../item-code-list.sql.ts';

export interface JudgedFile {
  readonly rows: readonly (JudgedRow & { readonly line: number })[];
  /** Headers that are no field. */
  readonly unknown: readonly string[];
  readonly seen: string;
}

type Known = KnownItemCode & { readonly key: string; readonly version: number };

const KEY = `upper(regexp_replace(f.code, '\\s', '', 'g'))`;
const knownSql = (name: string, lock: string): string =>
  prepared(
    name,
    `select f.id, f.version, f.is_archived as "isArchived", ${usageOf('f')} as "usageCount", ${KEY} as key,
       exists (select from item_price p where p.item_id = f.id and not p.is_archived) as "isPriceDated",
       (select to_jsonb(v) from (select ${recordColumns(ITEM_CODE, 'f')}) v) || jsonb_build_object('unitAmount', (${unitAmountToday('f')})::text) as values
     from field_item f where ${KEY} = any($keys::text[]) order by f.id ${lock}`,
  );
const KNOWN = knownSql('item-codes-by-key', '');
const KNOWN_LOCKED = knownSql('item-codes-by-key-locked', 'for no key update of f');

type Reading = Pick<CommandContext, 'sequelize' | 'actor' | 'now' | 'timeZone'> & Partial<Pick<CommandContext, 'transaction'>>;

/** In a transaction the rows that are there are locked. @throws RefusalError INVALID_INPUT for a text that is no such file */
export async function judgeFile({ sequelize, actor, now, timeZone, transaction }: Reading, csv: string): Promise<JudgedFile> {
  const { head, records } = readCsv(csv, SHAPE);
  const wished = records.map((cells, place) => ({ cells: cellsByField(head, cells), line: place + 2 }));
  const keys = wished.map(({ cells }) => codeKey(cells['code'] ?? ''));
  const known = await sequelize.query<Known>(transaction === undefined ? KNOWN : KNOWN_LOCKED, {
    bind: { keys: [...new Set(keys)], today: dayInZone(now().toISOString(), timeZone) },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
  const byKey = new Map(known.map((one) => [one.key, one]));
  const taken = new Set<string>();
  const rows = wished.map(({ cells, line }, place) => {
    const key = keys[place] ?? '';
    const row = { ...judgeRow(actor, cells, byKey.get(key), taken), line };
    taken.add(key);
    return row;
  });
  const marks = known.map(({ id, version }) => `${String(id)}/${String(version)}`).join(' ');
  return { rows, unknown: head.unknown, seen: seenMark(marks, csv) };
}

const SHAPE = {
  headOf: csvHead,
  required: 'code',
  mostRows: MOST_CSV_ROWS,
  labelOf: (field: ItemCodeField) => ITEM_CODE.fields[field].label,
} as const;
