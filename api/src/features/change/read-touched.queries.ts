// What was touched since a cursor, for one person. Only what is behind the oldest transaction that still runs is told, so that nothing is
// skipped; what each record is now comes from the ordinary reads, in the ordinary scope: no longer there for this person means gone.
import { QueryTypes } from 'sequelize';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { hearsChange } from '../../platform/events/change-scope.ts';
import { readCursor, writeCursor, type ChangeCursor } from './change-cursor.ts';
import { readersOf, type Touched } from './touched.ts';
import { TOUCHED_SQL, type TouchedRow } from './touched.sql.ts';

export interface TouchedPage {
  /** Handed back at the next call. */
  readonly cursor: string;
  /** What the person holds is to be dropped and read from the start: `touched` says nothing. */
  readonly beginAnew: boolean;
  /** Another page waits already. */
  readonly hasMore: boolean;
  readonly touched: readonly Touched[];
}

/** Changes that are looked at for one page. */
const PAGE_CHANGES = 1_000;

/** Longer than any transaction lasts: what a cursor may have missed was recorded at most so long before it was given. */
const LONGEST_TRANSACTION = `interval '1 day'`;

/** A person's own rights: with them everything it sees may be other than before. */
const RIGHTS_CHANGED = `(
    (p.table_name in ('user_role', 'group_member') and p.user_ids @> array[$actorId::integer])
    or (p.table_name = 'app_user' and p.row_key = $actorId::text and p.after ?| array['independent_contractor_id', 'can_log_in'])
    or (p.table_name = 'work_group' and p.group_ids && $groupIds::integer[] and p.after ?| array['is_subcontractor', 'is_active'])
    or (p.table_name = 'role_claim' and exists (select from user_role r where r.user_id = $actorId
          and r.role_id = (coalesce(p.after, p.before) ->> 'role_id')::integer)))`;

const PAGE = prepared(
  'touched-since',
  `
  with bound as materialized (
    select pg_snapshot_xmin(pg_current_snapshot()) as oldest, now() as at, g.generation, g.kept_from
      from change_generation_now() g),
  page as materialized (
    select c.* from change c, bound b
     where (c.tx, c.seq) > ($tx::xid8, $seq::bigint) and c.tx < b.oldest and c.recorded_at >= $at::timestamptz - ${LONGEST_TRANSACTION}
     order by c.tx, c.seq limit $limit),
  last as (select p.tx, p.seq from page p order by p.tx desc, p.seq desc limit 1)
  select b.generation::text as generation, b.oldest::text as oldest, to_json(b.at) #>> '{}' as at,
    b.generation is distinct from $generation::uuid or b.kept_from > $at::timestamptz - ${LONGEST_TRANSACTION} as "isOther",
    exists (select from page p where ${RIGHTS_CHANGED}) as "hasOtherRights",
    (select count(*) from page) = $limit as "hasMore",
    (select l.tx::text from last l) as "lastTx", (select l.seq::text from last l) as "lastSeq",
    (select coalesce(json_agg(t), '[]') from (${TOUCHED_SQL}) t) as touched
  from bound b`,
);

interface PageRow {
  readonly generation: string;
  readonly oldest: string;
  readonly at: string;
  readonly isOther: boolean;
  readonly hasOtherRights: boolean;
  readonly hasMore: boolean;
  readonly lastTx: string | null;
  readonly lastSeq: string | null;
  readonly touched: readonly TouchedRow[];
}

/** Before any transaction. */
const NOWHERE: ChangeCursor = { generation: '00000000-0000-0000-0000-000000000000', tx: '0', seq: '0', at: '9999-01-01T00:00:00Z' };

/** @param since the cursor of the last page; null begins anew, from now on. */
export async function readTouched(
  { sequelize, actor }: Pick<RequestContext, 'sequelize' | 'actor'>,
  since: string | null,
  limit = PAGE_CHANGES,
): Promise<TouchedPage> {
  const cursor = (since === null ? null : readCursor(since)) ?? NOWHERE;
  const [row] = await sequelize.query<PageRow>(PAGE, {
    bind: { ...cursor, limit, actorId: actor.userId, groupIds: [...actor.groupIds] },
    type: QueryTypes.SELECT,
  });
  if (row === undefined) throw new Error('the database has no generation of changes');
  const { generation, oldest, at, lastTx, lastSeq, hasMore } = row;
  // everything before the oldest running transaction has been told; nothing of that one
  const caughtUp = writeCursor({ generation, tx: oldest, seq: '-1', at });
  if (row.isOther || row.hasOtherRights) return { cursor: caughtUp, beginAnew: true, hasMore: false, touched: [] };
  return {
    cursor:
      hasMore && lastTx !== null && lastSeq !== null ? writeCursor({ generation, tx: lastTx, seq: lastSeq, at: cursor.at }) : caughtUp,
    beginAnew: false,
    hasMore,
    touched: row.touched.flatMap((touched) => {
      const readers = readersOf(touched);
      return readers === null || hearsChange(actor, readers) ? [{ entity: touched.entity, id: touched.id }] : [];
    }),
  };
}
