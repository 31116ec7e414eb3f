// The lists that the office keeps and the product offers (screens.md §2.20): what each is for, and the records that hold its values as text.
import { PHOTOS_CATEGORY, RECEIPTS_CATEGORY } from '../attachment/categories.ts';

/** Where a value stands in records: a column that holds it, or the tags of files, of which it is one. */
export type LookupUse =
  | { readonly table: 'construction' | 'project' | 'potential_job'; readonly column: string; readonly field: string }
  | { readonly table: 'attachment' };

export interface LookupList {
  /** On the wire. */
  readonly name: string;
  readonly label: string;
  readonly one: string;
  readonly about: string;
  /** Of a value, in characters: what the shortest of its columns holds. */
  readonly most: number;
  readonly uses: readonly LookupUse[];
  /** Values that the product knows by name: they stay as they are. */
  readonly locked: readonly string[];
}

const ofJobs = (column: string, field: string): LookupUse => ({ table: 'construction', column, field });

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
  },
];

export const lookupListOf = (name: string): LookupList | null => LOOKUP_LISTS.find((list) => list.name === name) ?? null;
