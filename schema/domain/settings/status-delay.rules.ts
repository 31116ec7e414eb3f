// A status that a job leaves by itself after some days: where it may lead to (screens.md §2.7).

export const MOST_DELAY_DAYS = 730;

interface DelayedStatus {
  readonly statusName: string;
  readonly isHold?: boolean | undefined;
  readonly delay?: { readonly to: string } | undefined;
}

/** The first thing that is wrong with the delays of a setting, as its editor reads it; null: nothing is. */
export function delayFault(statuses: readonly DelayedStatus[]): string | null {
  const byName = new Map(statuses.map((status) => [status.statusName, status]));
  for (const { statusName, isHold, delay } of statuses) {
    if (delay === undefined) continue;
    const to = byName.get(delay.to);
    if (isHold === true) return `${statusName} is a hold, which ends on its own day: it cannot change to another status after some days.`;
    if (to === undefined) return `${statusName} changes to ${delay.to} after some days, but there is no status of that name.`;
    if (to.isHold === true) return `${statusName} cannot change to ${delay.to} by itself: a hold needs a reason and an end date.`;
    if (leadsBack(statusName, byName))
      return `${statusName} would come back to itself after some days. Change where one of the statuses goes.`;
  }
  return null;
}

function leadsBack(from: string, byName: ReadonlyMap<string, DelayedStatus>): boolean {
  const seen = new Set<string>();
  for (let at = byName.get(from)?.delay?.to; at !== undefined && !seen.has(at); at = byName.get(at)?.delay?.to) {
    if (at === from) return true;
    seen.add(at);
  }
  return false;
}
