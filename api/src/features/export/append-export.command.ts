// Each export is an event: who took what out, and how much of it (screens.md §2.0).
import type { ListSort } from '@lotline/schema/domain/list/list.input';
import type { TakenExport } from '@lotline/schema/domain/list/taken-export.input';
import { LIST_NAMES } from '@lotline/schema/domain/view/declared-lists';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand, runUnremembered } from '../../platform/command/command.ts';
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
  /** Of a computer's copy: how old that was, or null. */
  readonly copyOf?: string | null;
}

/** An export that the server streams: known as it ends. */
export function appendExport(context: RequestContext, event: ExportEvent): Promise<void> {
  return runUnremembered(context, (command) => {
    addEvent(command, context, event);
    return Promise.resolve();
  });
}

/**
 * An export that a computer wrote without a network, from its own copy. Whoever took the list out says so, also where they may not read it any more.
 * @throws RefusalError INVALID_INPUT for a list that there is not
 */
export async function recordTakenExport(context: RequestContext, { client, columns, ...taken }: TakenExport): Promise<void> {
  const { list } = taken;
  if (!LIST_NAMES.some((name) => name === list)) refuse('INVALID_INPUT', { field: 'list', sentence: 'There is no such list.' });
  await runCommand(context, {
    ...{ operation: 'recordTakenExport', input: { ...taken, columns }, client },
    work: (command) => {
      addEvent(command, context, { ...taken, columns: columns.map((key) => ({ key })), isComplete: true });
      return Promise.resolve(null);
    },
  });
}

function addEvent(command: CommandContext, { actor }: RequestContext, event: ExportEvent): void {
  const { list, format, filter, sort, columns, rows, isComplete, copyOf } = event;
  appendEvent(command, {
    move: 'exportList',
    entity: 'export',
    // an export has no row of its own: it is its person's
    entityId: actor.userId,
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
      ...(copyOf === undefined ? {} : { copyOf }),
    },
  });
}
