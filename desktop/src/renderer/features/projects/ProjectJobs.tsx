// The jobs of a project: the list, and for who edits jobs adding others, moving to another project, taking out.
import { useState } from 'react';
import { ArrowRightLeft, Briefcase, FolderMinus, Plus } from 'lucide-react';
import { canEditProjects } from '@lotline/schema/domain/project/project.lifecycle';
import { countedJobs } from '@lotline/schema/domain/project/work-order-list.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { useActor } from '@lotline/web-session/react/me-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { AddJobsSheet } from './AddJobsSheet.tsx';
import { MoveJobsSheet } from './MoveJobsSheet.tsx';
import type { ListedJob, ProjectFacts } from './project-data.ts';
import { ProjectJobTable } from './ProjectJobTable.tsx';
import { TakeOutSheet } from './TakeOutSheet.tsx';
import { useProjectJobs } from './use-projects.ts';
import list from './Projects.module.css';

type Open = 'add' | 'move' | 'takeOut' | null;

export function ProjectJobs({ project }: { readonly project: ProjectFacts }) {
  const read = useProjectJobs(project.id);
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = read;
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<Open>(null);
  const [said, setSaid] = useState('');
  const mayEdit = canEditProjects(useActor()).ok;
  const jobs = read.data?.flatMap(({ rows }) => rows);
  if (jobs === undefined)
    return <Unread read={read} title="The jobs could not be loaded." loading={<Progress label="Loading the jobs" />} />;
  const chosen = jobs.filter(({ id }) => picked.has(id));
  const close = () => setOpen(null);
  const onMoved = (words: string) => {
    setSaid(words);
    setPicked(new Set());
    setOpen(null);
  };
  return (
    <>
      {mayEdit ? <Actions chosen={chosen} onOpen={setOpen} /> : null}
      <p role="status">{said}</p>
      {jobs.length === 0 ? (
        <EmptyState icon={Briefcase} title="No jobs in this project yet">
          {mayEdit ? 'Add them by work order, address or reference.' : 'The office adds them.'}
        </EmptyState>
      ) : (
        <ProjectJobTable jobs={jobs} picked={picked} onPick={mayEdit ? setPicked : null} />
      )}
      {hasNextPage ? (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Load more
        </Button>
      ) : null}
      {open === 'add' ? <AddJobsSheet project={project} onMoved={onMoved} onClose={close} /> : null}
      {open === 'move' ? <MoveJobsSheet project={project} jobs={chosen} onMoved={onMoved} onClose={close} /> : null}
      {open === 'takeOut' ? <TakeOutSheet project={project} jobs={chosen} onMoved={onMoved} onClose={close} /> : null}
    </>
  );
}

function Actions({ chosen, onOpen }: { readonly chosen: readonly ListedJob[]; readonly onOpen: (open: Open) => void }) {
  return (
    <div className={list.title}>
      <Button icon={Plus} onClick={() => onOpen('add')}>
        Add jobs
      </Button>
      {chosen.length === 0 ? null : (
        <>
          <Button icon={ArrowRightLeft} onClick={() => onOpen('move')}>
            Move {countedJobs(chosen.length)}
          </Button>
          <Button icon={FolderMinus} onClick={() => onOpen('takeOut')}>
            Take out {countedJobs(chosen.length)}
          </Button>
        </>
      )}
    </div>
  );
}
