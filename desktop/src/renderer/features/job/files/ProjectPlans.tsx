// The plans of the project that the job is in: seen and opened here, changed at the project alone (screens.md §2.24). No project, or no plan: nothing.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { JobPlansDocument } from '@lotline/schema/generated/documents/project';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { FileGrid } from '../../../platform/files/FileGrid.tsx';
import { PlanViewer } from '../../../platform/files/PlanViewer.tsx';
import { PROJECTS } from '../../../platform/data/follows.ts';
import { useRead } from '../../../platform/data/use-read.ts';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView } from '../job-context.ts';

export function ProjectPlans() {
  const { job, zone } = useJobView();
  const [opened, open] = useState<number | null>(null);
  const read = useRead(JobPlansDocument, {
    variables: { constructionId: job.id },
    // the job may be in another project now
    follows: PROJECTS,
    // whether a file may be changed is another answer at the project
    isUncached: true,
  });
  if (read.data === undefined) return <ReadNote read={read} title="The plans of the project could not be loaded." />;
  const { projectId, projectName, plans } = read.data.jobPlans;
  if (projectName === null || plans.length === 0) return null;
  return (
    <Panel
      title="Project plans"
      note="read-only; change them on the project"
      action={<Link to={`/project/${String(projectId)}/documents`}>{projectName}</Link>}
    >
      <FileGrid label="Project plans" files={plans} zone={zone} onOpen={open} />
      {opened === null ? null : (
        <PlanViewer files={plans} openedId={opened} projectName={projectName} zone={zone} onClose={() => open(null)} />
      )}
    </Panel>
  );
}
