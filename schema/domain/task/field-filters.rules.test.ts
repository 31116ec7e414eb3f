import fc from 'fast-check';
import { buildFieldTask } from '../../testing/build-field-task.ts';
import { columnSettingsOf } from '../settings/column-settings.ts';
import { FIELD_LIST_COLUMNS } from '../settings/field-work-list.setting.ts';
import { fieldColumns, type ColumnKey } from './field-columns.rules.ts';
import {
  filterChoices,
  filterParam,
  filterTasks,
  hasFilters,
  isFilterParam,
  MAX_FILTER_LENGTH,
  readFilters,
} from './field-filters.rules.ts';
import { runs } from '../../testing/random-runs.ts';

const fields = Object.keys(FIELD_LIST_COLUMNS).map((fieldName) => ({ fieldName, show: true }));
const columns = fieldColumns(
  ['Pre-install'],
  columnSettingsOf([{ name: 'Field Work List', workType: null, config: { fields } }], () => undefined),
  'Australia/Sydney',
);
const columnOf = (key: ColumnKey) => {
  const column = columns.find((one) => one.key === key);
  if (column === undefined) throw new Error(`no column ${key}`);
  return column;
};
const tasks = [
  buildFieldTask({ id: 1, name: 'Pit and pipe', dueDate: '2026-11-30', siteContact: 'Zoë Lindqvist' }),
  buildFieldTask({ id: 2, name: 'Lead-in', dueDate: '2026-12-04', workOrder: '48177', siteContact: null }),
  buildFieldTask({ id: 3, name: 'Lead-in', dueDate: null, acceptedDate: '2026-11-19T01:00:00Z' }),
];
const found = (...wanted: [ColumnKey, string][]) => filterTasks(tasks, columns, new Map(wanted)).map(({ id }) => id);

describe('the table’s filters (Spec 2 §2)', () => {
  it('a text must stand in the cell: every word, without case or accents', () => {
    expect(found(['siteContact', 'zoe'])).toEqual([1]);
    expect(found(['siteContact', 'LIND zoe'])).toEqual([1]);
    expect(found(['workOrder', '8177'])).toEqual([2]);
    expect(found(['address', 'wattle 2765'])).toEqual([1, 2, 3]);
    expect(found(['address', 'terry'])).toEqual([]);
  });

  it('a choice is the whole cell, and the dash is for rows with nothing there', () => {
    expect(found(['task', 'Lead-in'])).toEqual([2, 3]);
    expect(found(['task', 'Lead'])).toEqual([]);
    expect(found(['dueDate', '–'])).toEqual([3]);
    expect(found(['dueDate', '4 Dec 2026'])).toEqual([2]);
  });

  it('all of them hold together; one of a column that is not there asks nothing', () => {
    expect(found(['task', 'Lead-in'], ['status', 'Accepted'])).toEqual([3]);
    expect(found(['custom:Ground', 'Clay'])).toEqual([1, 2, 3]);
    expect(hasFilters(columns, new Map([['custom:Ground', 'Clay']]))).toBe(false);
    expect(hasFilters(columns, new Map([['task', 'Lead-in']]))).toBe(true);
    expect(filterTasks(tasks, columns, new Map())).toBe(tasks);
  });

  it('offers what stands in the column, each once, dates by their day, nothing last', () => {
    expect(filterChoices(tasks, columnOf('task'))).toEqual(['Lead-in', 'Pit and pipe']);
    expect(filterChoices(tasks, columnOf('dueDate'))).toEqual(['30 Nov 2026', '4 Dec 2026', '–']);
  });

  it('every choice finds the rows that it was made of, and no row is lost', () => {
    for (const column of columns.filter(({ filter }) => filter === 'choice')) {
      const parts = filterChoices(tasks, column).map((choice) => filterTasks(tasks, columns, new Map([[column.key, choice]])).length);
      expect(parts.every((count) => count > 0)).toBe(true);
      expect(parts.reduce((sum, count) => sum + count, 0)).toBe(tasks.length);
    }
  });

  it('is read from the address as it was written there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...columns.map(({ key }) => key)), fc.string({ maxLength: MAX_FILTER_LENGTH }), (key, text) => {
        expect(readFilters([[filterParam(key), text]]).get(key) ?? '').toBe(text.trim());
      }),
      runs({ least: 10, soak: 100 }),
    );
  });

  it('takes from an address no more than a table can ask', () => {
    expect(readFilters([['q', 'wattle']]).size).toBe(0);
    expect(isFilterParam('q')).toBe(false);
    expect(readFilters([['f.task', 'x'.repeat(5000)]]).get('task')).toHaveLength(MAX_FILTER_LENGTH);
    expect(readFilters(Array.from({ length: 500 }, (_, at) => [`f.${String(at)}`, 'x'] as const)).size).toBe(60);
  });
});
