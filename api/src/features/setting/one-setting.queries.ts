// One setting of one work type, parsed (domain.md §4).
import type { SettingConfig, SettingName } from '@lotline/schema/domain/settings/setting-for';
import { loadSettings, type SettingsReader } from './several-settings.queries.ts';

export async function loadSetting<N extends SettingName>(reader: SettingsReader, name: N, workType: string): Promise<SettingConfig<N>> {
  const settingsOf = await loadSettings(reader, [name], [workType]);
  return settingsOf(name, workType);
}
