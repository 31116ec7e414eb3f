// The list as a table, where there is room for it: the red box, 'Current' with its filters, what is to be ticked, what comes later (specification 2
// §2; mock 1-list from 768 px). Of several hundred rows those around the screen are drawn.
import { useId, useMemo, type MouseEvent, type RefObject, useContext, Suspense } from 'react';
import type { FieldListSection } from '@lotline/schema/domain/task/field-list.rules';
import type { GetFieldDataQuery } from '@lotline/schema/generated/operations';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useActor } from '@lotline/web-session/react/me-context';
import { builderNames } from '../../../platform/job-sheets/builder-names.ts';
import { JobSheetsContext } from '../../../platform/job-sheets/job-sheets-context.ts';
import { CustomTasks } from '../custom-tasks/CustomTasks.tsx';
import { RejectedBox } from '../rows/RejectedBox.tsx';
import { RowsWindowContext, type RowsWindow } from '../rows/rows-window.ts';
import { useListSheet } from '../sheets/use-list-sheet.ts';
import type { ListQuery } from '../use-list-query.ts';
import type { ListView } from '../use-list-view.ts';
import { useLineWindow, type SeekRow } from '../window/use-line-window.ts';
import { FilterCell } from './FilterCell.tsx';
import { shortened } from '@lotline/schema/domain/kernel/shortened';
import { TableContext, type TableFacts } from './table-context.ts';
import { tableLines } from './table-lines.ts';
import { tableView, type TableView } from './table-view.ts';
import { TaskTable } from './TaskTable.tsx';
import styles from './ListTable.module.css';

interface ListTableProps {
  readonly view: ListView;
  readonly settings: GetFieldDataQuery | undefined;
  readonly query: ListQuery;
  readonly onOpen: (event: MouseEvent) => void;
  readonly seek: RefObject<SeekRow | null>;
  readonly onAskBuilder: (constructionId: number) => void;
}

const NONE: GetFieldDataQuery['systemSettings'] = [];

export default function ListTable({ view, settings, query, onOpen, seek, onAskBuilder }: ListTableProps) {
  const rows = settings?.systemSettings ?? NONE;
  const { filters } = query;
  const table = useMemo(() => tableView(view, rows, filters), [view, rows, filters]);
  const { opened, open, close } = useListSheet(view.found.workSchedule);
  const buildersId = useId();
  const builders = builderNames(settings?.lookups.find((lookup) => lookup.name === 'Builder Lookup')?.data);
  const actor = useActor();
  const facts = useMemo(
    (): TableFacts => ({
      clock: view.clock,
      actor,
      settingsOf: table.settingsOf,
      crewNameOf: view.crewNameOf,
      buildersId,
      openSheet: open,
      askBuilder: onAskBuilder,
    }),
    [view, actor, table, buildersId, open, onAskBuilder],
  );
  const JobSheets = useContext(JobSheetsContext);
  return (
    <TableContext value={facts}>
      <Tables view={view} table={table} query={query} onOpen={onOpen} seek={seek} />
      <datalist id={buildersId}>
        {builders.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {opened === null || JobSheets === null ? null : (
        <Suspense fallback={null}>
          <JobSheets {...opened} onClose={close} />
        </Suspense>
      )}
    </TableContext>
  );
}

interface TablesProps extends Pick<ListTableProps, 'view' | 'query' | 'onOpen' | 'seek'> {
  readonly table: TableView;
}

function Tables({ view, table, query, onOpen, seek }: TablesProps) {
  const { rejected, found, clock } = view;
  const { columns, current, later, count, shown, isFiltered, choicesOf } = table;
  const { lines, spans } = useMemo(
    () => tableLines({ rejected, current, later, customTasks: found.customTasks.length }),
    [rejected, current, later, found],
  );
  const { container, measure, slice } = useLineWindow(lines, seek);
  const drawn: RowsWindow = (head) => {
    const span = spans.get(head);
    if (span === undefined) return null;
    const { start, end, before, after } = slice(span.from, span.to);
    return { start: start - span.from, end: end - span.from, before, after, firstIndex: span.from, measure };
  };
  const filterOf = (column: (typeof columns)[number]) => (
    <FilterCell column={column} query={query} choicesOf={choicesOf} shorten={(text) => shortened(text, clock.today)} />
  );
  return (
    <RowsWindowContext value={drawn}>
      <div ref={container} className={measure === undefined ? undefined : styles.long} onClickCapture={onOpen}>
        <RejectedBox tasks={rejected} view={view} />
        {count === 0 ? null : (
          <TaskTable
            id="section-current"
            title="Current"
            note={<Shown shown={shown} count={count} isFiltered={isFiltered} />}
            columns={columns}
            sections={current}
            filters={filterOf}
            empty={<Nothing onClear={query.clear} />}
          />
        )}
        <CustomTasks fromServer={found.customTasks} />
        {later.map((section) => (
          <TaskTable
            key={section.group}
            id={`section-${section.group.toLowerCase().replaceAll(' ', '-')}`}
            title={section.group}
            note={<span>{laterNote(section)}</span>}
            columns={columns}
            sections={[section]}
          />
        ))}
      </div>
    </RowsWindowContext>
  );
}

const laterNote = ({ range, tasks }: FieldListSection): string => [range, String(tasks.length)].filter((part) => part !== null).join(' · ');

/** Heard, too, when a filter changes it. */
function Shown({ shown, count, isFiltered }: Pick<TableView, 'shown' | 'count' | 'isFiltered'>) {
  return <span role="status">{isFiltered ? `${String(shown)} of ${String(count)} tasks` : String(count)}</span>;
}

function Nothing({ onClear }: { readonly onClear: () => void }) {
  return (
    <p className={styles.nothing}>
      No task on these days matches the filters.
      <Button tight onClick={onClear}>
        Clear Filters
      </Button>
    </p>
  );
}
