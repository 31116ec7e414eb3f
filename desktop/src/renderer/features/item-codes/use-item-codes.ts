// Reads and changes of the catalogue: its pages, one of it, what its filters offer, save and archive.
import { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import {
  ArchiveItemCodeDocument,
  GetItemCodeOptionsDocument,
  GetItemCodesDocument,
  ItemCodeFieldsFragmentDoc,
  SaveItemCodeDocument,
} from '@lotline/schema/generated/documents/item-code';
import type { ItemCodeFieldsFragment } from '@lotline/schema/generated/operations';
import type { Followed } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { offeredBy, requestedFilter, type RequestedFilter } from '../../platform/list/declared-filters.ts';
import { offeredOptions, type FilterOptions } from '../../platform/list/filter-options.ts';
import type { ListAddress } from '../../platform/list/use-list-address.ts';
import { useRecordRows, type RecordRows } from '../../platform/list/use-record-rows.ts';
import type { RecordEdit } from '../../platform/record/use-record-form.ts';

export type ItemCode = ItemCodeFieldsFragment;
export type ItemCodeFilter = RequestedFilter<typeof ITEM_CODE_LIST>;

const CATALOGUE: Followed = { entity: 'field_item' };
const OFFERED = offeredBy(ITEM_CODE_LIST);

const ROWS: RecordRows<ItemCodeFilter, ItemCode> = {
  list: ITEM_CODE_LIST,
  type: 'ItemCode',
  fragment: ItemCodeFieldsFragmentDoc,
  page: async (ask, asked) => (await ask(GetItemCodesDocument, asked)).itemCodes,
};

export const useItemCodes = (address: ListAddress) => useRecordRows(ROWS, requestedFilter(ITEM_CODE_LIST, address.query), address);

/** As it is now, wherever it stands in the list. */
export function useItemCode(id: number) {
  const read = useRead(GetItemCodesDocument, { variables: { filter: { ids: [id] }, first: 1 }, follows: [{ ...CATALOGUE, id }] });
  return { ...read, item: read.data?.itemCodes.rows[0] ?? null };
}

/** @param isWanted asked for when a filter is opened, not before */
export function useItemCodeOptions(isWanted: boolean): FilterOptions {
  const read = useRead(GetItemCodeOptionsDocument, { variables: {}, follows: [CATALOGUE], isWanted });
  return offeredOptions(OFFERED, read, read.data?.itemCodeFilterOptions);
}

/** @param toastText what is said once it is saved */
export const useSaveItemCode = (toastText: string) =>
  useCommand({
    toastText,
    send: async (call, { id, changes, base, why = '' }: RecordEdit, client) =>
      (await call(SaveItemCodeDocument, { input: { id, changes, base, why }, client })).data,
    touches: [CATALOGUE],
    isDoneWhenRead: true,
  });

export const useArchiveItemCode = () =>
  useCommand({
    send: async (call, { item: { id, version }, archived }: { readonly item: ItemCode; readonly archived: boolean }, client) =>
      (await call(ArchiveItemCodeDocument, { id, archived, client: { ...client, expectedVersion: version } })).data.archiveItemCode,
    touches: [CATALOGUE],
    isFormless: true,
  });
