// How the planner of this database reckons (decision 098): on its disk a page in another place costs hardly more than the next one, where PostgreSQL expects four
// times as much and reads a whole table for a few rows; and a plan that is made once for each connection is executed in less time than its compilation takes.
import type { Sequelize } from 'sequelize';

const SETTINGS = { random_page_cost: '1.1', jit: 'off' } as const;

/** What somebody has set for this database stays; who may not set anything goes by the server's own values. */
const SQL = `
do $$
declare
  ours text[] := array(select split_part(line, '=', 1) from pg_db_role_setting s cross join unnest(s.setconfig) line
    where s.setrole = 0 and s.setdatabase = (select oid from pg_database where datname = current_database()));
begin
  ${Object.entries(SETTINGS)
    .map(
      ([name, value]) =>
        `if not '${name}' = any(ours) then execute format('alter database %I set ${name} = ${value}', current_database()); end if;`,
    )
    .join('\n  ')}
exception when insufficient_privilege then
  raise notice 'the planner goes by the settings of the server';
end $$`;

/** For connections that are opened from now on. One process at a time: the caller has the lock of the migrations. */
export async function setPlanner(sequelize: Sequelize): Promise<void> {
  await sequelize.query(SQL);
}
