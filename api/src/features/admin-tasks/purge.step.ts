// What retention lets go, deleted now instead of by the hourly clean-up, and counted first (screens.md §2.22): kind after kind, each in parts. A kind has the place that it has in
// KINDS where a run says how far it came.
import type { Logger } from 'pino';
import type { Sequelize, Transaction } from 'sequelize';
import type { CompanySettings } from '@lotline/schema/domain/settings/company-settings';
import type { NewEvent } from '../../platform/command/append-event.ts';
import type { OneOffCount, OneOffWork } from '../../platform/queue/one-off-part.ts';
import { countOldPhotos, PHOTOS_AT_ONCE, removeSomePhotos } from '../attachment/old-photos.step.ts';
import { countRemovedFiles, PURGED_AT_ONCE, purgeRemovedFiles, REMOVED_DAYS } from '../attachment/purge-attachments.step.ts';
import { countOldRecords, DELETED_AT_ONCE, deleteOldRecords, OLD_RECORDS, type OldRecordKind } from './old-records.step.ts';
import { loadCompanySettings } from '../setting/company-setting.queries.ts';

const HOUR_MS = 3_600_000;

interface Kept {
  readonly retention: CompanySettings['Retention'];
  readonly photos: CompanySettings['Photos'];
  readonly now: Date;
}
interface Gone {
  readonly count: number;
  readonly events: readonly NewEvent[];
}
interface PurgeKind {
  /** A part that deletes fewer was the last of its kind. */
  readonly atOnce: number;
  readonly count: (sequelize: Sequelize, kept: Kept) => Promise<OneOffCount>;
  readonly remove: (deps: { readonly sequelize: Sequelize; readonly transaction: Transaction }, kept: Kept) => Promise<Gone>;
}

const all = (count: number): OneOffCount => ({ count, skipped: 0 });
const gone = (events: readonly NewEvent[]): Gone => ({ count: events.length, events });

const oldRecords = (kind: OldRecordKind): PurgeKind => ({
  atOnce: DELETED_AT_ONCE,
  count: async (sequelize, { retention: setting, now }) => all(await countOldRecords(sequelize, kind, { setting, now })),
  remove: async (deps, { retention: setting, now }) => ({ count: await deleteOldRecords(deps, kind, { setting, now }), events: [] }),
});
const removedBefore = ({ now }: Kept): Date => new Date(now.getTime() - REMOVED_DAYS * 86_400_000);

const KINDS: readonly PurgeKind[] = [
  {
    atOnce: PURGED_AT_ONCE,
    count: async (sequelize, kept) => all(await countRemovedFiles(sequelize, removedBefore(kept))),
    remove: async (deps, kept) => gone(await purgeRemovedFiles(deps, removedBefore(kept))),
  },
  {
    atOnce: PHOTOS_AT_ONCE,
    count: async (sequelize, { photos, now }) => {
      const { originals, stamped, kept } = await countOldPhotos(sequelize, photos, now);
      return { count: originals + stamped, skipped: kept };
    },
    remove: async (deps, { photos, now }) => gone(await removeSomePhotos(deps, photos, now)),
  },
  ...(Object.keys(OLD_RECORDS) as OldRecordKind[]).map(oldRecords),
];

/** As of the last full hour: what was counted is what is deleted, though some comes of age each second. */
async function keptBy({
  sequelize,
  log,
  now,
}: {
  readonly sequelize: Sequelize;
  readonly log: Logger;
  readonly now: () => Date;
}): Promise<Kept> {
  const settingOf = await loadCompanySettings({ sequelize, log }, ['Retention', 'Photos']);
  const hour = new Date(Math.floor(now().getTime() / HOUR_MS) * HOUR_MS);
  return { retention: settingOf('Retention'), photos: settingOf('Photos'), now: hour };
}

export const PURGE: OneOffWork = {
  count: async (deps) => {
    const kept = await keptBy(deps);
    const found = await Promise.all(KINDS.map(({ count }) => count(deps.sequelize, kept)));
    return {
      count: found.reduce((sum, { count }) => sum + count, 0),
      skipped: found.reduce((sum, { skipped }) => sum + skipped, 0),
    };
  },
  part: async (deps, after) => {
    const kind = KINDS[after];
    if (kind === undefined) return { count: 0, skipped: 0, last: null, events: [] };
    const { count, events } = await kind.remove(deps, await keptBy(deps));
    return { count, skipped: 0, last: count < kind.atOnce ? after + 1 : after, events };
  },
};
