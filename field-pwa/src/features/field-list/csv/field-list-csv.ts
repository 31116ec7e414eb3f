// The list as a CSV file: what is shown, with the table's columns and what the rows say beside them (specification 2 §2, "Export to CSV").
import Papa from 'papaparse';
import { shownComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { FieldColumn } from '@lotline/schema/domain/task/field-columns.rules';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { FORMULA } from '@lotline/schema/domain/kernel/formula';

/** Without it Excel reads the file as of another alphabet. */
const BYTE_ORDER_MARK = '\uFEFF';

const BESIDE = ['Office Comment', 'Field Comments', 'Attachments', 'Builder Approval'];

export interface CsvPart {
  /** The section's name. */
  readonly name: string;
  readonly tasks: readonly FieldTask[];
}

/** The text of the file. Cells that a spreadsheet would run begin with an apostrophe, which it shows as text. */
export function fieldListCsv(parts: readonly CsvPart[], columns: readonly FieldColumn[], zone: string): string {
  const fields = ['Section', ...columns.map(({ label }) => label), ...BESIDE];
  const data = parts.flatMap(({ name, tasks }) =>
    tasks.map((task) => [name, ...columns.map(({ textOf }) => textOf(task)), ...besideOf(task, zone)]),
  );
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { escapeFormulae: FORMULA, newline: '\r\n' });
}

function besideOf(task: FieldTask, zone: string): (string | number)[] {
  const comments = shownComments(task.fieldComments).map(({ user, comments: text }) => `${user.displayName}: ${text.trim()}`);
  return [task.comments?.trim() ?? '', comments.join('\n'), task.attachmentCount, approvalOf(task, zone)];
}

function approvalOf({ builderApprovedDate, builderApprovalSentDate }: FieldTask, zone: string): string {
  const day = (instant: string) => formatDate(dayInZone(instant, zone));
  if (builderApprovedDate !== null) return `Builder Approved ${day(builderApprovedDate)}`;
  return builderApprovalSentDate === null ? '' : `Builder Approval Sent ${day(builderApprovalSentDate)}`;
}
