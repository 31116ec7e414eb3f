// Reads of what contractors are paid: the list of payments, a contractor's rates, its statement.
import { useCallback } from 'react';
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
import { useAsk } from '../../platform/data/use-ask.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { useListPages } from '../../platform/grid/use-list-pages.ts';
import { offeredBy, requestedFilter } from '../../platform/list/declared-filters.ts';
import { offeredOptions, type FilterOptions } from '../../platform/list/filter-options.ts';
import type { ListAddress } from '../../platform/list/use-list-address.ts';

export type PaymentRow = ContractorPaymentRowFieldsFragment;

const PAGE_ROWS = 100;
const OFFERED = offeredBy(CONTRACTOR_PAYMENT_LIST);
/** As many of the jobs that others changed are of it. */
const MOST_ARRIVED = 200;
/** A payment changes with its task, which is told of as its job: when it is submitted, corrected, reviewed or reopened. */
const OF_TASKS: readonly Followed[] = [{ entity: CONTRACTOR_PAYMENT_LIST.live }, { entity: 'independent_contractor' }];

export function usePaymentList({ asked, query }: ListAddress) {
  const { ask } = useAsk();
  const filter = requestedFilter(CONTRACTOR_PAYMENT_LIST, query);
  const order = query.sort === null ? null : { field: query.sort.field, descending: query.sort.isDescending };
  const readRows = useCallback(
    async (ids: readonly number[]): Promise<readonly PaymentRow[]> =>
      (await ask(GetContractorPaymentsDocument, { filter: { ids: [...ids] }, first: Math.max(1, ids.length) })).contractorPayments.rows,
    [ask],
  );
  const state = useListPages<PaymentRow>({
    key: `contractorPayments?${asked}`,
    type: 'ContractorPaymentRow',
    fragment: ContractorPaymentRowFieldsFragmentDoc,
    read: async (after) => (await ask(GetContractorPaymentsDocument, { filter, sort: order, first: PAGE_ROWS, after })).contractorPayments,
    readRows,
    changedBy: { [CONTRACTOR_PAYMENT_LIST.live]: ({ constructionId }) => constructionId },
    arrivals: {
      entity: CONTRACTOR_PAYMENT_LIST.live,
      recordOf: ({ constructionId }) => constructionId,
      hasOneRow: false,
      read: async (jobs) =>
        (await ask(GetContractorPaymentsDocument, { filter: { ...filter, constructionIds: [...jobs] }, sort: order, first: MOST_ARRIVED }))
          .contractorPayments.rows,
    },
  });
  return { state, filter, order, readRows };
}

/** @param isWanted asked for when a filter is opened, not before */
export function usePaymentOptions(isWanted: boolean): FilterOptions {
  const read = useRead(GetContractorPaymentOptionsDocument, { variables: {}, follows: [{ entity: 'independent_contractor' }], isWanted });
  return offeredOptions(OFFERED, read, read.data?.contractorPaymentFilterOptions);
}

/** The newest of one contractor. */
export function useContractorPayments(contractorId: number) {
  const read = useRead(GetContractorPaymentsDocument, {
    variables: { filter: { contractorIds: [contractorId] }, first: PAGE_ROWS },
    follows: OF_TASKS,
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
    follows: OF_TASKS,
    restMs: FIGURES_REST_MS,
  });
  return { ...read, statement: read.data?.contractorStatement ?? null };
}
