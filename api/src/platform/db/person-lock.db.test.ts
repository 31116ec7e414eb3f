// Limits of one person under sixty concurrent calls: exactly as many succeed as are allowed.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { MOST_COMMENTS_A_DAY } from '@lotline/schema/domain/comment/comment.lifecycle';
import { EXPLORER_CLAIM } from '@lotline/schema/domain/saved-operation/saved-operation.lifecycle';
import { MOST_OWN_OPERATIONS } from '@lotline/schema/domain/saved-operation/saved-operation.limits';
import { MOST_OWN_VIEWS } from '@lotline/schema/domain/view/view.limits';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { makeReadWorld, type ReadWorld } from '../../../test/read-world.ts';
import { saveFieldComment } from '../../features/comment/save-field-comment.command.ts';
import { saveInternalComment } from '../../features/comment/save-internal-comment.command.ts';
import { saveProjectComment } from '../../features/project/save-project-comment.command.ts';
import { saveOperation } from '../../features/saved-operation/save-operation.command.ts';
import { removeView } from '../../features/view/remove-view.command.ts';
import { saveView } from '../../features/view/save-view.command.ts';
import { initModels } from '../../models.ts';

const AT_ONCE = 60;
const ROOM = 3;
const CONNECTIONS = 10;
const sequelize = connectTestDatabase(CONNECTIONS);
let world: ReadWorld;
let projectId: number;
beforeAll(async () => {
  initModels(sequelize);
  world = await makeReadWorld(sequelize);
  projectId = await insertRow(sequelize, 'project', { name: 'Much talked of' });
  // every connection is open before the race
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sequelize.query('select 1')));
});
afterAll(() => sequelize.close());

const office = () => directContext(sequelize, world.people.office);
const explorer = () => {
  const context = office();
  const actor = { ...context.actor, claims: new Set([...context.actor.claims, EXPLORER_CLAIM] as const) };
  return { ...context, actor };
};
const userId = () => world.people.office.userId;
const view = () => ({ id: null, list: 'tasks', name: randomUUID(), isShared: false, query: '', columns: null }) as const;

interface Limited {
  readonly most: number;
  /** So many exist already. */
  readonly plant: (count: number) => Promise<unknown>;
  readonly add: () => Promise<unknown>;
  readonly counted: string;
  readonly code: string;
}
const plant = (sql: string) => (count: number) =>
  sequelize.query(sql, { bind: { count, userId: userId(), projectId, jobId: world.jobs.shared, at: office().now() } });
const LIMITS: Readonly<Record<string, Limited>> = {
  views: {
    most: MOST_OWN_VIEWS,
    plant: plant(
      `insert into saved_view (owner_id, list, name, query) select $userId, 'tasks', 'View ' || n, '' from generate_series(1, $count) n`,
    ),
    add: () => saveView(office(), view(), null),
    counted: 'from saved_view where owner_id = $userId and not removed',
    code: 'INVALID_INPUT',
  },
  'saved operations': {
    most: MOST_OWN_OPERATIONS,
    plant: plant(
      `insert into saved_operation (owner_id, name, operation_text) select $userId, 'Operation ' || n, '{ me { id } }' from generate_series(1, $count) n`,
    ),
    add: () => saveOperation(explorer(), { id: null, name: randomUUID(), isShared: false, text: '{ me { id } }', variables: '' }, null),
    counted: 'from saved_operation where owner_id = $userId and not removed',
    code: 'INVALID_INPUT',
  },
  'field comments': {
    most: MOST_COMMENTS_A_DAY,
    plant: plant(
      `insert into field_comment (construction_id, user_id, comments, created_utc) select $jobId, $userId, 'rain', $at from generate_series(1, $count)`,
    ),
    add: () => {
      const said = { id: 0, clientId: null, scheduleId: null, constructionId: world.jobs.shared, comments: 'rain' };
      return saveFieldComment(office(), said, null);
    },
    // the world has an older one
    counted: `from field_comment where user_id = $userId and comments = 'rain'`,
    code: 'COMMENT_LIMIT',
  },
  'internal comments': {
    most: MOST_COMMENTS_A_DAY,
    plant: plant(
      `insert into internal_comment (construction_id, user_id, comments, created_utc) select $jobId, $userId, 'rain', $at from generate_series(1, $count)`,
    ),
    add: () => saveInternalComment(office(), { id: 0, scheduleId: null, constructionId: world.jobs.shared, comments: 'rain' }, null),
    counted: 'from internal_comment where user_id = $userId',
    code: 'COMMENT_LIMIT',
  },
  'project comments': {
    most: MOST_COMMENTS_A_DAY,
    plant: plant(
      `insert into project_comment (project_id, user_id, comments, created_utc) select $projectId, $userId, 'rain', $at from generate_series(1, $count)`,
    ),
    add: () => saveProjectComment(office(), { id: 0, projectId, comments: 'rain' }, null),
    counted: 'from project_comment where user_id = $userId',
    code: 'COMMENT_LIMIT',
  },
};

async function standing({ counted }: Limited): Promise<number> {
  const [row] = await sequelize.query<{ count: number }>(`select count(*)::integer ${counted}`, {
    bind: { userId: userId() },
    type: QueryTypes.SELECT,
  });
  return row?.count ?? 0;
}

test.each(Object.entries(LIMITS))('of %s as many exist as are allowed, also when sixty calls come at once', async (_what, limit) => {
  await limit.plant(limit.most - ROOM - (await standing(limit)));
  const answers = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => limit.add()));
  expect(await standing(limit)).toBe(limit.most);
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  expect(refused).toHaveLength(AT_ONCE - ROOM);
  for (const refusal of refused) expect(refusal).toMatchObject({ code: limit.code });
});

test('removed views come back as long as there is room', async () => {
  await sequelize.query('delete from saved_view where owner_id = $userId', { bind: { userId: userId() } });
  const removed = await Promise.all(Array.from({ length: ROOM + 2 }, async () => (await saveView(office(), view(), null)).viewId));
  for (const id of removed) await removeView(office(), { id, removed: true }, null);
  const { views } = LIMITS;
  await views?.plant(MOST_OWN_VIEWS - ROOM);
  const answers = await Promise.allSettled(removed.map((id) => removeView(office(), { id, removed: false }, null)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(ROOM);
});
