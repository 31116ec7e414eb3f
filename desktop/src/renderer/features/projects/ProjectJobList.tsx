// The jobs of a project as the list of jobs (decision 079): the same columns, filters, views and file; and for who edits jobs adding others, moving them to
// another project, taking them out.
import { useMemo, useState } from 'react';
import { Briefcase, Plus } from 'lucide-react';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { canEditProjects } from '@lotline/schema/domain/project/project.lifecycle';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { useNow } from '@lotline/web-session/react/use-now';
import { jobColumns } from '../../platform/job-list/job-columns.tsx';
import { JOB_FILTERS, SORT_FIELDS } from '../../platform/job-list/job-filters.ts';
import { jobPath, type JobRow } from '../../platform/job-list/job-row.ts';
import { JobPreview } from '../../platform/job-list/JobPreview.tsx';
import { useFieldNames } from '../../platform/job-list/use-field-names.ts';
import { useFilterOptions, useJobs } from '../../platform/job-list/use-jobs.ts';
import * as key from '../../platform/list/list-keys.ts';
import { isNarrowed } from '../../platform/list/list-query.ts';
import { ListScreen } from '../../platform/list/ListScreen.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import { useGroups } from '../../platform/list/use-groups.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListScreen } from '../../platform/list/use-list-screen.ts';
import { AddJobsSheet } from './AddJobsSheet.tsx';
import { MoveJobsSheet } from './MoveJobsSheet.tsx';
import type { ProjectFacts } from './project-data.ts';
import { ProjectBulk } from './ProjectBulk.tsx';
import { TakeOutSheet } from './TakeOutSheet.tsx';
import styles from './ProjectPage.module.css';

const HINTS = [
  { keys: '↑ ↓', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: 'Ctrl ↵', does: 'open' },
  { keys: 'Space', does: 'select' },
  { keys: 'Ctrl C', does: 'copy' },
];
const KEYS = [key.MOVE, key.PREVIEW, key.STEP, key.SEARCH, key.FILTER, key.SHOW_NEW, key.COPY];
const nameOf = ({ workOrder }: JobRow): string => workOrder;

export function ProjectJobList({ project }: { readonly project: ProjectFacts }) {
  const { id: projectId, name } = project;
  const today = dayInZone(useNow().toISOString(), browserZone());
  const actor = useActor();
  const mayEdit = canEditProjects(actor).ok;
  const { labelOf, filters } = useFieldNames();
  const address = useListAddress(JOB_FILTERS, SORT_FIELDS);
  const ofProject = useMemo(() => ({ projectIds: [projectId] }), [projectId]);
  const jobs = useJobs(address.query, true, ofProject);
  const columns = useMemo(() => jobColumns(today, actor, labelOf), [today, actor, labelOf]);
  const screen = useListScreen({
    ...{ list: JOB_LIST, address, reads: jobs, columns, pathOf: jobPath },
    asked: `project ${String(projectId)}?${address.asked}`,
  });
  const options = useFilterOptions(screen.openFilter !== null, useGroups(screen.openFilter !== null));
  const [moving, move] = useState<Moving | null>(null);
  const [said, setSaid] = useState('');
  const { picking } = screen;
  const ends = {
    project,
    onClose: () => move(null),
    onMoved: (words: string) => {
      setSaid(words);
      picking.clear();
      move(null);
    },
  };
  const adding = (
    <Button icon={Plus} onClick={() => move({ to: 'add' })}>
      Add jobs
    </Button>
  );
  return (
    <div className={styles.jobs}>
      <p role="status">{said}</p>
      <ListScreen
        screen={screen}
        partOf={name}
        allLabel="All jobs of the project"
        keys={KEYS}
        hints={HINTS}
        nameOf={nameOf}
        filters={filters}
        options={options}
        actions={mayEdit ? adding : null}
        bulk={<ProjectBulk screen={screen} mayMove={mayEdit} readRows={jobs.readRows} onMove={(to, rows) => move({ to, jobs: rows })} />}
        preview={(id, row) => (
          <JobPreview id={id} workOrder={row?.workOrder ?? null} today={today} onStep={screen.cursor.step} onClose={screen.closePreview} />
        )}
        empty={
          isNarrowed(address.query) ? <NothingFound what="jobs" isNarrowed onClear={() => address.goTo('')} /> : <Empty mayEdit={mayEdit} />
        }
      />
      {moving?.to === 'add' ? <AddJobsSheet {...ends} /> : null}
      {moving?.to === 'other' ? <MoveJobsSheet {...ends} jobs={moving.jobs} /> : null}
      {moving?.to === 'none' ? <TakeOutSheet {...ends} jobs={moving.jobs} /> : null}
    </div>
  );
}

type Moving = { readonly to: 'add' } | { readonly to: 'other' | 'none'; readonly jobs: readonly JobRow[] };

function Empty({ mayEdit }: { readonly mayEdit: boolean }) {
  return (
    <EmptyState icon={Briefcase} title="No jobs in this project yet">
      {mayEdit ? 'Add them by work order, address or reference.' : 'The office adds them.'}
    </EmptyState>
  );
}
