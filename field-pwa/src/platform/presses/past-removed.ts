// What was let go of long enough ago to be cleared from the device, whose clock may be set to any year meanwhile.
import type { RemovedPressRow } from '@lotline/web-session/kept/kept-outbox';

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
/** Who looks after so long has a clock that was set, more likely than a phone that lay in a drawer: nothing is cleared by it. */
const BELIEVED_MS = 365 * DAY_MS;
/** However the clock went: more are not kept. */
export const MOST_REMOVED = 1_000;

/** @param removed newest first; @param now in milliseconds. Returns ids. */
export function pastRemoved(removed: readonly Pick<RemovedPressRow, 'id' | 'removedAt'>[], now: number): ReadonlySet<string> {
  const isPast = ({ removedAt }: Pick<RemovedPressRow, 'removedAt'>): boolean => now - removedAt > KEPT_MS && now - removedAt < BELIEVED_MS;
  return new Set(removed.filter((row, index) => index >= MOST_REMOVED || isPast(row)).map(({ id }) => id));
}
