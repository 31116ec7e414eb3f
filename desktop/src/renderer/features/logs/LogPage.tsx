// The page of one log: its list as declared, and the facts of a row beside it (screens.md §2.23).
import type { ReactNode } from 'react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { AnyList, ColumnKey } from '@lotline/schema/domain/list/list-declaration';
import { useActor } from '@lotline/web-session/react/me-context';
import type { GridRowData } from '../../platform/grid/grid-column.ts';
import { declaredFacts } from '../../platform/list/declared-columns.tsx';
import { usePageAddress, usePageScreen, type DeclaredPage } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import { LiveTail } from './LiveTail.tsx';
import { LogTabs } from './LogTabs.tsx';
import { RowPreview } from './RowPreview.tsx';
import { LOG_PEOPLE, useLogOptions } from './use-log-options.ts';
import { useLogRows, type LogReads } from './use-log-rows.ts';

interface LogPageProps<L extends AnyList, Row extends GridRowData> {
  readonly page: DeclaredPage<Row>;
  readonly reads: LogReads<L, Row>;
  /** One row of it: 'error'. */
  readonly called: string;
  /** The columns that are told as facts beside the list, in their order. */
  readonly facts: readonly ColumnKey<L>[];
  /** Facts in words of their own, before the others. */
  readonly ownFacts?: (row: Row, actor: Actor) => readonly (readonly [label: string, value: ReactNode])[];
  readonly children?: ((row: Row) => ReactNode) | undefined;
}

export function LogPage<L extends AnyList, Row extends GridRowData>(props: LogPageProps<L, Row>) {
  const { page, reads, called, facts, ownFacts, children } = props;
  const actor = useActor();
  const address = usePageAddress(page);
  const screen = usePageScreen(page, { address, reads: useLogRows(reads, address) });
  const asksPeople = page.filters.some(({ id }) => LOG_PEOPLE.includes(id));
  const isNamed = LOG_PEOPLE.some((filter) => address.query.filters[filter] !== undefined);
  const options = useLogOptions(asksPeople && (screen.openFilter !== null || isNamed));
  return (
    <DeclaredListPage
      page={page}
      screen={screen}
      options={options}
      tabs={<LogTabs />}
      before={<LiveTail of={screen.spec} />}
      preview={(shown) => (
        <RowPreview
          {...{ ...shown, called, nameOf: page.nameOf, readRows: screen.spec.reads.readRows }}
          factsOf={(row) => [...(ownFacts?.(row, actor) ?? []), ...declaredFacts(reads.list, actor, row, facts)]}
        >
          {children}
        </RowPreview>
      )}
    />
  );
}
