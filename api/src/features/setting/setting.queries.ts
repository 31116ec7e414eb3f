// System settings and lookups as the screens read them (specification 1 §7, SystemSettingsQuery; 2 §7, GetFieldData; domain.md §4).
import { QueryTypes } from 'sequelize';
import { DEFAULT_SETTINGS, parseSetting, type SettingName, type SettingRow } from '@lotline/schema/domain/settings/parse-setting';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Lookup } from './lookup.type.ts';
import type { SystemSetting } from './system-setting.type.ts';

/** Of the rows of all settings: a handful of names for each work type. */
const MOST_SETTINGS = 2_000;

/**
 * With a work type one setting for each name: its own, else the default row, else the built-in default. Without one, every row of the names,
 * for lists that hold several work types. What cannot be read is logged and answered by the default.
 */
export async function loadSystemSettings(
  context: RequestContext,
  names: readonly SettingName[],
  workType: string | null,
): Promise<SystemSetting[]> {
  const rows = await context.sequelize.query<SettingRow>(
    prepared(
      'system-settings',
      `select name, work_type as "workType", config from system_setting
        where name = any($names::text[]) and ($workType::text is null or work_type = $workType or work_type is null)
        order by name, work_type nulls first limit ${MOST_SETTINGS}`,
    ),
    { bind: { names: [...names], workType }, type: QueryTypes.SELECT },
  );
  return names.flatMap((name) =>
    presentSettings(
      context,
      name,
      rows.filter((row) => row.name === name),
      workType !== null,
    ),
  );
}

/** The default row comes first; of one work type the last row decides, of all each is sent. */
function presentSettings(context: RequestContext, name: SettingName, rows: readonly SettingRow[], ofOneWorkType: boolean): SystemSetting[] {
  const known = rows[0]?.workType === null ? rows : [{ name, workType: null, config: DEFAULT_SETTINGS[name] }, ...rows];
  return (ofOneWorkType ? known.slice(-1) : known).map((row) => ({ name, workType: row.workType, config: readable(context, name, row) }));
}

function readable(context: RequestContext, name: SettingName, row: SettingRow): unknown {
  const { config, problem } = parseSetting(name, row.config);
  if (problem !== undefined) context.log.error({ setting: name, workType: row.workType, problem }, 'setting unreadable, default used');
  return config;
}

/** Of lookups; their names are the software's own, so there are few. */
export const MOST_LOOKUPS = 200;
export function loadLookups(context: RequestContext, names: readonly string[] | null): Promise<Lookup[]> {
  return context.sequelize.query<Lookup>(
    `select name, data from lookup where $names::text[] is null or name = any($names::text[]) order by name limit ${MOST_LOOKUPS}`,
    {
      bind: { names: names === null ? null : [...names] },
      type: QueryTypes.SELECT,
    },
  );
}
