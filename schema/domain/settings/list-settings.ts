// The settings by which the list is grouped, for every work type at once: one list holds several (specification 2 §4, §7).
import { fieldListSettings, type FieldListSettings, type FieldListSettingsOf } from './field-job-status.setting.ts';
import { settingFor, type SettingRow } from './setting-for.ts';

/** Reads each work type once. `onProblem` hears of a setting that could not be read: its default stands in (domain.md §4). */
export function listSettingsOf(rows: readonly SettingRow[], onProblem: (problem: string) => void): FieldListSettingsOf {
  const known = new Map<string, FieldListSettings>();
  return (workType) => {
    const before = known.get(workType);
    if (before !== undefined) return before;
    const tracking = settingFor(rows, 'Field Job Status', workType);
    const statuses = settingFor(rows, 'Job Status Settings', workType);
    for (const { problem } of [tracking, statuses]) if (problem !== undefined) onProblem(problem);
    const made = fieldListSettings(tracking.config, statuses.config);
    known.set(workType, made);
    return made;
  };
}
