// What the jobs are filtered by, and how the address says it (screens.md §2.5).
import type { JobFilterInput } from '@lotline/schema/generated/operations';
import { JOB_SORTS } from '@lotline/schema/domain/job/job-list.input';
import type { JobField } from '@lotline/schema/domain/job/job.fields';
import type { NameOfField } from '@lotline/schema/domain/job/job-field-names';
import type { FilterDefinition, ListQuery } from '../../platform/list/list-query.ts';

const YES = 'yes';
const NO = 'no';
const YES_NO = [
  { value: YES, label: 'Yes' },
  { value: NO, label: 'No' },
];
const BUILDER = [
  { value: 'none', label: 'Not asked' },
  { value: 'sent', label: 'Sent' },
  { value: 'approved', label: 'Approved' },
];

/** Filters whose options the server tells, by its name for them. */
export const OPTIONS_OF = {
  status: 'statuses',
  type: 'workTypes',
  contract: 'contracts',
  region: 'regions',
  state: 'states',
  customer: 'customers',
  partner: 'deliveryPartners',
  pm: 'deliveryPartnerPms',
  developer: 'developers',
  scheduler: 'schedulers',
} as const;

const DAYS = {
  due: 'dueDate',
  released: 'releaseDate',
  onsite: 'onsiteDate',
  integration: 'integrationDate',
  crq: 'crqDate',
  dbyd: 'dbydExpiryDate',
  lase: 'laseDate',
  booked: 'bookedDate',
  completed: 'workTasksCompleteDate',
} as const;

export const JOB_FILTERS: readonly FilterDefinition[] = [
  { id: 'status', label: 'Status', kind: 'many' },
  { id: 'due', label: 'Due', kind: 'days' },
  { id: 'customer', label: 'Customer', kind: 'many' },
  { id: 'type', label: 'Work type', kind: 'many' },
  { id: 'state', label: 'State', kind: 'many' },
  { id: 'region', label: 'Region', kind: 'many' },
  { id: 'group', label: 'Group', kind: 'many' },
  { id: 'scheduler', label: 'Scheduler', kind: 'many' },
  { id: 'overdue', label: 'Overdue', kind: 'one', options: YES_NO },
  { id: 'accelerated', label: 'Accelerated', kind: 'one', options: YES_NO },
  { id: 'received', label: 'Received', kind: 'one', options: YES_NO },
  { id: 'rejected', label: 'Rejected items', kind: 'one', options: YES_NO },
  { id: 'photos', label: 'Photos missing', kind: 'one', options: YES_NO },
  { id: 'builder', label: 'Builder approval', kind: 'one', options: BUILDER },
  { id: 'contract', label: 'Contract', kind: 'many' },
  { id: 'partner', label: 'Delivery partner', kind: 'many' },
  { id: 'pm', label: 'Delivery partner PM', kind: 'many' },
  { id: 'developer', label: 'Developer', kind: 'many' },
  { id: 'booked', label: 'Booked', kind: 'days' },
  { id: 'dbyd', label: 'DBYD expiry', kind: 'days' },
  { id: 'released', label: 'Released', kind: 'days' },
  { id: 'onsite', label: 'Onsite', kind: 'days' },
  { id: 'integration', label: 'Integration', kind: 'days' },
  { id: 'crq', label: 'CRQ', kind: 'days' },
  { id: 'lase', label: 'LASE', kind: 'days' },
  { id: 'completed', label: 'Tasks completed', kind: 'days' },
];

/** Filters by a field that has its own label, and which. */
const FIELD_OF: Readonly<Partial<Record<string, JobField>>> = {
  ...{ customer: 'financialContact', type: 'workType', state: 'state', region: 'region', scheduler: 'scheduler', developer: 'developer' },
  ...{ accelerated: 'acceleratedJob', received: 'isReceived', contract: 'contract', partner: 'deliveryPartner', pm: 'deliveryPartnerPm' },
  ...{ dbyd: 'dbydExpiryDate', released: 'releaseDate', integration: 'integrationDate', crq: 'crqDate', lase: 'laseDate' },
};

/** The filters as the work types call what they filter by. */
export const namedFilters = (nameOf: NameOfField): readonly FilterDefinition[] =>
  JOB_FILTERS.map((filter) => {
    const field = FIELD_OF[filter.id];
    return field === undefined ? filter : { ...filter, label: nameOf(field) };
  });

export const SORT_FIELDS: readonly string[] = JOB_SORTS;

/** Only what is set: the same filter for the list, "select all" and the export. */
export function toJobFilter({ search, filters }: ListQuery): JobFilterInput {
  const names = Object.entries(OPTIONS_OF).flatMap(([id, field]) =>
    filters[id] === undefined ? [] : [[field, [...filters[id]]] as const],
  );
  const dates = Object.entries(DAYS).flatMap(([id, field]) => {
    const [from = '', to = ''] = filters[id] ?? [];
    return from === '' && to === '' ? [] : [{ field, from: from === '' ? null : from, to: to === '' ? null : to }];
  });
  const flag = (id: string): boolean | undefined => (filters[id] === undefined ? undefined : filters[id][0] === YES);
  const groupIds = (filters['group'] ?? []).map(Number).filter(Number.isInteger);
  return withoutUndefined({
    ...Object.fromEntries(names),
    search: search === '' ? undefined : search,
    groupIds: groupIds.length === 0 ? undefined : groupIds,
    accelerated: flag('accelerated'),
    received: flag('received'),
    hasRejectedItems: flag('rejected'),
    hasMissingPhotos: flag('photos'),
    overdue: flag('overdue'),
    builderApproval: filters['builder']?.[0],
    dates: dates.length === 0 ? undefined : dates,
  });
}

const withoutUndefined = (filter: JobFilterInput): JobFilterInput =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
