// Moving jobs to another project: which one, and then a press that names both.
import { useState } from 'react';
import { ArrowRightLeft } from 'lucide-react';
import { countedJobs } from '@lotline/schema/domain/project/work-order-list.rules';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';
import { nameOfMany } from '../../platform/form/form-draft.ts';
import { useDebounced } from '../../platform/frame/use-debounced.ts';
import { NamedJobs } from './NamedJobs.tsx';
import type { JobsSheetProps } from './TakeOutSheet.tsx';
import { useMoveJobs } from './use-move-jobs.ts';
import { useFoundProjects } from './use-projects.ts';

const DEBOUNCE_MS = 300;

export function MoveJobsSheet({ project, jobs, onMoved, onClose }: JobsSheetProps) {
  const [typed, setTyped] = useState('');
  const { command } = useMoveJobs(onMoved);
  const found = useFoundProjects(useDebounced(typed.trim(), DEBOUNCE_MS));
  const others = (found.data ?? []).filter(({ id }) => id !== project.id);
  const nameOf = (chosenId: string) => others.find(({ id }) => String(id) === chosenId)?.name;
  return (
    <CommandSheet
      title={`Move ${countedJobs(jobs.length)} from ${project.name}`}
      verb={({ chosenId }) => (nameOf(chosenId) === undefined ? 'Move' : `Move to ${nameOf(chosenId) ?? ''}`)}
      icon={ArrowRightLeft}
      draft={`move-from-project-${String(project.id)}-${nameOfMany(jobs.map(({ id }) => id))}`}
      above={<NamedJobs jobs={jobs} />}
      fields={{
        typed: { label: 'Find a project', input: { type: 'search' } },
        chosenId: {
          label: 'To',
          kind: 'segments',
          options: others.map(({ id, name, customer }) => ({
            value: String(id),
            label: customer === null ? name : `${name}, ${customer}`,
          })),
          isLeftOut: () => others.length === 0,
        },
      }}
      onType={(values) => setTyped(values.typed)}
      lackOf={({ chosenId }) => (nameOf(chosenId) === undefined ? 'Choose the project first.' : undefined)}
      below={
        found.data === undefined ? (
          <Unread read={found} title="The projects could not be searched." loading={<Progress label="Looking for projects" />} />
        ) : others.length === 0 ? (
          <p role="status">No other project found.</p>
        ) : null
      }
      command={command}
      inputOf={({ chosenId }) => ({
        move: { projectId: Number(chosenId), fromProjectId: project.id, jobIds: jobs.map(({ id }) => id) },
        toWhere: `moved from ${project.name} to ${nameOf(chosenId) ?? ''}`,
      })}
      onClose={onClose}
    />
  );
}
