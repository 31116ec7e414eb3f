// What the API serves of the editing of settings (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { SettingEditResolver } from './setting-edit.resolver.ts';

export const SETTING_EDIT_FEATURE: ApiFeature = {
  name: 'setting-edit',
  resolvers: [SettingEditResolver],
};
