// The plans of the project that the job is in: seen and opened here, changed at the project alone (screens.md §2.24). No project, or no plan: nothing.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { JobPlansDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { FileGrid } from '../../../platform/files/FileGrid.tsx';
import { PlanViewer } from '../../../platform/files/PlanViewer.tsx';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView } from '../job-context.ts';

export function ProjectPlans() {
  const { job, zone } = useJobView();
  const { gql } = usePlatform().calls;
  const [opened, open] = useState<number | null>(null);
  const read = useQuery({
    // found by a change of the job, which may be in another project now, and of the project
    queryKey: keys.projects('job-plans', job.id),
    queryFn: async () => (await gql(JobPlansDocument, { constructionId: job.id })).jobPlans,
  });
  if (read.data === undefined) return <ReadNote read={read} title="The plans of the project could not be loaded." />;
  const { projectId, projectName, plans } = read.data;
  if (projectName === null || plans.length === 0) return null;
  return (
    <Panel
      title="Project plans"
      note="to read; they are changed at the project"
      action={<Link to={`/project/${String(projectId)}/documents`}>{projectName}</Link>}
    >
      <FileGrid label="Project plans" files={plans} zone={zone} onOpen={open} />
      {opened === null ? null : (
        <PlanViewer files={plans} openedId={opened} projectName={projectName} zone={zone} onClose={() => open(null)} />
      )}
    </Panel>
  );
}
