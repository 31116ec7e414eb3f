// A row as it was at an instant, from the images of its changes (fold-images.ts).
import { QueryTypes, type Sequelize } from 'sequelize';
import { foldImages, type Columns, type FoldedRow, type RowImage } from './fold-images.ts';

export interface RowAsAt extends FoldedRow {
  /** False for an instant before the stored images (CHANGES_KEPT_MONTHS): the row has its oldest known state. */
  readonly isKept: boolean;
}

interface Image extends RowImage {
  readonly isLater: boolean;
}

/** A table's name goes into the statement: only tracked tables are accepted. */
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
  const [found] = await sequelize.query<{ row: Columns | null; images: Image[]; isKept: boolean }>(
    `select (select to_jsonb(r) - ${COLUMNS_LEFT_OUT} from ${tableName} r where ${tracked.key}::text = $key) as row,
       (select coalesce(json_agg(json_build_object('operation', c.operation, 'before', c.before, 'after', c.after, 'isLater', c.recorded_at > $instant)
          order by c.seq), '[]') from change c where c.table_name = $tableName and c.row_key = $key) as images,
       (select g.kept_from <= $instant from change_generation g) as "isKept"`,
    { bind: { tableName, key, instant }, type: QueryTypes.SELECT },
  );
  const { row = null, images = [], isKept = true } = found ?? {};
  return { ...foldImages(images, row, ({ isLater }) => isLater), isKept };
}
