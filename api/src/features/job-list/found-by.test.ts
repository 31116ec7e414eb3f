// A store elsewhere compares a filter with the column that is called like it (column-of-filter): the database compares the same.
import { columnOfFilter, filtersWithoutColumn } from '@lotline/schema/domain/list/column-of-filter';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { JOB_SQL } from './job-list.sql.ts';

const compared: Readonly<Record<string, string>> = { ...JOB_SQL.named, ...JOB_SQL.days };
/** A status is sorted by its place in the setting, and compared by what is shown. */
const shownOf = (column: unknown): unknown => (typeof column === 'object' && column !== null && 'shown' in column ? column.shown : column);
const columns: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(JOB_SQL.columns).map(([key, column]) => [key, shownOf(column)]),
);

test('what a filter compares is the column that is called like it', () => {
  const pairs = Object.entries(compared).flatMap(([filter, sql]) => {
    const column = columnOfFilter(JOB_LIST, filter);
    return column === null ? [] : [[filter, sql, columns[column]]];
  });
  expect(pairs.length).toBeGreaterThan(8);
  for (const [, sql, shown] of pairs) expect(sql).toBe(shown);
});

test('what no column shows is sent beside the row', () => {
  const without = Object.entries(compared).filter(([, sql]) => !Object.values(columns).includes(sql));
  expect(filtersWithoutColumn(JOB_LIST).toSorted()).toEqual(without.map(([filter]) => filter).toSorted());
});
