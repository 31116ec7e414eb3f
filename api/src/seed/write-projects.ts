// The demo's projects, each of one customer in one region: of the sixty jobs of the small size those that are of both are in it.
import { addDays } from '@lotline/schema/domain/kernel/dates';
import type { Calendar } from './calendar.ts';
import type { RowBuffer } from './row-buffer.ts';
import type { Row } from './tables.ts';

interface PlannedProject {
  readonly name: string;
  readonly customer: string;
  readonly region: string;
  readonly fsam: string;
  readonly manager: string;
  /** From today. */
  readonly startsIn: number;
  readonly finishesIn: number;
  readonly comments: string | null;
}

const PROJECTS: readonly PlannedProject[] = [
  {
    name: 'Box Hill estate, stages 4 to 6',
    customer: 'Meridian Fibre',
    region: 'Sydney North West',
    fsam: '2BOX-04',
    manager: 'Ruth Salas',
    startsIn: -42,
    finishesIn: 63,
    comments: 'Stage 6 waits for the road to be sealed. Gate code from the estate office, each morning before seven.',
  },
  {
    name: 'North West lead-ins',
    customer: 'Northern Loop',
    region: 'Sydney North West',
    fsam: '2SCH-11',
    manager: 'Omar Haddad',
    startsIn: -28,
    finishesIn: 35,
    comments: null,
  },
  {
    name: 'South West growth area',
    customer: 'Coastline Networks',
    region: 'Sydney South West',
    fsam: '2ORA-07',
    manager: 'Mina Farouk',
    startsIn: -14,
    finishesIn: 90,
    comments: null,
  },
];

export function writeProjects(rows: RowBuffer, { today }: Calendar): void {
  for (const { name, customer, region, fsam, manager, startsIn, finishesIn, comments } of PROJECTS) {
    const days = { start_date: addDays(today, startsIn), finish_date: addDays(today, finishesIn) };
    rows.add('project', { name, customer, region, fsam, manager, comments, ...days });
  }
}

/** The project's number, as they were added; null for a job that is in none. */
export function projectOf(job: Row<'construction'>): number | null {
  const place = PROJECTS.findIndex(({ customer, region }) => customer === job.financial_contact_name && region === job.region);
  return place < 0 ? null : place + 1;
}
