// The lists that the office keeps and the product offers (screens.md §2.20): what each is for, and the records that hold its values as text.
import { PHOTOS_CATEGORY, RECEIPTS_CATEGORY } from '../attachment/categories.ts';

/** Where a value stands in records: a column that holds it, or the tags of files, of which it is one. */
export type LookupUse =
  | { readonly table: LookupTable; readonly column: string; readonly field: string }
  /** Counted, but what the value names there does not follow: only of a list whose names stay. */
  | { readonly table: 'system_setting'; readonly column: string }
  | { readonly table: 'attachment' };

/** Whose rows follow a rename, each with an event of its own. */
export type LookupTable =
  | 'construction'
  | 'project'
  | 'potential_job'
  | 'construction_code'
  | 'field_item'
  | 'child_code'
  | 'independent_contractor';

export interface LookupList {
  /** On the wire. */
  readonly name: string;
  readonly label: string;
  readonly one: string;
  readonly about: string;
  /** Of a value, in characters: what the shortest of its columns holds. */
  readonly most: number;
  /** None of a list whose values only suggest what is typed: what was typed before stays. */
  readonly uses: readonly LookupUse[];
  /** Values that the product knows by name: they stay as they are. */
  readonly locked: readonly string[];
  /** Settings, codes and templates know its values by name: they are added, put in order and archived, and keep their names. */
  readonly isFixed?: boolean;
  /** Its values are shown as tags, each with a colour if the office gives it one. */
  readonly hasColour?: boolean;
  /** Of its values the product reads after how many days a bill is due. */
  readonly hasDueDays?: boolean;
}

const ofJobs = (column: string, field: string): LookupUse => ({ table: 'construction', column, field });
/** As long as the phone takes a reason. */
const MOST_REASON = 200;
const reasons = (name: string, label: string, about: string, one = 'reason'): LookupList => ({
  ...{ name, label, one, about, most: MOST_REASON, uses: [], locked: [] },
});

export const LOOKUP_LISTS: readonly LookupList[] = [
  {
    name: 'Builder Lookup',
    label: 'Builders',
    one: 'builder',
    about: 'Offered as the builder of jobs and potential jobs, in the office and on the phone.',
    most: 200,
    uses: [ofJobs('developer', 'developer'), { table: 'potential_job', column: 'builder', field: 'builder' }],
    locked: [],
  },
  {
    name: 'Region',
    label: 'Regions',
    one: 'region',
    about: 'Offered as the region of jobs. Projects have regions too.',
    most: 100,
    uses: [ofJobs('region', 'region'), { table: 'project', column: 'region', field: 'region' }],
    locked: [],
  },
  {
    name: 'Road type',
    label: 'Road types',
    one: 'road type',
    about: 'Street, road, court: offered in every address.',
    most: 40,
    uses: [ofJobs('road_type', 'roadType'), { table: 'potential_job', column: 'road_type', field: 'roadType' }],
    locked: [],
  },
  {
    name: 'Build type',
    label: 'Build types',
    one: 'build type',
    about: 'Offered as the build type of jobs.',
    most: 100,
    uses: [ofJobs('build_type', 'buildType')],
    locked: [],
  },
  {
    name: 'Attachment category',
    label: 'File categories',
    one: 'category',
    about: 'Offered for files of jobs, tasks and projects. Photos are shown apart from documents.',
    most: 100,
    uses: [{ table: 'attachment' }],
    locked: [PHOTOS_CATEGORY, RECEIPTS_CATEGORY],
    hasColour: true,
  },
  {
    name: 'Work type',
    label: 'Work types',
    one: 'work type',
    about: 'Offered as the work type of jobs. Settings, codes and templates use these names, so they stay as they are.',
    most: 100,
    uses: [ofJobs('work_type', 'workType'), { table: 'system_setting', column: 'work_type' }],
    locked: [],
    isFixed: true,
  },
  {
    name: 'Contract',
    label: 'Contracts',
    one: 'contract',
    about: 'Offered as the contract of jobs and of construction codes, which charge the jobs of their contract.',
    most: 200,
    // codes first: their rule that two rates never overlap refuses a merge before a job has changed
    uses: [{ table: 'construction_code', column: 'contract', field: 'contract' }, ofJobs('contract', 'contract')],
    locked: [],
  },
  {
    name: 'UoM',
    label: 'Units of measure',
    one: 'unit',
    about: 'Offered in item codes, construction codes and child codes. Items on jobs keep the unit that they were planned in.',
    most: 20,
    uses: [
      { table: 'field_item', column: 'unit_of_measure', field: 'unitOfMeasure' },
      { table: 'construction_code', column: 'unit_of_measure', field: 'unitOfMeasure' },
      { table: 'child_code', column: 'unit_of_measure', field: 'unitOfMeasure' },
    ],
    locked: [],
  },
  {
    name: 'Payment terms',
    label: 'Payment terms',
    one: 'term',
    about: 'Offered as the payment terms of independent contractors. Bills for Xero are due after the days of a term.',
    most: 60,
    uses: [{ table: 'independent_contractor', column: 'payment_terms', field: 'paymentTerms' }],
    locked: [],
    hasDueDays: true,
  },
  reasons('Decline reason', 'Decline reasons', 'Suggested on the phone when a subcontractor declines a task.'),
  reasons('Variation reason', 'Variation reasons', 'Suggested on the phone when a count differs from the plan.'),
  reasons('Partial reason', 'Partial reasons', 'Suggested on the phone when a task is completed in part.'),
  reasons('Completion comment', 'Completion comments', 'Suggested on the phone as the comment of a completed task.', 'comment'),
  reasons('Reject reason', 'Reject reasons', 'Suggested in Review when a line is rejected.'),
  reasons('Hold reason', 'Hold reasons', 'Suggested when a job is put on hold.'),
];

export const lookupListOf = (name: string): LookupList | null => LOOKUP_LISTS.find((list) => list.name === name) ?? null;
