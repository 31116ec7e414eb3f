// Adding jobs to a project: searched as everywhere, each with the project that it is in now, so that nobody takes one away unseen.
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { MIN_JOB_SEARCH } from '@lotline/schema/domain/project/project.limits';
import type { JobsForProjectQuery } from '@lotline/schema/generated/operations';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useRested } from '../../platform/frame/use-rested.ts';
import type { ProjectFacts } from './project-data.ts';
import { counted, useMoveJobs } from './use-move-jobs.ts';
import { useFoundJobs } from './use-projects.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import form from './ProjectSheet.module.css';
import styles from './Projects.module.css';

type FoundJob = JobsForProjectQuery['jobsForProject'][number];

interface AddJobsSheetProps {
  readonly project: ProjectFacts;
  readonly onMoved: (said: string) => void;
  readonly onClose: () => void;
}

const RESTED_MS = 300;

export function AddJobsSheet({ project, onMoved, onClose }: AddJobsSheetProps) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<readonly FoundJob[]>([]);
  const { isBusy, failure, move } = useMoveJobs(onMoved);
  const search = useRested(typed.trim(), RESTED_MS);
  const { data, isError } = useFoundJobs(search);
  const found = search.length < MIN_JOB_SEARCH ? [] : (data ?? []);
  const unpicked = found.filter(({ id }) => !picked.some((one) => one.id === id));
  const press = () => {
    if (picked.length > 0)
      move({ projectId: project.id, fromProjectId: null, jobIds: picked.map(({ id }) => id) }, `added to ${project.name}`);
  };
  const toggle = (job: FoundJob) =>
    setPicked((now) => (now.some(({ id }) => id === job.id) ? now.filter(({ id }) => id !== job.id) : [...now, job]));
  return (
    <Sheet
      title={`Add jobs to ${project.name}`}
      onSubmit={press}
      onClose={onClose}
      busy={isBusy}
      footer={
        <Button
          kind="primary"
          type="submit"
          icon={Plus}
          busy={isBusy}
          refusedBecause={picked.length === 0 ? 'Find and tick the jobs first.' : undefined}
          reason="onPress"
        >
          {picked.length === 0 ? 'Add' : `Add ${counted(picked.length)}`}
        </Button>
      }
    >
      <div className={form.form}>
        {failure === null ? null : <Banner tone="bad" title={failure} />}
        <TextField
          label="Work order, address or reference"
          hint={`At least ${String(MIN_JOB_SEARCH)} characters`}
          type="search"
          value={typed}
          onChange={setTyped}
          data-autofocus
        />
        <p role="status" className={words.muted}>
          {isError ? 'The search failed. Type again.' : search.length < MIN_JOB_SEARCH ? '' : `${counted(found.length)} found`}
        </p>
        <ul className={styles.found}>
          {[...picked, ...unpicked].map((job) => (
            <FoundLine key={job.id} job={job} projectId={project.id} isPicked={picked.includes(job)} onToggle={() => toggle(job)} />
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

interface FoundLineProps {
  readonly job: FoundJob;
  readonly projectId: number;
  readonly isPicked: boolean;
  readonly onToggle: () => void;
}

function FoundLine({ job, projectId, isPicked, onToggle }: FoundLineProps) {
  const isHere = job.projectId === projectId;
  const note = isHere ? 'in this project already' : job.projectName === null ? job.status : `moves from ${job.projectName}`;
  return (
    <li>
      <label>
        <input type="checkbox" checked={isPicked} disabled={isHere} onChange={onToggle} />
        <span>
          <b>{job.workOrder}</b> {job.address}
          <small>{note}</small>
        </span>
      </label>
    </li>
  );
}
