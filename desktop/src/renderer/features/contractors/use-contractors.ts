// Reads and changes of contractors: the list's pages, one contractor, save and moves.
import { CONTRACTOR_LIST } from '@lotline/schema/domain/contractor/contractor.columns';
import type { ContractorMove } from '@lotline/schema/domain/contractor/contractor.lifecycle';
import {
  ContractorRowFieldsFragmentDoc,
  GetContractorDetailDocument,
  GetContractorListDocument,
  GetContractorOptionsDocument,
  MoveContractorDocument,
  SaveContractorDocument,
} from '@lotline/schema/generated/documents/contractor';
import type { Followed } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { undoneText } from '../../platform/data/use-undo-offer.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { offeredBy, requestedFilter, type RequestedFilter } from '../../platform/list/declared-filters.ts';
import { offeredOptions, type FilterOptions } from '../../platform/list/filter-options.ts';
import type { ListAddress } from '../../platform/list/use-list-address.ts';
import { useRecordRows, type RecordRows } from '../../platform/list/use-record-rows.ts';
import type { RecordEdit } from '../../platform/record/use-record-form.ts';
import type { ContractorRow } from './contractor-data.ts';

const ALL: Followed = { entity: 'independent_contractor' };
const OFFERED = offeredBy(CONTRACTOR_LIST);

const ROWS: RecordRows<RequestedFilter<typeof CONTRACTOR_LIST>, ContractorRow> = {
  list: CONTRACTOR_LIST,
  type: 'ContractorRow',
  fragment: ContractorRowFieldsFragmentDoc,
  page: async (ask, asked) => (await ask(GetContractorListDocument, asked)).contractorList,
};

export const useContractorList = (address: ListAddress) => useRecordRows(ROWS, requestedFilter(CONTRACTOR_LIST, address.query), address);

/** @param isWanted asked for when a filter is opened, not before */
export function useContractorOptions(isWanted: boolean): FilterOptions {
  const read = useRead(GetContractorOptionsDocument, { variables: {}, follows: [ALL], isWanted });
  return offeredOptions(OFFERED, read, read.data?.contractorFilterOptions);
}

export function useContractor(id: number) {
  const read = useRead(GetContractorDetailDocument, {
    variables: { id },
    follows: [{ ...ALL, id }, { entity: 'work_group' }, { entity: 'app_user' }, { entity: 'lookup' }],
  });
  return { ...read, contractor: read.data?.contractorDetail ?? null };
}

export const useSaveContractor = (isFormless = false) =>
  useCommand({
    send: async (call, { id, changes, base, why = '' }: RecordEdit, client) =>
      (await call(SaveContractorDocument, { input: { id, changes, base, why }, client })).data.saveContractor ?? null,
    touches: [ALL],
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });

interface MoveWish {
  readonly id: number;
  readonly version: number;
  readonly move: ContractorMove;
  readonly why: string;
}

export const useMoveContractor = (isFormless = false) =>
  useCommand({
    send: async (call, { version, ...wish }: MoveWish, client) =>
      (await call(MoveContractorDocument, { ...wish, client: { ...client, expectedVersion: version } })).data.moveContractor ?? null,
    touches: [ALL],
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });
