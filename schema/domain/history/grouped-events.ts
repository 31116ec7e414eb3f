// What people did out of the events of it: an action that adds or removes several items, or labels several files, writes one for each of them.

/** Of one action they are told together (grouped-words.ts); the database counts them so too. */
export const GROUPED_MOVES = ['addJobItem', 'removeJobItem', 'labelFile'] as const;
const IS_GROUPED: ReadonlySet<string> = new Set(GROUPED_MOVES);

interface DatedEvent {
  readonly move: string;
  /** One command dates all of its events alike. */
  readonly recordedAt: string;
}

/**
 * What people did, each with its events: those of several items or files that one action changed alike are one thing.
 * @param events newest first
 * @returns newest first, and within each too
 */
export function byAction<Event extends DatedEvent>(events: readonly Event[]): readonly (readonly [Event, ...Event[]])[] {
  const actions: [Event, ...Event[]][] = [];
  for (const event of events) {
    const last = actions.at(-1);
    const [before] = last ?? [];
    const isOfLast = IS_GROUPED.has(event.move) && before?.move === event.move && before.recordedAt === event.recordedAt;
    if (isOfLast && last !== undefined) last.push(event);
    else actions.push([event]);
  }
  return actions;
}
