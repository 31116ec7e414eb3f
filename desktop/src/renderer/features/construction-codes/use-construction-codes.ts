// Reads and changes of construction codes: the list's pages, one code, what filters and form offer, save and archive.
import { CONSTRUCTION_CODE_LIST } from '@lotline/schema/domain/item/construction-code.columns';
import type { RecordOption } from '@lotline/schema/domain/record/record-declaration';
import {
  ArchiveConstructionCodeDocument,
  ConstructionCodeRowFieldsFragmentDoc,
  GetConstructionCodeDetailDocument,
  GetConstructionCodeItemsDocument,
  GetConstructionCodeOptionsDocument,
  GetConstructionCodesDocument,
  SaveConstructionCodeDocument,
} from '@lotline/schema/generated/documents/construction-code';
import { optionalData } from '@lotline/web-session/react/optional-data';
import type { Followed } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { undoneText } from '../../platform/data/use-undo-offer.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { offeredBy, requestedFilter, type RequestedFilter } from '../../platform/list/declared-filters.ts';
import { offeredOptions, type FilterOptions } from '../../platform/list/filter-options.ts';
import type { ListAddress } from '../../platform/list/use-list-address.ts';
import { useRecordRows, type RecordRows } from '../../platform/list/use-record-rows.ts';
import type { RecordEdit } from '../../platform/record/use-record-form.ts';
import type { ConstructionCodeRow } from './construction-code-data.ts';

const ALL: Followed = { entity: 'construction_code' };
const ITEMS: Followed = { entity: 'field_item' };
const OFFERED = offeredBy(CONSTRUCTION_CODE_LIST);

const ROWS: RecordRows<RequestedFilter<typeof CONSTRUCTION_CODE_LIST>, ConstructionCodeRow> = {
  list: CONSTRUCTION_CODE_LIST,
  type: 'ConstructionCodeRow',
  fragment: ConstructionCodeRowFieldsFragmentDoc,
  page: async (ask, asked) => (await ask(GetConstructionCodesDocument, asked)).constructionCodes,
};

export const useConstructionCodes = (address: ListAddress) =>
  useRecordRows(ROWS, requestedFilter(CONSTRUCTION_CODE_LIST, address.query), address);

/** @param isWanted asked for when a filter is opened, not before */
export function useConstructionCodeOptions(isWanted: boolean): FilterOptions {
  const read = useRead(GetConstructionCodeOptionsDocument, { variables: {}, follows: [ALL], isWanted });
  return offeredOptions(OFFERED, read, read.data?.constructionCodeFilterOptions);
}

export function useConstructionCode(id: number) {
  // its periods are rows of their own, and what is paid for its item is shown beside it
  const read = useRead(GetConstructionCodeDetailDocument, { variables: { id }, follows: [ALL, ITEMS, { entity: 'child_code' }] });
  return { ...read, code: read.data?.constructionCodeDetail ?? null };
}

/** Nothing yet while it is read. */
export function useItemOptions(): readonly RecordOption[] {
  const read = useRead(GetConstructionCodeItemsDocument, { variables: {}, follows: [ITEMS] });
  return optionalData(read)?.constructionCodeItems.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
}

interface CodeEdit extends RecordEdit {
  readonly endsPrevious: boolean;
}

export const useSaveConstructionCode = (isFormless = false) =>
  useCommand({
    send: async (call, { id, changes, base, why = '', ...wish }: CodeEdit, client) =>
      (await call(SaveConstructionCodeDocument, { input: { id, changes, base, why, ...wish }, client })).data.saveConstructionCode ?? null,
    touches: [ALL],
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });

interface ArchiveWish {
  readonly id: number;
  readonly version: number;
  readonly archived: boolean;
  readonly why: string;
}

export const useArchiveConstructionCode = (isFormless = false) =>
  useCommand({
    send: async (call, { version, ...wish }: ArchiveWish, client) =>
      (await call(ArchiveConstructionCodeDocument, { ...wish, client: { ...client, expectedVersion: version } })).data
        .archiveConstructionCode ?? null,
    touches: [ALL],
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });
