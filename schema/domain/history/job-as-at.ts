// Which of a job's own fields are told as they were, under which names: none of them an amount.
const LABELS = {
  status: 'Status',
  originalDueDate: 'First due',
  updatedDueDate: 'Due',
  startDueDate: 'Start due',
  onsiteDate: 'Onsite',
  laseDate: 'LASE',
  dbydExpiryDate: 'DBYD expires',
  crqDate: 'CRQ',
  integrationDate: 'Integration',
  bookedDate: 'Booked',
  workTasksCompleteDate: 'Tasks complete',
  siteContact: 'Site contact',
  siteContactPhone: 'Phone',
  developer: 'Developer',
  scheduler: 'Scheduler',
  deliveryPartner: 'Delivery partner',
  customerRef: 'Customer ref',
  contract: 'Contract',
  region: 'Region',
  buildType: 'Build type',
  lotNumber: 'Lot',
  unitNumber: 'Unit',
  streetNumber: 'Street number',
  streetName: 'Street',
  suburb: 'Suburb',
  comments: 'Comments',
} as const;

export type JobFieldAsAt = keyof typeof LABELS;

const isFieldAsAt = (name: string): name is JobFieldAsAt => Object.hasOwn(LABELS, name);
export const JOB_FIELDS_AS_AT: readonly JobFieldAsAt[] = Object.keys(LABELS).filter(isFieldAsAt);

export interface FieldAsAt {
  readonly label: string;
  readonly then: string | null;
  readonly now: string | null;
  readonly differs: boolean;
}

const said = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What is empty then and now is left out. */
export function fieldsAsAt(then: Readonly<Record<string, unknown>>, now: Readonly<Record<JobFieldAsAt, unknown>>): readonly FieldAsAt[] {
  return JOB_FIELDS_AS_AT.map((name) => {
    const [was, is] = [said(then[name]), said(now[name])];
    return { label: LABELS[name], then: was, now: is, differs: was !== is };
  }).filter((field) => field.then !== null || field.now !== null);
}
