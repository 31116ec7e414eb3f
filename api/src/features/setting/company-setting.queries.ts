// The settings of the whole company, parsed, as the server acts by them (screens.md §2.21).
import { QueryTypes, type Transaction } from 'sequelize';
import { COMPANY_DEFAULTS, type CompanySettingName, type CompanySettings } from '@lotline/schema/domain/settings/company-settings';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';

const OF_COMPANY = prepared(
  'company-settings',
  'select name, config from system_setting where work_type is null and name = any($names::text[])',
);

/** Lists give their cache: they ask with every page. A command gives its transaction. */
type Reader = Pick<RequestContext, 'sequelize' | 'log'> &
  Partial<Pick<RequestContext, 'cachedReads'>> & { readonly transaction?: Transaction };
type CompanySettingsOf = <N extends CompanySettingName>(name: N) => CompanySettings[N];

/** In one statement. What cannot be read is a named error in the log, and the default is used. */
export async function loadCompanySettings(
  { sequelize, log, cachedReads, transaction }: Reader,
  names: readonly CompanySettingName[],
): Promise<CompanySettingsOf> {
  const ask = () =>
    sequelize.query<{ name: string; config: unknown }>(OF_COMPANY, {
      ...{ bind: { names: [...names] }, type: QueryTypes.SELECT as const },
      ...(transaction === undefined ? {} : { transaction }),
    });
  const rows =
    cachedReads === undefined ? await ask() : await cachedReads.read(`company settings ${names.join()}`, ask, ({ length }) => length);
  return (name) => {
    const found = rows.find((row) => row.name === name);
    if (found === undefined) return COMPANY_DEFAULTS[name];
    const { config, problem } = parseSetting(name, found.config);
    if (problem !== undefined) log.error({ setting: name, problem }, 'setting unreadable, default used');
    return config;
  };
}
