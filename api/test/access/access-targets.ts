// The records that the rows of the access matrix are tried on: each is made for its cell, as its group holds it, or has left it.
import { insertAttachment } from '../file-rows.ts';
import { QueryTypes } from 'sequelize';
import { insertTask, type TaskWish } from '../task-rows.ts';
import { PEOPLE } from '../world.ts';
import type { Cell, Target } from './access-row.ts';

type Make = (cell: Cell) => Promise<Target>;

export async function insertId(cell: Cell, sql: string, bind: Record<string, unknown>): Promise<number> {
  const [inserted] = await cell.api.sequelize.query<{ id: number }>(sql, { bind, type: QueryTypes.SELECT });
  if (inserted === undefined) throw new Error('nothing was inserted');
  return inserted.id;
}

type Wish = Omit<TaskWish, 'group'>;

/** One maker for each wish: calls that share records find them by it. */
function onePerWish(makerOf: (wish: Wish) => Make): (wish?: Wish) => Make {
  const makers = new Map<string, Make>();
  return (wish = {}) => {
    const key = JSON.stringify(wish);
    const maker = makers.get(key) ?? makerOf(wish);
    makers.set(key, maker);
    return maker;
  };
}

/** A task; one that was left was completed by its group and then given to another. */
export const task = onePerWish((wish) => async (cell) => {
  const { constructionId, scheduleId, itemIds } = await insertTask(cell.api.sequelize, { ...wish, group: cell.group });
  if (cell.leftTo !== null) {
    await cell.api.sequelize.query(
      `update schedule set completed_date = coalesce(completed_date, now()), completed_group_id = $groupId, group_id = $leftTo
          where id = $scheduleId`,
      { bind: { scheduleId, groupId: cell.groupId, leftTo: cell.leftTo } },
    );
  }
  return { id: scheduleId, constructionId, itemId: itemIds[0] ?? 0 };
});

/** The job of such a task. */
export const job: Make = async (cell) => ({ id: (await task()(cell)).constructionId ?? 0 });

/** The same on hold. */
export const heldJob: Make = async (cell) => {
  const made = await job(cell);
  await cell.api.sequelize.query("update construction set status = 'On Hold', status_before_hold = 'Scheduled' where id = $id", {
    bind: { id: made.id },
  });
  return made;
};

/** The same with a status for later. */
export const plannedJob: Make = async (cell) => {
  const made = await job(cell);
  await cell.api.sequelize.query(
    `update construction set planned_status = 'Scheduled', planned_status_at = now() + interval '1 day', planned_status_by = $by where id = $id`,
    { bind: { id: made.id, by: PEOPLE.office } },
  );
  return made;
};

/** A project whose one job is such a task's. */
export const project: Make = async (cell) => {
  const { constructionId } = await task()(cell);
  const sql = `with made as (insert into project (name) values ('Estate ' || $constructionId::int::text) returning id)
    update construction set project_id = (select id from made) where id = $constructionId::int returning project_id as id`;
  return { id: await insertId(cell, sql, { constructionId }), constructionId: constructionId ?? 0 };
};

/** A job of which one thing is told. */
export const jobEvent: Make = async (cell) => {
  const { id: scheduleId, constructionId } = await task()(cell);
  const sql = `insert into event (actor_user_id, entity, entity_id, construction_id, move)
    values ($userId, 'schedule', $scheduleId, $constructionId, 'accept') returning id::int`;
  const eventId = await insertId(cell, sql, { userId: PEOPLE[cell.role], scheduleId, constructionId });
  return { id: constructionId ?? 0, eventId };
};

/** With the person's own visit, so that what follows from it can be tried. */
export const visited = onePerWish((wish) => async (cell) => {
  const made = await task({ accepted: true, ...wish })(cell);
  await cell.api.sequelize.query('insert into task_user (schedule_id, user_id, on_site_utc) values ($scheduleId, $userId, now())', {
    bind: { scheduleId: made.id, userId: PEOPLE[cell.role] },
  });
  return made;
});

/** The first item of a visited task. */
export const item: Make = async (cell) => ({ id: (await visited()(cell)).itemId ?? 0 });

/** A line of such a task's job, on which the field asked for more than was planned. */
export const line: Make = async (cell) => {
  const { constructionId } = await task()(cell);
  const sql = `insert into boq (construction_id, code, quantity, variation_qty) values ($constructionId, 'ROCK-H', 0, 1) returning id`;
  return { id: await insertId(cell, sql, { constructionId }) };
};

/** A line that was removed from the job of such a task. */
export const removedLine: Make = async (cell) => {
  const { constructionId } = await task()(cell);
  const sql = `with event as (
      insert into event (recorded_at, actor_kind, request_id, entity, entity_id, construction_id, version, move, before, detail)
      select now(), 'system', 'test', 'boq', b.id, b.construction_id, b.version, 'removeJobItem', '{}', '{"code": "ROCK-H"}' from boq b where b.id = $id)
    delete from boq where id = $id returning id`;
  const made = `insert into boq (construction_id, code, quantity) values ($constructionId, 'ROCK-H', 1) returning id`;
  return { id: await insertId(cell, sql, { id: await insertId(cell, made, { constructionId }) }) };
};

/** A comment of this very person: only its task's or its job's scope can shut them out. */
export const commentOn =
  (column: 'schedule_id' | 'construction_id'): Make =>
  async (cell) => {
    const made = await task()(cell);
    const targetId = column === 'schedule_id' ? made.id : made.constructionId;
    const sql = `insert into field_comment (${column}, user_id, comments) values ($targetId, $userId, 'water in the pit') returning id`;
    return { id: await insertId(cell, sql, { targetId, userId: PEOPLE[cell.role] }) };
  };

/** A comment of this very person on such a project. */
export const projectComment: Make = async (cell) => {
  const { id: projectId } = await project(cell);
  const sql = `insert into project_comment (project_id, user_id, comments) values ($projectId, $userId, 'stage 2 first') returning id`;
  return { id: await insertId(cell, sql, { projectId, userId: PEOPLE[cell.role] }) };
};

export const customTask: Make = async (cell) => ({
  id: await insertId(cell, `insert into custom_task (name, group_id) values ('Return the keys', $groupId) returning id`, {
    groupId: cell.groupId,
  }),
});

export const catalogueItem: (cell: Cell) => Promise<number> = (cell) =>
  insertId(
    cell,
    `insert into field_item (code, name, unit_amount) values ('ACCESS-' || nextval('field_item_id_seq'), 'Rock', 96) returning id`,
    {},
  );

/** A file of this very person, of the job or of its task: only their scope can shut them out. */
export const file =
  (state: 'uploaded' | 'reserved', of: 'job' | 'task' = 'job'): Make =>
  async (cell) => {
    const { id: scheduleId, constructionId } = await task()(cell);
    const ofTask = of === 'task' ? scheduleId : null;
    const record = { owner_user_id: PEOPLE[cell.role], construction_id: constructionId, schedule_id: ofTask, state };
    return { id: await insertAttachment(cell.api.sequelize, record) };
  };

/** A plan of this very person, of a project with such a task's job. */
export const plan: Make = async (cell) => {
  const { id: projectId } = await project(cell);
  return { id: await insertAttachment(cell.api.sequelize, { owner_user_id: PEOPLE[cell.role], project_id: projectId }) };
};

/** A job with a file of its own. */
export const jobWithFile: Make = async (cell) => {
  const { id } = await job(cell);
  await insertAttachment(cell.api.sequelize, { owner_user_id: PEOPLE.admin, construction_id: id });
  return { id };
};

/** The group itself. */
export const group: Make = (cell) => Promise.resolve({ id: cell.groupId });

/** Of a contractor, whoever's cell it is. */
export const resourceDocument: Make = async (cell) => ({
  id: await insertId(
    cell,
    `with c as (insert into independent_contractor (legal_name) values ('Of documents ' || nextval('independent_contractor_id_seq')) returning id)
     insert into resource_document (independent_contractor_id, kind) select id, 'licence' from c returning id`,
    {},
  ),
});
