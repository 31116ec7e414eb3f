// What the table shows: its columns by the settings, 'Current' as the filters let it through, and what comes later as it is (specification 2 §2).
import { columnSettingsOf, type ColumnSettingsOf } from '@lotline/schema/domain/settings/column-settings';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { fieldColumns, type FieldColumn } from '@lotline/schema/domain/task/field-columns.rules';
import { filterChoices, filterTasks, hasFilters, type FieldFilters } from '@lotline/schema/domain/task/field-filters.rules';
import type { FieldListSection } from '@lotline/schema/domain/task/field-list.rules';
import { logProblem } from '@lotline/web-session/log';
import { isLater } from '../facts/later-groups.ts';
import type { ListView } from '../use-list-view.ts';

export interface TableView {
  readonly columns: readonly FieldColumn[];
  readonly settingsOf: ColumnSettingsOf;
  readonly current: readonly FieldListSection[];
  readonly later: readonly FieldListSection[];
  /** Of 'Current', before the filters. */
  readonly count: number;
  readonly shown: number;
  readonly isFiltered: boolean;
  readonly choicesOf: (column: FieldColumn) => readonly string[];
}

const countOf = (sections: readonly FieldListSection[]): number => sections.reduce((sum, { tasks }) => sum + tasks.length, 0);

export function tableView(
  view: Pick<ListView, 'found' | 'sections' | 'clock'>,
  rows: readonly SettingRow[],
  filters: FieldFilters,
): TableView {
  const settingsOf = columnSettingsOf(rows, (problem) => logProblem('A setting could not be read', problem));
  const { workSchedule, rejectedSchedules } = view.found;
  const types = [...workSchedule, ...rejectedSchedules].map(({ workType }) => workType);
  const columns = fieldColumns(types, settingsOf, view.clock.zone);
  const all = view.sections.filter(({ group }) => !isLater(group));
  const current = all.flatMap((section) => {
    const tasks = filterTasks(section.tasks, columns, filters);
    return tasks.length === 0 ? [] : [{ ...section, tasks }];
  });
  const currentTasks = all.flatMap(({ tasks }) => tasks);
  return {
    columns,
    settingsOf,
    current,
    later: view.sections.filter(({ group }) => isLater(group)),
    count: countOf(all),
    shown: countOf(current),
    isFiltered: hasFilters(columns, filters),
    choicesOf: (column) => filterChoices(currentTasks, column),
  };
}
