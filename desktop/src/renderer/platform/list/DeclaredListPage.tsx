// The page of a declared list that is read, filtered and looked at alike everywhere; it says what can be done on it, and what stands beside a row.
import type { ReactNode } from 'react';
import type { GridRowData } from '../grid/grid-column.ts';
import type { DeclaredPage } from './declared-page.ts';
import type { FilterOptions } from './filter-options.ts';
import { isNarrowed } from './list-query.ts';
import { ListScreen } from './ListScreen.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { ListScreenState } from './use-list-screen.ts';

export interface PreviewedRow<Row> {
  readonly id: number;
  /** Null while it is not among the loaded rows. */
  readonly row: Row | null;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

interface DeclaredListPageProps<Row extends GridRowData> {
  readonly page: DeclaredPage<Row>;
  readonly screen: ListScreenState<Row>;
  /** Left out: those that the filters declare themselves. */
  readonly options?: FilterOptions;
  readonly tabs?: ReactNode;
  readonly actions?: ReactNode;
  readonly preview: (shown: PreviewedRow<Row>) => ReactNode;
}

const DECLARED_OPTIONS: FilterOptions = { optionsOf: ({ options }) => options ?? null, reads: [] };

export function DeclaredListPage<Row extends GridRowData>(props: DeclaredListPageProps<Row>) {
  const { page, screen, options = DECLARED_OPTIONS, tabs, actions, preview } = props;
  const { called, keys, hints, nameOf, filters } = page;
  const { address } = screen.spec;
  return (
    <ListScreen
      {...{ screen, keys, hints, nameOf, filters, options, tabs, actions }}
      allLabel={`All ${called}`}
      preview={(id, row) => preview({ id, row, onStep: screen.cursor.step, onClose: screen.closePreview })}
      empty={<NothingFound what={called} isNarrowed={isNarrowed(address.query)} onClear={() => address.goTo('')} />}
    />
  );
}
