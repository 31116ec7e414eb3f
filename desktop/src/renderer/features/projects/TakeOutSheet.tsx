// Taking jobs out of a project: asked first, naming them.
import { FolderMinus } from 'lucide-react';
import { countedJobs } from '@lotline/schema/domain/project/work-order-list.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { NamedJobs } from './NamedJobs.tsx';
import type { ListedJob, ProjectFacts } from './project-data.ts';
import { useMoveJobs } from './use-move-jobs.ts';

export interface JobsSheetProps {
  readonly project: Pick<ProjectFacts, 'id' | 'name'>;
  readonly jobs: readonly Pick<ListedJob, 'id' | 'workOrder' | 'address'>[];
  /** With what is said of those that stay where they are. */
  readonly onMoved: (stays: string) => void;
  readonly onClose: () => void;
}

export function TakeOutSheet({ project, jobs, onMoved, onClose }: JobsSheetProps) {
  const { isBusy, failure, move } = useMoveJobs(onMoved);
  const jobIds = jobs.map(({ id }) => id);
  const takeOut = () => move({ projectId: null, fromProjectId: project.id, jobIds }, `removed from ${project.name}`);
  return (
    <Sheet
      title={`Remove ${countedJobs(jobs.length)} from ${project.name}?`}
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button kind="primary" icon={FolderMinus} busy={isBusy} onClick={takeOut}>
            Remove
          </Button>
          <Button onClick={onClose}>Keep</Button>
        </>
      }
    >
      {failure === null ? null : <Banner tone="bad" title={failure} />}
      <NamedJobs jobs={jobs} />
      <p>The jobs do not change, and are no longer in a project.</p>
    </Sheet>
  );
}
