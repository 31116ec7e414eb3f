// The records that changed since a cursor, for one person as they are now. Only what is behind the oldest running transaction is sent, so that nothing is
// skipped; the ordinary reads, in the ordinary scope, say what each record is now: not found means gone.
import { QueryTypes } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { isInAudience } from '../../platform/events/change-scope.ts';
import { readCursor, writeCursor, type ChangeCursor } from './change-cursor.ts';
import { JOB_CLAIMS, readersOf, type ChangedRecord } from './changed-records.ts';
import { changedJobsForSql, CHANGED_OTHERS_SQL, CHANGES_OTHERS, type ChangedRecordRow } from './changed-records.sql.ts';

export interface ChangedRecordsPage {
  /** Returned at the next call. */
  readonly cursor: string;
  /** The person's stored data is to be dropped and read from the start: `changed` is empty. */
  readonly beginAnew: boolean;
  /** There is another page already. */
  readonly hasMore: boolean;
  readonly changed: readonly ChangedRecord[];
  /** Whose page it is, as of this statement; null for a person who may not sign in any more. */
  readonly reader: Actor | null;
}

/** Changes that are looked at for one page. */
const PAGE_CHANGES = 1_000;

/** Longer than any transaction lasts: what a cursor may have missed was recorded at most so long before it. */
const LONGEST_TRANSACTION = `interval '1 day'`;

const OWN_GROUPS = '(select u."groupIds" from person u)::integer[]';

const READS_OTHERS = `(select u.claims && array['${JOB_CLAIMS.join("', '")}'] from person u)`;

/** A person's own rights: when they change, everything that the person sees may have changed. */
const RIGHTS_CHANGED = `(
    (p.table_name in ('user_role', 'group_member') and p.user_ids @> array[$actorId::integer])
    or (p.table_name = 'app_user' and p.row_key = $actorId::text and p.after ?| array['independent_contractor_id', 'can_log_in'])
    or (p.table_name = 'work_group' and p.group_ids && ${OWN_GROUPS} and p.after ?| array['is_subcontractor', 'is_active'])
    or (p.table_name = 'role_claim' and exists (select from user_role r where r.user_id = $actorId
          and r.role_id = (coalesce(p.after, p.before) ->> 'role_id')::integer)))`;

/**
 * From `bound`, one row with the range: compared with parameters themselves, the plan would be made again each time, which costs more
 * than its execution; and a limit that is a parameter is estimated as a tenth of the record.
 */
const pageCte = (limit: number): string => `page as materialized (
    select c.* from bound b cross join lateral (
      select * from change c where (c.tx, c.seq) > (b.tx, b.seq) and c.tx < b.oldest and c.recorded_at >= b.since order by c.tx, c.seq limit ${limit}) c)`;
const CURSOR = `$tx::xid8 as tx, $seq::bigint as seq, $at::timestamptz - ${LONGEST_TRANSACTION} as since`;

/** Most pages are of jobs alone; other kinds are read only where there are any. The page is the same: what is behind is never rewritten. */
const othersOf = (limit: number): string =>
  prepared(
    `touched-others-since-${limit}`,
    `with bound as materialized (select $oldest::xid8 as oldest, ${CURSOR}), ${pageCte(limit)} ${CHANGED_OTHERS_SQL}`,
  );

const pageOf = (limit: number): string =>
  prepared(
    `touched-since-${limit}`,
    `
  with bound as materialized (
    select pg_snapshot_xmin(pg_current_snapshot()) as oldest, now() as at, g.generation, g.kept_from,
      ${CURSOR}
      from change_generation_now() g),
  person as materialized (
    select u.can_log_in as "canLogIn",
      u.independent_contractor_id is not null
        or exists (select from group_member m join work_group g on g.id = m.group_id where m.user_id = u.id and g.is_subcontractor) as "isSubcontractor",
      array(select distinct c.claim_value from user_role r join role_claim c on c.role_id = r.role_id where r.user_id = u.id) as claims,
      array(select m.group_id from group_member m where m.user_id = u.id) as "groupIds"
    from app_user u where u.id = $actorId::integer),
  ${pageCte(limit)},
  last as (select p.tx, p.seq from page p order by p.tx desc, p.seq desc limit 1)
  select b.generation::text as generation, b.oldest::text as oldest, to_json(b.at) #>> '{}' as at,
    b.generation is distinct from $generation::uuid or b.kept_from > b.since as "isOther",
    exists (select from page p where ${RIGHTS_CHANGED}) as "hasOtherRights",
    (select count(*) from page) = ${limit} as "hasMore",
    (select l.tx::text from last l) as "lastTx", (select l.seq::text from last l) as "lastSeq",
    (select coalesce(json_agg(t), '[]') from (${changedJobsForSql({ groups: OWN_GROUPS, readsOthers: READS_OTHERS })}) t) as changed,
    exists (select from page p where ${CHANGES_OTHERS}) as "hasOthers", (select to_json(u) from person u) as person
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
  readonly changed: readonly ChangedRecordRow[];
  readonly hasOthers: boolean;
  readonly person: {
    readonly canLogIn: boolean;
    readonly isSubcontractor: boolean;
    readonly claims: readonly string[];
    readonly groupIds: readonly number[];
  } | null;
}

/** Before any transaction. */
const NOWHERE: ChangeCursor = { generation: '00000000-0000-0000-0000-000000000000', tx: '0', seq: '0', at: '9999-01-01T00:00:00Z' };

/**
 * The person's rights are read in the same statement: cached ones would be old while the cursor passes their change.
 * @param since the cursor of the last page; null begins anew, from now on.
 */
export async function readChangedRecords(
  { sequelize, actor }: Pick<RequestContext, 'sequelize'> & { readonly actor: Pick<Actor, 'userId'> },
  since: string | null,
  limit = PAGE_CHANGES,
): Promise<ChangedRecordsPage> {
  const cursor = (since === null ? null : readCursor(since)) ?? NOWHERE;
  const [row] = await sequelize.query<PageRow>(pageOf(limit), {
    bind: { ...cursor, actorId: actor.userId },
    type: QueryTypes.SELECT,
  });
  if (row === undefined) throw new Error('the database has no generation of changes');
  const { generation, oldest, at, lastTx, lastSeq, hasMore } = row;
  // everything before the oldest running transaction has been sent; nothing of that one
  const caughtUp = writeCursor({ generation, tx: oldest, seq: '-1', at });
  const reader = readerOf(actor.userId, row.person);
  if (row.isOther || row.hasOtherRights || reader === null)
    return { cursor: caughtUp, beginAnew: true, hasMore: false, changed: [], reader };
  const others = row.hasOthers
    ? await sequelize.query<ChangedRecordRow>(othersOf(limit), {
        bind: { tx: cursor.tx, seq: cursor.seq, at: cursor.at, oldest },
        type: QueryTypes.SELECT,
      })
    : [];
  return {
    cursor:
      hasMore && lastTx !== null && lastSeq !== null ? writeCursor({ generation, tx: lastTx, seq: lastSeq, at: cursor.at }) : caughtUp,
    beginAnew: false,
    hasMore,
    reader,
    changed: [...row.changed, ...others].flatMap((changed) => {
      const readers = readersOf(changed);
      return readers === null || isInAudience(reader, readers) ? [{ entity: changed.entity, id: changed.id }] : [];
    }),
  };
}

function readerOf(userId: number, person: PageRow['person']): Actor | null {
  if (person?.canLogIn !== true) return null;
  const { claims, groupIds, isSubcontractor } = person;
  return { userId, claims: new Set(claims.filter(isClaim)), groupIds: new Set(groupIds), isSubcontractor };
}
