// What a person is told of who was signed in as them: those that they have not read of yet, the newest first.
import { QueryTypes } from 'sequelize';
import { MOST_NOTICES } from '@lotline/schema/domain/rights/impersonation.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantText } from '../../platform/db/wire-columns.ts';

/** ISO, UTC. */
export interface ImpersonationNotice {
  readonly id: number;
  readonly administrator: string;
  readonly reason: string;
  readonly beganAt: string;
  /** When it ended; null while it lasts. */
  readonly endedAt: string | null;
  /** When it ends by itself. */
  readonly expiresAt: string;
}

const UNSEEN = prepared(
  'unseen-impersonations',
  `select i.id, trim(a.first_name || ' ' || a.last_name) as administrator, i.reason, ${instantText('i.began_at')} as "beganAt",
     ${instantText('coalesce(i.ended_at, case when i.expires_at <= $now::timestamptz then i.expires_at end)')} as "endedAt", ${instantText('i.expires_at')} as "expiresAt"
   from impersonation i join app_user a on a.id = i.administrator_id
   where i.person_id = $userId::integer and i.seen_at is null order by i.id desc limit ${String(MOST_NOTICES)}`,
);

export const loadNotices = ({ sequelize, actor, now }: RequestContext): Promise<readonly ImpersonationNotice[]> =>
  sequelize.query<ImpersonationNotice>(UNSEEN, { bind: { userId: actor.userId, now: now() }, type: QueryTypes.SELECT });

/** The person's own alone; one that lasts stays until it has ended. */
const SEEN = prepared(
  'seen-impersonations',
  `update impersonation set seen_at = $now::timestamptz where person_id = $userId::integer and id = any($ids::integer[]) and seen_at is null
     and (ended_at is not null or expires_at <= $now::timestamptz)`,
);

export async function noteSeen({ sequelize, actor, now }: RequestContext, ids: readonly number[]): Promise<void> {
  await sequelize.query(SEEN, { bind: { userId: actor.userId, ids: [...ids], now: now() } });
}
