// The settings by which the list's table has its columns, for every work type at once: one list holds several (specification 2 §2, §7).
import type { CustomFieldsSetting } from './custom-fields.setting.ts';
import type { FieldWorkListSetting } from './field-work-list.setting.ts';
import type { JobStatusSettings } from './job-status.setting.ts';
import type { OptionalFieldsSetting } from './optional-fields.setting.ts';
import { settingFor, type SettingConfig, type SettingName, type SettingRow } from './setting-for.ts';

export interface ColumnSettings {
  readonly list: FieldWorkListSetting;
  readonly custom: CustomFieldsSetting;
  readonly names: OptionalFieldsSetting;
  readonly statuses: JobStatusSettings;
  readonly useJobStatus: boolean;
  /** By the status's name, as '#rrggbb'. */
  readonly colours: ReadonlyMap<string, string>;
}
export type ColumnSettingsOf = (workType: string) => ColumnSettings;

/** Reads each work type once. `onProblem` hears of a setting that could not be read: its default stands in (domain.md §4). */
export function columnSettingsOf(rows: readonly SettingRow[], onProblem: (problem: string) => void): ColumnSettingsOf {
  const known = new Map<string, ColumnSettings>();
  const read = <N extends SettingName>(name: N, workType: string): SettingConfig<N> => {
    const { config, problem } = settingFor(rows, name, workType);
    if (problem !== undefined) onProblem(problem);
    return config;
  };
  return (workType) => {
    const before = known.get(workType);
    if (before !== undefined) return before;
    const tracking = read('Field Job Status', workType);
    const made: ColumnSettings = {
      list: read('Field Work List', workType),
      custom: read('Custom Construction Fields', workType),
      names: read('Optional Construction Fields', workType),
      statuses: read('Job Status Settings', workType),
      useJobStatus: tracking.useJobStatus,
      colours: new Map(tracking.statusColours.map(({ statusName, colour }) => [statusName, colour])),
    };
    known.set(workType, made);
    return made;
  };
}
