// A list as a file (exportLookupValues): what is taken out is an event, as each export is.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { lookupCsvHeaders } from '@lotline/schema/domain/lookup/lookup-csv.rules';
import { mustBeList } from '@lotline/schema/domain/lookup/lookup.input';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { mustManage } from '../../platform/record/lock-record.ts';
import { listCsv } from './lookup-csv.queries.ts';
import { loadLookupValues } from './lookup-values.queries.ts';

/** A type alias: what a command keeps of itself is JSON. */
export type LookupExport = { csv: string; rows: number };

export function exportLookupValues(context: RequestContext, input: { list: string }, client: ClientMutation | null): Promise<LookupExport> {
  return runCommand<LookupExport>(context, {
    operation: 'exportLookupValues',
    input,
    client,
    work: async (command) => {
      mustManage(command, LOOKUP_VALUE);
      const list = mustBeList(input.list);
      const { values } = await loadLookupValues(command, list);
      appendEvent(command, {
        ...{ move: 'exportList', entity: 'export', entityId: command.actor.userId, constructionId: null, version: 0 },
        detail: {
          ...{ list: list.label, format: 'csv', filter: {}, sort: null, columns: [...lookupCsvHeaders(list)] },
          ...{ rows: values.length, isComplete: true },
        },
      });
      return { csv: listCsv(list, values), rows: values.length };
    },
  });
}
