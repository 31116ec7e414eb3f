// The access matrix of GraphQL: every query and mutation of the schema has a row here, or the test fails.
import { randomUUID } from 'node:crypto';
import {
  EDITORS_ALONE,
  everybody,
  fieldWork,
  gqlAnswer,
  openRow,
  readRow,
  writeRow,
  type AccessRow,
  type Cell,
  type Target,
} from './access-row.ts';
import {
  catalogueItem,
  commentOn,
  customTask,
  file,
  item,
  job,
  jobEvent,
  project,
  projectComment,
  task,
  visited,
} from './access-targets.ts';
import { BUILDER_ROWS } from './builder-rows.ts';
import { INTERNAL_COMMENT_ROWS } from './internal-comment-rows.ts';
import { POTENTIAL_JOB_ROWS } from './potential-job-rows.ts';
import { COST_ROWS } from './cost-rows.ts';
import { JOB_EDIT_ROWS } from './job-edit-rows.ts';
import { OFFICE_ROWS } from './office-rows.ts';
import { ITEM_ROWS } from './item-rows.ts';
import { CHILD_CODE_ROWS } from './child-code-rows.ts';
import { BANK_ROWS } from './bank-rows.ts';
import { GROUP_ROWS } from './group-rows.ts';
import { RECORD_ROWS } from './record-rows.ts';
import { SAVED_OPERATION_ROWS } from './saved-operation-rows.ts';
import { VIEW_ROWS } from './view-rows.ts';

type Make = NonNullable<AccessRow['target']>;

const on = (target: Make, query: (target: Target) => string) => ({
  target,
  call: (cell: Cell, made: Target) => gqlAnswer(cell, query(made)),
});
const change = (target: Make, mutation: (target: Target) => string) => on(target, (made) => `mutation { ${mutation(made)} { id } }`);
const visit = ({ id }: Target) => `taskUser: { scheduleId: ${id} }`;

const OFFICE_ALONE = { ...everybody('OK'), field: 'CLAIM_REQUIRED', sub: 'CLAIM_REQUIRED' };

const QUERIES: readonly AccessRow[] = [
  openRow('Query.me', (cell) => gqlAnswer(cell, '{ me { id } }'), everybody('OK')),
  openRow('Query.users', (cell) => gqlAnswer(cell, '{ users(claim: "IS_CONSTRUCTION_USER") { id } }'), everybody('OK')),
  openRow('Query.foundPeople', (cell) => gqlAnswer(cell, '{ foundPeople(search: "cart") { person { id } } }'), everybody('OK')),
  openRow('Query.groups', (cell) => gqlAnswer(cell, '{ groups { id } }'), everybody('OK')),
  openRow('Query.fieldGroups', (cell) => gqlAnswer(cell, '{ fieldGroups { id } }'), everybody('OK')),
  openRow('Query.systemSettings', (cell) => gqlAnswer(cell, '{ systemSettings(names: ["Address Type"]) { name } }'), everybody('OK')),
  openRow('Query.lookups', (cell) => gqlAnswer(cell, '{ lookups(names: ["Builder Lookup"]) { name } }'), everybody('OK')),
  readRow(
    'Query.fieldItems',
    on(task(), ({ id }) => `{ fieldItems(taskId: ${id}) { id } }`),
    everybody('OK'),
  ),
  readRow(
    'Query.construction',
    on(job, ({ id }) => `{ construction(id: ${id}) { id } }`),
    everybody('OK'),
  ),
  readRow(
    'Query.jobFolders',
    on(job, ({ id }) => `{ jobFolders(constructionId: ${id}) }`),
    everybody('OK'),
  ),
  readRow(
    'Query.jobFieldComments',
    on(job, ({ id }) => `{ jobFieldComments(constructionId: ${id}) { id } }`),
    everybody('OK'),
  ),
  openRow(
    'Query.jobEvents',
    on(job, ({ id }) => `{ jobEvents(constructionId: ${id}) { next } }`),
    OFFICE_ALONE,
  ),
  openRow(
    'Query.changedRows',
    (cell) => gqlAnswer(cell, '{ changedRows(actionId: "3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2a10", undoneBy: "undoJobChanges") { count } }'),
    OFFICE_ALONE,
  ),
  openRow(
    'Query.jobEvent',
    on(jobEvent, ({ id, eventId }) => `{ jobEvent(constructionId: ${id}, id: "${eventId}") { move } }`),
    OFFICE_ALONE,
  ),
  openRow(
    'Query.jobAsAt',
    on(job, ({ id }) => `{ jobAsAt(constructionId: ${id}, at: "2026-11-24T00:00:00Z") { isKept } }`),
    OFFICE_ALONE,
  ),
  openRow(
    'Query.plannedStatus',
    on(job, ({ id }) => `{ plannedStatus(constructionId: ${id}) { status } }`),
    OFFICE_ALONE,
  ),
  openRow('Query.refusedPlans', (cell) => gqlAnswer(cell, '{ refusedPlans { status } }'), OFFICE_ALONE),
  openRow('Query.documentNotices', (cell) => gqlAnswer(cell, '{ documentNotices { id } }'), everybody('OK')),
  openRow('Query.taskTemplates', (cell) => gqlAnswer(cell, '{ taskTemplates(workType: "MDU") { name } }'), everybody('OK')),
  openRow('Query.jobs', (cell) => gqlAnswer(cell, '{ jobs { count } }'), OFFICE_ALONE),
  openRow('Query.jobViews', (cell) => gqlAnswer(cell, '{ jobViews { open } }'), OFFICE_ALONE),
  openRow('Query.jobBoard', (cell) => gqlAnswer(cell, '{ jobBoard { count } }'), OFFICE_ALONE),
  openRow('Query.runSheet', (cell) => gqlAnswer(cell, '{ runSheet(filter: { ids: [1] }) { isCut } }'), OFFICE_ALONE),
  openRow('Query.jobIds', (cell) => gqlAnswer(cell, '{ jobIds }'), OFFICE_ALONE),
  openRow('Query.meantJobSearches', (cell) => gqlAnswer(cell, '{ meantJobSearches(filter: { search: "wattel" }) }'), OFFICE_ALONE),
  openRow('Query.taskIds', (cell) => gqlAnswer(cell, '{ taskIds }'), everybody('OK')),
  openRow('Query.jobFilterOptions', (cell) => gqlAnswer(cell, '{ jobFilterOptions { statuses } }'), OFFICE_ALONE),
  openRow('Query.projects', (cell) => gqlAnswer(cell, '{ projects { after } }'), everybody('OK')),
  openRow('Query.projectFilterOptions', (cell) => gqlAnswer(cell, '{ projectFilterOptions { regions } }'), everybody('OK')),
  openRow('Query.jobsForProject', (cell) => gqlAnswer(cell, '{ jobsForProject(search: "Wattle") { id } }'), everybody('OK')),
  openRow('Query.jobsByWorkOrder', (cell) => gqlAnswer(cell, '{ jobsByWorkOrder(workOrders: ["48213"]) { id } }'), everybody('OK')),
  readRow(
    'Query.project',
    on(project, ({ id }) => `{ project(id: ${id}) { id } }`),
    everybody('OK'),
  ),
  readRow(
    'Query.projectJobs',
    on(project, ({ id }) => `{ projectJobs(projectId: ${id}) { after } }`),
    everybody('OK'),
  ),
  readRow(
    'Query.projectComments',
    on(project, ({ id }) => `{ projectComments(projectId: ${id}) { id } }`),
    everybody('OK'),
  ),
  readRow(
    'Query.projectSchedule',
    on(project, ({ id }) => `{ projectSchedule(projectId: ${id}) { after } }`),
    everybody('OK'),
  ),
  // whom which plans are told: project-plans.db.test
  readRow(
    'Query.projectPlans',
    on(project, ({ id }) => `{ projectPlans(projectId: ${id}) { id } }`),
    everybody('OK'),
  ),
  readRow(
    'Query.jobPlans',
    on(job, ({ id }) => `{ jobPlans(constructionId: ${id}) { projectId } }`),
    everybody('OK'),
  ),
  // what each counts and finds there is its own: waiting.db.test, task-list.db.test
  openRow('Query.officeWaiting', (cell) => gqlAnswer(cell, '{ officeWaiting { reviewTasks } }'), everybody('OK')),
  openRow('Query.tasks', (cell) => gqlAnswer(cell, '{ tasks { count } }'), everybody('OK')),
];

const OWN_CREW = { field: 'NOT_SUBCONTRACTED' };
const COMPLETED = fieldWork('TASK_COMPLETED');

const MOVES: readonly AccessRow[] = [
  writeRow(
    'Mutation.updateConstructionTaskAccepted',
    change(task(), ({ id }) => `updateConstructionTaskAccepted(scheduleId: ${id})`),
    fieldWork('OK', OWN_CREW),
    COMPLETED,
  ),
  writeRow(
    'Mutation.updateConstructionTaskDeclined',
    change(task(), ({ id }) => `updateConstructionTaskDeclined(scheduleId: ${id})`),
    fieldWork('OK', OWN_CREW),
    COMPLETED,
  ),
  writeRow(
    'Mutation.updateTaskUserOnSite',
    change(task({ accepted: true }), (made) => `updateTaskUserOnSite(${visit(made)})`),
    fieldWork('OK'),
    COMPLETED,
  ),
  writeRow(
    'Mutation.updateTaskUserOffSite',
    change(visited(), (made) => `updateTaskUserOffSite(${visit(made)})`),
    fieldWork('OK'),
  ),
  writeRow(
    'Mutation.updateTaskUserComplete',
    change(visited(), (made) => `updateTaskUserComplete(${visit(made)})`),
    fieldWork('OK'),
    COMPLETED,
  ),
  writeRow(
    'Mutation.updateTaskUserComments',
    change(visited(), ({ id }) => `updateTaskUserComments(taskUser: { scheduleId: ${id}, comments: "rain" })`),
    fieldWork('OK'),
  ),
  writeRow(
    'Mutation.updateTaskUserConfirmQty',
    change(visited({ completed: true }), (made) => `updateTaskUserConfirmQty(${visit(made)})`),
    fieldWork('OK'),
  ),
  writeRow(
    'Mutation.updateTaskSubmitted',
    change(task({ accepted: true, completed: true }), ({ id }) => `updateTaskSubmitted(scheduleId: ${id})`),
    fieldWork('ITEM_QTYS_NOT_CONFIRMED'),
  ),
  writeRow(
    'Mutation.reopenTask',
    change(task({ accepted: true, completed: true }), ({ id }) => `reopenTask(scheduleId: ${id}, reason: "photo")`),
    EDITORS_ALONE,
  ),
  writeRow(
    'Mutation.updateTicketOfWork',
    change(task({ accepted: true }), ({ id }) => `updateTicketOfWork(id: ${id}, ticketOfWork: "{\\"step\\":1}")`),
    { ...everybody('CLAIM_REQUIRED'), field: 'OK', sub: 'OK', admin: 'OK' },
  ),
  writeRow(
    'Mutation.updateConstructionScheduleItemCompletion',
    change(item, ({ id }) => `updateConstructionScheduleItemCompletion(item: { id: ${id}, completedQty: "1", variationReason: "one" })`),
    fieldWork('OK'),
  ),
  writeRow(
    'Mutation.updateConstructionAddBOQAndItem',
    {
      target: visited(),
      call: async (cell, { id }) => {
        const added = `{ scheduleId: ${id}, itemId: ${await catalogueItem(cell)}, quantity: "1", reason: "rock" }`;
        return gqlAnswer(cell, `mutation { updateConstructionAddBOQAndItem(fieldBoqItem: ${added}) { id } }`);
      },
    },
    fieldWork('OK'),
  ),
];

const FIELD_MAY_NOT = { ...everybody('OK'), field: 'FIELD_NOT_EDITABLE', sub: 'FIELD_NOT_EDITABLE' };
const comment = (facts: string) => `updateFieldComment(fieldComment: { ${facts}, comments: "on site" })`;

const labelled = async ({ api, role }: Cell, { id }: Target): Promise<string> => {
  const { data } = await api.gql(role, `mutation { changeFiles(input: { ids: [${id}], addTags: ["North side"] }) { code } }`);
  return (data as { changeFiles: { code: string | null }[] }).changeFiles[0]?.code ?? 'OK';
};

const OTHERS: readonly AccessRow[] = [
  openRow(
    'Mutation.saveProject (new)',
    (cell) => gqlAnswer(cell, `mutation { saveProject(input: { name: "Estate ${randomUUID()}" }) { id } }`),
    EDITORS_ALONE,
  ),
  writeRow(
    'Mutation.saveProject',
    change(project, ({ id }) => `saveProject(input: { id: ${id}, name: "Estate ${id}, stage 2" })`),
    EDITORS_ALONE,
  ),
  writeRow(
    'Mutation.saveProjectComment (new)',
    change(project, ({ id }) => `saveProjectComment(comment: { id: 0, projectId: ${id}, comments: "gate" })`),
    everybody('OK'),
  ),
  writeRow(
    'Mutation.saveProjectComment',
    change(projectComment, ({ id }) => `saveProjectComment(comment: { id: ${id}, projectId: 1, comments: "gate" })`),
    everybody('OK'),
  ),
  writeRow(
    'Mutation.deleteProjectComment',
    on(projectComment, ({ id }) => `mutation { deleteProjectComment(id: ${id}) }`),
    everybody('OK'),
  ),
  writeRow(
    'Mutation.moveJobsToProject',
    change(project, ({ id, constructionId }) => `moveJobsToProject(input: { projectId: ${id}, jobIds: [${constructionId ?? 1}] })`),
    EDITORS_ALONE,
  ),
  writeRow(
    'Mutation.updateJobStatus',
    change(job, ({ id }) => `updateJobStatus(id: ${id}, status: "Closed")`),
    { ...everybody('OK'), field: 'STATUS_NOT_ALLOWED', sub: 'STATUS_NOT_ALLOWED' },
  ),
  writeRow(
    'Mutation.updateDeveloperAndSiteContact',
    change(job, ({ id }) => `updateDeveloperAndSiteContact(id: ${id}, developer: "Tamar Homes")`),
    FIELD_MAY_NOT,
  ),
  writeRow(
    'Mutation.updateDeveloperAndSiteContacts',
    change(job, ({ id }) => `updateDeveloperAndSiteContacts(id: ${id}, siteContacts: [{ name: "Sarah", phone: "0491 570 156" }])`),
    FIELD_MAY_NOT,
  ),
  writeRow(
    'Mutation.updateFieldComment (new, on a task)',
    change(task(), ({ id }) => comment(`id: 0, scheduleId: ${id}`)),
    everybody('OK'),
  ),
  writeRow(
    'Mutation.updateFieldComment (new, on a job)',
    change(job, ({ id }) => comment(`id: 0, constructionId: ${id}`)),
    everybody('OK'),
  ),
  writeRow(
    'Mutation.updateFieldComment (an own one, on a task)',
    change(commentOn('schedule_id'), ({ id }) => comment(`id: ${id}`)),
    everybody('OK'),
  ),
  writeRow(
    'Mutation.updateFieldComment (an own one, on a job)',
    change(commentOn('construction_id'), ({ id }) => comment(`id: ${id}`)),
    everybody('OK'),
  ),
  writeRow(
    'Mutation.deleteFieldComment',
    on(commentOn('schedule_id'), ({ id }) => `mutation { deleteFieldComment(id: ${id}) }`),
    everybody('OK'),
  ),
  readRow(
    'Mutation.updateCustomTasks',
    change(customTask, ({ id }) => `updateCustomTasks(tasks: [{ id: ${id}, isCompleted: true }])`),
    fieldWork('OK'),
  ),
  // each file has a verdict of its own, as if it were changed alone
  writeRow('Mutation.changeFiles (of a job)', { target: file('uploaded'), call: labelled }, everybody('OK')),
  writeRow('Mutation.changeFiles (of a task)', { target: file('uploaded', 'task'), call: labelled }, everybody('OK')),
  writeRow(
    'Mutation.changeFolder',
    change(job, ({ id }) => `changeFolder(input: { constructionId: ${id}, to: "Plans" })`),
    EDITORS_ALONE,
  ),
  writeRow(
    'Mutation.removeAttachment (of a job)',
    on(file('uploaded'), ({ id }) => `mutation { removeAttachment(id: ${id}) }`),
    everybody('OK'),
  ),
  writeRow(
    'Mutation.removeAttachment (of a task)',
    on(file('uploaded', 'task'), ({ id }) => `mutation { removeAttachment(id: ${id}) }`),
    everybody('OK'),
  ),
];

export const GRAPHQL_ROWS: readonly AccessRow[] = [
  ...QUERIES,
  ...MOVES,
  ...OFFICE_ROWS,
  ...OTHERS,
  ...JOB_EDIT_ROWS,
  ...VIEW_ROWS,
  ...SAVED_OPERATION_ROWS,
  ...ITEM_ROWS,
  ...RECORD_ROWS,
  ...GROUP_ROWS,
  ...BANK_ROWS,
  ...CHILD_CODE_ROWS,
  ...COST_ROWS,
  ...BUILDER_ROWS,
  ...INTERNAL_COMMENT_ROWS,
  ...POTENTIAL_JOB_ROWS,
];
