// What of a project reaches whom: the declared fields alone, its value null without the claim (specification 1 §6).
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { progressOf, projectHealth } from '@lotline/schema/domain/project/project.rules';
import { writeListCursor } from '../../platform/list/list-cursor.ts';
import { rowPresenter, type PresentRow } from '../../platform/list/present-row.ts';
import { BY_WORK_ORDER, type ProjectDetailRow } from './project.queries.ts';
import type { Project, ProjectJob, ProjectJobPage } from './project.type.ts';

export const projectPresenter = (actor: Actor): PresentRow<typeof PROJECT_LIST> =>
  rowPresenter(PROJECT_LIST, actor, (row) => ({ health: projectHealth(row) }));

export const presentProject = (row: ProjectDetailRow, actor: Actor): Project => ({
  ...projectPresenter(actor)(row),
  isHeld: row.isAssigned,
  progress: progressOf(row.days),
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
