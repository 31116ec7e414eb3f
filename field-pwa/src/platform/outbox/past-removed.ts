// Which removed actions are old enough to be deleted from the device, whose clock may be wrong.
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import type { RemovedActionRow } from '@lotline/web-session/device/outbox-storage';

const KEPT_MS = 30 * DAY_MS;
/** A longer gap more likely comes from a clock that was set than from a phone in a drawer: it deletes nothing. */
const BELIEVED_MS = 365 * DAY_MS;
/** Whatever the clock says, no more than these stay. */
export const MOST_REMOVED = 1_000;

/** @param removed newest first; @param now in milliseconds. Returns ids. */
export function pastRemoved(removed: readonly Pick<RemovedActionRow, 'id' | 'removedAt'>[], now: number): ReadonlySet<string> {
  const isPast = ({ removedAt }: Pick<RemovedActionRow, 'removedAt'>): boolean =>
    now - removedAt > KEPT_MS && now - removedAt < BELIEVED_MS;
  return new Set(removed.filter((row, index) => index >= MOST_REMOVED || isPast(row)).map(({ id }) => id));
}
