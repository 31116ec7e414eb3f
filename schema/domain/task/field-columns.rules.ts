// The columns of the list's table and what stands in their cells (specification 2 §2): fixed ones, optional ones by the Field Work List setting,
// then the work types' own fields. One list holds several work types: a column stands when one of them shows it, and is empty for the others.
import { plateOf, rowLine } from '../kernel/address.ts';
import { formatDate, formatDateTime } from '../kernel/date-format.ts';
import { dayInZone } from '../kernel/dates.ts';
import type { ColumnSettingsOf } from '../settings/column-settings.ts';
import { FIELD_LIST_COLUMNS } from '../settings/field-work-list.setting.ts';
import { displayNameOf } from '../settings/optional-fields.setting.ts';
import type { CustomFieldValue, FieldTask } from './field-task.ts';
import { taskStage } from './task.stage.ts';

type OptionalColumn = keyof typeof FIELD_LIST_COLUMNS;
type FixedColumn = 'address' | 'task' | 'workOrder' | 'status' | 'jobStatus';
export type ColumnKey = FixedColumn | OptionalColumn | `custom:${string}`;

export interface FieldColumn {
  readonly key: ColumnKey;
  readonly label: string;
  /** Typed into, or chosen from what stands in the column. */
  readonly filter: 'text' | 'choice';
  /** What the cell says; '' for nothing, also where this work type does not have the column. */
  readonly textOf: (task: FieldTask) => string;
  /** What the column's choices are ordered by: of a date its day, of all others their text. */
  readonly orderOf: (task: FieldTask) => string;
}

const TEXT_FILTERED: ReadonlySet<ColumnKey> = new Set(['address', 'workOrder', 'siteContact']);

/** 'Lot 14, 8 Wattle Rd, Box Hill': the number that the crew looks for first. */
export function siteLine(task: FieldTask): string {
  const { label, value } = plateOf(task);
  return [`${label} ${value}`.trim(), rowLine(task)].filter((part) => part !== '').join(', ');
}

type Part = (task: FieldTask) => string;

function column(key: ColumnKey, label: string, textOf: Part, orderOf: Part = textOf): FieldColumn {
  return { key, label, filter: TEXT_FILTERED.has(key) ? 'text' : 'choice', textOf, orderOf };
}

/** What stands in an optional column; `order` where the words do not sort as what they say. */
function partsOf(key: OptionalColumn, zone: string): { readonly text: Part; readonly order?: Part } {
  const ofInstant = (instant: Part, write: (instant: string) => string) => ({
    text: (task: FieldTask) => (instant(task) === '' ? '' : write(instant(task))),
    order: instant,
  });
  const day = (instant: string) => formatDate(dayInZone(instant, zone));
  switch (key) {
    case 'scheduledStartTime':
      return ofInstant(
        (task) => task.scheduledStartTime ?? '',
        (instant) => formatDateTime(instant, zone),
      );
    case 'issuedDate':
      return ofInstant((task) => task.issuedDate ?? '', day);
    case 'onsiteDate':
      return ofInstant((task) => task.onsiteDate ?? '', day);
    case 'dueDate':
      return ofInstant((task) => task.dueDate ?? '', formatDate);
    case 'issuedBy':
      return { text: (task) => task.owner ?? '' };
    case 'developer':
    case 'siteContact':
    case 'customerRef':
      return { text: (task) => task[key] ?? '' };
  }
}

export function customText(value: CustomFieldValue['value'] | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value).trim();
}

/** @param workTypes of the tasks that are listed */
export function fieldColumns(workTypes: readonly string[], settingsOf: ColumnSettingsOf, zone: string): FieldColumn[] {
  const types = [...new Set(workTypes)];
  const tracked = types.filter((type) => settingsOf(type).useJobStatus);
  const only =
    (held: readonly string[], text: Part): Part =>
    (task) =>
      held.includes(task.workType) ? text(task) : '';
  const optional = (Object.keys(FIELD_LIST_COLUMNS) as OptionalColumn[]).flatMap((key) => {
    const held = types.filter((type) => settingsOf(type).list.fields.some(({ fieldName, show }) => fieldName === key && show));
    if (held.length === 0) return [];
    const names = new Set(held.map((type) => displayNameOf(settingsOf(type).names, key, FIELD_LIST_COLUMNS[key])));
    const { text, order = text } = partsOf(key, zone);
    return [column(key, [...names].join(' / '), only(held, text), only(held, order))];
  });
  return [
    column('address', 'Address', siteLine),
    column('task', 'Task', ({ name }) => name),
    column('workOrder', 'Work Order', ({ workOrder }) => workOrder),
    column('status', 'Status', taskStage),
    ...(tracked.length === 0
      ? []
      : [
          column(
            'jobStatus',
            'Job Status',
            only(tracked, ({ status }) => status),
          ),
        ]),
    ...optional,
    ...customColumns(types, settingsOf),
  ];
}

/** The fields that a work type marks for the field, unless its Field Work List hides them by name. */
function customColumns(types: readonly string[], settingsOf: ColumnSettingsOf): FieldColumn[] {
  const typesByName = new Map<string, string[]>();
  for (const type of types) {
    const { custom, list } = settingsOf(type);
    for (const { fieldName, isFieldWork } of custom.templates) {
      // what is not for the field is not sent to it
      if (!isFieldWork || list.fields.find((field) => field.fieldName === fieldName)?.show === false) continue;
      typesByName.set(fieldName, [...(typesByName.get(fieldName) ?? []), type]);
    }
  }
  return [...typesByName].map(([name, held]) =>
    column(`custom:${name}`, name, (task) =>
      held.includes(task.workType) ? customText(task.customFields.fields.find(({ fieldName }) => fieldName === name)?.value) : '',
    ),
  );
}
