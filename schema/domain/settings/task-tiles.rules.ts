// The summary tiles of the task page: which, in which order, under which label (specification 1 §2).
import { formatDate } from '../kernel/date-format.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import type { FieldWorkTaskSetting } from './field-work-task.setting.ts';
import { displayNameOf, type OptionalFieldsSetting } from './optional-fields.setting.ts';

/** What the tiles read of a job, as it stands on the wire. */
export interface TileJob {
  readonly status: string;
  readonly description: string | null;
  readonly workType: string;
  readonly region: string | null;
  readonly financialContact: { readonly displayName: string } | null;
  readonly deliveryPartnerPm: string | null;
  readonly scheduler: string | null;
  readonly developer: string | null;
  readonly buildType: string | null;
  readonly acceleratedJob: boolean;
  readonly originalDueDate: CalendarDay | null;
  readonly updatedDueDate: CalendarDay | null;
  readonly onsiteDate: CalendarDay | null;
  readonly integrationDate: CalendarDay | null;
  readonly dbydExpiryDate: CalendarDay | null;
  readonly laseDate: CalendarDay | null;
  readonly crqDate: CalendarDay | null;
  readonly crqNumber: string | null;
  readonly siteContact: string | null;
  readonly customerRef: string | null;
}

const date = (day: CalendarDay | null): string | null => (day === null ? null : formatDate(day));

interface TileRule {
  readonly label: string;
  readonly text: (job: TileJob) => string | null;
}

// [assume] Customer is the job's financial contact; Due Date is the updated one where there is one.
const TILES = {
  status: { label: 'Status', text: (job) => job.status },
  description: { label: 'Description', text: (job) => job.description },
  workType: { label: 'Work Type', text: (job) => job.workType },
  region: { label: 'Region', text: (job) => job.region },
  customer: { label: 'Customer', text: (job) => job.financialContact?.displayName ?? null },
  deliveryPartnerPm: { label: 'DP PM', text: (job) => job.deliveryPartnerPm },
  scheduler: { label: 'Scheduler', text: (job) => job.scheduler },
  developer: { label: 'Developer', text: (job) => job.developer },
  buildType: { label: 'Build Type', text: (job) => job.buildType },
  acceleratedJob: { label: 'Accelerated Job', text: (job) => (job.acceleratedJob ? 'Yes' : 'No') },
  dueDate: { label: 'Due Date', text: (job) => date(job.updatedDueDate ?? job.originalDueDate) },
  onsiteDate: { label: 'Onsite Date', text: (job) => date(job.onsiteDate) },
  integrationDate: { label: 'Integration Date', text: (job) => date(job.integrationDate) },
  dbydExpiryDate: { label: 'DBYD Expiry', text: (job) => date(job.dbydExpiryDate) },
  laseDate: { label: 'LASE Date', text: (job) => date(job.laseDate) },
  crqDate: { label: 'CRQ Date', text: (job) => date(job.crqDate) },
  crqNumber: { label: 'CRQ Number', text: (job) => job.crqNumber },
  siteContact: { label: 'Site Contact', text: (job) => job.siteContact },
  customerRef: { label: 'Customer Ref', text: (job) => job.customerRef },
} as const satisfies Record<string, TileRule>;

export type TileName = keyof typeof TILES;
export const TILE_NAMES = Object.keys(TILES).filter(isTileName);

export interface Tile {
  readonly name: TileName;
  readonly label: string;
}

function isTileName(name: string): name is TileName {
  return Object.hasOwn(TILES, name);
}

/** Only these two carry a customised label. */
const CUSTOMISED: readonly TileName[] = ['scheduler', 'developer'];

/** The tiles that show, in the setting's order; names that are no tile are passed over. */
export function tilesFor(setting: FieldWorkTaskSetting, optionalFields: OptionalFieldsSetting): Tile[] {
  return setting.fields.flatMap(({ fieldName, show }) => {
    if (!show || !isTileName(fieldName)) return [];
    const label: string = TILES[fieldName].label;
    return [{ name: fieldName, label: CUSTOMISED.includes(fieldName) ? displayNameOf(optionalFields, fieldName, label) : label }];
  });
}

/** What the tile says, formatted for people; null when the job has none. */
export function tileText(job: TileJob, name: TileName): string | null {
  const text = TILES[name].text(job);
  return text === '' ? null : text;
}
