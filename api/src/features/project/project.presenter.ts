// What of a project reaches whom: every field is listed, its value is null without the claim (specification 1 §6).
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { seesProjectValue } from '@lotline/schema/domain/project/project.lifecycle';
import { progressOf, projectHealth } from '@lotline/schema/domain/project/project.rules';
import { writeListCursor } from '../../platform/list/list-cursor.ts';
import type { ListPage } from '../../platform/list/read-list.ts';
import type { ProjectFactsRow } from './project-facts.sql.ts';
import type { ProjectPage } from './project-list.type.ts';
import { BY_WORK_ORDER, type ProjectDetailRow } from './project.queries.ts';
import type { Project, ProjectJob, ProjectJobPage, ProjectRow } from './project.type.ts';

export function presentProjectRow(row: ProjectFactsRow, actor: Actor): ProjectRow {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    customer: row.customer,
    fsam: row.fsam,
    region: row.region,
    manager: row.manager,
    startDate: row.startDate,
    finishDate: row.finishDate,
    comments: row.comments,
    jobsTotal: row.jobsTotal,
    jobsComplete: row.jobsComplete,
    jobsOverdue: row.jobsOverdue,
    jobsUndated: row.jobsUndated,
    health: projectHealth(row),
    valueExGst: seesProjectValue(actor) ? row.valueExGst : null,
  };
}

export const presentProject = (row: ProjectDetailRow, actor: Actor): Project => ({
  ...presentProjectRow(row, actor),
  isHeld: row.isAssigned,
  progress: progressOf(row.days),
});

export const presentProjectPage = ({ rows, after, count, isCountCapped }: ListPage<ProjectFactsRow>, actor: Actor): ProjectPage => ({
  rows: rows.map((row) => presentProjectRow(row, actor)),
  after,
  count,
  isCountCapped,
});

/** @param rows one more than the page holds, where there is more */
export function presentProjectJobs(rows: readonly ProjectJob[], first: number): ProjectJobPage {
  const last = rows.length > first ? rows[first - 1] : undefined;
  return {
    rows: rows.slice(0, first).map(presentProjectJob),
    after: last === undefined ? null : writeListCursor(BY_WORK_ORDER, { value: last.workOrder, id: last.id, counted: 0 }),
  };
}

export const presentProjectJob = (job: ProjectJob): ProjectJob => ({
  id: job.id,
  workOrder: job.workOrder,
  address: job.address,
  status: job.status,
  workType: job.workType,
  dueDate: job.dueDate,
  completeDate: job.completeDate,
  projectId: job.projectId,
  projectName: job.projectName,
});
