// The columns of what is edited of a job, by the names of the wire (schema/domain/job/job.fields.ts).
import { customKey, JOB_FIELD_NAMES, type JobField, type JobValue, type JobValues } from '@lotline/schema/domain/job/job.fields';

const OWN_NAMES: Partial<Record<JobField, string>> = { projectFSAM: 'project_fsam', financialContact: 'financial_contact_name' };

export const columnOf = (field: JobField): string => OWN_NAMES[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Select list of the fields that are edited, under the wire's names. */
export const editedColumns = (alias: string): string =>
  JOB_FIELD_NAMES.map((field) => `${alias}.${columnOf(field)} as "${field}"`).join(', ');

type Stored = Readonly<Record<string, unknown>>;

const isValue = (value: unknown): value is JobValue => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** One map of a row's fields, custom ones among them. What a custom field holds beside plain values is not edited here. */
export function valuesOf(row: Stored, customFields: Stored): JobValues {
  const own = JOB_FIELD_NAMES.map((field) => [field, row[field]] as const);
  const custom = Object.entries(customFields).map(([name, value]) => [customKey(name), value] as const);
  return Object.fromEntries([...own, ...custom].filter((entry): entry is [string, JobValue] => isValue(entry[1])));
}
