// A project as the screens have it.
import type {
  GetProjectsQuery,
  JobsForProjectQuery,
  ProjectCommentsQuery,
  ProjectFieldsFragment,
  ProjectJobsQuery,
  ProjectScheduleQuery,
} from '@lotline/schema/generated/operations';

export type ListedProject = GetProjectsQuery['projects']['rows'][number];
export type ProjectFacts = ProjectFieldsFragment;
export type ProjectComment = ProjectCommentsQuery['projectComments'][number];
/** Of all jobs, with the project that it is in. */
export type FoundJob = JobsForProjectQuery['jobsForProject'][number];
export type ScheduledJob = ProjectScheduleQuery['projectSchedule']['rows'][number];
export type ScheduledTask = ScheduledJob['tasks'][number];

/** Of one of its parts, or its own. */
export const projectPath = (id: number, part?: string): string => `/project/${String(id)}${part === undefined ? '' : `/${part}`}`;

export type ListedJob = ProjectJobsQuery['projectJobs']['rows'][number];
