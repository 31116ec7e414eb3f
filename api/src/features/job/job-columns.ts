// The fields of a job's row, as its declaration has them (schema/domain/job/job.fields.ts), and its custom fields beside them.
import { customKey, JOB, JOB_FIELD_NAMES, type JobValue, type JobValues } from '@lotline/schema/domain/job/job.fields';
import { plainColumns } from '../../platform/record/write-record.ts';

/** Select list of the fields that are edited, under the wire's names. */
export const editedColumns = (alias: string): string => plainColumns(JOB, alias);

type Stored = Readonly<Record<string, unknown>>;

const isValue = (value: unknown): value is JobValue => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** One map of a row's fields, custom ones among them. What a custom field holds beside plain values is not edited here. */
export function valuesOf(row: Stored, customFields: Stored): JobValues {
  const own = JOB_FIELD_NAMES.map((field) => [field, row[field]] as const);
  const custom = Object.entries(customFields).map(([name, value]) => [customKey(name), value] as const);
  return Object.fromEntries([...own, ...custom].filter((entry): entry is [string, JobValue] => isValue(entry[1])));
}
