// What people did out of the events of it: an action that adds several items writes one for each of them.

interface DatedEvent {
  readonly move: string;
  /** One command dates all of its events alike. */
  readonly recordedAt: string;
}

/**
 * What people did, each with its events: those of several items that one action added are one thing.
 * @param events newest first
 * @returns newest first, and within each too
 */
export function byAction<Event extends DatedEvent>(events: readonly Event[]): readonly (readonly [Event, ...Event[]])[] {
  const actions: [Event, ...Event[]][] = [];
  for (const event of events) {
    const last = actions.at(-1);
    const [before] = last ?? [];
    const isOfLast = event.move === 'addJobItem' && before?.move === event.move && before.recordedAt === event.recordedAt;
    if (isOfLast && last !== undefined) last.push(event);
    else actions.push([event]);
  }
  return actions;
}
