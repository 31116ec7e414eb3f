// Save a setting, give a work type its own, or take it away (saveSetting): merged with what others saved since its editor saw it, kept as a version with who and why,
// and jobs do not stay behind in a status that is gone (screens.md §2.21). Every process hears of it and drops what it cached (migration 0017).
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { logoFileId } from '@lotline/schema/domain/settings/logo.rules';
import { loggedChanges } from '@lotline/schema/domain/settings/logged-changes.rules';
import { isConfig, mergeSetting, settingChanges, type Config } from '@lotline/schema/domain/settings/merge-setting';
import { isLimited } from '@lotline/schema/domain/settings/session-length.rules';
import { parseSettingStrictly } from '@lotline/schema/domain/settings/parse-setting';
import type { SaveSettingInput } from '@lotline/schema/domain/settings/save-setting.input';
import { canManageSettings } from '@lotline/schema/domain/settings/save-setting.rules';
import type { AnySettingName } from '@lotline/schema/domain/settings/company-settings';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { isLetIn } from '../../platform/auth/allowed-addresses.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { withStoredLogo } from './logo-file.step.ts';
import { mustLeaveNoTicket, withNextForm } from './ticket-forms.step.ts';
import { moveJobs, type MovedJobs } from './move-jobs.step.ts';
import { appendVersion, LOCK_SETTINGS, writeSetting } from './write-setting.step.ts';
import { configAt, configFor, findSetting, settled, versionOf, type StoredSetting } from './setting-version.queries.ts';

/** moved: left out of answers that were stored before it was told. */
export type SavedSetting = { name: AnySettingName; workType: string | null; moved?: MovedJobs };

const REMOVE = prepared('remove-setting', 'delete from system_setting where id = $id');

const NONE_MOVED: MovedJobs = { at: [], queued: 0 };

export function saveSetting(context: RequestContext, input: SaveSettingInput, client: ClientMutation | null): Promise<SavedSetting> {
  return runCommand<SavedSetting>(context, {
    operation: 'saveSetting',
    input,
    client,
    work: async (command) => {
      must(canManageSettings(command.actor));
      await command.sequelize.query(LOCK_SETTINGS, { transaction: command.transaction });
      const { name, workType } = input;
      const own = await findSetting(command, name, workType);
      const before = await configFor(command, name, workType);
      const version = await versionOf(command, name, workType);
      const asked = await wanted(command, input, own, version);
      const next = await withStoredLogo(command, name, await withNextForm(command, name, asked, before));
      if (next === null) await mustLeaveNoTicket(command, input, before);
      if (name === 'Office Addresses' && next !== null) mustLetIn(next, context);
      if (name === 'Security' && next !== null) mustKnowSignIns(next, context);
      const after = next ?? (await configFor(command, name, null));
      if (next === null ? own === undefined : own !== undefined && settingChanges(name, before, next).length === 0)
        return { name, workType };
      const moved = name === 'Job Status Settings' ? await moveJobs(command, input, { before, after, version: version + 1 }) : NONE_MOVED;
      await write(command, input, { own, version, before, after, next });
      return { name, workType, moved };
    },
  });
}

/** What is to stand: merged, and as its schema has it; null: none of its own. @throws RefusalError STALE_VERSION, INVALID_INPUT */
async function wanted(
  command: CommandContext,
  { name, workType, config, version: seen }: SaveSettingInput,
  own: StoredSetting | undefined,
  version: number,
): Promise<Config | null> {
  const yours = config === null ? null : strictly(name, config);
  if (seen === version) return yours;
  const base = await configAt(command, name, workType, seen);
  const theirs = own === undefined ? null : settled(name, own.config);
  const stale = (fields: readonly object[]) => refuse('STALE_VERSION', { entity: 'system_setting', id: own?.id ?? 0, version, fields });
  // a setting that came or went as a whole is nothing that merges
  if (base == null || theirs === null || yours === null) return stale([]);
  const merged = mergeSetting(name, base, yours, theirs);
  return merged.clashes.length > 0 ? stale(merged.clashes) : strictly(name, merged.config);
}

function strictly(name: AnySettingName, config: Config): Config {
  const parsed: unknown = parseSettingStrictly(name, config);
  return isConfig(parsed) ? parsed : {};
}

/** Whoever saves it comes in afterwards. @throws RefusalError SETTING_LOCKS_YOU_OUT */
function mustLetIn(config: Config, { actor, address = null }: RequestContext): void {
  const addresses = parseSettingStrictly('Office Addresses', config);
  if (!isLetIn(addresses, actor, address ?? '')) refuse('SETTING_LOCKS_YOU_OUT', { address });
}

/** A limit that nothing can go by is not saved. @throws RefusalError INVALID_INPUT */
function mustKnowSignIns(config: Config, { signedInAt = null }: RequestContext): void {
  if (signedInAt !== null || !isLimited(parseSettingStrictly('Security', config))) return;
  const sentence =
    'The identity provider does not say when people signed in (the claim auth_time), so they cannot be asked to sign in again.';
  refuse('INVALID_INPUT', { field: 'config', sentence });
}

interface Change {
  readonly own: StoredSetting | undefined;
  readonly version: number;
  readonly before: Config;
  readonly after: Config;
  readonly next: Config | null;
}

async function write(
  command: CommandContext,
  { name, workType, why }: SaveSettingInput,
  { own, version, before, after, next }: Change,
): Promise<void> {
  // what was there before anybody saved it here can be gone back to
  if (version === 0)
    await appendVersion(command, { name, workType, version: 0, config: own === undefined ? null : before, userId: null, why: null });
  const now = version + 1;
  await appendVersion(command, { name, workType, version: now, config: next, userId: command.actor.userId, why });
  const changes = settingChanges(name, before, after);
  const detail = { name, workType, changes: changes.length, changed: loggedChanges(name, changes), ...newLogo(before, next) };
  const head = { entity: 'system_setting', constructionId: null, version: now, why } as const;
  if (next === null) {
    if (own === undefined) return;
    await command.sequelize.query(REMOVE, { bind: { id: own.id }, transaction: command.transaction, type: QueryTypes.DELETE });
    return appendEvent(command, { ...head, entityId: own.id, move: 'resetSetting', detail });
  }
  const id = await writeSetting(command, { name, workType, config: next, version: now });
  command.versions['system_setting'] = now;
  appendEvent(command, { ...head, entityId: id, move: 'saveSetting', detail });
}

/** Of the company's, where this save brought another. */
function newLogo(before: Config, next: Config | null): { readonly storedFileId?: number } {
  const fileId = logoFileId(next?.['logo']);
  return fileId === null || fileId === logoFileId(before['logo']) ? {} : { storedFileId: fileId };
}
