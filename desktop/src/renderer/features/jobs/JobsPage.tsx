// The jobs (screens.md §2.5): found by search and filters that stand in the address, seen as a list or by status, looked at beside it, changed many at once.
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { canEditJob } from '@lotline/schema/domain/job/job-edit.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { useNow } from '@lotline/web-session/react/use-now';
import { useTitle } from '../../platform/frame/use-title.ts';
import { ColumnChooser } from '../../platform/grid/ColumnChooser.tsx';
import { DataGrid } from '../../platform/grid/DataGrid.tsx';
import { focusRows } from '../../platform/grid/focus-rows.ts';
import { countInWords } from '../../platform/grid/list-state.ts';
import { useGridColumns } from '../../platform/grid/use-grid-columns.ts';
import { ExportMenu } from '../../platform/list/ExportMenu.tsx';
import { FilterBar } from '../../platform/list/FilterBar.tsx';
import { KeyHints, ListFrame } from '../../platform/list/ListFrame.tsx';
import { ListNews } from '../../platform/list/ListNews.tsx';
import { SavedViewsMenu } from '../../platform/list/SavedViewsMenu.tsx';
import { exportFilter, useExport, type ExportFormat } from '../../platform/list/use-export.ts';
import { useGroups } from '../../platform/list/use-groups.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListCursor } from '../../platform/list/use-list-cursor.ts';
import { usePicked } from '../../platform/list/use-picked.ts';
import { useShowArrivals } from '../../platform/list/use-show-arrivals.ts';
import { LazyBoard } from './board/LazyBoard.tsx';
import { ShapeSwitch } from './board/ShapeSwitch.tsx';
import { useJobBoard } from './board/use-job-board.ts';
import { SHAPE, useShape } from './board/use-shape.ts';
import type { BulkAct } from './bulk/bulk-change.ts';
import { JobsBulk } from './bulk/JobsBulk.tsx';
import { runSheetPath } from './bulk/run-sheet-path.ts';
import { JobPreview } from './JobPreview.tsx';
import { jobColumns } from './job-columns.tsx';
import { JOB_FILTERS, SORT_FIELDS } from './job-filters.ts';
import { keysOf } from './job-keys.ts';
import { jobPath, type JobRow } from './job-row.ts';
import { NewJobLink } from './NewJobLink.tsx';
import { NoJobsFound } from './NoJobsFound.tsx';
import { useFieldNames } from './use-field-names.ts';
import { sortInput, useFilterOptions, useJobs } from './use-jobs.ts';

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
const LIST = 'jobs';
const loadedWords = (count: number): string => (count === 0 ? '' : `${count.toLocaleString('en-AU')} loaded`);
const nameOfJob = ({ workOrder }: JobRow): string => workOrder;

export function JobsPage() {
  useTitle('Jobs');
  const navigate = useNavigate();
  const today = dayInZone(useNow().toISOString(), browserZone());
  const actor = useActor();
  const seesMoney = hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION');
  const { nameOf, filters } = useFieldNames();
  const [shape, chooseShape] = useShape(LIST);
  const isBoard = shape === 'board';
  const address = useListAddress(JOB_FILTERS, SORT_FIELDS, KEPT);
  const { query, openId, open: openBeside } = address;
  const jobs = useJobs(query, !isBoard);
  const board = useJobBoard(query, isBoard);
  const state = isBoard ? board.asList : jobs.state;
  const cursor = useListCursor(address, state.rows);
  const columns = useGridColumns({
    list: LIST,
    columns: useMemo(() => jobColumns(today, seesMoney, nameOf), [today, seesMoney, nameOf]),
    sort: query.sort ?? { field: 'dueDate', isDescending: false },
    onSort: (sort) => address.change({ ...query, sort }, true),
  });
  const picking = usePicked({
    asked: address.asked,
    state,
    columns,
    cursorId: cursor.cursorId,
    allIds: jobs.allIds,
    readRows: jobs.readRows,
  });
  const isAtRest = () => cursor.isAtTop() && cursor.cursorId === null && openId === null && picking.picked.size === 0;
  const showArrivals = useShowArrivals(state, cursor);
  const exporting = useExport();
  const search = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState<string | null>(null);
  const [bulk, setBulk] = useState<BulkAct | null>(null);
  const options = useFilterOptions(filter !== null || bulk !== null, useGroups(filter !== null));

  const closePreview = useCallback(() => {
    openBeside(null);
    focusRows();
  }, [openBeside]);
  const openPage = (id: number) => void navigate(jobPath(id));
  const exportJobs = (format: ExportFormat) =>
    exporting.run({
      list: LIST,
      format,
      filter: exportFilter(jobs.filter, picking, (ids) => ({ ids })),
      sort: sortInput(query),
      columns: columns.shown.map(({ column }) => column.id),
    });
  const openExact = (text: string) => {
    if (text !== '') void jobs.findWorkOrder(text).then((job) => (job === null ? undefined : openPage(job.id)));
  };
  const printRun = () => void navigate(runSheetPath(picking.picked, address.asked));
  const startBulk = (kind: BulkAct) => () => {
    if (picking.picked.size > 0) setBulk(kind);
  };
  useHotkeys({
    '/': () => search.current?.focus(),
    f: () => setFilter('+'),
    ...(canEditJob(actor).ok ? { a: startBulk('scheduler'), d: startBulk('due'), t: startBulk('task') } : {}),
    j: () => cursor.step(1),
    k: () => cursor.step(-1),
    s: startBulk('status'),
    p: printRun,
    r: showArrivals,
  });

  const moving = {
    cursorId: cursor.cursorId,
    onCursor: cursor.setCursor,
    onEnter: address.open,
    onOpen: openPage,
    onEscape: picking.picked.size > 0 ? picking.clear : closePreview,
    picking,
    empty: <NoJobsFound query={query} onChange={address.change} onClear={() => address.goTo('')} />,
  };

  return (
    <ListFrame
      title="Jobs"
      count={state.isLoading ? '' : countInWords(state)}
      views={<SavedViewsMenu list={LIST} query={address.asked} columns={columns} allLabel="All jobs" onChoose={address.goTo} />}
      keys={keysOf(isBoard, canEditJob(actor).ok)}
      arrivals={<ListNews state={state} isAtRest={isAtRest} onShow={showArrivals} />}
      actions={
        <>
          <ShapeSwitch shape={shape} onChoose={chooseShape} />
          {isBoard ? null : <ColumnChooser columns={columns} />}
          <ExportMenu isBusy={exporting.isBusy} onExport={exportJobs} />
          <NewJobLink />
        </>
      }
      filters={
        <FilterBar
          definitions={filters}
          query={query}
          onChange={address.change}
          options={options}
          onEnter={openExact}
          search={search}
          open={filter}
          onOpen={setFilter}
        />
      }
      bottom={
        picking.picked.size === 0 ? (
          <KeyHints hints={isBoard ? BOARD_HINTS : HINTS} note={loadedWords(state.rows.length)} />
        ) : (
          <JobsBulk
            picked={picking.picked}
            schedulerName={nameOf('scheduler')}
            schedulers={options.names?.schedulers ?? null}
            kind={bulk}
            onKind={setBulk}
            onRunSheet={printRun}
            onExport={exportJobs}
            onCopy={picking.copy}
            onClear={picking.clear}
          />
        )
      }
      preview={
        openId === null ? null : (
          <JobPreview
            id={openId}
            workOrder={state.rows.find(({ id }) => id === openId)?.workOrder ?? null}
            today={today}
            onStep={cursor.step}
            onClose={closePreview}
          />
        )
      }
    >
      {isBoard ? (
        <LazyBoard {...moving} query={query} board={board} today={today} />
      ) : (
        <DataGrid
          {...moving}
          label="Jobs"
          columns={columns}
          state={state}
          nameOf={nameOfJob}
          position={cursor.position}
          onPress={address.open}
          onCopy={picking.textToCopy}
        />
      )}
    </ListFrame>
  );
}
