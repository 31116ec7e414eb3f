// What of a row is exported, under the keys that the lists' columns have (screens.md §2.5, §2.24).
import type { NameOfField } from '@lotline/schema/domain/job/job-field-names';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { JobRow } from '../job-list/job-list.type.ts';
import type { ProjectRow } from '../project/project.type.ts';
import type { TaskRow } from '../task-list/task-list.type.ts';
import type { CellKind, CellValue } from './export-cell.ts';
import type { ExportColumn } from './exported-list.ts';

type Plain<R> = { [K in keyof R]: R[K] extends CellValue ? K : never }[keyof R] & string;

const column = <K extends string, R extends Readonly<Record<K, CellValue>>>(
  key: K,
  header: string,
  kind: CellKind = 'text',
): ExportColumn<R> => ({
  key,
  header,
  kind,
  of: (row) => row[key],
});
const ofJob = (key: Plain<JobRow>, header: string, kind?: CellKind): ExportColumn<JobRow> =>
  column<Plain<JobRow>, JobRow>(key, header, kind);
const ofTask = (key: Plain<TaskRow>, header: string, kind?: CellKind): ExportColumn<TaskRow> =>
  column<Plain<TaskRow>, TaskRow>(key, header, kind);

const ofProject = (key: Plain<ProjectRow>, header: string, kind?: CellKind): ExportColumn<ProjectRow> =>
  column<Plain<ProjectRow>, ProjectRow>(key, header, kind);

/** @param nameOf what work types call a job's fields */
export const jobExport = (nameOf: NameOfField): readonly ExportColumn<JobRow>[] => [
  ofJob('workOrder', nameOf('workOrder')),
  ofJob('address', nameOf('address')),
  ofJob('suburb', nameOf('suburb')),
  ofJob('state', nameOf('state')),
  ofJob('status', 'Status'),
  ofJob('workType', nameOf('workType')),
  ofJob('customer', nameOf('financialContact')),
  ofJob('region', nameOf('region')),
  ofJob('contract', nameOf('contract')),
  ofJob('dueDate', 'Due', 'day'),
  ofJob('originalDueDate', nameOf('originalDueDate'), 'day'),
  ofJob('updatedDueDate', nameOf('updatedDueDate'), 'day'),
  ofJob('bookedDate', 'Booked', 'day'),
  { key: 'nextTask', header: 'Next task', kind: 'text', of: ({ nextTask }) => nextTask?.name ?? null },
  { key: 'nextTask', header: 'Crew', kind: 'text', of: ({ nextTask }) => nextTask?.group ?? null },
  ofJob('dbydExpiryDate', nameOf('dbydExpiryDate'), 'day'),
  ofJob('builderApprovalSentDate', 'Builder asked', 'instant'),
  ofJob('builderApprovedDate', 'Builder approved', 'instant'),
  ofJob('scheduler', nameOf('scheduler')),
  ofJob('developer', nameOf('developer')),
  ofJob('customerRef', nameOf('customerRef')),
  ofJob('siteContact', nameOf('siteContact')),
  ofJob('siteContactPhone', nameOf('siteContactPhone'), 'phone'),
  ofJob('acceleratedJob', nameOf('acceleratedJob'), 'flag'),
  ofJob('isReceived', nameOf('isReceived'), 'flag'),
  ofJob('rejectedItemCount', 'Rejected items', 'number'),
  ofJob('attachmentCount', 'Files', 'number'),
  ofJob('contractValue', 'Value', 'amount'),
  ofJob('margin', 'Margin', 'amount'),
  ofJob('id', 'Number', 'number'),
  ofJob('version', 'Version', 'number'),
];

export const TASK_EXPORT: readonly ExportColumn<TaskRow>[] = [
  ofTask('name', 'Task'),
  ofTask('workOrder', 'Work order'),
  ofTask('address', 'Address'),
  ofTask('jobStatus', 'Job status'),
  ofTask('workType', 'Work type'),
  ofTask('group', 'Group'),
  ofTask('stage', 'Status'),
  ofTask('issuedDate', 'Issued', 'instant'),
  ofTask('dueDate', 'Due', 'day'),
  ofTask('scheduledStartTime', 'Start', 'instant'),
  ofTask('acceptedDate', 'Accepted', 'instant'),
  ofTask('declinedDate', 'Declined', 'instant'),
  ofTask('onsiteDate', 'Onsite', 'instant'),
  ofTask('completedDate', 'Completed', 'instant'),
  ofTask('submittedDate', 'Submitted', 'instant'),
  ofTask('isReopened', 'Reopened', 'flag'),
  ofTask('rejectedItemCount', 'Rejected items', 'number'),
  ofTask('ageDays', 'Age in days', 'number'),
  ofTask('id', 'Number', 'number'),
  ofTask('version', 'Version', 'number'),
  ofTask('constructionId', 'Job number', 'number'),
  ofTask('groupId', 'Group number', 'number'),
];

export const PROJECT_EXPORT: readonly ExportColumn<ProjectRow>[] = [
  ofProject('name', 'Project'),
  ofProject('customer', 'Customer'),
  ofProject('fsam', 'FSAM'),
  ofProject('region', 'Region'),
  ofProject('manager', 'Manager'),
  ofProject('health', 'Health'),
  ofProject('jobsComplete', 'Jobs complete', 'number'),
  { key: 'jobsComplete', header: 'Jobs', kind: 'number', of: ({ jobsTotal }) => jobsTotal },
  ofProject('jobsOverdue', 'Jobs overdue', 'number'),
  ofProject('jobsUndated', 'Jobs without a due date', 'number'),
  ofProject('startDate', 'Start', 'day'),
  ofProject('finishDate', 'Finish', 'day'),
  ofProject('valueExGst', 'Value ex GST', 'amount'),
  ofProject('comments', 'Comments'),
  ofProject('id', 'Number', 'number'),
  ofProject('version', 'Version', 'number'),
];

/** What nobody asks for by name. */
const REQUESTED_BY_NAME = new Set(['id', 'version', 'constructionId', 'groupId']);

interface ColumnWish {
  readonly keys: readonly string[] | null;
  /** Who may not see them has no columns for them, as on the screen. */
  readonly seesAmounts: boolean;
}

/**
 * In the order that was asked for; without a wish what the list shows.
 * @throws RefusalError INVALID_INPUT for a column that it has not, CLAIM_REQUIRED where nothing but amounts is asked for.
 */
export function chosenColumns<R>(all: readonly ExportColumn<R>[], { keys, seesAmounts }: ColumnWish): readonly ExportColumn<R>[] {
  const unknown = keys?.find((asked) => all.every(({ key }) => key !== asked));
  if (unknown !== undefined) {
    const known = [...new Set(all.map(({ key }) => key))].join(', ');
    return refuse('INVALID_INPUT', { field: 'columns', sentence: `Columns must be one of: ${known}.` });
  }
  const asked = keys?.flatMap((wanted) => all.filter(({ key }) => key === wanted)) ?? all.filter(({ key }) => !REQUESTED_BY_NAME.has(key));
  const open = seesAmounts ? asked : asked.filter(({ kind }) => kind !== 'amount');
  return open.length === 0 ? refuse('CLAIM_REQUIRED', { claim: 'CAN_VIEW_FINANCIAL_INFORMATION' }) : open;
}
