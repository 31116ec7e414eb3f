// Each export is an event: who took what out, and how much of it (screens.md §2.0).
import type { ListSort } from '@lotline/schema/domain/list/list.input';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runUnremembered } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';

export interface ExportEvent {
  readonly list: string;
  /** csv or xlsx. */
  readonly format: string;
  /** As it was asked for. */
  readonly filter: unknown;
  readonly sort: ListSort | null;
  readonly columns: readonly { readonly key: string }[];
  readonly rows: number;
  readonly isComplete: boolean;
}

export function appendExport(
  context: RequestContext,
  { list, format, filter, sort, columns, rows, isComplete }: ExportEvent,
): Promise<void> {
  return runUnremembered(context, (command) => {
    appendEvent(command, {
      move: 'exportList',
      entity: 'export',
      // an export has no row of its own: it is its person's
      entityId: context.actor.userId,
      constructionId: null,
      version: 0,
      detail: {
        list,
        format,
        filter: typeof filter === 'object' && filter !== null ? filter : {},
        sort,
        columns: [...new Set(columns.map(({ key }) => key))],
        rows,
        isComplete,
      },
    });
    return Promise.resolve();
  });
}
