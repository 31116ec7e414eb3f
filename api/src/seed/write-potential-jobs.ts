// The demo's potential jobs: what crews have seen on their way, in each state that the office works with (screens.md §2.9).
import type { PotentialJobStatus } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { DAY_MS, isoInstant } from './calendar.ts';
import type { Row } from './tables.ts';
import type { World } from './world.ts';

interface Planned {
  readonly status: PotentialJobStatus;
  readonly by: 'field' | 'sub';
  /** How long ago it was added, in days. */
  readonly age: number;
  readonly site: Row<'potential_job'>;
  readonly asked?: { readonly sentDaysAgo: number; readonly approvedDaysAgo?: number };
}

const WATTLE = { street_name: 'Wattle', road_type: 'Rd', suburb: 'Box Hill', state: 'NSW', post_code: '2765' };
const ALDER = { street_name: 'Alder', road_type: 'Dr', suburb: 'Marsden Park', state: 'NSW', post_code: '2765' };
const FERRY = { street_name: 'Ferry', road_type: 'St', suburb: 'Oran Park', state: 'NSW', post_code: '2570' };
const TAMAR = { builder: 'Tamar Homes', site_contact_name: 'Dale Whitby', site_contact_phone: '+61491570156' };
const HOLLOW = { builder: 'Hollow Creek Constructions', site_contact_name: 'Priya Nair', site_contact_phone: '+61491570157' };
/** The first of them, which another turned out to be. */
const FIRST = 1;

const PLANNED: readonly Planned[] = [
  { status: 'New', by: 'field', age: 9, site: { ...WATTLE, ...TAMAR, lot_number: '61', comments: 'Slab is down, no pit in front.' } },
  {
    status: 'New',
    by: 'field',
    age: 1,
    site: {
      address_from_field: 'Corner of Wattle Rd and the new street behind the estate office, four slabs',
      needs_office_approval: true,
    },
  },
  {
    status: 'New',
    by: 'sub',
    age: 0,
    site: {
      address_from_field: 'Two townhouses beside the school in Oran Park, builder’s sign says Hollow Creek',
      needs_office_approval: true,
    },
  },
  {
    status: 'New',
    by: 'sub',
    age: 2,
    site: { ...ALDER, ...HOLLOW, lot_range_low: 12, lot_range_high: 17, comments: 'Whole row, conduit is in.' },
  },
  { status: 'In review', by: 'field', age: 4, site: { ...FERRY, ...HOLLOW, street_number: '8', unit_range_low: 1, unit_range_high: 4 } },
  { status: 'In review', by: 'field', age: 5, site: { ...ALDER, ...TAMAR, lot_number: '40' }, asked: { sentDaysAgo: 3 } },
  {
    status: 'Back to field',
    by: 'field',
    age: 6,
    site: { ...FERRY, street_number: '22', reason: 'Which builder is it? The sign is not on the photo.' },
  },
  { status: 'Approved', by: 'sub', age: 8, site: { ...ALDER, ...TAMAR, lot_number: '41' }, asked: { sentDaysAgo: 6, approvedDaysAgo: 2 } },
  {
    status: 'Rejected',
    by: 'sub',
    age: 12,
    site: { ...FERRY, street_number: '104', reason: 'The customer has given it to someone else.' },
  },
  { status: 'Duplicate', by: 'sub', age: 7, site: { ...WATTLE, lot_number: '61', duplicate_of_id: FIRST } },
];

export function writePotentialJobs({ rows, calendar, people }: World): void {
  const ago = (days: number): string => isoInstant(calendar.nowMs - days * DAY_MS);
  for (const { status, by, age, site, asked } of PLANNED)
    rows.add('potential_job', {
      ...{ status, raised_by_user_id: people[by].id, assigned_field_user_id: people[by].id, needs_office_approval: false, ...site },
      ...(asked === undefined ? {} : { builder_approval_sent_date: ago(asked.sentDaysAgo) }),
      ...(asked?.approvedDaysAgo === undefined ? {} : { builder_approved_date: ago(asked.approvedDaysAgo) }),
      ...{ created_at: ago(age), updated_at: ago(age) },
    });
}
