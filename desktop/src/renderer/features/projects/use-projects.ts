// Reads of one project, its jobs page after page, and what is searched for to move jobs; whatever a change of a job or a project touches is read again.
import { MIN_JOB_SEARCH } from '@lotline/schema/domain/project/project.limits';
import {
  GetProjectsDocument,
  JobsForProjectDocument,
  ProjectDocument,
  ProjectJobsDocument,
  ProjectPlansDocument,
  ProjectScheduleDocument,
} from '@lotline/schema/generated/documents/project';
import { PROJECTS } from '../../platform/data/follows.ts';
import { useAsk } from '../../platform/data/use-ask.ts';
import { usePages } from '../../platform/data/use-pages.ts';
import { useRead } from '../../platform/data/use-read.ts';

/** The first that the search finds: who looks for one that is not among them searches on. */
export function useFoundProjects(search: string) {
  const read = useRead(GetProjectsDocument, { variables: { filter: { search } }, follows: PROJECTS, keepsPrevious: true });
  return { ...read, data: read.data?.projects.rows };
}

export function useProject(id: number) {
  const read = useRead(ProjectDocument, { variables: { id }, follows: PROJECTS });
  return { ...read, data: read.data?.project };
}

export function useProjectJobs(projectId: number) {
  const { ask } = useAsk();
  return usePages({
    key: `project jobs ${String(projectId)}`,
    follows: PROJECTS,
    read: async (after: string | null) => (await ask(ProjectJobsDocument, { projectId, after })).projectJobs,
    nextOf: ({ after }) => after,
  });
}

const SCHEDULE_JOBS = 100;

export function useProjectSchedule(projectId: number) {
  const { ask } = useAsk();
  return usePages({
    key: `project schedule ${String(projectId)}`,
    follows: PROJECTS,
    read: async (after: string | null) => (await ask(ProjectScheduleDocument, { projectId, first: SCHEDULE_JOBS, after })).projectSchedule,
    nextOf: ({ after }) => after,
  });
}

export function useProjectPlans(projectId: number) {
  const read = useRead(ProjectPlansDocument, { variables: { projectId }, follows: PROJECTS });
  return { ...read, data: read.data?.projectPlans };
}

export function useFoundJobs(search: string) {
  const isWanted = search.length >= MIN_JOB_SEARCH;
  const read = useRead(JobsForProjectDocument, { variables: { search }, follows: PROJECTS, isWanted, keepsPrevious: true });
  return { ...read, data: read.data?.jobsForProject };
}
