// Who is or was onsite, in words: one's own visits as 'You', open ones first (mock 2-task).
import { formatAsOf, formatTime } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { TaskVisit } from '../facts/page-data.ts';

export interface VisitLine {
  readonly key: string;
  readonly text: string;
  readonly isOpen: boolean;
}

const MOST_ENDED = 3;

interface Clock {
  readonly now: Date;
  readonly zone: string;
}

/** All who are onsite now, then the last few visits that ended. */
export function visitLines(visits: readonly TaskVisit[], userId: number, clock: Clock): VisitLine[] {
  const lines = visits.flatMap((visit) => lineOf(visit, userId, clock));
  const open = lines.filter((line) => line.isOpen);
  const ended = lines.filter((line) => !line.isOpen);
  return [...open, ...ended.slice(-MOST_ENDED).reverse()];
}

function lineOf(visit: TaskVisit, userId: number, clock: Clock): VisitLine[] {
  if (visit.onSiteUtc === null) return [];
  const key = visit.clientId ?? String(visit.id);
  const who = visit.userId === userId ? 'You' : (visit.user?.displayName ?? 'A colleague');
  const from = when(visit.onSiteUtc, clock);
  const end = visit.offSiteUtc ?? visit.completedUtc;
  if (end === null) return [{ key, text: `${who}, onsite since ${from}`, isOpen: true }];
  const sameDay = dayInZone(end, clock.zone) === dayInZone(visit.onSiteUtc, clock.zone);
  const to = sameDay ? formatTime(end, clock.zone) : when(end, clock);
  return [{ key, text: `${who}, onsite ${from} to ${to}`, isOpen: false }];
}

/** Today only the time, otherwise the day too. */
function when(instant: string, { now, zone }: Clock): string {
  return formatAsOf(instant, dayInZone(now.toISOString(), zone), zone);
}
