// One setting for several work types in one read (domain.md §4).
import { QueryTypes, type Transaction } from 'sequelize';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import { DEFAULT_SETTINGS, type SettingConfig, type SettingName } from '@lotline/schema/domain/settings/setting-for';
import type { RequestContext } from '../../platform/command/request-context.ts';

const SETTINGS_SQL = `select work_type as "workType", config from system_setting
  where name = $name and (work_type is null or work_type = any($workTypes::text[]))`;

/** Of each work type its own, else the default row, else the built-in one; what cannot be read is logged and the default is used. */
export async function settingsOfWorkTypes<N extends SettingName>(
  { sequelize, log, transaction }: Pick<RequestContext, 'sequelize' | 'log'> & { readonly transaction?: Transaction },
  name: N,
  workTypes: readonly string[],
): Promise<(workType: string) => SettingConfig<N>> {
  const rows =
    workTypes.length === 0
      ? []
      : await sequelize.query<{ workType: string | null; config: unknown }>(SETTINGS_SQL, {
          bind: { name, workTypes: [...new Set(workTypes)] },
          type: QueryTypes.SELECT,
          ...(transaction === undefined ? {} : { transaction }),
        });
  const parsed = new Map(
    rows.map(({ workType, config }) => {
      const setting = parseSetting(name, config);
      if (setting.problem !== undefined)
        log.error({ setting: name, workType, problem: setting.problem }, 'setting unreadable, default used');
      return [workType, setting.config];
    }),
  );
  return (workType) => parsed.get(workType) ?? parsed.get(null) ?? DEFAULT_SETTINGS[name];
}
