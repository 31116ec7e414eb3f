// Photos that completed tasks should have and do not, asked for by a comment on the task: the crew has it in their list, with the job's other comments (screens.md §2.22).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { askedPhotosComment, PHOTOS_ASKED_FOR } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { prepared } from '../../platform/db/prepared.ts';
import type { OneOffWork } from '../../platform/queue/one-off-part.ts';
import { isComplete } from '../job/job-complete.sql.ts';
import { RECEIVED, SHOTS, titled } from './missing-photos.sql.ts';

const AT_ONCE = 1_000;
const LAST = prepared(
  'last-of-tasks',
  `select max(w.id) as last from (select id from schedule where id > $after order by id limit ${String(AT_ONCE)}) w`,
);
/** Whoever would read it. */
const HAS_CREW =
  'exists (select from group_member gm join app_user u on u.id = gm.user_id where gm.group_id = m.group_id and u.can_log_in)';
const LACKING = prepared(
  'tasks-lacking-photos',
  `select m.id, m.construction_id as "constructionId", lacks.shots, ${HAS_CREW} as "hasCrew"
     from schedule m join construction c on c.id = m.construction_id
     cross join lateral (
       select json_agg(json_build_object('title', l.title, 'missing', l.missing::int) order by l.n) as shots
         from (select e.title, e.n, e.count - (${RECEIVED}) as missing
                 from (select s.*, row_number() over () as n from (${SHOTS}) s) e
                where e.task is null or ${titled('e.task')} = ${titled('m.name')}) l
        where l.missing > 0) lacks
    where m.id > $after::int and m.id <= $last::int and m.completed_date is not null and not m.ignored and not (${isComplete('c')})
      and lacks.shots is not null and not exists (select from field_comment fc where fc.schedule_id = m.id and fc.deleted_utc is null
        and fc.created_utc > $at::timestamptz - interval '24 hours' and starts_with(fc.comments, '${PHOTOS_ASKED_FOR}'))
    order by m.id`,
);
const WRITE = prepared(
  'ask-for-photos',
  `insert into field_comment (schedule_id, user_id, comments, created_utc, written_utc)
     select a."scheduleId", $startedBy::int, a.comments, $at::timestamptz, $at::timestamptz
       from rows from (json_to_recordset($asked::json) as ("scheduleId" integer, comments text)) with ordinality a order by a.ordinality
    returning id, schedule_id as "scheduleId", version, comments`,
);

interface LackingTask {
  readonly id: number;
  readonly constructionId: number;
  readonly shots: readonly { readonly title: string; readonly missing: number }[];
  readonly hasCrew: boolean;
}
interface WrittenComment {
  readonly id: number;
  readonly scheduleId: number;
  readonly version: number;
  readonly comments: string;
}

interface Reader {
  readonly sequelize: Sequelize;
  readonly transaction?: Transaction;
}

/** Whatever the person may see: receipts and groups of others count, as they do for the crew. */
const SEES_ALL = { seesAmounts: true, actorId: 0 };

async function lackingTasks({ sequelize, transaction }: Reader, after: number, at: Date) {
  const asked = { type: QueryTypes.SELECT as const, ...(transaction === undefined ? {} : { transaction }) };
  const [window] = await sequelize.query<{ last: number | null }>(LAST, { bind: { after }, ...asked });
  const last = window?.last ?? null;
  const tasks = last === null ? [] : await sequelize.query<LackingTask>(LACKING, { bind: { after, last, at, ...SEES_ALL }, ...asked });
  return { last, heard: tasks.filter(({ hasCrew }) => hasCrew), skipped: tasks.filter(({ hasCrew }) => !hasCrew).length };
}

export const ASK_FOR_PHOTOS: OneOffWork = {
  count: async ({ sequelize, now }) => {
    for (let after = 0, count = 0, unheard = 0; ;) {
      const { last, heard, skipped } = await lackingTasks({ sequelize }, after, now());
      count += heard.length;
      unheard += skipped;
      if (last === null) return { count, skipped: unheard };
      after = last;
    }
  },
  part: async ({ sequelize, transaction, startedBy, now }, after) => {
    const at = now();
    const { last, heard, skipped } = await lackingTasks({ sequelize, transaction }, after, at);
    const asked = heard.map(({ id, shots }) => ({ scheduleId: id, comments: askedPhotosComment(shots) }));
    const written = await sequelize.query<WrittenComment>(WRITE, {
      ...{ bind: { asked: JSON.stringify(asked), startedBy, at }, transaction, type: QueryTypes.SELECT },
    });
    const jobOf = new Map(heard.map(({ id, constructionId }) => [id, constructionId]));
    const events = written.map(({ id, scheduleId, version, comments }) => ({
      ...({
        move: 'addComment',
        entity: 'field_comment',
        entityId: id,
        constructionId: jobOf.get(scheduleId) ?? null,
        scheduleId,
        version,
      } as const),
      after: { comments },
    }));
    return { count: written.length, skipped, last, events };
  },
};
