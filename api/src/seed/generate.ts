// All rows of a size, batch after batch, from one seed number and a day: no database, no clock.
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { isoInstant, DAY_MS, type Calendar } from './calendar.ts';
import { planFill, JOBS_PER_GROUP } from './plan-fill.ts';
import { planLandmarks } from './plan-landmarks.ts';
import { Random } from './random.ts';
import { RowBuffer, type TableRows } from './row-buffer.ts';
import { SeedEvents } from './seed-events.ts';
import { writeCatalogue, writeSettings } from './write-catalogue.ts';
import { writeJob } from './write-job.ts';
import { writePotentialJobs } from './write-potential-jobs.ts';
import { writeProjects } from './write-projects.ts';
import { writePeople, type Company } from './write-people.ts';
import type { World } from './world.ts';

/** `bench` is a hundredth of `large`, for npm run bench. */
export const SIZES = ['small', 'bench', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

const SEED = 48_213;
const JOBS_PER_BATCH = 2_000;
/** With every fourth of these jobs a second task follows: large has 1,000,000 tasks with the landmarks' own, bench 10,000. */
const FILL_JOBS: Readonly<Record<Size, number>> = { small: 0, bench: 7_950, medium: 9_940, large: 799_950 };

export function* generateDemo(size: Size, calendar: Calendar): Generator<readonly TableRows[]> {
  const rows = new RowBuffer();
  const jobs = FILL_JOBS[size];
  const turns = Math.round(jobs / JOBS_PER_GROUP);
  const random = new Random(SEED);
  const company = writePeople(rows, calendar, Math.max(0, turns - 4));
  writeSettings(rows);
  const stock = writeCatalogue(rows, calendar.today, company.groupIds['Ridgeway Cabling']);
  const events = size === 'small' ? new SeedEvents() : null;
  const world: World = { calendar, random, rows, people: company.people, groups: company.groups, ...stock, events };
  writeCustomTasks(world, company);
  writeProjects(rows, calendar);
  writePotentialJobs(world);
  for (const plan of planLandmarks(calendar, company.groupIds)) writeJob(plan, world);
  events?.flushTo(rows);
  yield rows.drain();

  let inBatch = 0;
  for (const plan of planFill({ calendar, random, jobs, groups: fillTurns(company) })) {
    writeJob(plan, world);
    if (++inBatch % JOBS_PER_BATCH === 0) yield rows.drain();
  }
  yield rows.drain();
}

/** Every field group but the one whose insurance has expired. */
function fillTurns({ groups, groupIds }: Company) {
  const landmarkGroups = [groupIds['Crew North'], groupIds['Ridgeway Cabling']];
  const without = [groupIds.Office, groupIds['Kestrel Comms']];
  return [...groups.values()]
    .filter(({ id }) => !without.includes(id))
    .map(({ id, isSubcontractor }) => ({ id, isSubcontractor, hasLandmarks: landmarkGroups.includes(id) }));
}

function writeCustomTasks({ rows, calendar, people }: World, { groupIds }: Company): void {
  const due = (days: number) => addDays(calendar.today, days);
  for (const groupId of [groupIds['Ridgeway Cabling'], groupIds['Crew North'], groupIds['Bellbird Telecom']]) {
    rows.add('custom_task', {
      name: 'Upload the white cards of new crew',
      group_id: groupId,
      is_completed: false,
      is_completable: true,
      due_date: due(2),
    });
    rows.add('custom_task', {
      name: 'Toolbox talk on Thursday, 6:45 at the depot',
      group_id: groupId,
      is_completed: false,
      is_completable: false,
      due_date: due(4),
    });
  }
  rows.add('custom_task', {
    name: 'Send the new insurance certificate',
    user_id: people.sub.id,
    is_completed: false,
    is_completable: true,
    due_date: due(10),
  });
  rows.add('custom_task', {
    name: 'Return the locator to the depot',
    group_id: groupIds['Crew North'],
    is_completed: true,
    is_completable: true,
    due_date: due(-3),
    completed_utc: isoInstant(calendar.nowMs - 4 * DAY_MS),
    completed_by_user_id: people.field.id,
  });
}
