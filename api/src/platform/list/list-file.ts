// A declared list as it is written to a file: its columns, and its rows as the person may have them (decision 079).
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { exportInput } from '@lotline/schema/domain/list/export.input';
import { ownLabel, type AnyList, type LabelOf, type RowOf } from '@lotline/schema/domain/list/list-declaration';
import type { ListSort } from '@lotline/schema/domain/list/list.input';
import { chosenColumns, fileColumns, type ExportedRow } from '@lotline/schema/domain/list-file/file-columns';
import type { ListName } from '@lotline/schema/domain/view/declared-lists';
import type { RequestContext } from '../command/request-context.ts';
import type { DeclaredList } from './declared-list.ts';
import { mustReadList } from './must-read-list.ts';
import type { PresentRow } from './present-row.ts';
import { readByKeys, type ReadBatch } from './read-by-keys.ts';

type NamedList = AnyList & { readonly name: ListName };

interface FileSource<L extends NamedList> {
  readonly reads: DeclaredList<L>;
  readonly present: (context: RequestContext) => PresentRow<L> | Promise<PresentRow<L>>;
  /** Where settings name its columns. */
  readonly labels?: (context: RequestContext) => Promise<LabelOf>;
}

export interface OpenedFile {
  readonly columns: ReturnType<typeof fileColumns>;
  readonly read: ReadBatch<ExportedRow>;
  /** As it was asked for. */
  readonly filter: unknown;
  readonly sort: ListSort | null;
}

export interface ListFile {
  readonly list: ListName;
  /** @throws RefusalError CLAIM_REQUIRED, INVALID_INPUT */
  readonly open: (context: RequestContext, query: unknown) => Promise<OpenedFile>;
}

export const listFile = <L extends NamedList>({ reads, present, labels }: FileSource<L>): ListFile => ({
  list: reads.list.name,
  open: async (context, query) => {
    mustReadList(context, reads.list);
    const asked = parseInput(exportInput, query);
    const { filter, sort } = parseInput(reads.inputs.page, { filter: asked.filter, sort: asked.sort });
    const labelOf = labels === undefined ? ownLabel : await labels(context);
    const columns = chosenColumns(fileColumns(reads.list, labelOf), { keys: asked.columns, actor: context.actor });
    const presentRow = await present(context);
    const read = readByKeys(reads.all(context, { filter, sort }), (row): ExportedRow & RowOf<L> => presentRow(row));
    return { columns, read, filter: asked.filter, sort };
  },
});
