// A list of the console: its rows, its filters, its views and its columns.
import { useRef, useState } from 'react';
import { AntdRoot } from '../../platform/controls/AntdRoot.tsx';
import { DataGrid } from '../../platform/grid/DataGrid.tsx';
import { ColumnChooser } from '../../platform/grid/ColumnChooser.tsx';
import ColumnChooserPanel from '../../platform/grid/ColumnChooserPanel.tsx';
import type { GridColumn, GridSort } from '../../platform/grid/grid-column.ts';
import { NOTHING_PICKED, type Picked } from '../../platform/grid/grid-selection.ts';
import type { ListState } from '../../platform/grid/list-state.ts';
import { useGridColumns } from '../../platform/grid/use-grid-columns.ts';
import { LocalNoteText } from '../../platform/data/LocalNoteText.tsx';
import { FilterBar } from '../../platform/list/FilterBar.tsx';
import type { FilterOptions } from '../../platform/list/filter-options.ts';
import type { FilterDefinition, ListQuery } from '../../platform/list/list-query.ts';
import { ListNews } from '../../platform/list/ListNews.tsx';
import { ListViews } from '../../platform/list/ListViews.tsx';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import { OpenLink } from '../../platform/list/OpenLink.tsx';
import { UnreadFrame } from '../../platform/list/UnreadFrame.tsx';
import { StatusMark } from '../../platform/list/StatusMark.tsx';
import { Specimen } from './Specimen.tsx';
import styles from './Styles.module.css';

interface Lot {
  readonly id: number;
  readonly lot: string;
  readonly status: string;
  readonly items: number;
}

const nothing = () => undefined;
const LOTS: readonly Lot[] = [
  { id: 1, lot: 'Lot 14, 8 Wattle Rd, Box Hill', status: 'Scheduled', items: 12 },
  { id: 2, lot: 'Lot 15, 10 Wattle Rd, Box Hill', status: 'In construction', items: 3 },
  { id: 3, lot: 'Lot 2, 18 Tamar Street, Oran Park', status: 'Field complete', items: 140 },
];
const COLUMNS: readonly GridColumn<Lot>[] = [
  { id: 'lot', label: 'Address', isName: true, isSortable: true, cell: ({ lot }) => lot, text: ({ lot }) => lot },
  { id: 'status', label: 'Status', cell: ({ status }) => <StatusMark status={status} />, text: ({ status }) => status },
  { id: 'items', label: 'Items', align: 'end', isSortable: true, cell: ({ items }) => items, text: ({ items }) => String(items) },
];
const READ: ListState<Lot> = {
  ...{ rows: LOTS, count: LOTS.length, isCountCapped: false, hasMore: false, isLoading: false, isLoadingMore: false, isFailed: false },
  ...{ loadMore: nothing, retry: nothing },
};
const LOADING = { ...READ, rows: [], count: 0, isLoading: true };
const BROKEN = { ...READ, isFailed: true, sentence: 'The server does not answer. Nothing was lost.' };
const EMPTY = { ...READ, rows: [], count: 0 };
const NEWS = { ...READ, arrivals: { count: 3, isCapped: false, takeIn: () => null }, catchUp: nothing };
const byStreet = ({ id }: Lot): boolean => id === 3;

export function ListsPart() {
  return (
    <>
      <Specimen title="Rows" about="Arrows move, Space selects, Enter shows more; a line divides groups.">
        <Rows label="Lots" state={READ} isPicking />
      </Specimen>
      <Specimen title="Rows on their way">
        <Rows label="Lots on their way" state={LOADING} />
      </Specimen>
      <Specimen title="More rows could not be read">
        <Rows label="Lots in part" state={BROKEN} />
      </Specimen>
      <Specimen title="No row">
        <Rows label="No lots" state={EMPTY} />
      </Specimen>
      <Filters />
      <Specimen title="Views of a list" about="Tabs above it; in a wide window those of the main lists stand in the rail instead.">
        <ListViews label="Views of the lots" views={VIEWS} current="all" />
        <ListViews label="Views that the rail has" views={VIEWS} current="open" isInRail />
      </Specimen>
      <Columns />
      <Specimen title="Beside the name of a list" about="Each only where there is something to say.">
        <ListNews state={NEWS} note={{ asOf: '2025-11-19T01:00:00Z', cannot: null }} isAtRest={() => false} onShow={nothing} />
      </Specimen>
      <Specimen title="What only this computer knows" about="In the desktop program, without a connection.">
        <LocalNoteText note={{ asOf: '2025-11-19T01:00:00Z', cannot: null }} />
        <LocalNoteText note={{ asOf: null, cannot: null }} />
        <LocalNoteText note={{ asOf: null, cannot: 'Only the server can search the history.' }} />
      </Specimen>
      <Specimen title="From the preview to the page">
        <OpenLink to="/base/lists" />
      </Specimen>
      <Specimen title="A page that could not be read, and one on its way">
        <UnreadFrame called="roles" read={{ data: undefined, error: new Error('The server does not answer.'), refetch: nothing }} />
        <UnreadFrame called="codes" read={{ data: undefined, error: null, refetch: nothing }} />
      </Specimen>
    </>
  );
}

interface RowsProps {
  readonly label: string;
  readonly state: ListState<Lot>;
  readonly isPicking?: boolean;
}

function Rows({ label, state, isPicking = false }: RowsProps) {
  const [sort, onSort] = useState<GridSort | null>({ field: 'lot', isDescending: false });
  const [picked, onPick] = useState<Picked>(new Set([2]));
  const [cursorId, onCursor] = useState<number | null>(1);
  const columns = useGridColumns({ list: 'styles', columns: COLUMNS, sort, onSort });
  return (
    <div className={styles.list}>
      {isPicking ? <ColumnChooser columns={columns} /> : null}
      <DataGrid
        {...{ label, columns, state, cursorId, onCursor }}
        nameOf={({ lot }) => lot}
        position={{ name: label, scrollTop: 0, onScroll: nothing }}
        picking={isPicking ? { picked, onPick, onPickAll: () => onPick(NOTHING_PICKED) } : null}
        startsGroup={byStreet}
        empty={<NothingFound what="lots" by="filters" onClear={nothing} />}
        onEnter={nothing}
        onPress={null}
        onOpen={nothing}
        onEscape={nothing}
        onCopy={() => null}
      />
    </div>
  );
}

const FILTERS: readonly FilterDefinition[] = [
  { id: 'status', label: 'Status', kind: 'many', operators: ['is', 'not'] },
  { id: 'due', label: 'Due', kind: 'days', operators: ['is'] },
];
const STATUSES = ['Scheduled', 'In construction'].map((value) => ({ value, label: value }));
const OPTIONS: FilterOptions = { optionsOf: ({ id }) => (id === 'status' ? STATUSES : null), reads: [] };
const ASKED: ListQuery = { search: 'wattle', filters: { status: ['Scheduled'], due: ['2026-11-02', '2026-11-20'] }, sort: null };

function Filters() {
  const [query, setQuery] = useState(ASKED);
  const [open, setOpen] = useState<string | null>(null);
  const search = useRef<HTMLInputElement>(null);
  return (
    <Specimen title="Search and filters" about="F adds one, / goes to the search.">
      <FilterBar definitions={FILTERS} options={OPTIONS} {...{ query, search, open }} onChange={setQuery} onOpen={setOpen} />
    </Specimen>
  );
}

const VIEWS = [
  { value: 'all', label: 'All', search: '', count: '48' },
  { value: 'open', label: 'Open', search: '?view=open', count: null },
];
const CHOSEN = [
  { id: 'lot', label: 'Address', isShown: true, canHide: false },
  { id: 'status', label: 'Status', isShown: true, canHide: true },
  { id: 'items', label: 'Items', isShown: false, canHide: true },
];

function Columns() {
  const [all, setAll] = useState(CHOSEN);
  const setShown = (id: string, isShown: boolean) => setAll(all.map((one) => (one.id === id ? { ...one, isShown } : one)));
  return (
    <Specimen title="The columns of a list" about="Shown, hidden, in their order; the name of a row always stands first.">
      <AntdRoot>
        <ColumnChooserPanel {...{ all, setShown }} move={nothing} reset={() => setAll(CHOSEN)} />
      </AntdRoot>
    </Specimen>
  );
}
