// The jobs that are to be given a task from a template, within the person's scope: which of them take it, and the task as each would have it. As many
// statements for many as for one.
import { QueryTypes } from 'sequelize';
import { codeKey, itemsFromTemplate, type GivenLine, type TemplatedLine } from '@lotline/schema/domain/item/template-items.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { mustHaveRoom } from '@lotline/schema/domain/job/job-room.rules';
import { all, refused } from '@lotline/schema/domain/kernel/verdict';
import type { AddTasksInput } from '@lotline/schema/domain/job/job-tasks.input';
import { canAddFromTemplate, taskFromTemplate, type TemplatedTask } from '@lotline/schema/domain/job/job-tasks.rules';
import { mustBeAssigned } from '@lotline/schema/domain/task/assignment.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { settingsOfWorkTypes } from '../setting/settings-of-work-types.queries.ts';
import type { AssignedRow } from '../access/assigned-row.step.ts';
import { recordsOfJobs } from '../job/job-room.step.ts';
import { told, type Reading, type NamedJobVerdict } from './judged-jobs.queries.ts';

interface TemplatedJob extends AssignedRow {
  readonly id: number;
  readonly workOrder: string;
  readonly workType: string;
  readonly openTasks: readonly string[];
}

/** As it will stand in the job. */
export interface PlannedTask {
  readonly constructionId: number;
  readonly name: string;
  readonly groupId: number | null;
  readonly resource: string | null;
  readonly dueDate: string | null;
  readonly items: readonly GivenLine[];
}

export interface JudgedTasks {
  /** In the order in which the jobs were named. */
  readonly verdicts: NamedJobVerdict[];
  readonly planned: readonly PlannedTask[];
}

const JOBS_SQL = `select ${wireColumns('c', 'id work_order work_type')}, ${jobWriteScope('c')} as "isAssigned",
    array(select s.name from schedule s where s.construction_id = c.id and not s.ignored and s.submitted_date is null) as "openTasks"
  from construction c where c.id = any($ids::int[]) and ${jobScope('c')} order by c.id`;
const LINES_SQL = `select ${wireColumns('b', 'id construction_id code', 'quantity variation_qty design_variation assigned_qty')}
  from boq b where b.construction_id = any($ids::int[]) and lower(btrim(b.code)) = any($codes::text[]) order by b.id`;
const GROUPS_SQL = 'select g.id, g.name from work_group g where g.is_active and (g.id = $groupId::int or g.name = any($names::text[]))';

/**
 * In a transaction the jobs are locked, in the order of their numbers.
 * @throws RefusalError NOT_FOUND for a group that is not there
 */
export async function judgeTasks(context: Reading & { readonly timeZone: string }, input: AddTasksInput, at: Date): Promise<JudgedTasks> {
  const { sequelize, actor, transaction } = context;
  const within = transaction === undefined ? {} : { transaction };
  const found = await sequelize.query<TemplatedJob>(`${JOBS_SQL}${transaction === undefined ? '' : ' for no key update of c'}`, {
    bind: { ...scopeBinds(actor), ids: input.ids },
    type: QueryTypes.SELECT,
    ...within,
  });
  const workTypes = found.map(({ workType }) => workType);
  const settingOf = await settingsOfWorkTypes(context, 'Task Templates', workTypes);
  const recordsOf = await recordsOfJobs(
    context,
    found.map(({ id }) => id),
  );
  const judged = found.map((job) => {
    const setting = settingOf(job.workType);
    const task = taskFromTemplate(setting, input.template, dayInZone(at.toISOString(), context.timeZone));
    const { tasks, items } = recordsOf(job.id);
    const verdict = all(
      mustBeAssigned(job.isAssigned, 'job'),
      canAddFromTemplate(actor, job.openTasks, setting, input.template),
      mustHaveRoom('tasks', tasks, 1),
      mustHaveRoom('items', items, task?.items.length ?? 0),
    );
    return { job, verdict, task };
  });
  const byId = new Map(judged.map((one) => [one.job.id, one]));
  const taken = judged.flatMap(({ job, verdict, task }) => (verdict.ok && task !== null ? [{ job, task }] : []));
  const groupOf = await groupsFor(
    context,
    input,
    taken.map(({ task }) => task),
  );
  const linesOf = await linesFor(context, taken);
  return {
    verdicts: input.ids.map((id) => {
      const one = byId.get(id);
      return told(id, one?.job, one?.verdict ?? refused('NOT_FOUND'));
    }),
    planned: taken.map(({ job, task }) => {
      const group = groupOf(task);
      const dueDate = input.dueDate ?? task.dueDate;
      const { given: items } = itemsFromTemplate(task.items, linesOf(job.id));
      return { constructionId: job.id, name: task.name, groupId: group?.id ?? null, resource: group?.name ?? null, dueDate, items };
    }),
  };
}

interface Group {
  readonly id: number;
  readonly name: string;
}

/** The group that was chosen for all, else the template's; nobody where that one is not at work any more. */
async function groupsFor(
  { sequelize, transaction }: Reading,
  { groupId }: AddTasksInput,
  tasks: readonly TemplatedTask[],
): Promise<(task: TemplatedTask) => Group | null> {
  const names = groupId === null ? [...new Set(tasks.flatMap(({ groupName }) => groupName ?? []))] : [];
  const groups = await sequelize.query<Group>(GROUPS_SQL, {
    bind: { groupId, names },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
  if (groupId === null) return ({ groupName }) => groups.find(({ name }) => name === groupName) ?? null;
  const chosen = groups.find(({ id }) => id === groupId) ?? refuse('NOT_FOUND');
  return () => chosen;
}

interface LineOfJob extends TemplatedLine {
  readonly constructionId: number;
}

/** The lines that a template names, as they stand; in a transaction locked, in the order of their numbers: what remains is given once. */
async function linesFor(
  { sequelize, transaction }: Reading,
  taken: readonly { readonly job: TemplatedJob; readonly task: TemplatedTask }[],
): Promise<(constructionId: number) => readonly LineOfJob[]> {
  const wanted = taken.filter(({ task }) => task.items.length > 0);
  if (wanted.length === 0) return () => [];
  const lines = await sequelize.query<LineOfJob>(`${LINES_SQL}${transaction === undefined ? '' : ' for no key update of b'}`, {
    bind: {
      ids: wanted.map(({ job }) => job.id),
      codes: [...new Set(wanted.flatMap(({ task }) => task.items.map(({ code }) => codeKey(code))))],
    },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
  const byJob = new Map<number, LineOfJob[]>(wanted.map(({ job }) => [job.id, []]));
  for (const line of lines) byJob.get(line.constructionId)?.push(line);
  return (constructionId) => byJob.get(constructionId) ?? [];
}
