// What jobs are found by (construction.search_text, decision 045), made anew where it is not what their fields say: the database makes it as a row is written, and not when the
// function that it is made by is another one.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { prepared, preparedByText } from '../../platform/db/prepared.ts';
import type { OneOffWork } from '../../platform/queue/one-off-part.ts';

const AT_ONCE = 2_000;

/** How the database makes it: its own word, so that there is no second one. */
const MADE_OF = prepared(
  'search-text-made-of',
  `select pg_get_expr(d.adbin, d.adrelid) as sql from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where a.attrelid = 'construction'::regclass and a.attname = 'search_text'`,
);
const LAST = prepared(
  'last-of-jobs',
  `select max(w.id) as last from (select id from construction where id > $after order by id limit ${String(AT_ONCE)}) w`,
);
/** A stored column that is made of others is made anew where one of them is written; nothing else of the row changes, so it has no other version and no image. */
const MAKE = prepared('make-search-texts', 'update construction set work_order = work_order where id = any($ids::int[])');
const LOCK = prepared('lock-jobs-to-find', 'select id from construction where id = any($ids::int[]) order by id for no key update');

interface Reader {
  readonly sequelize: Sequelize;
  readonly transaction?: Transaction;
}

/** The ids behind that one, of a number of jobs. */
async function wrongTexts({ sequelize, transaction }: Reader, after: number): Promise<{ ids: readonly number[]; last: number | null }> {
  const asked = { type: QueryTypes.SELECT as const, ...(transaction === undefined ? {} : { transaction }) };
  const [made] = await sequelize.query<{ sql: string }>(MADE_OF, asked);
  const [window] = await sequelize.query<{ last: number | null }>(LAST, { bind: { after }, ...asked });
  const last = window?.last ?? null;
  if (made === undefined || last === null) return { ids: [], last };
  const wrong = await sequelize.query<{ id: number }>(
    preparedByText(
      `select id from construction where id > $after::int and id <= $last::int and search_text is distinct from (${made.sql}) order by id`,
    ),
    { bind: { after, last }, ...asked },
  );
  return { ids: wrong.map(({ id }) => id), last };
}

export const SEARCH_TEXTS: OneOffWork = {
  count: async (deps) => {
    for (let after = 0, count = 0; ;) {
      const { ids, last } = await wrongTexts(deps, after);
      if (last === null) return { count, skipped: 0 };
      count += ids.length;
      after = last;
    }
  },
  part: async ({ sequelize, transaction }, after) => {
    const { ids, last } = await wrongTexts({ sequelize, transaction }, after);
    const bind = { ids: [...ids] };
    await sequelize.query(LOCK, { bind, transaction, type: QueryTypes.SELECT });
    await sequelize.query(MAKE, { bind, transaction });
    return { count: ids.length, skipped: 0, last, events: [] };
  },
};
