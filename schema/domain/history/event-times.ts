// When something happened, and when the office came to know: a phone without a network tells later what was done before.
import { formatDateClock, formatClock } from '../kernel/date-format.ts';
import { dayInZone } from '../kernel/dates.ts';

interface EventTimes {
  /** What the device's own clock said. */
  readonly occurredAt: string | null;
  readonly recordedAt: string;
}

const MINUTE_MS = 60_000;

/** 'on the device at 10:41 am, received 10:52 am'; null where both are the same minute. */
export function receivedLater({ occurredAt, recordedAt }: EventTimes, zone: string): string | null {
  if (occurredAt === null || Math.abs(Date.parse(recordedAt) - Date.parse(occurredAt)) < MINUTE_MS) return null;
  const isSameDay = dayInZone(occurredAt, zone) === dayInZone(recordedAt, zone);
  const happened = isSameDay ? formatClock(occurredAt, zone) : formatDateClock(occurredAt, zone);
  return `on the device at ${happened}, received ${formatClock(recordedAt, zone)}`;
}
