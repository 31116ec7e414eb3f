// A prepared read is planned once for each connection, and answers as an unprepared one does.
import { afterAll, expect, test } from '@jest/globals';
import { QueryTypes } from 'sequelize';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { prepared, PreparedTexts, withUnseenBinds } from './prepared.ts';
import { cursorBinds, listSql, type ListedRows } from '../list/list-statement.ts';

const sequelize = connectTestDatabase(1);
afterAll(() => sequelize.close());

const TWICE = prepared('twice', 'select $number::int * 2 as twice');
const twice = (number: number) => sequelize.query(TWICE, { bind: { number }, type: QueryTypes.SELECT });
const statements = () =>
  sequelize.query(
    "select name, calls from (select name, generic_plans + custom_plans as calls from pg_prepared_statements where name <> '') p",
    {
      type: QueryTypes.SELECT,
    },
  );

test('the same connection keeps the statement under its name', async () => {
  expect(await twice(4)).toEqual([{ twice: 8 }]);
  expect(await twice(-3)).toEqual([{ twice: -6 }]);
  expect(await statements()).toEqual([{ name: 'twice', calls: '2' }]);
});

test('a bad value is refused and the statement stays good', async () => {
  await expect(sequelize.query(TWICE, { bind: { number: 'many' } })).rejects.toThrow('many');
  expect(await twice(5)).toEqual([{ twice: 10 }]);
});

test('a text that is built for its query is named by its text, and after 64 names further ones are sent unnamed', () => {
  const texts = new PreparedTexts();
  const [first, second] = [texts.named('select 1'), texts.named('select 2')];
  expect(first).toMatch(/^\/\* prepared text-[0-9a-f]{32} \*\/ select 1$/);
  expect([texts.named('select 1'), first === second]).toEqual([first, false]);
  const more = Array.from({ length: 70 }, (_, n) => texts.named(`select ${String(n)} as more`));
  expect(more.filter((sql) => sql.startsWith('/* prepared '))).toHaveLength(62);
  expect(texts.named('select 1')).toBe(first);
});

test('with binds that the planner does not see a read is planned once, where it would be planned for each person', async () => {
  await sequelize.query(`create table visit as select n as id, n % 1000 as crew from generate_series(1, 20000) n`);
  await sequelize.query('create index visit_crew on visit (crew); analyze visit');
  const read = `select count(*)::integer as n from visit v where $all::boolean or v.crew = $crew::int`;
  const texts = { seen: prepared('seen', read), unseen: prepared('unseen', withUnseenBinds(read)) };
  const ask = (sql: string, bind: { all: boolean; crew: number }) => sequelize.query(sql, { bind, type: QueryTypes.SELECT });
  for (const sql of Object.values(texts)) {
    for (let crew = 1; crew <= 9; crew++) expect(await ask(sql, { all: false, crew })).toEqual([{ n: 20 }]);
    expect(await ask(sql, { all: true, crew: 1 })).toEqual([{ n: 20_000 }]);
  }
  const plans = await sequelize.query(
    `select name, generic_plans::integer as "forAll" from pg_prepared_statements where name in ('seen', 'unseen') order by name`,
    { type: QueryTypes.SELECT },
  );
  expect(plans).toEqual([
    { name: 'seen', forAll: 0 },
    { name: 'unseen', forAll: 5 },
  ]);
});

test('a page of a usual size is planned once, and has the rows that one of another size begins with', async () => {
  const list = {
    ...{
      from: 'visit v',
      id: 'v.id',
      conditions: [],
      descending: false,
      column: { sql: 'v.crew', kind: 'int', isNullable: false } as const,
    },
    shown: { columns: 'v.id', from: 'join visit v on v.id = at.id', keyedFrom: '', carried: null },
  };
  const pageOf = async (first: number): Promise<unknown> => {
    const sql = prepared(`page-of-${String(first)}`, listSql(list, null, first));
    const [page] = await sequelize.query<ListedRows<object>>(sql, { bind: cursorBinds(first, null), type: QueryTypes.SELECT });
    return page?.rows.slice(0, 50).map(({ id }) => id);
  };
  const usual = await pageOf(50);
  for (let round = 1; round <= 7; round++) expect(await pageOf(50)).toEqual(usual);
  expect(await pageOf(51)).toEqual(usual);
  const plans = await sequelize.query(
    `select generic_plans::integer as "forAll", custom_plans::integer as "forOne" from pg_prepared_statements where name = 'page-of-50'`,
    { type: QueryTypes.SELECT },
  );
  expect(plans).toEqual([{ forAll: 8, forOne: 0 }]);
});
