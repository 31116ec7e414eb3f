// The commands of internal comments, and what their events say (screens.md §2.6).
import type { BootedApi } from '../booted-api.ts';
import { insertTask } from '../task-rows.ts';
import { PEOPLE } from '../world.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';

const job = async (api: BootedApi): Promise<Target> => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  return { id: constructionId, constructionId, scheduleId };
};
const commentBy =
  (userId: number) =>
  async (api: BootedApi): Promise<Target> => {
    const target = await job(api);
    const sql = `insert into internal_comment (construction_id, schedule_id, user_id, comments) values ($job, $task, $userId, 'not paid') returning id`;
    return { ...target, id: await idOf(api, sql, { job: target.constructionId, task: target.scheduleId, userId }) };
  };
const newest = (api: BootedApi) => idOf(api, 'select max(id) as id from internal_comment', {});
const shared = { replay: 'client', hasOccurredAt: true, denied: { by: 'sub', code: 'CLAIM_REQUIRED' }, foreign: 'CLAIM_REQUIRED' } as const;

export const INTERNAL_COMMENT_CASES: readonly CommandCase[] = [
  {
    operation: 'saveInternalComment',
    what: 'new, on a task',
    by: 'office',
    begin: job,
    send: mutation('saveInternalComment', (of) => `comment: { id: 0, scheduleId: ${String(of.scheduleId)}, comments: "not paid" }`),
    ...shared,
    refused: {
      send: mutation('saveInternalComment', (of) => `comment: { id: 0, scheduleId: ${String(of.scheduleId)}, comments: " " }`),
      code: 'COMMENT_EMPTY',
    },
    stale: null,
    says: async (api) => ({
      move: 'addInternalComment',
      entity: 'internal_comment',
      entityId: await newest(api),
      before: null,
      after: { comments: 'not paid' },
    }),
  },
  {
    operation: 'saveInternalComment',
    what: 'new, on a job',
    by: 'office',
    begin: job,
    send: mutation('saveInternalComment', ({ id }) => `comment: { id: 0, constructionId: ${id}, comments: "not paid" }`),
    ...shared,
    refused: {
      send: mutation(
        'saveInternalComment',
        (of) => `comment: { id: 0, constructionId: ${of.id}, scheduleId: ${String(of.scheduleId)}, comments: "not paid" }`,
      ),
      code: 'COMMENT_TARGET',
    },
    stale: null,
    says: async (api) => ({
      move: 'addInternalComment',
      entity: 'internal_comment',
      entityId: await newest(api),
      scheduleId: null,
      before: null,
      after: { comments: 'not paid' },
    }),
  },
  {
    operation: 'saveInternalComment',
    what: 'an own one',
    by: 'office',
    begin: commentBy(PEOPLE.office),
    send: mutation('saveInternalComment', ({ id }) => `comment: { id: ${id}, comments: "paid" }`),
    ...shared,
    refused: { begin: commentBy(PEOPLE.scheduler), code: 'COMMENT_NOT_YOURS' },
    stale: 'internal_comment',
    says: () => ({
      move: 'editInternalComment',
      entity: 'internal_comment',
      before: { comments: 'not paid' },
      after: { comments: 'paid' },
    }),
  },
  {
    operation: 'deleteInternalComment',
    by: 'office',
    begin: commentBy(PEOPLE.office),
    send: mutation('deleteInternalComment', ({ id }) => `id: ${id}`, ''),
    ...shared,
    refused: { begin: commentBy(PEOPLE.scheduler), code: 'COMMENT_NOT_YOURS' },
    stale: 'internal_comment',
    says: () => ({ move: 'deleteInternalComment', entity: 'internal_comment', before: { comments: 'not paid' }, after: null }),
  },
];
