// Settings of one or more work types, parsed, in one read: what a command needs of them before it goes on (domain.md §4).
import { QueryTypes, type Transaction } from 'sequelize';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import { settingBy, type SettingConfig, type SettingName, type SettingRow } from '@lotline/schema/domain/settings/setting-for';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';

const SETTINGS = prepared(
  'several-settings',
  `select name, work_type as "workType", config from system_setting
    where name = any($names::text[]) and (work_type is null or work_type = any($workTypes::text[]))`,
);

export type SettingsOf = <N extends SettingName>(name: N, workType: string) => SettingConfig<N>;

/** Within a command's transaction, or without one. */
export type SettingsReader = Pick<RequestContext, 'sequelize' | 'log'> & { readonly transaction?: Transaction };

/** What cannot be read is a named error in the log, and the default is used: a bad setting never stops the work. */
export async function loadSettings(
  { sequelize, transaction, log }: SettingsReader,
  names: readonly SettingName[],
  workTypes: readonly string[],
): Promise<SettingsOf> {
  const rows =
    workTypes.length === 0
      ? []
      : await sequelize.query<SettingRow>(SETTINGS, {
          bind: { names: [...names], workTypes: [...new Set(workTypes)] },
          type: QueryTypes.SELECT,
          ...(transaction === undefined ? {} : { transaction }),
        });
  return (name, workType) => {
    const { config, problem } = settingBy(rows, name, workType, parseSetting);
    if (problem !== undefined) log.error({ setting: name, workType, problem }, 'setting unreadable, default used');
    return config;
  };
}
