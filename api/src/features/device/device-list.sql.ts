// The log of devices in SQL: its declaration is device.columns. The claim gives it whole.
import { DEVICE_LIST } from '@lotline/schema/domain/device/device.columns';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { LOG_CLAIM } from '@lotline/schema/domain/log/activity.columns';
import { declaredList } from '../../platform/list/declared-list.ts';
import { among, chosen, flagged, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';

const PERSON = `(select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = d.user_id)`;

const SQL: ListSql<typeof DEVICE_LIST> = {
  from: 'device d',
  id: 'd.id',
  scope: (actor) => (hasClaim(actor, LOG_CLAIM) ? [] : [{ sql: 'false' }]),
  shownFrom: 'join device d on d.id = at.id',
  columns: {
    lastSeenAt: 'd.last_seen_at',
    person: PERSON,
    device: `coalesce(d.words, 'Unknown')`,
    app: 'd.app',
    unsent: 'd.unsent',
    unsentPhotos: 'd.unsent_photos',
    unsentFiles: 'd.unsent_files',
    oldestUnsentAt: 'd.oldest_unsent_at',
    appVersion: 'd.app_version',
    workerVersion: 'd.worker_version',
    lastError: 'd.last_error',
    resetAskedAt: 'd.reset_asked_at',
    resetDoneAt: 'd.reset_done_at',
    firstSeenAt: 'd.first_seen_at',
    id: 'd.id',
  },
  named: {},
  filters: {
    search: typedIn(`${PERSON}, d.words, d.app_version, d.worker_version, d.last_error`),
    ids: among('d.id', 'int'),
    people: among('d.user_id', 'int'),
    app: chosen({ field: `d.app = 'field'`, console: `d.app = 'console'` }),
    unsent: flagged('d.unsent > 0'),
  },
  days: { lastSeenAt: 'd.last_seen_at' },
  binds: ({ timeZone }) => ({ timeZone }),
};

export const DEVICES = declaredList(DEVICE_LIST, SQL);
