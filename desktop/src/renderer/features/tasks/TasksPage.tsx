// The tasks that a person may see, by whose move it is, each looked at beside the list (screens.md §2.24). Who works in the field alone has them in the field app.
import { useState } from 'react';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import { useActor } from '@lotline/web-session/react/me-context';
import type { FilterOptions } from '../../platform/list/filter-options.ts';
import * as key from '../../platform/list/list-keys.ts';
import { declarePage, SELECT_HINTS, usePageAddress, usePageScreen } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import { hasFilter, viewShown } from '../../platform/list/list-query.ts';
import { useGroups } from '../../platform/list/use-groups.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { GoToField, isOnlyInField } from '../../platform/task/GoToField.tsx';
import { taskPath } from '../../platform/task/task-links.ts';
import type { TaskAct } from '../../platform/task-bulk/task-bulk.ts';
import { TASK_ACTS } from './bulk/task-acts.ts';
import { TasksBulk } from './bulk/TasksBulk.tsx';
import { TaskViews } from './TaskViews.tsx';
import { taskColumns } from './task-columns.tsx';
import { TASK_FILTERS, TASK_VIEWS, toTaskFilter, viewOf, VIEWS } from './task-filters.ts';
import type { TaskRow } from './task-row.ts';
import { TaskPreview } from './TaskPreview.tsx';
import { useTasks } from './use-tasks.ts';
import { useWorkTypes } from './use-work-types.ts';

const KEYS = [
  ...[key.MOVE_AND_SELECT, key.PREVIEW, key.OPEN_PAGE, key.STEP, key.SELECT, key.SELECT_ALL, key.SEARCH, key.FILTER, key.SHOW_NEW],
  ...[key.COPY, key.MENU, { keys: ['A', 'I', 'D', 'M', 'S'], does: 'Reassign, issue, due date, reminder, set aside: the selected tasks' }],
];
const PAGE = declarePage<TaskRow>({
  list: TASK_LIST,
  called: 'tasks',
  filters: TASK_FILTERS,
  tabbed: TASK_VIEWS,
  columns: (actor, today) => taskColumns(today, actor),
  words: { keys: KEYS, hints: SELECT_HINTS },
  nameOf: ({ name, workOrder }) => `${name}, ${workOrder}`,
  pathOf: taskPath,
  ofIds: (ids) => ({ ids, view: 'all' }),
});

export function TasksPage() {
  return isOnlyInField(useActor()) ? <GoToField path="/field/construction" /> : <TaskList />;
}

function TaskList() {
  const actor = useActor();
  const mayChange = hasClaim(actor, 'CAN_EDIT_CONSTRUCTION');
  const first = hasClaim(actor, 'CAN_VIEW_ALL_GROUPS') ? 'all' : 'group';
  const address = usePageAddress(PAGE);
  const { query } = address;
  const view = viewOf(query, first);
  const asked = `${view}?${address.asked}`;
  const reads = useTasks({ asked, filter: toTaskFilter(query, view), sort: query.sort });
  const screen = usePageScreen(PAGE, { address, reads, asked });
  const { picking } = screen;
  const [act, setAct] = useState<TaskAct | null>(null);
  const options = useOptions(screen.openFilter !== null, hasFilter(query, 'group'));
  const start = (one: TaskAct) => () => {
    if (picking.picked.size > 0) setAct(one);
  };
  useHotkeys({ a: start('reassign'), i: start('issue'), d: start('due'), m: start('remind'), s: start('aside') });
  return (
    <DeclaredListPage
      page={PAGE}
      screen={screen}
      allLabel={first === 'all' ? 'All tasks' : 'My crews’ tasks'}
      viewLabel={viewShown(query, 'view', VIEWS)}
      tabs={<TaskViews view={view} query={query} />}
      options={options}
      acts={mayChange ? TASK_ACTS.map(({ act: key, ...said }) => ({ ...said, key, start: () => setAct(key) })) : []}
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
      preview={(shown) => <TaskPreview {...shown} today={query.today} />}
    />
  );
}

/** Asked for when a filter is opened, not before; the crews also where one is filtered by: its chip has its name. */
function useOptions(isWanted: boolean, isOfGroup: boolean): FilterOptions {
  const groups = useGroups(isWanted || isOfGroup);
  const workTypes = useWorkTypes(isWanted);
  return { optionsOf: ({ id, options }) => options ?? (id === 'group' ? groups : workTypes).data ?? null, reads: [groups, workTypes] };
}
