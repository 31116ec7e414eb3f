// The screen of a list: title, views, columns, file, filters, rows, preview, key hints or bulk bar. A list says what is its own (decision 079).
import type { ReactNode } from 'react';
import { useTitle } from '../frame/use-title.ts';
import { ColumnChooser } from '../grid/ColumnChooser.tsx';
import { DataGrid } from '../grid/DataGrid.tsx';
import type { DataGridProps } from '../grid/grid-props.ts';
import type { GridRowData } from '../grid/grid-column.ts';
import { headCount } from '../grid/list-state.ts';
import type { RowMenuAsked } from '../grid/row-menu.ts';
import { useLatestRow } from '../grid/use-latest-rows.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { FilterOptions } from './filter-options.ts';
import { KeyHints, ListFrame, type KeyHint } from './ListFrame.tsx';
import { ListNews } from './ListNews.tsx';
import type { FilterDefinition } from './list-query.ts';
import type { ListKey } from './open-list-keys.ts';
import { useRowMenu, type RowAct } from './RowMenu.tsx';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import { useOpenKey, useSelectAllKey } from './use-keys-from-outside.ts';
import type { ListScreenState } from './use-list-screen.ts';

/** What moves among the rows, whatever draws them. */
export type ListMoving<Row extends GridRowData> = Pick<
  DataGridProps<Row>,
  'cursorId' | 'onCursor' | 'onEnter' | 'onOpen' | 'onEscape' | 'empty'
>;

export interface ListScreenProps<Row extends GridRowData> {
  readonly screen: ListScreenState<Row>;
  /** The page whose tab it is, as the window is called then. */
  readonly partOf?: string;
  /** Where a tab of the list has a name of its own. */
  readonly title?: string;
  /** Of the menu of views, where none is chosen. */
  readonly allLabel: string;
  /** The view of the list's own that is shown, without any other filter. */
  readonly viewLabel?: string | null;
  /** For the list of shortcuts; the same object between renders. */
  readonly keys: readonly ListKey[];
  readonly hints: readonly KeyHint[];
  /** The accessible name of a row. */
  readonly nameOf: (row: Row) => string;
  readonly filters: readonly FilterDefinition[];
  readonly options: FilterOptions;
  /** Enter in the search box. */
  readonly onEnter?: (text: string) => void;
  /** Above the filters. */
  readonly tabs?: ReactNode;
  /** Before the columns and the file, and after them. */
  readonly before?: ReactNode;
  readonly actions?: ReactNode;
  /** Instead of the key hints while rows are selected. */
  readonly bulk?: ReactNode;
  /** In the menu of a row, beside what every row has. */
  readonly acts?: readonly RowAct[] | undefined;
  /** @param row null while it is not among those that are loaded */
  readonly preview: (id: number, row: Row | null) => ReactNode;
  readonly empty: ReactNode;
  /** Rows that belong together under the sort that the list has. The same function between renders. */
  readonly startsGroup?: ((row: Row, before: Row) => boolean) | undefined;
  /** Draws the rows in another way than as a grid. */
  readonly shape?: ((moving: ListMoving<Row>) => ReactNode) | null;
}

const NO_ACTS: readonly RowAct[] = [];

export function ListScreen<Row extends GridRowData>(props: ListScreenProps<Row>) {
  const { screen, partOf, title, allLabel, viewLabel, keys, tabs, before, actions, preview, nameOf, acts = NO_ACTS, shape = null } = props;
  const { spec, columns, picking } = screen;
  const { list, address, reads } = spec;
  const { state } = reads;
  const { openId } = address;
  const previewed = useLatestRow(state, openId);
  useSelectAllKey(shape === null && screen.hasSelection ? screen.picking.onPickAll : null);
  useOpenKey(openId, screen.openPage);
  const called = title ?? list.label;
  const [menu, askMenu] = useRowMenu({ screen, nameOf, acts });
  useTitle(partOf === undefined ? called : `${called} · ${partOf}`);
  return (
    <>
      <ListFrame
        title={called}
        isPart={partOf !== undefined}
        count={headCount(state)}
        sortNote={shape === null ? screen.sortNote : ''}
        views={
          <SavedViewsMenu
            {...{ list, query: address.asked, home: address.home, columns, allLabel, viewLabel: viewLabel ?? null, onChoose: address.goTo }}
          />
        }
        keys={keys}
        arrivals={<ListNews state={state} note={reads.note ?? null} isAtRest={screen.isAtRest} onShow={screen.showArrivals} />}
        actions={
          <>
            {before}
            {shape === null ? <ColumnChooser columns={columns} /> : null}
            <ExportMenu isBusy={screen.isExporting} onExport={screen.exportRows} />
            {actions}
          </>
        }
        filters={
          <>
            {tabs}
            <Filters {...props} />
          </>
        }
        bottom={<Bottom {...props} />}
        preview={openId === null ? null : preview(openId, previewed)}
      >
        <Rows {...props} isPicked={picking.picked.size > 0} onMenu={askMenu} />
      </ListFrame>
      {menu}
    </>
  );
}

function Filters<Row extends GridRowData>({ screen, filters, options, onEnter }: ListScreenProps<Row>) {
  const { query, change } = screen.spec.address;
  const { search, openFilter, setOpenFilter } = screen;
  return (
    <FilterBar {...{ definitions: filters, query, onChange: change, options, onEnter, search }} open={openFilter} onOpen={setOpenFilter} />
  );
}

const loadedWords = (count: number): string => (count === 0 ? '' : `${count.toLocaleString('en-AU')} loaded`);

function Bottom<Row extends GridRowData>({ screen, hints, bulk = null }: ListScreenProps<Row>) {
  if (bulk !== null && screen.picking.picked.size > 0) return bulk;
  return <KeyHints hints={hints} note={loadedWords(screen.spec.reads.state.rows.length)} />;
}

function Rows<Row extends GridRowData>({
  screen,
  nameOf,
  empty,
  startsGroup,
  shape = null,
  isPicked,
  onMenu,
}: ListScreenProps<Row> & { readonly isPicked: boolean; readonly onMenu: (asked: RowMenuAsked) => void }) {
  const { spec, cursor, columns, picking } = screen;
  const { address, list, reads } = spec;
  const moving: ListMoving<Row> = {
    cursorId: cursor.cursorId,
    onCursor: cursor.setCursor,
    onEnter: address.open,
    onOpen: screen.openPage,
    onEscape: isPicked ? picking.clear : screen.closePreview,
    empty,
  };
  if (shape !== null) return shape(moving);
  return (
    <DataGrid
      {...moving}
      onMenu={onMenu}
      label={list.label}
      columns={columns}
      state={reads.state}
      nameOf={nameOf}
      startsGroup={startsGroup}
      position={cursor.position}
      onPress={address.open}
      picking={screen.hasSelection ? picking : null}
      onCopy={picking.textToCopy}
    />
  );
}
