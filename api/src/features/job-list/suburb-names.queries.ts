// Names of streets and suburbs that jobs have, for searches that find nothing: stepped through in an index, bounded, read once in a while by a process.
import { QueryTypes, type Sequelize } from 'sequelize';
import type { RequestContext } from '../../platform/command/request-context.ts';

const CACHED_MS = 10 * 60_000;
const MOST_STREETS = 5_000;
const MOST_PAIRS = 5_000;

/** By construction_street (lower(street_name), lower(suburb)): a step for each street, and one for each suburb of a street until there are many. */
const NAMES_SQL = `with recursive street(name, n) as (
      (select lower(street_name), 1 from construction where lower(street_name) > '' order by lower(street_name) limit 1)
      union all
      select (select lower(c.street_name) from construction c where lower(c.street_name) > street.name order by lower(c.street_name) limit 1), n + 1
        from street where street.name is not null and n < ${String(MOST_STREETS)}),
    pair(street, suburb, n) as (
      (select lower(street_name), lower(suburb), 1 from construction where (lower(street_name), lower(suburb)) > ('', '')
        order by lower(street_name), lower(suburb) limit 1)
      union all
      select next.street, next.suburb, n + 1
        from pair cross join lateral (select lower(c.street_name), lower(c.suburb) from construction c
          where (lower(c.street_name), lower(c.suburb)) > (pair.street, pair.suburb)
          order by lower(c.street_name), lower(c.suburb) limit 1) next(street, suburb)
       where n < ${String(MOST_PAIRS)})
  select name from street where name is not null union select suburb from pair where suburb is not null`;

interface CachedNames {
  readonly names: Promise<readonly string[]>;
  readonly until: number;
}
const cacheOf = new WeakMap<Sequelize, CachedNames>();

/** Of all jobs: what is made of them is asked of the person's own jobs before it is told. A failed read is not held. */
export function suburbNames({ sequelize, now }: Pick<RequestContext, 'sequelize' | 'now'>): Promise<readonly string[]> {
  const at = now().getTime();
  const cached = cacheOf.get(sequelize);
  if (cached !== undefined && cached.until > at) return cached.names;
  const names = sequelize.query<{ name: string }>(NAMES_SQL, { type: QueryTypes.SELECT }).then((rows) => rows.map(({ name }) => name));
  cacheOf.set(sequelize, { names, until: at + CACHED_MS });
  names.catch(() => cacheOf.delete(sequelize));
  return names;
}
