// The schedule of a project: a page of its jobs with the tasks of each, in one statement (screens.md §2.24).
import { QueryTypes } from 'sequelize';
import type { ProjectJobsInput } from '@lotline/schema/domain/project/project.input';
import { taskSpan, type TaskDays } from '@lotline/schema/domain/project/project-schedule.rules';
import { taskStage } from '@lotline/schema/domain/task/task.stage';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { writeListCursor } from '../../platform/list/list-cursor.ts';
import { factBinds, OF_PROJECT } from './project-facts.sql.ts';
import { BY_WORK_ORDER, workOrderBinds } from './project.queries.ts';
import { projectScope } from '../access/project.scope.ts';
import type { ProjectSchedulePage, ScheduledTask } from './project-schedule.type.ts';
import { taskScope } from '../access/task.scope.ts';

interface TaskRow extends TaskDays {
  readonly id: number;
  readonly name: string;
  readonly group: string | null;
  readonly acceptedDate: string | null;
}
interface JobRow {
  readonly id: number;
  readonly workOrder: string;
  readonly address: string;
  readonly status: string;
  readonly tasks: readonly TaskRow[];
}

/** A task's instant as the company's day. */
const dayOf = (column: string, name: string): string => `(s.${column} at time zone $timeZone::text)::date::text as "${name}"`;

/** What is set aside is not planned. */
const TASKS = `select ${wireColumns('s', 'id name', 'accepted_date due_date')}, g.name as "group",
    ${dayOf('scheduled_start_time', 'startDay')}, ${dayOf('scheduled_end_time', 'endDay')},
    ${dayOf('onsite_date', 'onsiteDay')}, ${dayOf('completed_date', 'completedDay')}
  from schedule s left join work_group g on g.id = s.group_id
  where s.construction_id = c.id and not s.ignored and ${taskScope('s')} order by s.id`;

const SCHEDULE = prepared(
  'schedule-of-project',
  `select ${jsonList(`select ${wireColumns('c', 'id work_order address status')}, ${jsonList(TASKS)} as tasks from construction c
      where ${OF_PROJECT} and ($afterText::text is null or (c.work_order, c.id) > ($afterText::text, $afterId::integer))
      order by c.work_order, c.id limit $first + 1`)} as jobs
    from project p where p.id = $projectId and ${projectScope('p')}`,
);

/** @throws RefusalError NOT_FOUND out of scope. */
export async function loadProjectSchedule(
  context: RequestContext,
  { projectId, first, after }: ProjectJobsInput,
): Promise<ProjectSchedulePage> {
  const bind = { ...factBinds(context), ...workOrderBinds(after), projectId, first };
  const [found] = await context.sequelize.query<{ jobs: JobRow[] }>(SCHEDULE, { bind, type: QueryTypes.SELECT });
  const jobs = found?.jobs ?? refuse('NOT_FOUND');
  const last = jobs.length > first ? jobs[first - 1] : undefined;
  return {
    rows: jobs.slice(0, first).map(({ id, workOrder, address, status, tasks }) => ({
      ...{ id, workOrder, address, status },
      tasks: tasks.map(presentTask),
    })),
    after: last === undefined ? null : writeListCursor(BY_WORK_ORDER, { value: last.workOrder, id: last.id, counted: 0 }),
  };
}

function presentTask(task: TaskRow): ScheduledTask {
  const span = taskSpan(task);
  const stage = taskStage({ acceptedDate: task.acceptedDate, onsiteDate: task.onsiteDay, completedDate: task.completedDay });
  const { id, name, group, dueDate, completedDay } = task;
  return { id, name, group, stage, dueDate, completedDay, fromDay: span?.from ?? null, toDay: span?.to ?? null };
}
