// A mark in every kind of record that only some may read: texts and amounts that stand nowhere else, and for whom each is meant.
import { insertAttachment } from '../file-rows.ts';
import { insertRow } from '../insert-row.ts';
import { insertTask } from '../task-rows.ts';
import type { BootedApi } from '../booted-api.ts';
import { GROUPS, PEOPLE, type PersonName } from '../world.ts';

export const READERS = ['field', 'sub', 'sub2', 'scheduler', 'office', 'finance', 'admin'] as const satisfies readonly PersonName[];
export type Reader = (typeof READERS)[number];

const MONEY = ['finance', 'admin'] as const;
const OFFICE = ['scheduler', 'office', ...MONEY] as const;
const OF_JOB = ['sub', 'sub2', ...OFFICE] as const;
const OF_COASTAL = ['sub2', ...OFFICE] as const;

/** Whom each mark is meant for. Sub's group and sub2's each have a task of the shared job, sub2's alone one of the other job. */
export const MEANT_FOR = {
  'expense-supplier': MONEY,
  'expense-event': MONEY,
  'receipt-title': MONEY,
  'receipt-folder': MONEY,
  'receipt-event': MONEY,
  'receipt-hash': MONEY,
  'plan-title': OFFICE,
  'history-event': OFFICE,
  'delegation-reason': OFFICE,
  'office-field': OFFICE,
  'work-field': OF_JOB,
  'job-comment': OF_JOB,
  'internal-comment': OFFICE,
  'internal-event': OFFICE,
  'project-comment': OF_JOB,
  'coastal-task': OF_COASTAL,
  'coastal-comment': OF_COASTAL,
  'coastal-file': OF_COASTAL,
  'coastal-ticket': OF_COASTAL,
  'coastal-reason': OF_COASTAL,
  'other-job': OF_COASTAL,
  'other-comment': OF_COASTAL,
  'other-project': OF_COASTAL,
  'other-project-comment': OF_COASTAL,
  'other-file': OF_COASTAL,
  'custom-task': OF_COASTAL,
  'potential-file': ['scheduler', 'office', 'admin'],
  'potential-comment': ['scheduler', 'office', 'admin'],
  'own-view': ['admin'],
  'own-operation': ['admin'],
  /** What a material costs, what the builder pays a line, what two groups are paid for one. */
  '4711.37': MONEY,
  '5813.29': MONEY,
  '6173.53': ['sub', ...MONEY],
  '7219.61': ['sub2', ...MONEY],
} as const satisfies Readonly<Record<string, readonly Reader[]>>;
export type Mark = keyof typeof MEANT_FOR;

/** As it stands in an answer: a word is told from the same word in a name of the contract. */
export const written = (mark: Mark): string => (/^\d/.test(mark) ? mark : `mark:${mark}`);

export interface Marked {
  readonly jobId: number;
  readonly otherJobId: number;
  readonly projectId: number;
  readonly otherProjectId: number;
  readonly taskId: number;
  readonly coastalTaskId: number;
  readonly potentialJobId: number;
  /** Of the catalogue. */
  readonly itemId: number;
  readonly eventId: number;
}

type Add = (table: string, row: Readonly<Record<string, unknown>>) => Promise<number>;

export async function plantMarks({ sequelize }: BootedApi): Promise<Marked> {
  const add: Add = (table, row) => insertRow(sequelize, table, row);
  const run = (sql: string, bind: Record<string, unknown>) => sequelize.query(sql, { bind });
  const own = await insertTask(sequelize, { group: 'Ridgeway Cabling', accepted: true });
  const other = await insertTask(sequelize, { group: 'Coastal Comms', accepted: true });
  const [jobId, otherJobId] = [own.constructionId, other.constructionId];
  const [projectId, otherProjectId] = [
    await add('project', { name: 'Shared estate' }),
    await add('project', { name: written('other-project') }),
  ];
  await run('update construction set project_id = $projectId where id = $jobId', { projectId, jobId });
  await run('update construction set project_id = $projectId, description = $text where id = $jobId', {
    ...{ projectId: otherProjectId, jobId: otherJobId, text: written('other-job') },
  });
  const coastalTaskId = await add('schedule', {
    ...{ construction_id: jobId, group_id: GROUPS.coastal, name: written('coastal-task') },
    ...{ issued_date: new Date(), due_date: '2026-12-01', reminder_comments: written('coastal-reason') },
    ticket_of_work: { note: written('coastal-ticket') },
  });
  const potentialJobId = await add('potential_job', { raised_by_user_id: PEOPLE.admin, comments: written('potential-comment') });
  const itemId = await add('field_item', { code: 'MARK-1', name: 'Pit' });
  const marked = { itemId, jobId, otherJobId, projectId, otherProjectId, taskId: own.scheduleId, coastalTaskId, potentialJobId };
  await plantAmounts(add, run, own.itemIds, marked);
  const receiptId = await plantFiles(marked, sequelize);
  await plantTexts(add, run, marked);
  return { ...marked, eventId: await plantEvents(add, marked, receiptId) };
}

type Run = (sql: string, bind: Record<string, unknown>) => Promise<unknown>;
type Places = Omit<Marked, 'eventId'>;

async function plantAmounts(add: Add, run: Run, itemIds: readonly number[], { jobId, coastalTaskId }: Places): Promise<void> {
  await run(`update boq set unit_amount = 5813.29 where construction_id = $jobId`, { jobId });
  await run('update schedule_item set rate = 6173.53 where id = any($itemIds)', { itemIds: [...itemIds] });
  await run(
    `insert into schedule_item (schedule_id, boq_id, quantity, rate)
     select $coastalTaskId, b.id, 1, 7219.61 from boq b where b.construction_id = $jobId limit 1`,
    { coastalTaskId, jobId },
  );
  const cost = { construction_id: jobId, quantity: 1, created_by_user_id: PEOPLE.finance };
  await add('job_cost', { ...cost, kind: 'bom', code: 'PIT-450', unit_cost: 4711.37 });
  await add('job_cost', { ...cost, kind: 'expense', supplier: written('expense-supplier'), unit_cost: 1, spent_on: '2026-11-20' });
}

/** Answers the receipt's. */
async function plantFiles(
  { jobId, otherJobId, projectId, coastalTaskId, potentialJobId }: Places,
  sequelize: BootedApi['sequelize'],
): Promise<number> {
  const file = (mark: Mark, of: object) => insertAttachment(sequelize, { owner_user_id: PEOPLE.admin, title: written(mark), ...of });
  const receiptId = await file('receipt-title', { construction_id: jobId, tags: 'Receipt', folder: written('receipt-folder') });
  await file('coastal-file', { construction_id: jobId, schedule_id: coastalTaskId });
  await file('other-file', { construction_id: otherJobId });
  await file('plan-title', { project_id: projectId });
  await file('potential-file', { potential_job_id: potentialJobId });
  return receiptId;
}

async function plantTexts(add: Add, run: Run, marked: Places): Promise<void> {
  const { jobId, otherJobId, projectId, otherProjectId, coastalTaskId } = marked;
  const said = (mark: Mark, of: object) => add('field_comment', { user_id: PEOPLE.office, comments: written(mark), ...of });
  await said('job-comment', { construction_id: jobId });
  await said('coastal-comment', { schedule_id: coastalTaskId });
  await said('other-comment', { construction_id: otherJobId });
  await add('internal_comment', { user_id: PEOPLE.office, construction_id: jobId, comments: written('internal-comment') });
  const saidOf = (mark: Mark, project: number) =>
    add('project_comment', { user_id: PEOPLE.office, project_id: project, comments: written(mark) });
  await saidOf('project-comment', projectId);
  await saidOf('other-project-comment', otherProjectId);
  const templates = ['Office', 'Work'].map((fieldName) => ({ fieldName, fieldType: 'text', isFieldWork: fieldName === 'Work' }));
  await add('system_setting', { name: 'Custom Construction Fields', config: { templates } });
  await run('update construction set custom_fields = $fields::jsonb where id = $jobId', {
    ...{ jobId, fields: JSON.stringify({ Office: written('office-field'), Work: written('work-field') }) },
  });
  const days = { from_date: '2026-11-20', to_date: '2036-11-30', scope: 'view', reason: written('delegation-reason') };
  await add('job_delegation', { construction_id: jobId, user_id: PEOPLE.scheduler, created_by_user_id: PEOPLE.admin, ...days });
  await add('custom_task', { name: written('custom-task'), group_id: GROUPS.coastal });
  await add('saved_view', { owner_id: PEOPLE.admin, list: 'tasks', name: written('own-view'), query: '' });
  await add('saved_operation', { owner_id: PEOPLE.admin, name: written('own-operation'), operation_text: '{ me { id } }' });
}

/** Answers the number of the event of the receipt. */
async function plantEvents(add: Add, { jobId }: Places, receiptId: number): Promise<number> {
  const of = { construction_id: jobId, actor_user_id: PEOPLE.admin };
  await add('event', {
    ...of,
    entity: 'construction',
    entity_id: jobId,
    move: 'updateJob',
    after: { description: written('history-event') },
  });
  const internal = { entity: 'internal_comment', entity_id: 1, move: 'addInternalComment', after: { comments: written('internal-event') } };
  await add('event', { ...of, ...internal });
  const expense = { entity: 'job_cost', entity_id: 1, move: 'addJobCost', detail: { kind: 'expense', called: written('expense-event') } };
  await add('event', { ...of, ...expense });
  return add('event', {
    ...{ ...of, entity: 'attachment', entity_id: receiptId, move: 'reserveAttachment', after: { title: written('receipt-event') } },
    detail: { sha256: written('receipt-hash') },
  });
}
