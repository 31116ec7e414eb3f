// The list of jobs: what it is filtered and sorted by, each from a closed list (screens.md §2.5).
import { z } from 'zod';
import {
  dateRangesOf,
  listPageInput,
  listedIdsInput,
  namedRows,
  optionalFlag,
  searchInput,
  sortOf,
  tickedGroups,
  tickedNames,
} from '../list/list.input.ts';

export const JOB_SORTS = [
  'dueDate',
  'workOrder',
  'address',
  'suburb',
  'state',
  'status',
  'workType',
  'customer',
  'region',
  'contract',
  'scheduler',
  'developer',
  'customerRef',
  'originalDueDate',
  'updatedDueDate',
  'bookedDate',
  'dbydExpiryDate',
  'builderApprovalSentDate',
  'builderApprovedDate',
  'siteContact',
  'id',
] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Days of a job that a range may be of; `dueDate` is the updated one over the original. */
export const JOB_DATES = [
  'dueDate',
  'releaseDate',
  'onsiteDate',
  'integrationDate',
  'crqDate',
  'dbydExpiryDate',
  'laseDate',
  'bookedDate',
  'workTasksCompleteDate',
] as const;
export type JobDate = (typeof JOB_DATES)[number];

export const BUILDER_APPROVALS = ['none', 'sent', 'approved'] as const;

const jobFilterInput = z.strictObject({
  search: searchInput,
  ids: namedRows,
  statuses: tickedNames,
  workTypes: tickedNames,
  contracts: tickedNames,
  regions: tickedNames,
  states: tickedNames,
  customers: tickedNames,
  deliveryPartners: tickedNames,
  deliveryPartnerPms: tickedNames,
  developers: tickedNames,
  schedulers: tickedNames,
  groupIds: tickedGroups,
  accelerated: optionalFlag,
  received: optionalFlag,
  hasRejectedItems: optionalFlag,
  hasMissingPhotos: optionalFlag,
  builderApproval: z
    .enum(BUILDER_APPROVALS)
    .nullish()
    .transform((state) => state ?? null),
  overdue: optionalFlag,
  dates: dateRangesOf(JOB_DATES),
});
export type JobFilter = z.output<typeof jobFilterInput>;

const filter = z.preprocess((given) => given ?? {}, jobFilterInput);

export const jobListInput = z.strictObject({ filter, sort: sortOf(JOB_SORTS), ...listPageInput });
export const jobIdsInput = z.strictObject({ filter, first: listedIdsInput });
export type JobListInput = z.output<typeof jobListInput>;

export const runSheetInput = z.strictObject({ filter });

/** The board by status: columns that are shown further are named. */
export const jobBoardInput = z.strictObject({ filter, opened: tickedNames.transform((names) => names ?? []) });
export type JobBoardInput = z.output<typeof jobBoardInput>;
