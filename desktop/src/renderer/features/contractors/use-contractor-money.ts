// Reads of what contractors are paid: the list of payments, a contractor's rates, its statement.
import { CONTRACTOR_PAYMENT_LIST } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import {
  ContractorPaymentRowFieldsFragmentDoc,
  GetContractorPaymentOptionsDocument,
  GetContractorPaymentsDocument,
  GetContractorRatesDocument,
  GetContractorStatementDocument,
} from '@lotline/schema/generated/documents/contractor';
import type { ContractorPaymentRowFieldsFragment } from '@lotline/schema/generated/operations';
import { FIGURES_REST_MS, type Followed } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { offeredBy, requestedFilter, type RequestedFilter } from '../../platform/list/declared-filters.ts';
import { offeredOptions, type FilterOptions } from '../../platform/list/filter-options.ts';
import type { ListAddress } from '../../platform/list/use-list-address.ts';
import { useRecordRows, type RecordRows } from '../../platform/list/use-record-rows.ts';

export type PaymentRow = ContractorPaymentRowFieldsFragment;

const PAGE_ROWS = 100;
const OFFERED = offeredBy(CONTRACTOR_PAYMENT_LIST);
const OF_PAYMENTS: readonly Followed[] = [{ entity: CONTRACTOR_PAYMENT_LIST.live }, { entity: 'independent_contractor' }];

const ROWS: RecordRows<RequestedFilter<typeof CONTRACTOR_PAYMENT_LIST>, PaymentRow> = {
  list: CONTRACTOR_PAYMENT_LIST,
  type: 'ContractorPaymentRow',
  fragment: ContractorPaymentRowFieldsFragmentDoc,
  page: async (ask, asked) => (await ask(GetContractorPaymentsDocument, asked)).contractorPayments,
};

export const usePaymentList = (address: ListAddress) =>
  useRecordRows(ROWS, requestedFilter(CONTRACTOR_PAYMENT_LIST, address.query), address);

/** @param isWanted asked for when a filter is opened, not before */
export function usePaymentOptions(isWanted: boolean): FilterOptions {
  const read = useRead(GetContractorPaymentOptionsDocument, { variables: {}, follows: [{ entity: 'independent_contractor' }], isWanted });
  return offeredOptions(OFFERED, read, read.data?.contractorPaymentFilterOptions);
}

/** The newest of one contractor. */
export function useContractorPayments(contractorId: number) {
  const read = useRead(GetContractorPaymentsDocument, {
    variables: { filter: { contractorIds: [contractorId] }, first: PAGE_ROWS },
    follows: OF_PAYMENTS,
    restMs: FIGURES_REST_MS,
  });
  return { ...read, payments: read.data?.contractorPayments ?? null };
}

export function useContractorRates(contractorId: number) {
  const read = useRead(GetContractorRatesDocument, {
    variables: { contractorId },
    follows: [{ entity: 'child_code' }, { entity: 'work_group' }],
  });
  return { ...read, rates: read.data?.contractorRates ?? null };
}

export function useStatement(contractorId: number, { from, to }: { readonly from: string; readonly to: string }) {
  const read = useRead(GetContractorStatementDocument, {
    variables: { contractorId, from, to },
    follows: OF_PAYMENTS,
    restMs: FIGURES_REST_MS,
  });
  return { ...read, statement: read.data?.contractorStatement ?? null };
}
