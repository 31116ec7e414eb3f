// The pages of the settings: what each field is called, and what holds its value (screens.md §2.21). What nothing reads is not here.
import { JOB_FIELDS } from '@lotline/schema/domain/job/job.fields';
import { FIELD_LIST_COLUMNS } from '@lotline/schema/domain/settings/field-work-list.setting';
import { ONSITE_GATES, type OnsiteGate } from '@lotline/schema/domain/settings/onsite-gates.setting';
import { STATUS_NEED_LABELS, STATUS_NEEDS } from '@lotline/schema/domain/settings/status-needs';
import type { AnySettingName } from '@lotline/schema/domain/settings/company-settings';
import { SETTING_LABELS } from '@lotline/schema/domain/settings/setting-labels';
import { TILE_NAMES, tilesFor } from '@lotline/schema/domain/settings/task-tiles.rules';

import type { SettingField, SettingRows } from './setting-field.ts';
import { sayDelay, sayNeeds } from './status-words.ts';
import { TICKET_ROWS } from './ticket-words.ts';

export type { SettingField, SettingRows };

export interface SettingTab {
  readonly name: AnySettingName;
  /** Of the whole company: no work type has its own. */
  readonly isCompany?: true;
  readonly label: string;
  readonly about: string;
  /** Beside the rows: the path within the setting. */
  readonly plain: readonly (SettingField & { readonly path: readonly string[] })[];
  readonly rows: SettingRows | null;
}

const name = (key: string, label: string): SettingField => ({ key, label, kind: 'line' });
const flag = (key: string, label: string, hint?: string): SettingField => ({
  key,
  label,
  kind: 'flag',
  ...(hint === undefined ? {} : { hint }),
});
const tiles = tilesFor({ fields: TILE_NAMES.map((fieldName) => ({ fieldName, show: true })) }, { fields: [] });
const jobFields = Object.entries(JOB_FIELDS).map(([value, { label }]) => ({ value, label }));
const FIELD_TYPES = [
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'date', label: 'Date' },
  { value: 'select', label: 'One of a list' },
  { value: 'checkbox', label: 'Yes or no' },
];

const GATE_LABELS: Readonly<Record<OnsiteGate, string>> = {
  notOnHold: 'The job is not on hold',
  siteAccess: 'The builder has confirmed site access',
  currentPlans: 'The DBYD plans have not expired',
  currentDocuments: 'Mandatory documents of the contractor and the person are current',
  ticketSigned: 'Someone in the crew has signed on to the ticket of work',
};

export const SETTING_TABS: readonly SettingTab[] = [
  {
    name: 'Job Status Settings',
    label: SETTING_LABELS['Job Status Settings'],
    about: 'The statuses of jobs in the order of the office’s list, and which of them the phone may choose.',
    plain: [],
    rows: {
      one: 'status',
      fields: [
        name('statusName', 'Status'),
        { key: 'colour', label: 'Colour', kind: 'colour' },
        flag('fieldEdit', 'On phone', 'The phone may choose it'),
        { key: 'fieldOrder', label: 'Order on phone', kind: 'count' },
        flag('isHold', 'Hold', 'A job in it is on hold'),
        {
          key: 'requirements',
          label: 'Needs first',
          kind: 'several',
          options: STATUS_NEEDS.map((value) => ({ value, label: STATUS_NEED_LABELS[value] })),
          none: 'nothing',
          hint: 'What a job must have before it can be set to this status',
          say: sayNeeds,
        },
        {
          key: 'allowedNext',
          label: 'Next',
          kind: 'several',
          isOfRows: true,
          none: 'any',
          hint: 'Statuses the phone may choose from here; empty: every one',
        },
        {
          key: 'delay',
          label: 'By itself after days',
          kind: 'delay',
          hint: 'After this many days in the status, a job changes to the other one by itself if it has what that one needs',
          say: sayDelay,
        },
      ],
      added: { statusName: '', colour: '#5b6770', fieldEdit: false, fieldOrder: 0, isHold: false },
    },
  },
  {
    name: 'Field Job Status',
    label: SETTING_LABELS['Field Job Status'],
    about: 'Whether the phone’s list groups tasks by the status of their job, and in which colours.',
    plain: [{ ...flag('useJobStatus', 'Group the list by the job’s status'), path: ['useJobStatus'] }],
    rows: {
      one: 'colour',
      fields: [name('statusName', 'Status'), { key: 'colour', label: 'Colour', kind: 'colour' }],
      added: { statusName: '', colour: '#5b6770' },
    },
  },
  {
    name: 'Field Work Task',
    label: SETTING_LABELS['Field Work Task'],
    about: 'The facts at the top of a task on the phone, in this order.',
    plain: [],
    rows: {
      one: 'fact',
      fields: [flag('show', 'Shown')],
      known: Object.fromEntries(tiles.map(({ name: key, label }) => [key, label])),
      added: { show: false },
    },
  },
  {
    name: 'Field Work List',
    label: SETTING_LABELS['Field Work List'],
    about: 'The columns of the list that crews see, and which of them they may change there.',
    plain: [],
    rows: {
      one: 'column',
      fields: [flag('show', 'Shown'), flag('canEdit', 'May be changed')],
      known: FIELD_LIST_COLUMNS,
      added: { show: false, canEdit: false },
    },
  },
  {
    name: 'Address Type',
    label: SETTING_LABELS['Address Type'],
    about:
      'How addresses are written down, whether visits to them are booked first, and whether a complete site contact earns the scoping bonus.',
    plain: [
      {
        ...{ key: 'addressType', label: 'Address', kind: 'choice', path: ['addressSetting', 'addressType'] },
        options: [
          { value: 'structured', label: 'In parts: lot, street, suburb' },
          { value: 'free', label: 'As one text' },
        ],
      },
      {
        ...flag('bookable', 'Visits are booked first', 'Crews are told to book the visit with the site contact before they go'),
        path: ['addressSetting', 'bookable'],
      },
      { ...flag('hasScopingBonus', 'Scoping bonus for site contacts'), path: ['addressSetting', 'hasScopingBonus'] },
    ],
    rows: null,
  },
  {
    name: 'Custom Construction Fields',
    label: SETTING_LABELS['Custom Construction Fields'],
    about: 'Fields of jobs that only this kind of work has.',
    plain: [],
    rows: {
      one: 'field',
      fields: [
        name('fieldName', 'Field'),
        { key: 'fieldType', label: 'Kind', kind: 'choice', options: FIELD_TYPES },
        { key: 'options', label: 'List', kind: 'texts', isOptional: true, hint: 'For one of a list: its values, separated by commas' },
        flag('isFieldWork', 'On phone', 'Crews see it'),
        flag('required', 'Required', 'A new job cannot be saved without it'),
      ],
      added: { fieldName: '', fieldType: 'text', isFieldWork: false, required: false },
    },
  },
  {
    name: 'Optional Construction Fields',
    label: SETTING_LABELS['Optional Construction Fields'],
    about: 'What the fields of jobs are called, such as Builder for the developer.',
    plain: [],
    rows: {
      one: 'name',
      fields: [{ key: 'fieldName', label: 'Field', kind: 'choice', options: jobFields }, name('displayName', 'Is called')],
      added: { fieldName: '', displayName: '', show: true },
    },
  },
  {
    name: 'Expected Photos',
    label: SETTING_LABELS['Expected Photos'],
    about: 'The photos that a task needs, in the order in which they are taken.',
    plain: [],
    rows: {
      one: 'photo',
      fields: [
        name('title', 'Title'),
        { key: 'count', label: 'How many', kind: 'count' },
        flag('required', 'Required', 'The task cannot be submitted without it'),
        { key: 'task', label: 'Of the task', kind: 'line', isOptional: true, hint: 'Only for tasks with this name. Empty: for every task' },
      ],
      added: { title: '', count: 1, required: false, task: null },
    },
  },
  {
    name: 'Task Templates',
    label: SETTING_LABELS['Task Templates'],
    about: 'The tasks that a job usually has, in the order in which they are done.',
    plain: [],
    rows: {
      one: 'task',
      fields: [
        name('taskName', 'Task'),
        { key: 'leadDays', label: 'Days until due', kind: 'count', isOptional: true },
        { key: 'groupName', label: 'Crew', kind: 'line', isOptional: true, hint: 'Who usually does it' },
        {
          key: 'items',
          label: 'Items',
          kind: 'items',
          hint: 'Item codes, separated by commas; CODE x 2 for a quantity, otherwise all that remains',
        },
      ],
      added: { taskName: '', leadDays: null, groupName: null, items: [] },
    },
  },
  {
    name: 'Onsite Gates',
    label: SETTING_LABELS['Onsite Gates'],
    about:
      'What must be true before a crew can press I’m Onsite. The button says what is missing. Crews who are already onsite are not affected.',
    plain: ONSITE_GATES.map((gate) => ({ ...flag(gate, GATE_LABELS[gate]), path: [gate] })),
    rows: null,
  },
  {
    name: 'Ticket of Work',
    label: SETTING_LABELS['Ticket of Work'],
    about:
      'What crews are asked before, during and after the work, and whom they call when it says stop. A ticket that has been started keeps its questions; tickets that are started after the save ask the new ones.',
    plain: [
      { ...name('supervisorName', 'Supervisor'), path: ['supervisorName'] },
      { ...name('supervisorPhone', 'Phone'), path: ['supervisorPhone'] },
    ],
    rows: TICKET_ROWS,
  },
];
