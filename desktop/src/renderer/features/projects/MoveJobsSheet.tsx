// Moving jobs to another project: which one, and then a press that names both.
import { useState } from 'react';
import { ArrowRightLeft } from 'lucide-react';
import { countedJobs } from '@lotline/schema/domain/project/work-order-list.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useDebounced } from '../../platform/frame/use-debounced.ts';
import { NamedJobs } from './NamedJobs.tsx';
import type { JobsSheetProps } from './TakeOutSheet.tsx';
import { useMoveJobs } from './use-move-jobs.ts';
import { useFoundProjects } from './use-projects.ts';
import styles from './JobsSheet.module.css';

const DEBOUNCE_MS = 300;

export function MoveJobsSheet({ project, jobs, onMoved, onClose }: JobsSheetProps) {
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState('');
  const { isBusy, failure, move } = useMoveJobs(onMoved);
  const found = useFoundProjects(useDebounced(typed.trim(), DEBOUNCE_MS));
  const others = (found.data ?? []).filter(({ id }) => id !== project.id);
  const chosen = others.find(({ id }) => String(id) === chosenId);
  const jobIds = jobs.map(({ id }) => id);
  const press = () => {
    if (chosen !== undefined)
      move({ projectId: chosen.id, fromProjectId: project.id, jobIds }, `moved from ${project.name} to ${chosen.name}`);
  };
  return (
    <Sheet
      title={`Move ${countedJobs(jobs.length)} from ${project.name}`}
      onSubmit={press}
      onClose={onClose}
      busy={isBusy}
      footer={
        <Button
          kind="primary"
          type="submit"
          icon={ArrowRightLeft}
          busy={isBusy}
          refusedBecause={chosen === undefined ? 'Choose the project first.' : undefined}
          reason="onPress"
        >
          {chosen === undefined ? 'Move' : `Move to ${chosen.name}`}
        </Button>
      }
    >
      <div className={styles.form}>
        {failure === null ? null : <Banner tone="bad" title={failure} />}
        <NamedJobs jobs={jobs} />
        <TextField label="Find a project" type="search" value={typed} onChange={setTyped} data-autofocus />
        {found.data === undefined ? (
          <Unread read={found} title="The projects could not be searched." loading={<Progress label="Looking for projects" />} />
        ) : others.length === 0 ? (
          <p role="status">No other project found.</p>
        ) : (
          <Segments
            label="To"
            value={chosenId}
            options={others.map(({ id, name, customer }) => ({
              value: String(id),
              label: customer === null ? name : `${name}, ${customer}`,
            }))}
            onChange={setChosenId}
          />
        )}
      </div>
    </Sheet>
  );
}
