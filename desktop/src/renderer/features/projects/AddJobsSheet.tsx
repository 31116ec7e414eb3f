// Adding jobs to a project: searched as everywhere, each with the project that it is in now, so that nobody takes one away unseen.
import { z } from 'zod';
import { Plus } from 'lucide-react';
import { MIN_JOB_SEARCH } from '@lotline/schema/domain/project/project.limits';
import type { JobsForProjectQuery } from '@lotline/schema/generated/operations';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { TypedBefore } from '../../platform/form/TypedBefore.tsx';
import { useKeptForm } from '../../platform/form/use-kept-form.ts';
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

const PICKED = z.object({
  ...{ id: z.number(), workOrder: z.string(), address: z.string(), status: z.string() },
  ...{ projectId: z.number().nullable(), projectName: z.string().nullable() },
});
const SHAPES = { typed: z.string(), picked: z.array(PICKED) };
const START: { readonly typed: string; readonly picked: FoundJob[] } = { typed: '', picked: [] };

export function AddJobsSheet({ project, onMoved, onClose }: AddJobsSheetProps) {
  const kept = useKeptForm({ name: `add-jobs-project-${String(project.id)}`, shapes: SHAPES, start: START, choices: ['typed'], onClose });
  const { typed } = kept.values;
  const { isBusy, failure, move } = useMoveJobs((said) => {
    kept.close();
    onMoved(said);
  });
  const search = useRested(typed.trim(), RESTED_MS);
  const { data, isError } = useFoundJobs(search);
  const found = search.length < MIN_JOB_SEARCH ? [] : (data ?? []);
  // of what was picked before, as it is now
  const picked = kept.values.picked.map((job) => found.find(({ id }) => id === job.id) ?? job);
  const unpicked = found.filter(({ id }) => !picked.some((one) => one.id === id));
  const press = () => {
    if (picked.length > 0)
      move({ projectId: project.id, fromProjectId: null, jobIds: picked.map(({ id }) => id) }, `added to ${project.name}`);
  };
  const toggle = (job: FoundJob) =>
    kept.set({ picked: picked.some(({ id }) => id === job.id) ? picked.filter(({ id }) => id !== job.id) : [...picked, job] });
  return (
    <Sheet
      title={`Add jobs to ${project.name}`}
      onSubmit={press}
      onClose={kept.close}
      unsaved={kept.isUnsaved}
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
        <TypedBefore kept={kept} />
        <TextField
          label="Work order, address or reference"
          hint={`At least ${String(MIN_JOB_SEARCH)} characters`}
          type="search"
          value={typed}
          onChange={(text) => kept.set({ typed: text })}
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
