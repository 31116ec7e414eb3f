// The jobs of a project as the list of jobs (decision 079): the same columns, filters, views and file; and for who edits jobs adding others, moving them to
// another project, taking them out.
import { useMemo, useState } from 'react';
import { Briefcase, Plus } from 'lucide-react';
import { canEditProjects } from '@lotline/schema/domain/project/project.lifecycle';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { useActor } from '@lotline/web-session/react/me-context';
import type { JobRow } from '../../platform/job-list/job-row.ts';
import { JobPreview } from '../../platform/job-list/JobPreview.tsx';
import { useJobPage } from '../../platform/job-list/use-job-page.ts';
import { useFilterOptions, useJobs } from '../../platform/job-list/use-jobs.ts';
import { usePageAddress, usePageScreen } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import * as key from '../../platform/list/list-keys.ts';
import { hasFilter } from '../../platform/list/list-query.ts';
import { useGroups } from '../../platform/list/use-groups.ts';
import { AddJobsSheet } from './AddJobsSheet.tsx';
import { MoveJobsSheet } from './MoveJobsSheet.tsx';
import type { ProjectFacts } from './project-data.ts';
import { ProjectBulk } from './ProjectBulk.tsx';
import { TakeOutSheet } from './TakeOutSheet.tsx';
import styles from './ProjectPage.module.css';

const JOBS = { keys: [key.MOVE, key.PREVIEW, key.STEP, key.SEARCH, key.FILTER, key.SHOW_NEW, key.COPY] };

export function ProjectJobList({ project }: { readonly project: ProjectFacts }) {
  const { id: projectId, name } = project;
  const mayEdit = canEditProjects(useActor()).ok;
  const { page } = useJobPage(JOBS);
  const address = usePageAddress(page);
  const ofProject = useMemo(() => ({ projectIds: [projectId] }), [projectId]);
  const jobs = useJobs(address.query, true, ofProject);
  const screen = usePageScreen(page, { address, reads: jobs, asked: `project ${String(projectId)}?${address.asked}` });
  const options = useFilterOptions(screen.openFilter !== null, useGroups(screen.openFilter !== null || hasFilter(address.query, 'group')));
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
      <DeclaredListPage
        page={page}
        screen={screen}
        partOf={name}
        allLabel="All jobs of the project"
        options={options}
        actions={mayEdit ? adding : null}
        bulk={<ProjectBulk screen={screen} mayMove={mayEdit} readRows={jobs.readRows} onMove={(to, rows) => move({ to, jobs: rows })} />}
        preview={({ row, ...shown }) => <JobPreview {...shown} workOrder={row?.workOrder ?? null} today={address.query.today} />}
        none={<Empty mayEdit={mayEdit} />}
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
