// Reads of the list of potential jobs: its pages, one of them, its files, what stands at the same site, and what its filters offer.
import { POTENTIAL_JOB_LIST } from '@lotline/schema/domain/potential-job/potential-job.columns';
import {
  GetPotentialJobIdsDocument,
  GetPotentialJobOptionsDocument,
  GetPotentialJobsDocument,
  PotentialJobFilesDocument,
  PotentialJobMatchesDocument,
  PotentialJobRowFieldsFragmentDoc,
} from '@lotline/schema/generated/documents/potential-job';
import type { PotentialJobRowFieldsFragment } from '@lotline/schema/generated/operations';
import type { Followed } from '../../platform/data/follows.ts';
import { useAsk } from '../../platform/data/use-ask.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { offeredBy, requestedFilter } from '../../platform/list/declared-filters.ts';
import { offeredOptions, type FilterOptions } from '../../platform/list/filter-options.ts';
import { useRecordRows, type RecordRows } from '../../platform/list/use-record-rows.ts';
import type { TabAddress } from './potential-job-tabs.ts';

export type PotentialJobRow = PotentialJobRowFieldsFragment;

export const ALL_POTENTIAL_JOBS: Followed = { entity: 'potential_job' };
const OFFERED = offeredBy(POTENTIAL_JOB_LIST);

const filterOf = ({ tab, address: { query } }: TabAddress) => ({
  ...requestedFilter(POTENTIAL_JOB_LIST, query),
  ...(tab === 'all' ? {} : { tab }),
});
const ROWS: RecordRows<ReturnType<typeof filterOf>, PotentialJobRow> = {
  list: POTENTIAL_JOB_LIST,
  type: 'PotentialJobRow',
  fragment: PotentialJobRowFieldsFragmentDoc,
  page: async (ask, asked) => (await ask(GetPotentialJobsDocument, asked)).potentialJobPage,
};

export function usePotentialJobs(at: TabAddress) {
  const { ask } = useAsk();
  const rows = useRecordRows(ROWS, filterOf(at), at.address);
  const allIds = async (): Promise<readonly number[]> => (await ask(GetPotentialJobIdsDocument, { filter: rows.filter })).potentialJobIds;
  return { ...rows, allIds };
}

/** As it is now, wherever it stands in the list. */
export function usePotentialJob(id: number) {
  const read = useRead(GetPotentialJobsDocument, {
    variables: { filter: { ids: [id] }, first: 1 },
    follows: [{ ...ALL_POTENTIAL_JOBS, id }],
  });
  return { ...read, row: read.data?.potentialJobPage.rows[0] ?? null };
}

export const usePotentialJobFiles = (id: number) =>
  useRead(PotentialJobFilesDocument, { variables: { id }, follows: [{ ...ALL_POTENTIAL_JOBS, id }] });

export const useSiteMatches = (id: number) =>
  useRead(PotentialJobMatchesDocument, { variables: { id }, follows: [{ ...ALL_POTENTIAL_JOBS, id }] });

/** @param isWanted asked for when a filter is opened, not before */
export function usePotentialJobOptions(isWanted: boolean): FilterOptions {
  const read = useRead(GetPotentialJobOptionsDocument, { variables: {}, follows: [ALL_POTENTIAL_JOBS], isWanted });
  return offeredOptions(OFFERED, read, read.data?.potentialJobFilterOptions);
}

const MOST_ROWS = 200;

/** Those of these numbers as they are now, in their order; null while they are read. */
export function useChosenPotentialJobs(ids: readonly number[]) {
  const read = useRead(GetPotentialJobsDocument, {
    variables: { filter: { ids: [...ids] }, first: MOST_ROWS },
    follows: [ALL_POTENTIAL_JOBS],
  });
  const rows = read.data?.potentialJobPage.rows;
  const byId = new Map(rows?.map((row) => [row.id, row]));
  return { ...read, rows: rows === undefined ? null : ids.flatMap((id) => byId.get(id) ?? []) };
}
