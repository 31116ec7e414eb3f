// A row as it was at an instant, from the images of its changes. Within a row the order is their sequence, which is taken under the row's
// lock; clocks only say which of them were before the instant.
import { QueryTypes, type Sequelize } from 'sequelize';

type Columns = Readonly<Record<string, unknown>>;

export interface RowAsAt {
  /** Column names as in the database, times in UTC; null: it was not there. Columns that are not imaged are left out. */
  readonly row: Columns | null;
  /** False where the row was filled in bulk, without the image of its birth: before its first change it is told as its oldest known state. */
  readonly isFromBirth: boolean;
}

interface Image {
  readonly operation: 'I' | 'U' | 'D';
  readonly before: Columns | null;
  readonly after: Columns | null;
  readonly isLater: boolean;
}

/** A table's name goes into the statement: only those that are tracked are known. */
const TRACKED_SQL = `select string_agg(a.attname, $separator order by k.n) as key
  from pg_trigger t join pg_index i on i.indrelid = t.tgrelid and i.indisprimary
    cross join unnest(i.indkey::smallint[]) with ordinality k(attnum, n) join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = k.attnum
 where t.tgrelid = to_regclass($tableName) and t.tgname = 'record_change'`;

/** As migrations mark them. */
const COLUMNS_LEFT_OUT = `array(select a.attname::text from pg_attribute a
  where a.attrelid = to_regclass($tableName) and col_description(a.attrelid, a.attnum) like 'not imaged%')`;

/**
 * @param key the primary key as text, its columns joined by a colon
 * @throws Error for a table that is not tracked
 */
export async function rowAsAt(sequelize: Sequelize, tableName: string, key: string, instant: Date): Promise<RowAsAt> {
  const [tracked] = await sequelize.query<{ key: string | null }>(TRACKED_SQL, {
    bind: { tableName, separator: `::text || ':' || ` },
    type: QueryTypes.SELECT,
  });
  if (tracked === undefined || tracked.key === null || !/^[a-z_]+$/.test(tableName)) throw new Error(`${tableName} is not tracked`);
  const [found] = await sequelize.query<{ row: Columns | null; images: Image[] }>(
    `select (select to_jsonb(r) - ${COLUMNS_LEFT_OUT} from ${tableName} r where ${tracked.key}::text = $key) as row,
       (select coalesce(json_agg(json_build_object('operation', c.operation, 'before', c.before, 'after', c.after, 'isLater', c.recorded_at > $instant)
          order by c.seq), '[]') from change c where c.table_name = $tableName and c.row_key = $key) as images`,
    { bind: { tableName, key, instant }, type: QueryTypes.SELECT },
  );
  const images = found?.images ?? [];
  const isFromBirth = images[0]?.operation === 'I';
  let row = isFromBirth ? null : images.reduceRight<Columns | null>(undo, found?.row ?? null);
  // all up to the last one that was before the instant, whatever a clock said in between
  const count = images.findLastIndex(({ isLater }) => !isLater) + 1;
  for (const image of images.slice(0, count)) row = redo(row, image);
  return { row, isFromBirth };
}

const undo = (row: Columns | null, { operation, before }: Image): Columns | null => (operation === 'I' ? null : { ...row, ...before });

const redo = (row: Columns | null, { operation, after }: Image): Columns | null => (operation === 'D' ? null : { ...row, ...after });
