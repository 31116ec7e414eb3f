// What the API serves of settings (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { SettingResolver } from './setting.resolver.ts';

export const SETTING_FEATURE: ApiFeature = {
  name: 'setting',
  resolvers: [SettingResolver],
  live: ['system_setting'],
};
