// Adding jobs to a project: searched as everywhere, or looked up by a pasted list of work orders, each with the project that it is in now, so that nobody
// takes one away unseen.
import { useState } from 'react';
import { z } from 'zod';
import { Plus, Search } from 'lucide-react';
import { countedJobs } from '@lotline/schema/domain/project/work-order-list.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { SegmentsField } from '../../platform/controls/SegmentsField.tsx';
import { TypedBefore } from '../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../platform/form/use-form-draft.ts';
import { FoundJobs } from './FoundJobs.tsx';
import { JobSearch } from './JobSearch.tsx';
import { PastedJobs } from './PastedJobs.tsx';
import type { FoundJob, ProjectFacts } from './project-data.ts';
import { useMoveJobs } from './use-move-jobs.ts';
import { usePastedJobs } from './use-pasted-jobs.ts';
import form from './JobsSheet.module.css';

interface AddJobsSheetProps {
  readonly project: ProjectFacts;
  /** With what is said of those that stay where they are. */
  readonly onMoved: (stays: string) => void;
  readonly onClose: () => void;
}

const WAYS = [
  { value: 'search', label: 'Search' },
  { value: 'paste', label: 'Paste work orders' },
];

const FOUND = z.object({
  ...{ id: z.number(), workOrder: z.string(), address: z.string(), status: z.string() },
  ...{ projectId: z.number().nullable(), projectName: z.string().nullable() },
});
const SHAPES = { way: z.string(), typed: z.string(), pasted: z.string(), picked: z.array(FOUND) };
const START: { readonly way: string; readonly typed: string; readonly pasted: string; readonly picked: readonly FoundJob[] } = {
  ...{ way: 'search', typed: '', pasted: '' },
  picked: [],
};

export function AddJobsSheet({ project, onMoved, onClose }: AddJobsSheetProps) {
  const draft = useFormDraft({
    ...{ name: `add-jobs-project-${String(project.id)}`, shapes: SHAPES, start: START, onClose },
    choices: ['way', 'typed'],
  });
  const { way, typed } = draft.values;
  const [found, setFound] = useState<readonly FoundJob[]>([]);
  const { isBusy, failure, move } = useMoveJobs((stays) => {
    draft.close();
    onMoved(stays);
  });
  const pasted = usePastedJobs({
    projectId: project.id,
    text: draft.values.pasted,
    onType: (text) => draft.set({ pasted: text }),
    onFree: (free) => draft.set({ picked: [...draft.values.picked, ...free.filter((job) => !isAmong(draft.values.picked, job))] }),
  });
  const isLookedUp = way === 'search' || !pasted.isOpen;
  // of what was picked before, as it is now
  const picked = draft.values.picked.map((job) => found.find(({ id }) => id === job.id) ?? job);
  const shown = way === 'search' ? found : pasted.offered;
  const press = () => {
    if (!isLookedUp) pasted.lookUp();
    else if (picked.length > 0)
      move({ projectId: project.id, fromProjectId: null, jobIds: picked.map(({ id }) => id) }, `added to ${project.name}`);
  };
  const toggle = (job: FoundJob) =>
    draft.set({ picked: isAmong(picked, job) ? picked.filter(({ id }) => id !== job.id) : [...picked, job] });
  return (
    <Sheet
      title={`Add jobs to ${project.name}`}
      onSubmit={press}
      onClose={draft.close}
      busy={isBusy || pasted.isBusy}
      unsaved={draft.isUnsaved}
      footer={
        isLookedUp ? (
          <Button
            kind="primary"
            type="submit"
            icon={Plus}
            busy={isBusy}
            refusedBecause={picked.length === 0 ? 'Find and tick the jobs first.' : undefined}
            reason="onPress"
          >
            {picked.length === 0 ? 'Add' : `Add ${countedJobs(picked.length)}`}
          </Button>
        ) : (
          <Button kind="primary" type="submit" icon={Search} busy={pasted.isBusy}>
            Look them up
          </Button>
        )
      }
    >
      <div className={form.form}>
        {failure === null ? null : <Banner tone="bad" title={failure} />}
        <TypedBefore draft={draft} />
        <SegmentsField label="How to find them" hideLabel value={way} options={WAYS} onChange={(chosen) => draft.set({ way: chosen })} />
        {way === 'search' ? (
          <JobSearch typed={typed} onType={(text) => draft.set({ typed: text })} onFound={setFound} />
        ) : (
          <PastedJobs pasted={pasted} />
        )}
        <FoundJobs
          jobs={[...picked, ...shown.filter((job) => !isAmong(picked, job))]}
          picked={picked}
          projectId={project.id}
          onToggle={toggle}
        />
      </div>
    </Sheet>
  );
}

const isAmong = (jobs: readonly FoundJob[], { id }: FoundJob): boolean => jobs.some((job) => job.id === id);
