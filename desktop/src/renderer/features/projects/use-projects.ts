// Reads of one project, its jobs page after page, and what is searched for to move jobs; whatever a change of a job or a project touches is read again.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MIN_JOB_SEARCH } from '@lotline/schema/domain/project/project.limits';
import {
  GetProjectsDocument,
  JobsForProjectDocument,
  ProjectDocument,
  ProjectJobsDocument,
  ProjectPlansDocument,
  ProjectScheduleDocument,
} from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

const FIRST: string | null = null;

/** The first that the search finds: who looks for one that is not among them searches on. */
export function useFoundProjects(search: string) {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: keys.projects('found', search),
    queryFn: async () => (await gql(GetProjectsDocument, { filter: { search } })).projects.rows,
    placeholderData: keepPreviousData,
  });
}

export function useProject(id: number) {
  const { gql } = usePlatform().calls;
  return useQuery({ queryKey: keys.projects('one', id), queryFn: async () => (await gql(ProjectDocument, { id })).project });
}

export function useProjectJobs(projectId: number) {
  const { gql } = usePlatform().calls;
  return useInfiniteQuery({
    queryKey: keys.projects('jobs', projectId),
    queryFn: async ({ pageParam }) => (await gql(ProjectJobsDocument, { projectId, after: pageParam })).projectJobs,
    initialPageParam: FIRST,
    getNextPageParam: ({ after }) => after,
  });
}

const SCHEDULE_JOBS = 100;

export function useProjectSchedule(projectId: number) {
  const { gql } = usePlatform().calls;
  return useInfiniteQuery({
    queryKey: keys.projects('schedule', projectId),
    queryFn: async ({ pageParam }) =>
      (await gql(ProjectScheduleDocument, { projectId, first: SCHEDULE_JOBS, after: pageParam })).projectSchedule,
    initialPageParam: FIRST,
    getNextPageParam: ({ after }) => after,
  });
}

export function useProjectPlans(projectId: number) {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: keys.projects('plans', projectId),
    queryFn: async () => (await gql(ProjectPlansDocument, { projectId })).projectPlans,
  });
}

export function useFoundJobs(search: string) {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: keys.projects('jobs-found', search),
    queryFn: async () => (await gql(JobsForProjectDocument, { search })).jobsForProject,
    enabled: search.length >= MIN_JOB_SEARCH,
    placeholderData: keepPreviousData,
  });
}
