// The plans of a project: what its jobs show too. Sent, removed and opened as a job's files are (screens.md §2.24, decision 051).
import { useState } from 'react';
import { canEditProjects } from '@lotline/schema/domain/project/project.lifecycle';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { ReadBoundary, Unread } from '@lotline/web-session/react/ReadBoundary';
import { useUploadsOfProject } from '@lotline/web-session/react/use-uploads';
import { PROJECTS } from '../../platform/data/follows.ts';
import { FileGrid } from '../../platform/files/FileGrid.tsx';
import { PlanViewer } from '../../platform/files/PlanViewer.tsx';
import { RemoveFileSheet } from '../../platform/files/RemoveFileSheet.tsx';
import { SendFiles } from '../../platform/files/SendFiles.tsx';
import type { ShownFile } from '../../platform/files/shown-file.ts';
import { useCategories } from '../../platform/files/use-categories.ts';
import type { ProjectFacts } from './project-data.ts';
import { useProjectPlans } from './use-projects.ts';

export function ProjectDocuments({ project }: { readonly project: ProjectFacts }) {
  const plans = useProjectPlans(project.id);
  const [opened, open] = useState<number | null>(null);
  const [removing, remove] = useState<ShownFile | null>(null);
  const zone = browserZone();
  const mayEdit = canEditProjects(useActor()).ok;
  if (plans.data === undefined)
    return <Unread read={plans} title="The documents could not be loaded." loading={<Progress label="Loading the documents" />} />;
  return (
    <>
      {mayEdit ? <SendPlans projectId={project.id} /> : null}
      {plans.data.length === 0 ? (
        <EmptyState title="No documents in this project yet">Documents added here are shown on each of its jobs, read-only.</EmptyState>
      ) : (
        <FileGrid label="Documents" files={plans.data} zone={zone} onOpen={open} onRemove={remove} />
      )}
      {opened === null ? null : (
        <PlanViewer files={plans.data} openedId={opened} projectName={project.name} zone={zone} onClose={() => open(null)} />
      )}
      {removing === null ? null : (
        <RemoveFileSheet file={removing} zone={zone} shownBy={PROJECTS} onClose={() => remove(null)}>
          The file is removed from {project.name} and each of its jobs. The history keeps its name and who removed it.
        </RemoveFileSheet>
      )}
    </>
  );
}

function SendPlans({ projectId }: { readonly projectId: number }) {
  const target = { constructionId: null, projectId, taskId: null, folder: null };
  const uploads = useUploadsOfProject(projectId);
  return (
    <ReadBoundary
      read={useCategories()}
      title="The categories could not be loaded, so nothing can be added."
      loading={<Progress label="Loading the categories" />}
    >
      {(categories) => <SendFiles categories={categories} target={target} place="each of its jobs to show" uploads={uploads} />}
    </ReadBoundary>
  );
}
