// The moments of a job's history: which event stood last at an instant, and the instant that shows the job as an event left it. Pure.
import type { JobEvent } from '../job-data.ts';

/** The newest event that had been recorded at that instant. @param events newest first */
export const eventBefore = (events: readonly JobEvent[], at: string): JobEvent | undefined =>
  events.find(({ recordedAt }) => Date.parse(recordedAt) <= Date.parse(at));

const instantOf = (event: JobEvent | undefined): number | null => (event === undefined ? null : Date.parse(event.recordedAt));

/** The moments that can be told apart: of the events of one instant, which one command writes, the newest. @param events newest first */
export const stopsOf = (events: readonly JobEvent[]): readonly JobEvent[] =>
  events.filter((event, at) => instantOf(event) !== instantOf(events[at - 1]));

/** The time that is said of the moment: that of the last event before it, since which the job stood so; its own while none is known. */
export const momentSentence = (events: readonly JobEvent[], at: string): string => eventBefore(events, at)?.recordedAt ?? at;

/**
 * The instant at which the job was as that event left it: midway to the next one, since the image of a row and the event of the same command are
 * dated some moments apart, either before the other. Null: nothing came after it. @param events newest first
 */
export function momentAfter(events: readonly JobEvent[], id: string): string | null {
  const at = events.findIndex((event) => event.id === id);
  const began = instantOf(events[at]);
  const next = instantOf(events.slice(0, Math.max(0, at)).findLast((event) => instantOf(event) !== began));
  return began === null || next === null ? null : new Date((began + next) / 2).toISOString();
}
