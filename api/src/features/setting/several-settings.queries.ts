// Several settings of one or more work types, parsed, in one read: what a command needs of them before it goes on (domain.md §4).
import { QueryTypes } from 'sequelize';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import { DEFAULT_SETTINGS, type SettingConfig, type SettingName } from '@lotline/schema/domain/settings/setting-for';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';

const SETTINGS = prepared(
  'several-settings',
  `select name, work_type as "workType", config from system_setting
    where name = any($names::text[]) and (work_type is null or work_type = any($workTypes::text[]))`,
);

interface Row {
  readonly name: string;
  readonly workType: string | null;
  readonly config: unknown;
}

export type SettingsOf = <N extends SettingName>(name: N, workType: string) => SettingConfig<N>;

/** Of each work type its own, else the default row, else the built-in one; what cannot be read is logged and the default is used. */
export async function loadSettings(
  { sequelize, transaction, log }: Pick<CommandContext, 'sequelize' | 'transaction' | 'log'>,
  names: readonly SettingName[],
  workTypes: readonly string[],
): Promise<SettingsOf> {
  const rows = await sequelize.query<Row>(SETTINGS, {
    bind: { names: [...names], workTypes: [...new Set(workTypes)] },
    transaction,
    type: QueryTypes.SELECT,
  });
  return (name, workType) => {
    const named = rows.filter((row) => row.name === name);
    const row = named.find((one) => one.workType === workType) ?? named.find((one) => one.workType === null);
    if (row === undefined) return DEFAULT_SETTINGS[name];
    const { config, problem } = parseSetting(name, row.config);
    if (problem !== undefined) log.error({ setting: name, workType, problem }, 'setting unreadable, default used');
    return config;
  };
}
