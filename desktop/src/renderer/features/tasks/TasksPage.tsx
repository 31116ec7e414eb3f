// The tasks that a person may see, by whose move it is, each looked at beside the list (screens.md §2.24). Who works in the field alone has them in the field app.
import { useMemo, useState } from 'react';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { useNow } from '@lotline/web-session/react/use-now';
import type { FilterOptions } from '../../platform/list/filter-options.ts';
import * as key from '../../platform/list/list-keys.ts';
import { ListScreen } from '../../platform/list/ListScreen.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import type { ListKey } from '../../platform/list/open-list-keys.ts';
import { useGroups } from '../../platform/list/use-groups.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { useListScreen } from '../../platform/list/use-list-screen.ts';
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
  { keys: ['A', 'I', 'D', 'M'], does: 'Reassign, issue, due date, reminder of the selected tasks' },
];
const ofIds = (ids: readonly number[]) => ({ ids, view: 'all' });
const nameOfTask = ({ name, workOrder }: TaskRow): string => `${name}, ${workOrder}`;

export function TasksPage() {
  return isOnlyInField(useActor()) ? <GoToField path="/field/construction" /> : <TaskList />;
}

function TaskList() {
  const today = dayInZone(useNow().toISOString(), browserZone());
  const actor = useActor();
  const first = hasClaim(actor, 'CAN_VIEW_ALL_GROUPS') ? 'all' : 'group';
  const address = useListAddress(TASK_ADDRESS, SORT_FIELDS);
  const { query } = address;
  const view = viewOf(query, first);
  const asked = `${view}?${address.asked}`;
  const reads = useTasks({ asked, filter: toTaskFilter(query, view), sort: query.sort });
  const columns = useMemo(() => taskColumns(today, actor), [today, actor]);
  const screen = useListScreen({ list: TASK_LIST, address, reads, columns, asked, ofIds, pathOf: taskPath });
  const { picking } = screen;
  const [act, setAct] = useState<TaskAct | null>(null);
  const options = useOptions(screen.openFilter !== null);
  const start = (one: TaskAct) => () => {
    if (picking.picked.size > 0) setAct(one);
  };
  useHotkeys({ a: start('reassign'), i: start('issue'), d: start('due'), m: start('remind') });
  return (
    <ListScreen
      screen={screen}
      allLabel="Views"
      keys={KEYS}
      hints={HINTS}
      nameOf={nameOfTask}
      tabs={<TaskViews view={view} query={query} />}
      filters={TASK_FILTERS}
      options={options}
      bulk={
        <TasksBulk
          picked={picking.picked}
          act={act}
          onAct={setAct}
          onExport={screen.exportRows}
          onCopy={picking.copy}
          onClear={picking.clear}
        />
      }
      preview={(id, row) => <TaskPreview id={id} row={row} today={today} onStep={screen.cursor.step} onClose={screen.closePreview} />}
      empty={<NothingFound what="tasks" isNarrowed={address.asked !== ''} onClear={() => address.goTo('')} />}
    />
  );
}

/** Asked for when a filter is opened, not before. */
function useOptions(isWanted: boolean): FilterOptions {
  const groups = useGroups(isWanted);
  const workTypes = useWorkTypes(isWanted);
  return { optionsOf: ({ id, options }) => options ?? (id === 'group' ? groups : workTypes).data ?? null, reads: [groups, workTypes] };
}
