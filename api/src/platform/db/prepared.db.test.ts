// A prepared read is planned once for each connection, and answers as an unprepared one does.
import { afterAll, expect, test } from '@jest/globals';
import { QueryTypes } from 'sequelize';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { prepared, PreparedTexts } from './prepared.ts';

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
