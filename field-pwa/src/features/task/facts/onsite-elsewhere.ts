// Where a person is still onsite besides the opened task, by the list's rows: a second visit is not opened without asking about the first.
import { plateOf, streetLine } from '@lotline/schema/domain/kernel/address';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { FieldTask, FieldWork } from '@lotline/schema/domain/task/field-task';

export interface OnsiteElsewhere {
  readonly taskId: number;
  readonly jobId: number;
  /** 'Lot 14', or the street where the site has no number; on the same job the task. */
  readonly place: string;
  readonly since: string | null;
}

interface Here {
  readonly taskId: number;
  readonly jobId: number;
}

/** The newest visit first. */
export function onsiteElsewhere({ rejectedSchedules, workSchedule }: FieldWork, here: Here): OnsiteElsewhere[] {
  return [...rejectedSchedules, ...workSchedule]
    .filter((row) => row.isCurrentlyOnsite && row.id !== here.taskId)
    .map((row) => ({
      taskId: row.id,
      jobId: row.constructionId,
      place: row.constructionId === here.jobId ? row.name : placeOf(row),
      since: row.onsiteSinceUtc,
    }))
    .sort((a, b) => Date.parse(b.since ?? '') - Date.parse(a.since ?? ''));
}

function placeOf(row: FieldTask): string {
  const { label, value } = plateOf(row);
  return value === '' ? streetLine(row) : `${label} ${value}`.trim();
}

/** 'Still onsite at Lot 14 since 05:24 AM. Leave it?' */
export function askToLeave(elsewhere: readonly OnsiteElsewhere[], now: Date, zone: string): string {
  const today = dayInZone(now.toISOString(), zone);
  const places = elsewhere.map(({ place, since }) => (since === null ? place : `${place} since ${formatAsOf(since, today, zone)}`));
  return `Still onsite at ${places.join(' and ')}. Leave ${places.length === 1 ? 'it' : 'them'}?`;
}
