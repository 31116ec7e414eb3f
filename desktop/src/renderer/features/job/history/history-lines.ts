// An event as a line of the history: its words, who, when, and the text that a filter looks through.
import { byAction } from '@lotline/schema/domain/history/grouped-events';
import { receivedLater } from '@lotline/schema/domain/history/event-times';
import type { DescribedEvent } from '@lotline/schema/domain/history/event-words';
import { isTechnical } from '@lotline/schema/domain/history/technical-events';
import { formatDate, formatDateClock, formatClock } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, isDay, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { JobEvent } from '../job-data.ts';
import { describeJobEvent, whoDid, type NamingJob } from './event-names.ts';

export interface HistoryLine extends DescribedEvent {
  readonly id: string;
  /** Nobody did it by hand (schema/domain/history/technical-events). */
  readonly isTechnical: boolean;
  /** ISO, UTC. */
  readonly recordedAt: string;
  /** The task that was submitted: a receipt was signed for it. Null for every other event. */
  readonly submittedTask: number | null;
  /** One's own change of many. */
  readonly ofMany: JobEvent['ofMany'];
  readonly day: CalendarDay;
  readonly time: string;
  readonly who: string;
  /** 'Chrome on Android'; null where nobody knows. */
  readonly device: string | null;
  /** When it was done, where the office came to know of it later. */
  readonly later: string | null;
  readonly searched: string;
}

export function linesOf(events: readonly JobEvent[], view: NamingJob, zone: string): readonly HistoryLine[] {
  return byAction(events).map((action) => {
    const [event] = action;
    const told = describeJobEvent(action, view);
    const changes = told.changes.map(({ label, before, after }) => ({ label, before: sayTime(before, zone), after: sayTime(after, zone) }));
    const who = whoDid(event);
    const said = [
      told.sentence,
      who,
      event.device ?? '',
      ...changes.flatMap(({ label, before, after }) => [label, before ?? '', after ?? '']),
    ];
    return {
      ...told,
      changes,
      id: event.id,
      isTechnical: isTechnical(event.move),
      recordedAt: event.recordedAt,
      submittedTask: event.move === 'submit' ? event.entityId : null,
      // of several items those that are put back already have no way back: the others still have
      ofMany: action.find(({ ofMany }) => ofMany !== null)?.ofMany ?? null,
      day: dayInZone(event.recordedAt, zone),
      time: formatClock(event.recordedAt, zone),
      who,
      device: event.device ?? null,
      later: receivedLater(event, zone),
      searched: said.join(' ').toLocaleLowerCase('en-AU'),
    };
  });
}

/** A change of many has one way back: of its lines that are shown, the newest has it. */
export function offeredOnce(lines: readonly HistoryLine[]): readonly HistoryLine[] {
  const offered = new Set<string>();
  return lines.map((line) => {
    if (line.ofMany === null) return line;
    const change = `${line.ofMany.undoneBy} ${line.ofMany.actionId}`;
    const isOffered = offered.has(change);
    offered.add(change);
    return isOffered ? { ...line, ofMany: null } : line;
  });
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function sayTime(text: string | null, zone: string): string | null {
  if (text === null) return null;
  if (isDay(text)) return formatDate(text);
  return INSTANT.test(text) ? formatDateClock(text, zone) : text;
}
