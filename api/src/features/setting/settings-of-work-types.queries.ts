// One setting of several work types in one read, each parsed once however many rows are asked for (domain.md §4).
import type { SettingConfig, SettingName } from '@lotline/schema/domain/settings/setting-for';
import { loadSettings, type SettingsReader } from './several-settings.queries.ts';

export async function settingsOfWorkTypes<N extends SettingName>(
  reader: SettingsReader,
  name: N,
  workTypes: readonly string[],
): Promise<(workType: string) => SettingConfig<N>> {
  const settingsOf = await loadSettings(reader, [name], workTypes);
  const known = new Map([...new Set(workTypes)].map((workType) => [workType, settingsOf(name, workType)]));
  return (workType) => known.get(workType) ?? settingsOf(name, workType);
}
