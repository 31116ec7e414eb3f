// System settings and lookups as the screens read them (specification 1 §7, SystemSettingsQuery; 2 §7, GetFieldData; domain.md §4).
import { QueryTypes, type Sequelize } from 'sequelize';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import { DEFAULT_SETTINGS, rowFor, type SettingName, type SettingRow } from '@lotline/schema/domain/settings/setting-for';
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
  const { cachedReads, sequelize, log } = context;
  const ordered = [...names].sort();
  const rows = await cachedReads.read(
    `settings ${ordered.join()}`,
    () => askSettings(sequelize, ordered),
    (read) => read.length,
  );
  const settings = names.flatMap((name) =>
    ofWorkType(
      name,
      rows.filter((row) => row.name === name),
      workType,
    ),
  );
  for (const { name, workType: of, problem } of settings)
    if (problem !== undefined) log.error({ setting: name, workType: of, problem }, 'setting unreadable, default used');
  return settings.map((setting) => ({ name: setting.name, workType: setting.workType, config: setting.config }));
}

interface ParsedSetting extends SystemSetting {
  readonly name: SettingName;
  readonly problem?: string | undefined;
}

/** Of every work type. */
async function askSettings(sequelize: Sequelize, names: SettingName[]): Promise<readonly ParsedSetting[]> {
  const rows = await sequelize.query<SettingRow & { name: SettingName }>(
    prepared(
      'system-settings',
      `select name, work_type as "workType", config from system_setting where name = any($names::text[])
        order by name, work_type nulls first limit ${MOST_SETTINGS}`,
    ),
    { bind: { names }, type: QueryTypes.SELECT },
  );
  return rows.map(({ name, workType, config }) => ({ name, workType, ...parseSetting(name, config) }));
}

/** Of one work type the row that holds for it; of all each, the default first. */
function ofWorkType(name: SettingName, rows: readonly ParsedSetting[], workType: string | null): readonly ParsedSetting[] {
  const builtIn: ParsedSetting = { name, workType: null, config: DEFAULT_SETTINGS[name] };
  if (workType !== null) return [rowFor(rows, workType) ?? builtIn];
  return rowFor(rows, null) === undefined ? [builtIn, ...rows] : rows;
}

/** Of lookups; their names are the software's own, so there are few. */
export const MOST_LOOKUPS = 200;
export function loadLookups(context: RequestContext, names: readonly string[] | null): Promise<Lookup[]> {
  return context.sequelize.query<Lookup>(
    `select l.name, l.data, coalesce((select json_agg(json_build_object('label', v.label, 'colour', v.colour) order by v.position, v.id)
       from lookup_value v where v.lookup_id = l.id and v.colour is not null), '[]') as colours
     from lookup l where $names::text[] is null or l.name = any($names::text[]) order by l.name limit ${MOST_LOOKUPS}`,
    {
      bind: { names: names === null ? null : [...names] },
      type: QueryTypes.SELECT,
    },
  );
}
