// The plans of a project: what its jobs show too. Sent, removed and opened as a job's files are (screens.md §2.24, decision 059).
import { useState } from 'react';
import { RotateCw } from 'lucide-react';
import { canEditProjects } from '@lotline/schema/domain/project/project.lifecycle';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { useUploadsOfProject } from '@lotline/web-session/react/use-uploads';
import { FileGrid } from '../../platform/files/FileGrid.tsx';
import { PlanViewer } from '../../platform/files/PlanViewer.tsx';
import { RemoveFileSheet } from '../../platform/files/RemoveFileSheet.tsx';
import { SendFiles } from '../../platform/files/SendFiles.tsx';
import type { ShownFile } from '../../platform/files/shown-file.ts';
import { useCategories } from '../../platform/files/use-categories.ts';
import type { ProjectFacts } from './project-data.ts';
import { useProjectPlans } from './use-projects.ts';

export function ProjectDocuments({ project }: { readonly project: ProjectFacts }) {
  const { data: plans, isError, error, refetch } = useProjectPlans(project.id);
  const [opened, open] = useState<number | null>(null);
  const [removing, remove] = useState<ShownFile | null>(null);
  const zone = browserZone();
  const mayEdit = canEditProjects(useActor()).ok;
  if (plans === undefined && isError) {
    const again = (
      <Button icon={RotateCw} onClick={() => void refetch()}>
        Try again
      </Button>
    );
    return <Banner tone="bad" title={error.message} action={again} />;
  }
  if (plans === undefined) return <Progress label="Loading the documents" />;
  return (
    <>
      {mayEdit ? <SendPlans projectId={project.id} /> : null}
      {plans.length === 0 ? (
        <EmptyState title="No document in this project yet">What is added here stands on each of its jobs, to be read.</EmptyState>
      ) : (
        <FileGrid label="Documents" files={plans} zone={zone} onOpen={open} onRemove={remove} />
      )}
      {opened === null ? null : (
        <PlanViewer files={plans} openedId={opened} projectName={project.name} zone={zone} onClose={() => open(null)} />
      )}
      {removing === null ? null : (
        <RemoveFileSheet file={removing} zone={zone} shownBy={keys.projects()} onClose={() => remove(null)}>
          The file leaves {project.name} and each of its jobs. That it was there, and who removed it, stays on record.
        </RemoveFileSheet>
      )}
    </>
  );
}

function SendPlans({ projectId }: { readonly projectId: number }) {
  const target = { constructionId: null, projectId, taskId: null, folder: null };
  return (
    <SendFiles categories={useCategories()} target={target} place="each of its jobs to show" uploads={useUploadsOfProject(projectId)} />
  );
}
