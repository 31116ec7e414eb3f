// The jobs (screens.md §2.5): found by search and filters that stand in the address, seen as a list or by status, looked at beside it, changed many at once.
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { canEditJob } from '@lotline/schema/domain/job/job-edit.rules';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { useNow } from '@lotline/web-session/react/use-now';
import { ListScreen } from '../../platform/list/ListScreen.tsx';
import { useGroups } from '../../platform/list/use-groups.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListScreen } from '../../platform/list/use-list-screen.ts';
import { LazyBoard } from './board/LazyBoard.tsx';
import { ShapeSwitch } from './board/ShapeSwitch.tsx';
import { useJobBoard } from './board/use-job-board.ts';
import { SHAPE, useShape } from './board/use-shape.ts';
import type { BulkAct } from './bulk/bulk-change.ts';
import { JobsBulk } from './bulk/JobsBulk.tsx';
import { runSheetPath } from './bulk/run-sheet-path.ts';
import { JobPreview } from '../../platform/job-list/JobPreview.tsx';
import { jobColumns } from '../../platform/job-list/job-columns.tsx';
import { JOB_ADDRESS, OPEN_JOBS, SORT_FIELDS } from '../../platform/job-list/job-filters.ts';
import { keysOf } from './job-keys.ts';
import { jobPath, type JobRow } from '../../platform/job-list/job-row.ts';
import { JobViews } from './JobViews.tsx';
import { NewJobLink } from './NewJobLink.tsx';
import { NoJobsFound } from './NoJobsFound.tsx';
import { useFieldNames } from '../../platform/job-list/use-field-names.ts';
import { useFilterOptions, useJobs } from '../../platform/job-list/use-jobs.ts';

const HINTS = [
  { keys: '↑ ↓', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: 'Ctrl ↵', does: 'open' },
  { keys: 'Space', does: 'select' },
  { keys: 'Ctrl C', does: 'copy' },
];
const BOARD_HINTS = [
  { keys: '↑ ↓ ← →', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: 'Ctrl ↵', does: 'open' },
  { keys: 'Space', does: 'select' },
  { keys: 'M', does: 'move to …' },
  { keys: 'U', does: 'undo' },
];
const KEPT = [SHAPE];
/** A board that hid what ends would lose the card that is moved there. */
const EVERY_JOB = {};
const nameOfJob = ({ workOrder }: JobRow): string => workOrder;

export function JobsPage() {
  const navigate = useNavigate();
  const today = dayInZone(useNow().toISOString(), browserZone());
  const actor = useActor();
  const { nameOf, labelOf, filters } = useFieldNames();
  const [shape, chooseShape] = useShape(JOB_LIST.name);
  const isBoard = shape === 'board';
  const address = useListAddress(JOB_ADDRESS, SORT_FIELDS, KEPT, isBoard ? EVERY_JOB : OPEN_JOBS);
  const { query } = address;
  const jobs = useJobs(query, !isBoard);
  const board = useJobBoard(query, isBoard);
  const columns = useMemo(() => jobColumns(today, actor, labelOf), [today, actor, labelOf]);
  const screen = useListScreen({
    ...{ list: JOB_LIST, address, columns, pathOf: jobPath },
    reads: isBoard ? { ...jobs, state: board.asList, note: board.note } : jobs,
  });
  const { picking, exportRows, cursor, closePreview } = screen;
  const [bulk, setBulk] = useState<BulkAct | null>(null);
  const options = useFilterOptions(screen.openFilter !== null || bulk !== null, useGroups(screen.openFilter !== null));
  const openExact = (text: string) => {
    if (text !== '') void jobs.findWorkOrder(text).then((job) => (job === null ? undefined : screen.openPage(job.id)));
  };
  const printRun = () => void navigate(runSheetPath(picking.picked, address.asked));
  const startBulk = (kind: BulkAct) => () => {
    if (picking.picked.size > 0) setBulk(kind);
  };
  useHotkeys({
    ...(canEditJob(actor).ok ? { a: startBulk('scheduler'), d: startBulk('due'), t: startBulk('task') } : {}),
    s: startBulk('status'),
    p: printRun,
  });
  return (
    <ListScreen
      screen={screen}
      allLabel={isBoard ? 'All jobs' : 'Open jobs'}
      keys={keysOf(isBoard, canEditJob(actor).ok)}
      hints={isBoard ? BOARD_HINTS : HINTS}
      nameOf={nameOfJob}
      filters={filters}
      options={options}
      onEnter={openExact}
      tabs={<JobViews query={query} />}
      before={<ShapeSwitch shape={shape} onChoose={chooseShape} />}
      actions={<NewJobLink />}
      bulk={
        <JobsBulk
          picked={picking.picked}
          schedulerName={nameOf('scheduler')}
          schedulers={options.names?.schedulers ?? null}
          kind={bulk}
          onKind={setBulk}
          onRunSheet={printRun}
          onExport={exportRows}
          onCopy={picking.copy}
          onClear={picking.clear}
        />
      }
      preview={(id, row) => (
        <JobPreview id={id} workOrder={row?.workOrder ?? null} today={today} onStep={cursor.step} onClose={closePreview} />
      )}
      empty={<NoJobsFound query={query} onChange={address.change} onClear={() => address.goTo('')} />}
      shape={isBoard ? (moving) => <LazyBoard {...moving} picking={picking} query={query} board={board} today={today} /> : null}
    />
  );
}
