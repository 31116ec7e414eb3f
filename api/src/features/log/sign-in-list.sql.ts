// The log of sign-ins in SQL: its declaration is sign-in-log.columns. The claim gives it whole.
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { LOG_CLAIM } from '@lotline/schema/domain/log/activity.columns';
import { SIGN_IN_LIST } from '@lotline/schema/domain/log/sign-in-log.columns';
import { declaredList } from '../../platform/list/declared-list.ts';
import { among, chosen, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';
import { nameOf } from './log-person.sql.ts';

const SQL: ListSql<typeof SIGN_IN_LIST> = {
  from: 'sign_in i',
  id: 'i.id',
  scope: (actor) => (hasClaim(actor, LOG_CLAIM) ? [] : [{ sql: 'false' }]),
  shownFrom: 'join sign_in i on i.id = at.id',
  columns: {
    at: 'i.at',
    person: `coalesce(${nameOf('i.user_id')}, i.email, 'Someone unknown')`,
    outcome: 'i.outcome',
    address: 'i.address',
    device: 'i.device',
    email: 'i.email',
    id: 'i.id',
  },
  named: {},
  filters: {
    search: typedIn('i.email, i.address'),
    ids: among('i.id', 'int'),
    people: among('i.user_id', 'int'),
    outcome: chosen({ in: `i.outcome = 'in'`, out: `i.outcome = 'out'`, refused: `i.outcome = 'refused'` }),
  },
  days: { at: 'i.at' },
  binds: ({ timeZone }) => ({ timeZone }),
};

export const SIGN_INS = declaredList(SIGN_IN_LIST, SQL);
