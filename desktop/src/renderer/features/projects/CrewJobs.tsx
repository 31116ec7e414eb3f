// The jobs of a project that a crew has tasks of: read, and opened.
import { Briefcase } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import type { ProjectFacts } from './project-data.ts';
import { ProjectJobTable } from './ProjectJobTable.tsx';
import { useProjectJobs } from './use-projects.ts';

export function CrewJobs({ project }: { readonly project: ProjectFacts }) {
  const read = useProjectJobs(project.id);
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = read;
  const jobs = read.data?.flatMap(({ rows }) => rows);
  if (jobs === undefined)
    return <Unread read={read} title="The jobs could not be loaded." loading={<Progress label="Loading the jobs" />} />;
  return (
    <>
      {jobs.length === 0 ? (
        <EmptyState icon={Briefcase} title="No jobs in this project yet">
          The office adds them.
        </EmptyState>
      ) : (
        <ProjectJobTable jobs={jobs} />
      )}
      {hasNextPage ? (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Load more
        </Button>
      ) : null}
    </>
  );
}
