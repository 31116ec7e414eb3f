// The demo data in a real database: whole, once, and ready for new rows (domain.md §7; issue §1).
import { QueryTypes, type Sequelize } from 'sequelize';
import { connectTestDatabase } from '../../test/connect-test-database.ts';
import { DatabaseNotEmptyError, seedDemo, type SeedReport } from './seed-demo.ts';
import { hasId, TABLE_NAMES } from './tables.ts';
import { demoRows } from './testing/demo-rows.ts';

const TODAY = '2026-11-21';

describe('seedDemo', () => {
  let sequelize: Sequelize;
  let report: SeedReport;
  const numberOf = async (sql: string): Promise<number> => {
    const [row] = await sequelize.query<{ n: string | number }>(sql, { type: QueryTypes.SELECT });
    return Number(row?.n);
  };

  beforeAll(async () => {
    sequelize = connectTestDatabase(3);
    report = await seedDemo(sequelize, { size: 'small', today: TODAY });
  });

  afterAll(() => sequelize.close());

  it('writes every generated row, so that every constraint holds', async () => {
    const demo = demoRows(TODAY);
    for (const table of TABLE_NAMES)
      expect([table, await numberOf(`select count(*) as n from ${table}`)]).toEqual([table, demo.of(table).length]);
    expect(report).toMatchObject({ jobs: 60, tasks: demo.of('schedule').length });
  });

  it('keeps the small size small: whoever starts for the first time waits for these rows', () => {
    expect(report.rows).toBeLessThan(8_000);
  });

  it('leaves the next id free in every table', async () => {
    for (const table of TABLE_NAMES.filter(hasId)) {
      const highest = await numberOf(`select max(id) as n from ${table}`);
      expect([table, await numberOf(`select nextval(pg_get_serial_sequence('${table}', 'id')) as n`)]).toEqual([table, highest + 1]);
    }
  });

  it('counts the rejected items of each task, as the field list reads them', async () => {
    expect(await numberOf('select sum(rejected_item_count) as n from schedule')).toBe(
      await numberOf('select count(*) as n from schedule_item where rejected_date is not null'),
    );
  });

  it('keeps the text that it was given, line for line', async () => {
    const description = demoRows(TODAY).of('construction')[0]?.description;
    expect(await numberOf(`select count(*) as n from construction where id = 1 and description = '${String(description)}'`)).toBe(1);
  });

  it('refuses a database that holds people, and changes nothing', async () => {
    const before = await numberOf('select count(*) as n from schedule');
    await expect(seedDemo(sequelize, { size: 'small', today: TODAY })).rejects.toThrow(DatabaseNotEmptyError);
    expect(await numberOf('select count(*) as n from schedule')).toBe(before);
  });

  it('is done once when two servers start together', async () => {
    // as the database's owner alone can: what is recorded is otherwise never emptied
    await sequelize.query(
      'set session_replication_role = replica; truncate app_user, role, work_group, independent_contractor, project, construction, field_item, child_code, system_setting, lookup, event cascade; reset session_replication_role',
    );
    const outcomes = await Promise.allSettled([
      seedDemo(sequelize, { size: 'small', today: TODAY }),
      seedDemo(sequelize, { size: 'small', today: TODAY }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await numberOf('select count(*) as n from app_user')).toBe(13);
  });
});
