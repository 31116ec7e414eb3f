// Which of a job's own fields are told as they were: none of them an amount. Those of the job's form are called as everywhere.
import type { NameOfField } from '../job/job-field-names.ts';
import { isJobField } from '../job/job.fields.ts';

/** Of those that the form has not. */
const LABELS: Readonly<Partial<Record<string, string>>> = {
  status: 'Status',
  onsiteDate: 'Onsite',
  bookedDate: 'Booked',
  workTasksCompleteDate: 'Tasks completed',
};

export const JOB_FIELDS_AS_AT = [
  ...(['status', 'originalDueDate', 'updatedDueDate', 'startDueDate', 'onsiteDate', 'laseDate', 'dbydExpiryDate', 'crqDate'] as const),
  ...(['integrationDate', 'bookedDate', 'workTasksCompleteDate', 'siteContact', 'siteContactPhone', 'developer', 'scheduler'] as const),
  ...(['deliveryPartner', 'customerRef', 'contract', 'region', 'buildType', 'lotNumber', 'unitNumber', 'streetNumber'] as const),
  ...(['streetName', 'suburb', 'comments'] as const),
] as const;
export type JobFieldAsAt = (typeof JOB_FIELDS_AS_AT)[number];

export interface FieldAsAt {
  readonly label: string;
  readonly then: string | null;
  readonly now: string | null;
  readonly differs: boolean;
}

const said = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What is empty then and now is left out. */
export function fieldsAsAt(
  then: Readonly<Record<string, unknown>>,
  now: Readonly<Record<JobFieldAsAt, unknown>>,
  nameOf: NameOfField,
): readonly FieldAsAt[] {
  return JOB_FIELDS_AS_AT.map((name) => {
    const [was, is] = [said(then[name]), said(now[name])];
    return { label: isJobField(name) ? nameOf(name) : (LABELS[name] ?? name), then: was, now: is, differs: was !== is };
  }).filter((field) => field.then !== null || field.now !== null);
}
