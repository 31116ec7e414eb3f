// Which action about a subject may be sent next: the oldest, unless it can still be undone, waits behind a refused one, or
// must wait for another subject's.
import { laneOf, type Entry } from './outbox-entry.ts';
import { waitsBehind, waitsForOthers, type Known } from './waits-behind.ts';

export type Next =
  | { readonly kind: 'send'; readonly entry: Entry }
  /** The person may still undo it. */
  | { readonly kind: 'held'; readonly forMs: number }
  | { readonly kind: 'none' };

/** How long an action that ends something may be undone. */
export const UNDO_MS = 5_000;

/** The device's clock may be set meanwhile: the wait never gets longer than it was. */
export function undoWindowMs({ sendAfter }: Pick<Entry, 'sendAfter'>, now: Date): number {
  if (sendAfter === null) return 0;
  const left = new Date(sendAfter).getTime() - now.getTime();
  return left > 0 && left <= UNDO_MS ? left : 0;
}

/** @param lane the entries of one subject, oldest first; @param all of every subject */
export function nextInLane(lane: readonly Entry[], now: Date, { all, ...known }: Known & { readonly all: readonly Entry[] }): Next {
  const stopped: Entry[] = [];
  for (const entry of lane) {
    const isStopped = entry.state.kind === 'refused' || waitsForOthers(entry.action, all);
    if (isStopped || stopped.some((other) => standsBehind(entry, other, known))) {
      stopped.push(entry);
      continue;
    }
    if (entry.place === 'keeping') return { kind: 'none' };
    const forMs = undoWindowMs(entry, now);
    return forMs > 0 ? { kind: 'held', forMs } : { kind: 'send', entry };
  }
  return { kind: 'none' };
}

/** An action that was sent once waits behind nothing: it may have been done, and the facts that came since would then make it wait without a reason. */
const standsBehind = (entry: Entry, stopped: Entry, known: Known): boolean =>
  entry.state.kind !== 'unanswered' && waitsBehind(entry.action, stopped.action, known);

/** The first refused one that blocks it, directly or through others in between; null where none does. */
export function blockerOf(entry: Entry, all: readonly Entry[], known: Known): Entry | null {
  if (entry.state.kind === 'refused') return null;
  const behind = new Map<Entry, Entry>();
  for (const other of all.filter(({ action }) => laneOf(action) === laneOf(entry.action))) {
    const stopped = [...behind.keys()].find((before) => standsBehind(other, before, known));
    const blocker = other.state.kind === 'refused' ? other : stopped === undefined ? undefined : behind.get(stopped);
    if (other === entry) return blocker ?? null;
    if (blocker !== undefined) behind.set(other, blocker);
  }
  return null;
}

export function lanesOf(entries: readonly Entry[], laneOf: (action: Entry['action']) => string): ReadonlyMap<string, readonly Entry[]> {
  const lanes = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = laneOf(entry.action);
    const lane = lanes.get(key);
    if (lane === undefined) lanes.set(key, [entry]);
    else lane.push(entry);
  }
  return lanes;
}
