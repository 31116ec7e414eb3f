// The access matrix of GraphQL: every query and mutation of the schema has a row here, or the test fails.
import { QueryTypes } from 'sequelize';
import { insertTask, type TaskRows, type TaskWish } from '../task-rows.ts';
import { PEOPLE } from '../world.ts';
import { everybody, fieldWork, gqlAnswer, openRow, row, type AccessRow, type Cell } from './access-row.ts';

type TaskCall = (task: TaskRows, cell: Cell) => string;

const onTask = (wish: Omit<TaskWish, 'group'>, query: TaskCall) => async (cell: Cell) => {
  const task = await insertTask(cell.api.sequelize, { ...wish, group: cell.group });
  return gqlAnswer(cell, query(task, cell));
};
const move = (wish: Omit<TaskWish, 'group'>, mutation: TaskCall) =>
  onTask(wish, (task, cell) => `mutation { ${mutation(task, cell)} { id } }`);
const visit = ({ scheduleId }: TaskRows) => `taskUser: { scheduleId: ${scheduleId} }`;

/** The person's own visit, open or closed, so that what follows from it can be tried. */
const withVisit = (wish: Omit<TaskWish, 'group'>, mutation: TaskCall) => async (cell: Cell) => {
  const task = await insertTask(cell.api.sequelize, { accepted: true, ...wish, group: cell.group });
  await cell.api.sequelize.query('insert into task_user (schedule_id, user_id, on_site_utc) values ($scheduleId, $userId, now())', {
    bind: { scheduleId: task.scheduleId, userId: PEOPLE[cell.role] },
  });
  return gqlAnswer(cell, `mutation { ${mutation(task, cell)} { id } }`);
};

async function insertId(cell: Cell, sql: string, bind: Record<string, unknown>): Promise<number> {
  const [inserted] = await cell.api.sequelize.query<{ id: number }>(sql, { bind, type: QueryTypes.SELECT });
  return inserted?.id ?? 0;
}

async function archivedOrNot(cell: Cell): Promise<number> {
  return insertId(
    cell,
    `insert into field_item (code, name, unit_amount) values ('ACCESS-' || nextval('field_item_id_seq'), 'Rock', 96) returning id`,
    {},
  );
}

async function ownComment(cell: Cell): Promise<string> {
  const { scheduleId } = await insertTask(cell.api.sequelize, { group: cell.group });
  const id = await insertId(
    cell,
    `insert into field_comment (schedule_id, user_id, comments) values ($scheduleId, $userId, 'water in the pit') returning id`,
    {
      scheduleId,
      userId: PEOPLE[cell.role],
    },
  );
  return gqlAnswer(cell, `mutation { deleteFieldComment(id: ${id}) }`);
}

async function customTask(cell: Cell): Promise<string> {
  const id = await insertId(cell, `insert into custom_task (name, group_id) values ('Return the keys', $groupId) returning id`, {
    groupId: cell.groupId,
  });
  return gqlAnswer(cell, `mutation { updateCustomTasks(tasks: [{ id: ${id}, isCompleted: true }]) { id } }`);
}

async function attachment(cell: Cell): Promise<string> {
  const { constructionId } = await insertTask(cell.api.sequelize, { group: cell.group });
  const id = await insertId(
    cell,
    `insert into attachment (owner_user_id, construction_id, title, storage_key, content_type, size_bytes, state)
     values ($userId, $constructionId, 'Trench-1.jpg', '2026/11/' || gen_random_uuid() || '.jpg', 'image/jpeg', 3, 'uploaded') returning id`,
    { userId: PEOPLE[cell.role], constructionId },
  );
  return gqlAnswer(cell, `mutation { removeAttachment(id: ${id}) }`);
}

async function jobEvent(cell: Cell): Promise<string> {
  const { constructionId, scheduleId } = await insertTask(cell.api.sequelize, { group: cell.group });
  const id = await insertId(
    cell,
    `insert into event (actor_user_id, entity, entity_id, construction_id, move) values ($userId, 'schedule', $scheduleId, $constructionId, 'accept')
     returning id`,
    { userId: PEOPLE[cell.role], scheduleId, constructionId },
  );
  return gqlAnswer(cell, `{ jobEvent(constructionId: ${constructionId}, id: "${id}") { move } }`);
}

const QUERIES: readonly AccessRow[] = [
  openRow('Query.me', (cell) => gqlAnswer(cell, '{ me { id } }'), everybody('OK')),
  openRow('Query.users', (cell) => gqlAnswer(cell, '{ users(claim: "IS_CONSTRUCTION_USER") { id } }'), everybody('OK')),
  openRow('Query.groups', (cell) => gqlAnswer(cell, '{ groups { id } }'), everybody('OK')),
  openRow('Query.fieldGroups', (cell) => gqlAnswer(cell, '{ fieldGroups { id } }'), everybody('OK')),
  openRow('Query.systemSettings', (cell) => gqlAnswer(cell, '{ systemSettings(names: ["Address Type"]) { name } }'), everybody('OK')),
  openRow('Query.lookups', (cell) => gqlAnswer(cell, '{ lookups(names: ["Builder Lookup"]) { name } }'), everybody('OK')),
  row(
    'Query.fieldItems',
    onTask({}, ({ scheduleId }) => `{ fieldItems(taskId: ${scheduleId}) { id } }`),
    everybody('OK'),
  ),
  row(
    'Query.construction',
    onTask({}, ({ constructionId }) => `{ construction(id: ${constructionId}) { id } }`),
    everybody('OK'),
  ),
  row(
    'Query.jobFieldComments',
    onTask({}, ({ constructionId }) => `{ jobFieldComments(constructionId: ${constructionId}) { id } }`),
    everybody('OK'),
  ),
  openRow(
    'Query.jobEvents',
    onTask({}, ({ constructionId }) => `{ jobEvents(constructionId: ${constructionId}) { next } }`),
    { ...everybody('OK'), field: 'CLAIM_REQUIRED', sub: 'CLAIM_REQUIRED' },
  ),
  openRow('Query.jobEvent', jobEvent, { ...everybody('OK'), field: 'CLAIM_REQUIRED', sub: 'CLAIM_REQUIRED' }),
];

const OWN_CREW = { field: 'NOT_SUBCONTRACTED' };

const MOVES: readonly AccessRow[] = [
  row(
    'Mutation.updateConstructionTaskAccepted',
    move({}, ({ scheduleId }) => `updateConstructionTaskAccepted(scheduleId: ${scheduleId})`),
    fieldWork('OK', OWN_CREW),
  ),
  row(
    'Mutation.updateConstructionTaskDeclined',
    move({}, ({ scheduleId }) => `updateConstructionTaskDeclined(scheduleId: ${scheduleId})`),
    fieldWork('OK', OWN_CREW),
  ),
  row(
    'Mutation.updateTaskUserOnSite',
    move({ accepted: true }, (task) => `updateTaskUserOnSite(${visit(task)})`),
    fieldWork('OK'),
  ),
  row(
    'Mutation.updateTaskUserOffSite',
    withVisit({}, (task) => `updateTaskUserOffSite(${visit(task)})`),
    fieldWork('OK'),
  ),
  row(
    'Mutation.updateTaskUserComplete',
    withVisit({}, (task) => `updateTaskUserComplete(${visit(task)})`),
    fieldWork('OK'),
  ),
  row(
    'Mutation.updateTaskUserComments',
    withVisit({}, ({ scheduleId }) => `updateTaskUserComments(taskUser: { scheduleId: ${scheduleId}, comments: "rain" })`),
    fieldWork('OK'),
  ),
  row(
    'Mutation.updateTaskUserConfirmQty',
    withVisit({ completed: true }, (task) => `updateTaskUserConfirmQty(${visit(task)})`),
    fieldWork('OK'),
  ),
  row(
    'Mutation.updateTaskSubmitted',
    move({ accepted: true, completed: true }, ({ scheduleId }) => `updateTaskSubmitted(scheduleId: ${scheduleId})`),
    fieldWork('ITEM_QTYS_NOT_CONFIRMED'),
  ),
  row(
    'Mutation.reopenTask',
    move({ accepted: true, completed: true }, ({ scheduleId }) => `reopenTask(scheduleId: ${scheduleId}, reason: "photo")`),
    { ...everybody('CLAIM_REQUIRED'), office: 'OK', admin: 'OK' },
  ),
  row(
    'Mutation.updateTicketOfWork',
    move({ accepted: true }, ({ scheduleId }) => `updateTicketOfWork(id: ${scheduleId}, ticketOfWork: "{\\"step\\":1}")`),
    { ...everybody('CLAIM_REQUIRED'), field: 'OK', sub: 'OK', admin: 'OK' },
  ),
  row(
    'Mutation.updateConstructionScheduleItemCompletion',
    withVisit(
      {},
      ({ itemIds }) => `updateConstructionScheduleItemCompletion(item: { id: ${itemIds[0]}, completedQty: "1", variationReason: "one" })`,
    ),
    fieldWork('OK'),
  ),
  row(
    'Mutation.updateConstructionAddBOQAndItem',
    async (cell) => {
      const itemId = await archivedOrNot(cell);
      const call: TaskCall = ({ scheduleId }) =>
        `updateConstructionAddBOQAndItem(fieldBoqItem: { scheduleId: ${scheduleId}, itemId: ${itemId}, quantity: "1", reason: "rock" })`;
      return withVisit({}, call)(cell);
    },
    fieldWork('OK'),
  ),
];

const FIELD_MAY_NOT = { ...everybody('OK'), field: 'FIELD_NOT_EDITABLE', sub: 'FIELD_NOT_EDITABLE' };

const OTHERS: readonly AccessRow[] = [
  row(
    'Mutation.updateJobStatus',
    move({}, ({ constructionId }) => `updateJobStatus(id: ${constructionId}, status: "Closed")`),
    { ...everybody('OK'), field: 'STATUS_NOT_ALLOWED', sub: 'STATUS_NOT_ALLOWED' },
  ),
  row(
    'Mutation.updateDeveloperAndSiteContact',
    move({}, ({ constructionId }) => `updateDeveloperAndSiteContact(id: ${constructionId}, developer: "Tamar Homes")`),
    FIELD_MAY_NOT,
  ),
  row(
    'Mutation.updateDeveloperAndSiteContacts',
    move(
      {},
      ({ constructionId }) =>
        `updateDeveloperAndSiteContacts(id: ${constructionId}, siteContacts: [{ name: "Sarah", phone: "0491 570 156" }])`,
    ),
    FIELD_MAY_NOT,
  ),
  row(
    'Mutation.updateFieldComment',
    move({}, ({ scheduleId }) => `updateFieldComment(fieldComment: { id: 0, scheduleId: ${scheduleId}, comments: "on site" })`),
    everybody('OK'),
  ),
  row('Mutation.deleteFieldComment', ownComment, everybody('OK')),
  row('Mutation.updateCustomTasks', customTask, fieldWork('OK')),
  row('Mutation.removeAttachment', attachment, everybody('OK')),
];

export const GRAPHQL_ROWS: readonly AccessRow[] = [...QUERIES, ...MOVES, ...OTHERS];
