// What the page of a log says of itself. Nothing is done with a log's rows, so its keys and hints are those of reading, and a row has no page but the list's.
import type { AnyList } from '@lotline/schema/domain/list/list-declaration';
import type { ListName } from '@lotline/schema/domain/view/declared-lists';
import type { GridRowData } from '../../platform/grid/grid-column.ts';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { declarePage, type DeclaredPage } from '../../platform/list/declared-page.ts';
import { LOG_HINTS, LOG_KEYS } from './log-keys.ts';

interface LogWish<L extends AnyList, Row extends GridRowData> extends Pick<DeclaredPage<Row>, 'called' | 'says' | 'columns' | 'nameOf'> {
  readonly list: L & { readonly name: ListName };
  readonly filters: Parameters<typeof filterDefinitions<L>>[1];
  /** '/logs/errors' */
  readonly path: string;
}

/** Once, outside of any component. */
export const declareLog = <L extends AnyList, Row extends GridRowData>({ filters, path, ...page }: LogWish<L, Row>): DeclaredPage<Row> =>
  declarePage<Row>({
    ...page,
    filters: filterDefinitions(page.list, filters),
    words: { keys: LOG_KEYS, hints: LOG_HINTS },
    pathOf: (id) => `${path}?open=${String(id)}`,
  });
