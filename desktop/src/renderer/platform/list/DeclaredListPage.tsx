// The page of a declared list. It is read, filtered and looked at alike everywhere; it says what can be done on it, and what stands beside a row.
import type { ReactNode } from 'react';
import type { GridRowData } from '../grid/grid-column.ts';
import type { DeclaredPage } from './declared-page.ts';
import type { FilterOptions } from './filter-options.ts';
import { narrowedBy } from './list-query.ts';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { ListScreenState } from './use-list-screen.ts';

export interface PreviewedRow<Row> {
  readonly id: number;
  /** Null while it is not among the loaded rows. */
  readonly row: Row | null;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/** Where they follow the person or the screen, and not the page alone. */
type Words<Row extends GridRowData> = Partial<
  Pick<ListScreenProps<Row>, 'title' | 'allLabel' | 'viewLabel' | 'keys' | 'hints' | 'filters'>
>;
/** Left out where a list has none of it. */
type Parts<Row extends GridRowData> = Pick<
  ListScreenProps<Row>,
  'partOf' | 'onEnter' | 'tabs' | 'before' | 'actions' | 'acts' | 'bulk' | 'startsGroup' | 'shape'
>;

interface DeclaredListPageProps<Row extends GridRowData> extends Words<Row>, Parts<Row> {
  readonly page: DeclaredPage<Row>;
  readonly screen: ListScreenState<Row>;
  /** Left out: those that the filters declare themselves. */
  readonly options?: FilterOptions;
  readonly preview: (shown: PreviewedRow<Row>) => ReactNode;
  /** Where there is nothing at all: no filter hides it. */
  readonly none?: ReactNode;
  /** Where nothing is shown, whatever is filtered. */
  readonly empty?: ReactNode;
}

const DECLARED_OPTIONS: FilterOptions = { optionsOf: ({ options }) => options ?? null, reads: [] };

export function DeclaredListPage<Row extends GridRowData>(props: DeclaredListPageProps<Row>) {
  const { page, screen, options = DECLARED_OPTIONS, preview, none, empty, ...own } = props;
  const { called, says, keys, hints, nameOf, filters } = page;
  const { query, goTo } = screen.spec.address;
  const narrowed = narrowedBy(query);
  const by = narrowed === 'filters' && typeof own.viewLabel === 'string' ? 'view' : narrowed;
  const nothing = by !== null || none === undefined ? <NothingFound what={called} says={says} by={by} onClear={() => goTo('')} /> : none;
  return (
    <ListScreen
      {...{ screen, keys, hints, nameOf, filters, options }}
      allLabel={`All ${called}`}
      {...own}
      preview={(id, row) => preview({ id, row, onStep: screen.cursor.step, onClose: screen.closePreview })}
      empty={empty ?? nothing}
    />
  );
}
