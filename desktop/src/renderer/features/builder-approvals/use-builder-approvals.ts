// Reads of the builder approvals: pages, one row, all ids that the filter finds, what the filters offer, the requests of a job.
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import {
  BuilderApprovalRowFieldsFragmentDoc,
  BuilderRequestsDocument,
  GetBuilderApprovalIdsDocument,
  GetBuilderApprovalOptionsDocument,
  GetBuilderApprovalsDocument,
} from '@lotline/schema/generated/documents/builder-approval';
import type { BuilderApprovalRowFieldsFragment, BuilderRequestsQuery } from '@lotline/schema/generated/operations';
import { job } from '../../platform/data/follows.ts';
import { useAsk } from '../../platform/data/use-ask.ts';
import { useRead } from '../../platform/data/use-read.ts';
import type { FilterOptions } from '../../platform/list/filter-options.ts';
import type { ListAddress } from '../../platform/list/use-list-address.ts';
import { useRecordRows, type RecordRows } from '../../platform/list/use-record-rows.ts';
import { OPTIONS_OF, toApprovalFilter } from './approval-filters.ts';

export type ApprovalRow = BuilderApprovalRowFieldsFragment;
export type SentRequest = BuilderRequestsQuery['builderRequests'][number];

const ROWS: RecordRows<ReturnType<typeof toApprovalFilter>, ApprovalRow> = {
  list: BUILDER_APPROVAL_LIST,
  type: 'BuilderApprovalRow',
  fragment: BuilderApprovalRowFieldsFragmentDoc,
  page: async (ask, asked) => (await ask(GetBuilderApprovalsDocument, asked)).builderApprovals,
};

export function useBuilderApprovals(address: ListAddress) {
  const { ask } = useAsk();
  const rows = useRecordRows(ROWS, toApprovalFilter(address.query), address);
  const allIds = async (): Promise<readonly number[]> =>
    (await ask(GetBuilderApprovalIdsDocument, { filter: rows.filter })).builderApprovalIds;
  return { ...rows, allIds };
}

/** As it is now, wherever it stands in the list, with what its builder was asked. */
export function useApproval(id: number) {
  const follows = [job(id, 'job')];
  const read = useRead(GetBuilderApprovalsDocument, { variables: { filter: { ids: [id] }, first: 1 }, follows });
  const requests = useRead(BuilderRequestsDocument, { variables: { constructionId: id }, follows });
  const rows = read.data?.builderApprovals.rows;
  return {
    row: rows?.[0] ?? null,
    isGone: rows?.length === 0,
    requests: requests.data?.builderRequests,
    read: { ...read, error: read.error ?? requests.error, refetch: () => Promise.all([read.refetch(), requests.refetch()]) },
  };
}

/** @param isWanted asked for when a filter is opened, not before */
export function useApprovalOptions(isWanted: boolean): FilterOptions {
  const read = useRead(GetBuilderApprovalOptionsDocument, { variables: {}, follows: [{ entity: 'construction' }], isWanted });
  return {
    optionsOf: ({ id, options }) => {
      const names = OPTIONS_OF[id];
      if (options !== undefined || names === undefined) return options ?? null;
      return read.data?.builderApprovalFilterOptions[names].map((value) => ({ value, label: value })) ?? null;
    },
    reads: [read],
  };
}
