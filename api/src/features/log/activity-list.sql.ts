// The log of activity in SQL (screens.md §2.23): its declaration is activity.columns. The claim gives it whole, but for what even a job's history hides: expenses and
// receipts without the claim for money, internal comments outside the office.
import { canUseInternalComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { seesCosts } from '@lotline/schema/domain/cost/cost.lifecycle';
import { TECHNICAL_MOVES } from '@lotline/schema/domain/history/technical-events';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { ACTIVITY_LIST, ACTIVITY_RECORDS, LOG_CLAIM, type ActivityTab } from '@lotline/schema/domain/log/activity.columns';
import { declaredList } from '../../platform/list/declared-list.ts';
import { among, chosen, flagged, type ListSql } from '../../platform/list/declared-sql.ts';
import type { Condition } from '../../platform/list/list-statement.ts';
import { isOfNoReceipt } from '../job-event/job-event.scope.ts';
import { nameOf, peopleNamed } from './log-person.sql.ts';
import { RECORD_NAME } from './record-name.sql.ts';
import { RECORD_OWNER } from './record-owner.sql.ts';

/** Beyond it an entry is told by its sentence alone. */
const MOST_DATA_BYTES = 16 * 1024;

/** Put together as text: one object of the three would be built and written for each row. */
const textOf = (part: string): string => `coalesce(e.${part}::text, 'null')`;
const DATA = `(select case when octet_length(d) <= ${String(MOST_DATA_BYTES)} then d end
    from (select '{"after": ' || ${textOf('after')} || ', "before": ' || ${textOf('before')} || ', "detail": ' || ${textOf('detail')} || '}' as d) stored)`;
const WAITED = 'e.sent_at - e.occurred_at';

const TABS: Readonly<Record<ActivityTab, string>> = {
  all: 'true',
  sync: 'e.sent_at is not null',
  exports: `e.entity = 'export'`,
};
const RECORDS = Object.fromEntries(Object.keys(ACTIVITY_RECORDS).map((entity) => [entity, `e.entity = '${entity}'`]));
const isOfEach = (sql: Readonly<Record<string, string>>): sql is Readonly<Record<keyof typeof ACTIVITY_RECORDS, string>> =>
  Object.keys(ACTIVITY_RECORDS).every((entity) => entity in sql);

/** Whole numbers, whole request ids and names each have an index; a part of a sentence has none. */
const searched = (text: string, { bind }: { readonly bind: string }): Condition[] => {
  const number = /^\d{1,9}$/.test(text.trim())
    ? [`e.entity_id = $${bind}::text::integer`, `e.construction_id = $${bind}::text::integer`]
    : [];
  const sql = [...number, `e.request_id = $${bind}::text`, `e.actor_user_id in (${peopleNamed(bind)})`].join(' or ');
  return [{ sql, bind: { [bind]: text.trim() } }];
};

const SQL: ListSql<typeof ACTIVITY_LIST> = {
  from: 'event e',
  id: 'e.id',
  scope: (actor) => [
    ...(hasClaim(actor, LOG_CLAIM) ? [] : [{ sql: 'false' }]),
    ...(seesCosts(actor)
      ? []
      : [{ sql: `e.entity <> 'job_cost' or e.detail ->> 'kind' is distinct from 'expense'` }, { sql: isOfNoReceipt('e') }]),
    ...(canUseInternalComments(actor).ok ? [] : [{ sql: `e.entity <> 'internal_comment'` }]),
  ],
  // "offset 0": each row is taken apart once and not for each of its columns; of a file it keeps the planner from reading every month for a hash join
  shownFrom: {
    carried: 'e',
    page: 'cross join lateral (select (at.carried).* offset 0) e',
    keyed: 'cross join lateral (select * from event x where x.id = at.id offset 0) e',
  },
  columns: {
    recordedAt: { shown: 'e.recorded_at', sorted: 'e.recorded_at' },
    person: `coalesce(${nameOf('e.actor_user_id')}, case e.actor_kind when 'link' then 'Builder, by link' else 'Lotline' end)`,
    impersonator: nameOf('e.impersonator_user_id'),
    record: RECORD_NAME,
    entity: 'e.entity',
    entityId: 'e.entity_id',
    owner: RECORD_OWNER,
    job: '(select c.work_order from construction c where c.id = e.construction_id)',
    constructionId: 'e.construction_id',
    task: `(select s.name from schedule s where s.id = coalesce(e.schedule_id, case e.entity when 'schedule' then e.entity_id end))`,
    madeAt: 'e.occurred_at',
    sentAt: 'e.sent_at',
    waitedMinutes: `nullif(greatest(0, floor(extract(epoch from ${WAITED}) / 60)), 0)::integer`,
    actorKind: 'e.actor_kind',
    move: 'e.move',
    why: 'e.why',
    requestId: 'e.request_id',
    data: DATA,
    id: 'e.id',
  },
  named: {},
  filters: {
    search: searched,
    ids: among('e.id', 'int'),
    tab: chosen(TABS),
    people: among('e.actor_user_id', 'int'),
    record: (entity) => (isOfEach(RECORDS) ? chosen(RECORDS)(entity) : []),
    sender: chosen({ person: `e.actor_kind = 'person'`, system: `e.actor_kind = 'system'`, link: `e.actor_kind = 'link'` }),
    impersonated: flagged('e.impersonator_user_id is not null'),
    impersonators: among('e.impersonator_user_id', 'int'),
    waited: chosen({
      m5: `${WAITED} > interval '5 minutes'`,
      h1: `${WAITED} > interval '5 minutes' and ${WAITED} > interval '1 hour'`,
      d1: `${WAITED} > interval '5 minutes' and ${WAITED} > interval '1 day'`,
    }),
    technical: (flag, { bind }) => [{ sql: `${flag ? '' : 'not '}e.move = any($${bind}::text[])`, bind: { [bind]: [...TECHNICAL_MOVES] } }],
  },
  days: { recordedAt: 'e.recorded_at' },
  binds: ({ timeZone }) => ({ timeZone }),
};

export const ACTIVITY = declaredList(ACTIVITY_LIST, SQL);
