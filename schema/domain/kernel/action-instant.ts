// When an action was made, on the server's clock (domain.md §2): received − (sentAt − occurredAt). Both ends of the difference are read from one clock,
// moments to hours apart, so that its error falls out unless somebody set it in between.

import { DAY_MS } from './dates.ts';

/** What waited longer than this is dated by its receipt. */
export const OLDEST_ACTION_DAYS = 30;
/** The way of a message takes moments that differ: an action that comes out this little before the one that it followed was made with it. */
export const WAY_DIFFERS_MS = 120_000;

export interface ActionClocks {
  readonly received: Date;
  /** The device's clock at the action; null where it did not say. */
  readonly occurredAt: string | null;
  /** The same clock when the action was sent. */
  readonly sentAt: string | null;
  /** What must have been before it: the task was issued, the person's last step on it. */
  readonly notBefore: readonly (Date | null)[];
}

/** By what it is dated: by the action itself, or by its receipt, where the device's clock says what cannot be or nothing. */
export type InstantBy = 'press' | 'received';

export interface ActionInstant {
  readonly instant: Date;
  readonly by: InstantBy;
}

export function actionInstant({ received, occurredAt, sentAt, notBefore }: ActionClocks): ActionInstant {
  const byReceipt: ActionInstant = { instant: received, by: 'received' };
  if (occurredAt === null || sentAt === null) return byReceipt;
  const waitedMs = Date.parse(sentAt) - Date.parse(occurredAt);
  // a clock that was set back in between, or one that says an action was made after it was sent
  if (!(waitedMs >= 0) || waitedMs > OLDEST_ACTION_DAYS * DAY_MS) return byReceipt;
  const occurredMs = received.getTime() - waitedMs;
  const earliestMs = Math.max(-Infinity, ...notBefore.flatMap((bound) => (bound === null ? [] : [bound.getTime()])));
  if (occurredMs >= earliestMs) return { instant: new Date(occurredMs), by: 'press' };
  const isOfTheWay = earliestMs - occurredMs <= WAY_DIFFERS_MS && earliestMs <= received.getTime();
  return isOfTheWay ? { instant: new Date(earliestMs), by: 'press' } : byReceipt;
}
