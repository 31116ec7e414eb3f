// The commands of a job, of comments and of custom tasks, and what their events say (domain.md §2, "Other moves").
import type { BootedApi } from '../booted-api.ts';
import { insertTask } from '../task-rows.ts';
import { GROUPS, PEOPLE } from '../world.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';

const job = async (api: BootedApi): Promise<Target> => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  return { id: constructionId, constructionId, scheduleId };
};
const commentBy =
  (userId: number, column: 'schedule_id' | 'construction_id' = 'schedule_id') =>
  async (api: BootedApi): Promise<Target> => {
    const target = await job(api);
    const id = await idOf(api, `insert into field_comment (${column}, user_id, comments) values ($of, $userId, 'on site') returning id`, {
      of: column === 'schedule_id' ? target.scheduleId : target.constructionId,
      userId,
    });
    return { ...target, id };
  };
const customTask =
  (isCompletable: boolean) =>
  async (api: BootedApi): Promise<Target> => {
    const id = await idOf(
      api,
      `insert into custom_task (name, group_id, is_completable) values ('Return the keys', $groupId, $isCompletable) returning id`,
      { groupId: GROUPS.ridgeway, isCompletable },
    );
    return { id, constructionId: null, scheduleId: null };
  };

const shared = { replay: 'client', hasOccurredAt: true, denied: { by: 'nobody', code: 'NOT_FOUND' } } as const;
const contact = (name: string, phone: string) => expect.objectContaining({ name, phone, sortOrder: 1 }) as unknown;
const newestComment = (api: BootedApi) => idOf(api, 'select max(id) as id from field_comment', {});

export const JOB_CASES: readonly CommandCase[] = [
  {
    operation: 'updateJobStatus',
    by: 'office',
    begin: job,
    send: mutation('updateJobStatus', ({ id }) => `id: ${id}, status: "Closed"`),
    ...shared,
    refused: { by: 'sub', code: 'STATUS_NOT_ALLOWED' },
    stale: 'construction',
    says: () => ({ move: 'setJobStatus', entity: 'construction', before: { status: 'Scheduled' }, after: { status: 'Closed' } }),
  },
  {
    operation: 'updateDeveloperAndSiteContact',
    by: 'office',
    begin: job,
    send: mutation(
      'updateDeveloperAndSiteContact',
      ({ id }) => `id: ${id}, developer: "Tamar Homes", siteContact: "Sarah", siteContactPhone: "0491 570 156"`,
    ),
    ...shared,
    refused: { by: 'sub', code: 'FIELD_NOT_EDITABLE', details: { field: 'Developer' } },
    stale: 'construction',
    says: () => ({
      move: 'setSiteContacts',
      entity: 'construction',
      before: { developer: null, siteContacts: [] },
      after: { developer: 'Tamar Homes', siteContacts: [contact('Sarah', '+61491570156')] },
    }),
  },
  {
    operation: 'updateDeveloperAndSiteContacts',
    by: 'office',
    begin: async (api) => {
      const target = await job(api);
      await api.sequelize.query(
        `insert into site_contact (construction_id, name, phone, sort_order) values ($id, 'Tom', '+61491570157', 1)`,
        { bind: { id: target.id } },
      );
      return target;
    },
    send: mutation('updateDeveloperAndSiteContacts', ({ id }) => `id: ${id}, siteContacts: [{ name: "Sarah", phone: "0491 570 156" }]`),
    ...shared,
    refused: { by: 'sub', code: 'FIELD_NOT_EDITABLE', details: { field: 'Site Contact' } },
    stale: 'construction',
    says: () => ({
      move: 'setSiteContacts',
      entity: 'construction',
      before: { developer: null, siteContacts: [contact('Tom', '+61491570157')] },
      after: { developer: null, siteContacts: [contact('Sarah', '+61491570156')] },
    }),
  },
  {
    operation: 'updateFieldComment',
    what: 'new, on a task',
    by: 'sub',
    begin: job,
    send: mutation(
      'updateFieldComment',
      ({ scheduleId }) => `fieldComment: { id: 0, scheduleId: ${String(scheduleId)}, comments: "gate" }`,
    ),
    ...shared,
    refused: {
      send: mutation('updateFieldComment', ({ scheduleId }) => `fieldComment: { id: 0, scheduleId: ${String(scheduleId)}, comments: " " }`),
      code: 'COMMENT_EMPTY',
    },
    stale: null,
    says: async (api) => ({
      move: 'addComment',
      entity: 'field_comment',
      entityId: await newestComment(api),
      before: null,
      after: { comments: 'gate' },
    }),
  },
  {
    operation: 'updateFieldComment',
    what: 'new, on a job',
    by: 'sub',
    begin: job,
    send: mutation(
      'updateFieldComment',
      ({ constructionId }) => `fieldComment: { id: 0, constructionId: ${String(constructionId)}, comments: "gate" }`,
    ),
    ...shared,
    refused: {
      send: mutation('updateFieldComment', (of) => `fieldComment: { id: 0, constructionId: ${String(of.constructionId)}, comments: " " }`),
      code: 'COMMENT_EMPTY',
    },
    stale: null,
    says: async (api) => ({
      move: 'addComment',
      entity: 'field_comment',
      entityId: await newestComment(api),
      before: null,
      scheduleId: null,
      after: { comments: 'gate' },
    }),
  },
  {
    operation: 'updateFieldComment',
    what: 'an own one',
    by: 'sub',
    begin: commentBy(PEOPLE.sub),
    send: mutation('updateFieldComment', ({ id }) => `fieldComment: { id: ${id}, comments: "off site" }`),
    ...shared,
    refused: { begin: commentBy(PEOPLE.office), code: 'COMMENT_NOT_YOURS' },
    stale: 'field_comment',
    says: () => ({
      move: 'editComment',
      entity: 'field_comment',
      before: { comments: 'on site' },
      after: { comments: 'off site' },
    }),
  },
  {
    operation: 'deleteFieldComment',
    by: 'sub',
    begin: commentBy(PEOPLE.sub),
    send: mutation('deleteFieldComment', ({ id }) => `id: ${id}`, ''),
    ...shared,
    refused: { begin: commentBy(PEOPLE.office), code: 'COMMENT_NOT_YOURS' },
    stale: 'field_comment',
    says: () => ({
      move: 'deleteComment',
      entity: 'field_comment',
      before: { comments: 'on site' },
      after: null,
    }),
  },
  {
    operation: 'updateCustomTasks',
    by: 'sub',
    begin: customTask(true),
    send: mutation('updateCustomTasks', ({ id }) => `tasks: [{ id: ${id}, isCompleted: true }]`, '{ id isCompleted }'),
    ...shared,
    denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
    refused: { begin: customTask(false), code: 'CUSTOM_TASK_NOT_COMPLETABLE' },
    // ticked is ticked, whoever did it before
    stale: null,
    says: () => ({ move: 'completeCustomTask', entity: 'custom_task', before: { isCompleted: false }, after: { isCompleted: true } }),
  },
];
