// A setting written with its version: by whoever saves it, and by the clean-up.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { AnySettingName } from '@lotline/schema/domain/settings/company-settings';
import { logoFileId } from '@lotline/schema/domain/settings/logo.rules';
import type { Config } from '@lotline/schema/domain/settings/merge-setting';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { prepared } from '../../platform/db/prepared.ts';

/** One save of settings at a time: there are few, and the statuses of one work type depend on the default's. */
export const LOCK_SETTINGS = prepared('lock-settings', 'select pg_advisory_xact_lock(4711076)');
const APPEND = prepared(
  'keep-setting-version',
  `insert into system_setting_version (name, work_type, version, config, saved_at, saved_by_user_id, why, logo_file_id)
   values ($name, $workType, $version, $config::jsonb, $at, $userId, $why, $logoFileId)`,
);
const WRITE = prepared(
  'write-setting',
  `insert into system_setting (name, work_type, config, version) values ($name, $workType, $config::jsonb, $version)
   on conflict (name, coalesce(work_type, '')) do update set config = excluded.config, version = excluded.version, updated_at = now() returning id`,
);

interface Writing {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
  readonly at: Date;
}

interface WrittenSetting {
  readonly name: AnySettingName;
  readonly workType: string | null;
  readonly version: number;
  readonly config: Config;
}

interface NewVersion extends Omit<WrittenSetting, 'config'> {
  /** Null: the work type had none of its own. */
  readonly config: Config | null;
  /** Null: nobody saved it. */
  readonly userId: number | null;
  readonly why: string | null;
}

export async function appendVersion({ sequelize, transaction, at }: Writing, { config, ...version }: NewVersion): Promise<void> {
  const logo = version.name === 'Company' ? logoFileId(config?.['logo']) : null;
  const bind = { ...version, at, config: config === null ? null : JSON.stringify(config), logoFileId: logo };
  await sequelize.query(APPEND, { bind, transaction, type: QueryTypes.INSERT });
}

/** Returns the row's id. */
export async function writeSetting({ sequelize, transaction }: Writing, { config, ...setting }: WrittenSetting): Promise<number> {
  const bind = { ...setting, config: JSON.stringify(config) };
  const [row] = await sequelize.query<{ id: number }>(WRITE, { bind, transaction, type: QueryTypes.SELECT });
  return row?.id ?? refuse('NOT_FOUND');
}
