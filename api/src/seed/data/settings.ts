// System settings of every name (domain.md §4): a row for all work types and one work type that differs; and the lookups.
import { DEFAULT_ONSITE_GATES } from '@lotline/schema/domain/settings/onsite-gates.setting';
import { DEFAULT_TICKET_FORM } from '@lotline/schema/domain/settings/default-ticket-form';
import { KITS, type TaskName } from './catalogue.ts';
import { BUILDERS, REGIONS, ROAD_TYPES } from './places.ts';
import { COMPLETION_COMMENTS, DECLINE_REASON, ON_HOLD_COMMENT, PARTIAL_REASON, REJECT_REASON, VARIATIONS } from './words.ts';

export const WORK_TYPES = ['Pre-install', 'Construction', 'MDU'] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** The work type whose tasks the field list groups by the job's status, and whose contacts are edited from the field. */
const TRACKED_WORK_TYPE: WorkType = 'Pre-install';
export const WAITING_STATUS = 'No power yet';

type Status = readonly [statusName: string, colour: string, fieldEdit: boolean];

const STATUSES: readonly Status[] = [
  ['Received', '#5B6770', false],
  ['Ready to schedule', '#5B6770', false],
  ['Issued', '#0A4F8F', false],
  ['Scheduled', '#0A4F8F', false],
  ['In construction', '#8A5A00', true],
  ['Field complete', '#1E6B3A', true],
  ['Office review', '#6A3D9A', false],
  ['Complete', '#1E6B3A', false],
  ['Closed', '#5B6770', false],
  ['On Hold', '#A3271F', false],
];
const TRACKED_STATUSES: readonly Status[] = [
  ...STATUSES.slice(0, 5),
  [WAITING_STATUS, '#A3271F', true],
  ['No access', '#A3271F', true],
  ...STATUSES.slice(5),
];

const statusConfig = (statuses: readonly Status[]) => ({
  statuses: statuses.map(([statusName, colour, fieldEdit], i) => ({
    statusName,
    sortOrder: (i + 1) * 10,
    fieldOrder: (i + 1) * 10,
    fieldEdit,
    colour,
  })),
});
const colourConfig = (useJobStatus: boolean, statuses: readonly Status[]) => ({
  useJobStatus,
  statusColours: statuses.map(([statusName, colour]) => ({ statusName, colour })),
});

const SHOWN_TILES = [
  'status',
  'dueDate',
  'siteContact',
  'developer',
  'workType',
  'buildType',
  'dbydExpiryDate',
  'onsiteDate',
  'description',
  'region',
  'customer',
  'acceleratedJob',
];
const HIDDEN_TILES = ['deliveryPartnerPm', 'scheduler', 'integrationDate', 'laseDate', 'crqDate', 'crqNumber', 'customerRef'];
const tileConfig = (shown: readonly string[], hidden: readonly string[]) => ({
  fields: [...shown.map((fieldName) => ({ fieldName, show: true })), ...hidden.map((fieldName) => ({ fieldName, show: false }))],
});

const LIST_COLUMNS = ['developer', 'scheduledStartTime', 'issuedDate', 'dueDate', 'issuedBy', 'onsiteDate', 'siteContact', 'customerRef'];
const listConfig = (shown: readonly string[], editable: readonly string[]) => ({
  fields: LIST_COLUMNS.map((fieldName) => ({ fieldName, show: shown.includes(fieldName), canEdit: editable.includes(fieldName) })),
});

const shot = (title: string, count: number, task: string | null = null) => ({ title, count, required: false, task });

/** With all that remains of what tasks of that name are made of. */
const template = (taskName: TaskName, leadDays: number, groupName: string | null) => ({
  ...{ taskName, leadDays, groupName },
  items: KITS[taskName].map(([code]) => ({ code, quantity: null })),
});

const optionalConfig = (developer: string) => ({
  fields: [
    { fieldName: 'scheduler', displayName: 'Planner', show: true },
    { fieldName: 'developer', displayName: developer, show: true },
  ],
});
const addressConfig = (addressType: 'structured' | 'free', bookable: boolean, hasScopingBonus: boolean) => ({
  addressSetting: { addressType, bookable, hasScopingBonus },
});

const GATE_CODE = { fieldName: 'Gate code', fieldType: 'text', isFieldWork: true };
const GROUND = { fieldName: 'Ground', fieldType: 'select', options: ['Clay', 'Sand', 'Sandstone', 'Shale'], isFieldWork: true };
const POWER_ON = { fieldName: 'Power on', fieldType: 'checkbox', isFieldWork: true };
const FLOORS = { fieldName: 'Floors', fieldType: 'number', isFieldWork: true };
const STRATA = { fieldName: 'Strata manager', fieldType: 'text', isFieldWork: false };

interface SeedSetting {
  readonly name: string;
  readonly workType: WorkType | null;
  readonly config: object;
}

const pair = (name: string, config: object, workType: WorkType, differing: object): SeedSetting[] => [
  { name, workType: null, config },
  { name, workType, config: differing },
];

const SUPERVISOR = { supervisorName: 'Sam Petrov', supervisorPhone: '02 5550 1144' };
/** As everybody's, and the building's own question beside the job's. */
const MDU_TICKET = {
  version: 2,
  steps: DEFAULT_TICKET_FORM.steps.map((step) =>
    step.key === 'access'
      ? { ...step, questions: [...step.questions, { key: 'riserKey', kind: 'yesNo', label: 'Do you have the key of the riser?' }] }
      : step,
  ),
};

export const SETTINGS: readonly SeedSetting[] = [
  ...pair(
    'Field Work Task',
    tileConfig(SHOWN_TILES, HIDDEN_TILES),
    'MDU',
    tileConfig(
      [...SHOWN_TILES.filter((tile) => tile !== 'dbydExpiryDate'), 'crqDate', 'crqNumber'],
      [...HIDDEN_TILES.filter((tile) => !tile.startsWith('crq')), 'dbydExpiryDate'],
    ),
  ),
  ...pair(
    'Field Work List',
    listConfig(['scheduledStartTime', 'dueDate', 'siteContact'], []),
    TRACKED_WORK_TYPE,
    listConfig(['developer', 'scheduledStartTime', 'dueDate', 'siteContact'], ['developer', 'siteContact']),
  ),
  ...pair('Job Status Settings', statusConfig(STATUSES), TRACKED_WORK_TYPE, statusConfig(TRACKED_STATUSES)),
  ...pair('Field Job Status', colourConfig(false, STATUSES), TRACKED_WORK_TYPE, colourConfig(true, TRACKED_STATUSES)),
  ...pair('Optional Construction Fields', optionalConfig('Builder'), 'MDU', optionalConfig('Building manager')),
  ...pair('Address Type', addressConfig('structured', false, false), TRACKED_WORK_TYPE, addressConfig('structured', false, true)),
  { name: 'Address Type', workType: 'MDU', config: addressConfig('free', true, false) },
  ...pair('Custom Construction Fields', { templates: [GATE_CODE, GROUND] }, TRACKED_WORK_TYPE, {
    templates: [GATE_CODE, GROUND, POWER_ON],
  }),
  { name: 'Custom Construction Fields', workType: 'MDU', config: { templates: [GATE_CODE, FLOORS, STRATA] } },
  ...pair('Onsite Gates', DEFAULT_ONSITE_GATES, 'MDU', { ...DEFAULT_ONSITE_GATES, notOnHold: true }),
  ...pair('Expected Photos', { shots: [shot('Frontage', 1), shot('Trench', 2, 'Pit and pipe'), shot('Pit', 1, 'Pit and pipe')] }, 'MDU', {
    shots: [shot('Frontage', 1), { ...shot('Riser', 2, 'MDU fit-out'), required: true }],
  }),
  ...pair(
    'Task Templates',
    {
      templates: [
        template('Pre-install', 7, null),
        template('Pit and pipe', 14, 'Crew North'),
        template('Lead-in', 21, 'Ridgeway Cabling'),
      ],
    },
    'MDU',
    { templates: [template('MDU fit-out', 21, 'Ridgeway Cabling')] },
  ),
  ...pair('Ticket of Work', { ...SUPERVISOR, forms: [] }, 'MDU', { ...SUPERVISOR, forms: [MDU_TICKET] }),
];

export const GROUND_KINDS: readonly string[] = GROUND.options;

export const LOOKUPS: Readonly<Record<string, readonly string[]>> = {
  'Builder Lookup': BUILDERS,
  Region: REGIONS,
  'Road type': ROAD_TYPES,
  'Build type': ['SDU, new', 'SDU, existing', 'MDU, new', 'MDU, existing', 'Non-premises'],
  'Decline reason': [DECLINE_REASON, 'Too far from our other work', 'Rate too low', 'Not our kind of work'],
  'Variation reason': VARIATIONS,
  'Reject reason': [REJECT_REASON, 'No photo of the item', 'Item belongs to another task'],
  'Partial reason': [PARTIAL_REASON, 'No power on site', 'Access closed at noon'],
  'Hold reason': [ON_HOLD_COMMENT, 'Waiting for the customer', 'Design change'],
  'Completion comment': COMPLETION_COMMENTS,
  'Attachment category': ['Photos', 'Design', 'DBYD', 'Test results', 'Permit'],
  UoM: ['each', 'm', 'h'],
  'Work type': WORK_TYPES,
  'Payment terms': ['7 days', '14 days', '30 days end of month'],
};
