// A setting as its page shows it: what holds, whether the work type has its own, its versions, and which work types there are (screens.md §2.21).
import { QueryTypes, type Transaction, type Sequelize } from 'sequelize';
import { isConfig, type Config } from '@lotline/schema/domain/settings/merge-setting';
import { logoShown } from '@lotline/schema/domain/settings/logo.rules';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import type { AnySettingName } from '@lotline/schema/domain/settings/company-settings';
import type { StatusUse } from '@lotline/schema/domain/settings/save-setting.rules';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantText } from '../../platform/db/wire-columns.ts';
import { loadLogo } from '../setting/company-logo.queries.ts';
import { loadStatusUses } from './replace-status.step.ts';

const MOST_VERSIONS = 20;
const MOST_WORK_TYPES = 200;

export interface SettingVersion {
  readonly version: number;
  readonly savedAt: string;
  readonly savedBy: string | null;
  readonly why: string | null;
  readonly config: unknown;
}

export interface SettingPage {
  readonly name: string;
  readonly workType: string | null;
  readonly version: number;
  readonly isOwn: boolean;
  readonly config: Config;
  readonly versions: readonly SettingVersion[];
  readonly workTypes: readonly string[];
  readonly ownWorkTypes: readonly string[];
  readonly statusUses: readonly StatusUse[];
  /** Of the company's alone: its picture as a data URL. */
  readonly logo: string | null;
}

interface Reader {
  readonly sequelize: Sequelize;
  readonly transaction?: Transaction;
}

export interface StoredSetting {
  readonly id: number;
  readonly workType: string | null;
  readonly config: unknown;
}

const STORED = prepared(
  'stored-setting',
  'select id, work_type as "workType", config from system_setting where name = $name and work_type is not distinct from $workType::text',
);
const VERSION = prepared(
  'setting-version',
  `select coalesce(max(version), 0)::integer as version from system_setting_version where name = $name and work_type is not distinct from $workType::text`,
);
const VERSIONS = prepared(
  'setting-versions',
  `select v.version, ${instantText('v.saved_at')} as "savedAt", nullif(trim(u.first_name || ' ' || u.last_name), '') as "savedBy", v.why, v.config
     from system_setting_version v left join app_user u on u.id = v.saved_by_user_id
    where v.name = $name and v.work_type is not distinct from $workType::text order by v.version desc limit ${String(MOST_VERSIONS)}`,
);
const AT_VERSION = prepared(
  'setting-at-version',
  'select config from system_setting_version where name = $name and work_type is not distinct from $workType::text and version = $version',
);
const WORK_TYPES = prepared(
  'work-types-of-settings',
  `select distinct t.name from (select work_type as name from construction union select work_type from system_setting) t
    where t.name <> '' order by t.name limit ${String(MOST_WORK_TYPES)}`,
);
const OWN = prepared(
  'own-settings',
  'select work_type as name from system_setting where name = $name and work_type is not null order by work_type',
);

const asked = ({ transaction }: Reader, bind: Record<string, unknown>) => ({
  ...{ bind, type: QueryTypes.SELECT as const },
  ...(transaction === undefined ? {} : { transaction }),
});

/** The row itself; undefined where there is none of its own. */
export async function findSetting(reader: Reader, name: AnySettingName, workType: string | null): Promise<StoredSetting | undefined> {
  const [found] = await reader.sequelize.query<StoredSetting>(STORED, asked(reader, { name, workType }));
  return found;
}

/** 0: nobody has saved it here yet. */
export async function versionOf(reader: Reader, name: AnySettingName, workType: string | null): Promise<number> {
  const [found] = await reader.sequelize.query<{ version: number }>(VERSION, asked(reader, { name, workType }));
  return found?.version ?? 0;
}

/** Undefined: there is no such version. Null: the work type had none of its own. */
export async function configAt(
  reader: Reader,
  name: AnySettingName,
  workType: string | null,
  version: number,
): Promise<Config | null | undefined> {
  const [found] = await reader.sequelize.query<{ config: unknown }>(AT_VERSION, asked(reader, { name, workType, version }));
  return found === undefined ? undefined : configOf(name, workType, found.config);
}

/** Where the company had none of its own, it went by what is built in: that can be gone back to. Null: the work type had none of its own. */
const configOf = (name: AnySettingName, workType: string | null, config: unknown): Config | null =>
  config === null && workType !== null ? null : settled(name, config ?? {});

/** What holds for the work type: its own, else the default's. */
export async function configFor(reader: Reader, name: AnySettingName, workType: string | null): Promise<Config> {
  const own = await findSetting(reader, name, workType);
  const found = own ?? (workType === null ? undefined : await findSetting(reader, name, null));
  return settled(name, found?.config ?? {});
}

/** In its settled form, or the default where it cannot be read. */
export function settled(name: AnySettingName, config: unknown): Config {
  const parsed: unknown = parseSetting(name, config).config;
  return isConfig(parsed) ? parsed : {};
}

export async function loadSettingPage(
  { sequelize, log, fileStore }: Pick<RequestContext, 'sequelize' | 'log' | 'fileStore'>,
  name: AnySettingName,
  workType: string | null,
): Promise<SettingPage> {
  const reader = { sequelize };
  const names = (sql: string, bind: Record<string, unknown>) => sequelize.query<{ name: string }>(sql, asked(reader, bind));
  const [own, config, version, versions, workTypes, owners, statusUses] = await Promise.all([
    findSetting(reader, name, workType),
    configFor(reader, name, workType),
    versionOf(reader, name, workType),
    sequelize.query<SettingVersion>(VERSIONS, asked(reader, { name, workType })),
    names(WORK_TYPES, {}),
    names(OWN, { name }),
    name === 'Job Status Settings' ? loadStatusUses(reader, workType) : [],
  ]);
  const logo =
    name === 'Company' && typeof config['logo'] === 'string' ? await loadLogo({ sequelize, log }, fileStore, config['logo']) : null;
  return {
    ...{ name, workType, version, logo: logo === null ? null : logoShown(logo), isOwn: own !== undefined, config, statusUses },
    versions: versions.map((one) => ({ ...one, config: one.config === null ? configOf(name, workType, null) : one.config })),
    workTypes: workTypes.map((one) => one.name),
    ownWorkTypes: owners.map((one) => one.name),
  };
}
