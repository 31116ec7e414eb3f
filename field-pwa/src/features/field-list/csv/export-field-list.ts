// Saves what the list shows as a file: loaded when it is asked for.
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import type { FieldFilters } from '@lotline/schema/domain/task/field-filters.rules';
import { tableView } from '../table/table-view.ts';
import type { ListView } from '../use-list-view.ts';
import { fieldListCsv } from './field-list-csv.ts';

const REJECTED = 'Please correct item quantities';

/** Returns how many tasks are in it, and its name. */
export function exportFieldList(view: ListView, rows: readonly SettingRow[], filters: FieldFilters): { count: number; name: string } {
  const { columns, current, later } = tableView(view, rows, filters);
  const sections = [...current, ...later].map(({ heading, tasks }) => ({ name: heading, tasks }));
  const parts = [{ name: REJECTED, tasks: view.rejected }, ...sections];
  const name = `field-list-${view.clock.today}.csv`;
  save(fieldListCsv(parts, columns, view.clock.zone), name);
  return { count: parts.reduce((sum, { tasks }) => sum + tasks.length, 0), name };
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has taken it by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
