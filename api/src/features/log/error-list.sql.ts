// The log of errors in the apps in SQL: its declaration is error-log.columns. The claim gives it whole.
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { LOG_CLAIM } from '@lotline/schema/domain/log/activity.columns';
import { ERROR_LIST } from '@lotline/schema/domain/log/error-log.columns';
import { declaredList } from '../../platform/list/declared-list.ts';
import { among, chosen, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';
import { nameOf } from './log-person.sql.ts';

const SQL: ListSql<typeof ERROR_LIST> = {
  from: 'client_error x',
  id: 'x.id',
  scope: (actor) => (hasClaim(actor, LOG_CLAIM) ? [] : [{ sql: 'false' }]),
  shownFrom: 'join client_error x on x.id = at.id',
  columns: {
    lastAt: 'x.last_at',
    message: 'x.message',
    app: 'x.app',
    kind: 'x.kind',
    times: 'x.times',
    people: 'cardinality(x.user_ids)',
    lastPerson: nameOf('x.last_user_id'),
    path: 'x.path',
    appVersion: 'x.app_version',
    firstAt: 'x.first_at',
    stack: 'x.stack',
    requestId: 'x.request_id',
    fingerprint: 'x.fingerprint',
    id: 'x.id',
  },
  named: {},
  filters: {
    search: typedIn('x.message, x.path, x.app_version, x.fingerprint, x.request_id'),
    ids: among('x.id', 'int'),
    people: (ids, { bind }) => [{ sql: `x.user_ids && $${bind}::integer[]`, bind: { [bind]: [...ids] } }],
    app: chosen({ field: `x.app = 'field'`, console: `x.app = 'console'`, server: `x.app = 'server'` }),
    kind: chosen({ error: `x.kind = 'error'`, rejection: `x.kind = 'rejection'`, drawing: `x.kind = 'drawing'` }),
  },
  days: { lastAt: 'x.last_at' },
  binds: ({ timeZone }) => ({ timeZone }),
};

export const ERRORS = declaredList(ERROR_LIST, SQL);
