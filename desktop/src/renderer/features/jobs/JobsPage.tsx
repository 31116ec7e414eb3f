// The jobs (screens.md §2.5): found by search and filters that stand in the address, seen as a list or by status, looked at beside it, changed many at once.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { canEditJob } from '@lotline/schema/domain/job/job-edit.rules';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { useActor } from '@lotline/web-session/react/me-context';
import { JOB_VIEWS, OPEN_JOBS, VIEWS } from '../../platform/job-list/job-filters.ts';
import { JobPreview } from '../../platform/job-list/JobPreview.tsx';
import { useJobPage } from '../../platform/job-list/use-job-page.ts';
import { useFilterOptions, useJobs } from '../../platform/job-list/use-jobs.ts';
import { usePageAddress, usePageScreen } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import { hasFilter, viewShown } from '../../platform/list/list-query.ts';
import { useGroups } from '../../platform/list/use-groups.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { LazyBoard } from './board/LazyBoard.tsx';
import { ShapeSwitch } from './board/ShapeSwitch.tsx';
import { useJobBoard } from './board/use-job-board.ts';
import { SHAPE, useShape } from './board/use-shape.ts';
import type { BulkAct } from './bulk/bulk-change.ts';
import { jobActs } from './bulk/job-acts.ts';
import { JobsBulk } from './bulk/JobsBulk.tsx';
import { runSheetPath } from './bulk/run-sheet-path.ts';
import { keysOf } from './job-keys.ts';
import { JobViews } from './JobViews.tsx';
import { NewJobLink } from './NewJobLink.tsx';
import { NoJobsFound } from './NoJobsFound.tsx';

const BOARD_HINTS = [
  { keys: '↑ ↓ ← →', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: 'Ctrl ↵', does: 'open' },
  { keys: 'Space', does: 'select' },
  { keys: 'M', does: 'move to …' },
  { keys: 'U', does: 'undo' },
];
const JOBS = { tabbed: JOB_VIEWS, first: OPEN_JOBS, kept: [SHAPE], keys: keysOf(false, false) };

export function JobsPage() {
  const navigate = useNavigate();
  const mayEdit = canEditJob(useActor()).ok;
  const { page, nameOf } = useJobPage(JOBS);
  const [shape, chooseShape] = useShape(JOB_LIST.name);
  const isBoard = shape === 'board';
  const address = usePageAddress(page);
  const { query } = address;
  const { today } = query;
  const jobs = useJobs(query, !isBoard);
  const board = useJobBoard(query, isBoard);
  const screen = usePageScreen(page, { address, reads: isBoard ? { ...jobs, state: board.asList, note: board.note } : jobs });
  const { picking } = screen;
  const [bulk, setBulk] = useState<BulkAct | null>(null);
  const options = useFilterOptions(
    screen.openFilter !== null || bulk !== null,
    useGroups(screen.openFilter !== null || hasFilter(query, 'group')),
  );
  const openExact = (text: string) => {
    if (text !== '') void jobs.findWorkOrder(text).then((job) => (job === null ? undefined : screen.openPage(job.id)));
  };
  const printRun = (picked = picking.picked) => void navigate(runSheetPath(picked, address.asked));
  const startBulk = (kind: BulkAct) => () => {
    if (picking.picked.size > 0) setBulk(kind);
  };
  useHotkeys({
    ...(mayEdit ? { a: startBulk('scheduler'), d: startBulk('due'), t: startBulk('task') } : {}),
    s: startBulk('status'),
    p: () => printRun(),
  });
  return (
    <DeclaredListPage
      page={page}
      screen={screen}
      allLabel="Open jobs"
      viewLabel={viewShown(query, 'view', VIEWS)}
      keys={keysOf(isBoard, mayEdit)}
      hints={isBoard ? BOARD_HINTS : page.hints}
      options={options}
      onEnter={openExact}
      tabs={<JobViews query={query} />}
      before={<ShapeSwitch shape={shape} onChoose={chooseShape} />}
      actions={<NewJobLink />}
      acts={[
        ...jobActs(mayEdit).map(({ act, ...said }) => ({ ...said, key: act, start: () => setBulk(act) })),
        { key: 'run-sheet', label: 'Run sheet', hint: 'P', start: printRun },
      ]}
      bulk={
        <JobsBulk
          picked={picking.picked}
          schedulerName={nameOf('scheduler')}
          schedulers={options.names?.schedulers ?? null}
          kind={bulk}
          onKind={setBulk}
          onRunSheet={() => printRun()}
          onExport={screen.exportRows}
          onCopy={picking.copy}
          onClear={picking.clear}
        />
      }
      preview={({ row, ...shown }) => <JobPreview {...shown} workOrder={row?.workOrder ?? null} today={today} />}
      empty={<NoJobsFound query={query} onChange={address.change} onClear={() => address.goTo('')} />}
      shape={isBoard ? (moving) => <LazyBoard {...moving} picking={picking} query={query} board={board} today={today} /> : null}
    />
  );
}
