// The commands of a job, of comments and of custom tasks, and what their events say (domain.md §2, "Other moves").
import { randomUUID } from 'node:crypto';
import type { BootedApi } from '../booted-api.ts';
import { insertTask } from '../task-rows.ts';
import { GROUPS, PEOPLE } from '../world.ts';
import { idOf, mutation, ofMany, one, type CommandCase, type Target } from './command-case.ts';

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

const project = async (api: BootedApi): Promise<Target> => {
  const target = await job(api);
  const inProject = await idOf(
    api,
    `with made as (insert into project (name, customer) values ('Estate ' || $id::int::text, 'Northern Loop') returning id)
     update construction set project_id = (select id from made) where id = $id::int returning project_id as id`,
    { id: target.id },
  );
  return { id: inProject, constructionId: null, scheduleId: null, jobId: target.id };
};
/** What is said of it has events of its own. */
const projectToTalkOf = async (api: BootedApi): Promise<Target> => {
  const made = await project(api);
  return { ...made, saidOf: made.id };
};
const projectCommentBy =
  (userId: number) =>
  async (api: BootedApi): Promise<Target> => {
    const of = await project(api);
    const sql = `insert into project_comment (project_id, user_id, comments) values ($of, $userId, 'stage 2 first') returning id`;
    return { ...of, id: await idOf(api, sql, { of: of.id, userId }), projectId: of.id };
  };
/** A job of one project that is moved to another one, both seen through the same group. */
const jobAndProject = async (api: BootedApi): Promise<Target> => {
  const [from, to] = [await project(api), await project(api)];
  return { id: Number(from['jobId']), constructionId: Number(from['jobId']), scheduleId: null, projectId: to.id, fromProjectId: from.id };
};

const shared = { replay: 'client', hasOccurredAt: true, denied: { by: 'nobody', code: 'NOT_FOUND' } } as const;
const contact = (name: string, phone: string): unknown => expect.objectContaining({ name, phone, sortOrder: 1 });
const newestComment = (api: BootedApi) => idOf(api, 'select max(id) as id from field_comment', {});

/** A job of which the office has set the scheduler, by an action with this id. */
const changedJob = async (api: BootedApi): Promise<Target> => {
  const target = await job(api);
  const actionId = randomUUID();
  await ofMany('changeJobs', () => 'scheduler: "Sam Doyle"')({ api, by: 'office', target, client: { id: actionId } });
  return { ...target, actionId };
};

export const JOB_CASES: readonly CommandCase[] = [
  {
    operation: 'saveProject',
    by: 'office',
    begin: project,
    send: mutation(
      'saveProject',
      ({ id }) => `input: { id: ${id}, name: "Stage 2 of ${id}", customer: "Northern Loop", region: "Perth North" }`,
    ),
    ...shared,
    denied: { by: 'sub', code: 'CLAIM_REQUIRED' },
    refused: {
      send: mutation('saveProject', ({ id }) => `input: { id: ${id}, name: "Stage 2", startDate: "2026-12-01", finishDate: "2026-11-30" }`),
      code: 'PROJECT_DATES',
    },
    stale: 'project',
    says: (_api, { id, jobId }) => ({
      move: 'editProject',
      entity: 'project',
      before: { name: `Estate ${String(jobId)}`, region: null },
      after: { name: `Stage 2 of ${id}`, region: 'Perth North' },
    }),
  },
  {
    operation: 'saveProjectComment',
    what: 'new',
    by: 'office',
    begin: projectToTalkOf,
    send: mutation('saveProjectComment', ({ id }) => `comment: { id: 0, projectId: ${id}, comments: "gate" }`),
    ...shared,
    refused: {
      send: mutation('saveProjectComment', ({ id }) => `comment: { id: 0, projectId: ${id}, comments: " " }`),
      code: 'COMMENT_EMPTY',
    },
    stale: null,
    says: async (api) => ({
      move: 'addProjectComment',
      entity: 'project_comment',
      entityId: await idOf(api, 'select max(id) as id from project_comment', {}),
      before: null,
      after: { comments: 'gate' },
    }),
  },
  {
    operation: 'saveProjectComment',
    what: 'an own one',
    by: 'office',
    begin: projectCommentBy(PEOPLE.office),
    send: mutation(
      'saveProjectComment',
      ({ id, ...of }) => `comment: { id: ${id}, projectId: ${String(of['projectId'])}, comments: "gate" }`,
    ),
    ...shared,
    refused: { begin: projectCommentBy(PEOPLE.sub), code: 'COMMENT_NOT_YOURS' },
    stale: 'project_comment',
    says: () => ({
      move: 'editProjectComment',
      entity: 'project_comment',
      before: { comments: 'stage 2 first' },
      after: { comments: 'gate' },
    }),
  },
  {
    operation: 'deleteProjectComment',
    by: 'office',
    begin: projectCommentBy(PEOPLE.office),
    send: mutation('deleteProjectComment', ({ id }) => `id: ${id}`, ''),
    ...shared,
    refused: { begin: projectCommentBy(PEOPLE.sub), code: 'COMMENT_NOT_YOURS' },
    stale: 'project_comment',
    says: () => ({ move: 'deleteProjectComment', entity: 'project_comment', before: { comments: 'stage 2 first' }, after: null }),
  },
  {
    operation: 'moveJobsToProject',
    by: 'office',
    begin: jobAndProject,
    send: mutation(
      'moveJobsToProject',
      ({ id, ...of }) => `input: { projectId: ${String(of['projectId'])}, fromProjectId: ${String(of['fromProjectId'])}, jobIds: [${id}] }`,
      '{ id isMoved previousProject code }',
    ),
    ...shared,
    denied: { by: 'sub', code: 'CLAIM_REQUIRED' },
    refused: {
      send: mutation('moveJobsToProject', (of) => `input: { projectId: ${String(of['projectId'])}, jobIds: [] }`),
      code: 'INVALID_INPUT',
    },
    stale: null,
    says: async (api, { projectId, fromProjectId }) => {
      const nameOf = async (id: unknown) => (await one(api, 'select name from project where id = $id', { id }))['name'];
      return {
        move: 'moveToProject',
        entity: 'construction',
        before: { projectId: fromProjectId },
        after: { projectId },
        detail: { previousProject: await nameOf(fromProjectId), project: await nameOf(projectId) },
      };
    },
  },
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
    operation: 'undoJobChanges',
    by: 'office',
    begin: changedJob,
    send: ofMany('undoJobChanges', ({ actionId }) => `clientIds: ["${String(actionId)}"]`),
    ...shared,
    // what another person did is theirs to take back
    denied: { by: 'finance', code: 'NOT_FOUND' },
    // what one of the jobs refuses stands in its verdict: change-jobs.db.test
    refused: { send: ofMany('undoJobChanges', () => 'clientIds: []'), code: 'INVALID_INPUT' },
    stale: null,
    says: () => ({
      move: 'setScheduler',
      entity: 'construction',
      before: { scheduler: 'Sam Doyle' },
      after: { scheduler: null },
      why: 'Undone',
    }),
  },
  {
    operation: 'changeJobs',
    by: 'office',
    begin: job,
    send: ofMany('changeJobs', () => 'status: "Closed"'),
    ...shared,
    refused: { send: ofMany('changeJobs', () => 'updatedDueDate: "2026-12-01"'), code: 'REASON_REQUIRED' },
    stale: null,
    says: () => ({ move: 'setJobStatus', entity: 'construction', before: { status: 'Scheduled' }, after: { status: 'Closed' } }),
  },
  {
    operation: 'changeJobs',
    what: 'due day',
    by: 'scheduler',
    begin: job,
    send: ofMany('changeJobs', () => 'updatedDueDate: "2026-12-01", reason: "rain"'),
    ...shared,
    refused: { send: ofMany('changeJobs', () => 'updatedDueDate: "2026-12-01", scheduler: "Sam"'), code: 'INVALID_INPUT' },
    stale: null,
    says: () => ({
      move: 'setDueDate',
      entity: 'construction',
      before: { updatedDueDate: null },
      after: { updatedDueDate: '2026-12-01' },
      why: 'rain',
    }),
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
