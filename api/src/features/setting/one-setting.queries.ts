// One setting for a work type, parsed: the work type's row, else the default row, else the built-in default (domain.md §4).
import { QueryTypes, type Transaction } from 'sequelize';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import { DEFAULT_SETTINGS, type SettingConfig, type SettingName } from '@lotline/schema/domain/settings/setting-for';
import type { RequestContext } from '../../platform/command/request-context.ts';

/** An unreadable config is a named error in the log, and the default is used: a bad setting never stops the work. */
export async function loadSetting<N extends SettingName>(
  context: Pick<RequestContext, 'sequelize' | 'log'> & { readonly transaction?: Transaction },
  name: N,
  workType: string,
): Promise<SettingConfig<N>> {
  const [row] = await context.sequelize.query<{ config: unknown }>(
    'select config from system_setting where name = $name and (work_type = $workType or work_type is null) order by work_type nulls last limit 1',
    {
      bind: { name, workType },
      type: QueryTypes.SELECT,
      ...(context.transaction === undefined ? {} : { transaction: context.transaction }),
    },
  );
  if (row === undefined) return DEFAULT_SETTINGS[name];
  const parsed = parseSetting(name, row.config);
  if (parsed.problem !== undefined)
    context.log.error({ setting: name, workType, problem: parsed.problem }, 'setting unreadable, default used');
  return parsed.config;
}
