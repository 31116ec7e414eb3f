// Who completes a task minutes after arriving may have pressed by mistake: they are asked.
import { formatTime } from '@lotline/schema/domain/kernel/date-format';
import { openVisit } from '@lotline/schema/domain/task/task.lifecycle';
import type { TaskPage } from '../task-page-context.ts';

const MINUTE_MS = 60_000;
/** Nothing that is given as a task is done sooner. */
const ASKED_WITHIN_MS = 2 * MINUTE_MS;

/** 'You arrived at 06:47 AM, one minute ago.'; null for who has been there longer, or is not there. */
export function justArrived({ opened, actor, now, zone }: Pick<TaskPage, 'opened' | 'actor' | 'now' | 'zone'>): string | null {
  const since = openVisit(opened, actor.userId)?.onSiteUtc ?? null;
  if (since === null) return null;
  const ageMs = now.getTime() - Date.parse(since);
  // a clock that is behind the visit says nothing of how long it has been
  if (ageMs >= ASKED_WITHIN_MS || ageMs < -MINUTE_MS) return null;
  return `You arrived at ${formatTime(since, zone)}, ${ageMs < MINUTE_MS ? 'less than a minute' : 'one minute'} ago.`;
}
