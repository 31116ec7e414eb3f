// The tasks that a person may see, by whose move it is, each looked at beside the list (screens.md §2.24). Who works in the field alone has them in the field app.
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
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
import * as key from '../../platform/list/list-keys.ts';
import { KeyHints, ListFrame } from '../../platform/list/ListFrame.tsx';
import { ListNews } from '../../platform/list/ListNews.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import type { ListKey } from '../../platform/list/open-list-keys.ts';
import { SavedViewsMenu } from '../../platform/list/SavedViewsMenu.tsx';
import type { FilterOptions } from '../../platform/list/filter-options.ts';
import { exportFilter, useExport, type ExportFormat } from '../../platform/list/use-export.ts';
import { useGroups } from '../../platform/list/use-groups.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListCursor } from '../../platform/list/use-list-cursor.ts';
import { usePicked } from '../../platform/list/use-picked.ts';
import { useShowArrivals } from '../../platform/list/use-show-arrivals.ts';
import { GoToField, isOnlyInField } from '../../platform/task/GoToField.tsx';
import { taskPath } from '../../platform/task/task-links.ts';
import type { TaskAct } from './bulk/task-bulk.ts';
import { TasksBulk } from './bulk/TasksBulk.tsx';
import { TaskViews } from './TaskViews.tsx';
import { taskColumns } from './task-columns.tsx';
import { SORT_FIELDS, TASK_ADDRESS, TASK_FILTERS, toTaskFilter, viewOf } from './task-filters.ts';
import type { TaskRow } from './task-row.ts';
import { TaskPreview } from './TaskPreview.tsx';
import { useTasks } from './use-tasks.ts';
import { useWorkTypes } from './use-work-types.ts';

const HINTS = [
  { keys: '↑ ↓', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: 'Ctrl ↵', does: 'open' },
  { keys: 'Space', does: 'select' },
  { keys: 'Ctrl C', does: 'copy' },
];
const KEYS: readonly ListKey[] = [
  key.MOVE_AND_SELECT,
  key.PREVIEW,
  key.OPEN_PAGE,
  key.STEP,
  key.SELECT,
  key.SELECT_ALL,
  key.SEARCH,
  key.FILTER,
  key.SHOW_NEW,
  key.COPY,
  { keys: ['A', 'I', 'D', 'M'], does: 'Reassign, issue, due day, reminder of the selected tasks' },
];
const LIST = 'tasks';
const nameOfTask = ({ name, workOrder }: TaskRow): string => `${name}, ${workOrder}`;

export function TasksPage() {
  return isOnlyInField(useActor()) ? <GoToField path="/field/construction" /> : <TaskList />;
}

function TaskList() {
  useTitle('Tasks');
  const navigate = useNavigate();
  const today = dayInZone(useNow().toISOString(), browserZone());
  const first = hasClaim(useActor(), 'CAN_VIEW_ALL_GROUPS') ? 'all' : 'group';
  const address = useListAddress(TASK_ADDRESS, SORT_FIELDS);
  const { query, asked, openId, open: openBeside } = address;
  const view = viewOf(query, first);
  const filter = toTaskFilter(query, view);
  const { state, order, readRows, allIds } = useTasks({ asked: `${view}?${asked}`, filter, sort: query.sort });
  const cursor = useListCursor(address, state.rows);
  const columns = useGridColumns({
    list: LIST,
    columns: useMemo(() => taskColumns(today), [today]),
    sort: query.sort ?? { field: 'dueDate', isDescending: false },
    onSort: (sort) => address.change({ ...query, sort }, true),
  });
  const picking = usePicked({ asked: `${view}?${asked}`, state, columns, cursorId: cursor.cursorId, allIds, readRows });
  const isAtRest = () => cursor.isAtTop() && cursor.cursorId === null && openId === null && picking.picked.size === 0;
  const showArrivals = useShowArrivals(state, cursor);
  const exporting = useExport();
  const search = useRef<HTMLInputElement>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [act, setAct] = useState<TaskAct | null>(null);
  const options = useOptions(editing !== null);
  const closePreview = useCallback(() => {
    openBeside(null);
    focusRows();
  }, [openBeside]);
  const exportTasks = (format: ExportFormat) =>
    exporting.run({
      list: LIST,
      format,
      filter: exportFilter(filter, picking, (ids) => ({ ids, view: 'all' })),
      sort: order,
      columns: columns.shown.map(({ column }) => column.id),
    });
  const start = (one: TaskAct) => () => {
    if (picking.picked.size > 0) setAct(one);
  };
  useHotkeys({
    '/': () => search.current?.focus(),
    f: () => setEditing('+'),
    j: () => cursor.step(1),
    k: () => cursor.step(-1),
    r: showArrivals,
    a: start('reassign'),
    i: start('issue'),
    d: start('due'),
    m: start('remind'),
  });

  return (
    <ListFrame
      title="Tasks"
      count={state.isLoading ? '' : countInWords(state)}
      views={<SavedViewsMenu list={LIST} query={asked} columns={columns} allLabel="Views" onChoose={address.goTo} />}
      keys={KEYS}
      arrivals={<ListNews state={state} isAtRest={isAtRest} onShow={showArrivals} />}
      actions={
        <>
          <ColumnChooser columns={columns} />
          <ExportMenu isBusy={exporting.isBusy} onExport={exportTasks} />
        </>
      }
      filters={
        <>
          <TaskViews view={view} query={query} />
          <FilterBar
            definitions={TASK_FILTERS}
            query={query}
            onChange={address.change}
            options={options}
            search={search}
            open={editing}
            onOpen={setEditing}
          />
        </>
      }
      bottom={
        picking.picked.size === 0 ? (
          <KeyHints hints={HINTS} note={state.rows.length === 0 ? '' : `${state.rows.length.toLocaleString('en-AU')} loaded`} />
        ) : (
          <TasksBulk
            picked={picking.picked}
            act={act}
            onAct={setAct}
            onExport={exportTasks}
            onCopy={picking.copy}
            onClear={picking.clear}
          />
        )
      }
      preview={
        openId === null ? null : (
          <TaskPreview
            id={openId}
            row={state.rows.find(({ id }) => id === openId) ?? null}
            today={today}
            onStep={cursor.step}
            onClose={closePreview}
          />
        )
      }
    >
      <DataGrid
        label="Tasks"
        columns={columns}
        state={state}
        nameOf={nameOfTask}
        position={cursor.position}
        cursorId={cursor.cursorId}
        onCursor={cursor.setCursor}
        onEnter={openBeside}
        onPress={openBeside}
        onOpen={(id) => void navigate(taskPath(id))}
        onEscape={picking.picked.size > 0 ? picking.clear : closePreview}
        picking={picking}
        onCopy={picking.textToCopy}
        empty={<NothingFound what="tasks" isNarrowed={asked !== ''} onClear={() => address.goTo('')} />}
      />
    </ListFrame>
  );
}

/** Asked for when a filter is opened, not before. */
function useOptions(isWanted: boolean): FilterOptions {
  const groups = useGroups(isWanted);
  const workTypes = useWorkTypes(isWanted);
  return { optionsOf: ({ id, options }) => options ?? (id === 'group' ? groups : workTypes).data ?? null, reads: [groups, workTypes] };
}
