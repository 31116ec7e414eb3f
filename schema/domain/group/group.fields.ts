// A group as a record (screens.md §2.19), declared. Its members, its place in the schedule and its leave are beside it.
import { WEEKDAYS } from '../kernel/dates.ts';
import { all, allowed, unless, type Verdict } from '../kernel/verdict.ts';
import { declareRecord, recordKeysOf, type DeclaredField, type PlainValues } from '../record/record-declaration.ts';
import { hoursFault } from './group-hours.rules.ts';

export const GROUP_CLAIM = 'CAN_MANAGE_GROUPS';

const hoursOf = (day: string) => ({ label: `${day} hours`, kind: 'line', most: 11 }) as const satisfies DeclaredField;

const NOTICE_OPTIONS = [
  { value: 'all', label: 'Everyone in the group' },
  { value: 'contact', label: 'Primary contact' },
  { value: 'nobody', label: 'Nobody' },
] as const;

export const GROUP = declareRecord({
  entity: 'work_group',
  called: 'group',
  claim: GROUP_CLAIM,
  fields: {
    name: { label: 'Name', kind: 'line', most: 100, isRequired: true },
    state: { label: 'State', kind: 'state' },
    isSubcontractor: { label: 'Subcontractor', kind: 'yesNo', isRequired: true },
    independentContractorId: { label: 'Contractor', kind: 'ref' },
    isFieldGroup: { label: 'Field group', kind: 'yesNo', isRequired: true },
    canSchedule: { label: 'Can be scheduled', kind: 'yesNo', isRequired: true },
    region: { label: 'Region', kind: 'line', most: 100 },
    baseLocation: { label: 'Base location', kind: 'line', most: 200 },
    /** Separated by commas; none: all of them. */
    workTypes: { label: 'Work types', kind: 'line', most: 500 },
    /** The one thing that its people are told as a group; null: all of them. */
    documentNotices: { label: 'Notices of the contractor’s documents', kind: 'choice', options: NOTICE_OPTIONS },
    hoursMonday: hoursOf('Monday'),
    hoursTuesday: hoursOf('Tuesday'),
    hoursWednesday: hoursOf('Wednesday'),
    hoursThursday: hoursOf('Thursday'),
    hoursFriday: hoursOf('Friday'),
    hoursSaturday: hoursOf('Saturday'),
    hoursSunday: hoursOf('Sunday'),
  },
  between: (values) => all(mustBeSubcontractorOf(values), ...HOURS_KEYS.map((key) => mustBeHours(values, key))),
});
export const GROUP_KEYS = recordKeysOf(GROUP);

/** In the order of the week. */
export const HOURS_KEYS = WEEKDAYS.map((day) => `hours${day}` as const);

/** A contractor has groups of subcontractors alone. */
function mustBeSubcontractorOf({ isSubcontractor, independentContractorId }: PlainValues): Verdict {
  return unless((independentContractorId ?? null) === null || isSubcontractor === 'true', 'INVALID_INPUT', {
    field: 'independentContractorId',
    sentence: 'Contractor needs a group of subcontractors: set Subcontractor to Yes, or leave this empty.',
  });
}

function mustBeHours(values: PlainValues, key: (typeof HOURS_KEYS)[number]): Verdict {
  const fault = hoursFault(values[key] ?? null);
  return fault === null ? allowed : unless(false, 'INVALID_INPUT', { field: key, sentence: `${GROUP.fields[key].label} ${fault}` });
}
