// What other requirements and delays of statuses do to a job that stands in one: whether its next step would be refused, and whether it goes on by itself
// (screens.md §2.21). By the rules that the commands ask (status-needs.rules).
import { statusFacts, type StatusRecord } from '../job/status-facts.rules.ts';
import { isLacking, needsOf } from '../job/status-needs.rules.ts';
import type { JobStatusSettings } from '../settings/job-status.setting.ts';
import { STATUS_NEED_LABELS, type StatusNeed } from '../settings/status-needs.ts';
import type { TypeSettings } from './type-settings.ts';

export interface StandingJob {
  readonly status: string;
  /** Read where requirements change alone. */
  readonly record?: StatusRecord;
  /** Where the settings have planned that it goes; null: nowhere. */
  readonly plannedBySettings?: string | null;
  /** Where a person has planned that it goes. */
  readonly plannedByPerson?: string | null;
}

interface StatusEffect {
  /** The status. */
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** Those that its setting names; where it names none, the one after it that is no hold. */
function nextSteps({ statuses }: JobStatusSettings, status: string): readonly string[] {
  const own = statuses.find(({ statusName }) => statusName === status);
  if (own === undefined) return [];
  if (own.allowedNext != null && own.allowedNext.length > 0) return own.allowedNext;
  const later = statuses.filter(({ sortOrder, isHold }) => isHold !== true && sortOrder > own.sortOrder);
  return later
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .slice(0, 1)
    .map(({ statusName }) => statusName);
}

/** Of each next step what it needs from then on, or no longer, and the job has not: `what` is the step, and the need stands on its side. */
export function needEffects({ status, record }: StandingJob, before: TypeSettings, after: TypeSettings): readonly StatusEffect[] {
  if (record === undefined) return [];
  const facts = statusFacts(record, after);
  return nextSteps(after.statuses, status).flatMap((what) => {
    const [was, is] = [needsOf(before.statuses, what), needsOf(after.statuses, what)];
    const lacking = (some: readonly StatusNeed[], others: readonly StatusNeed[]) =>
      some.filter((need) => !others.includes(need) && isLacking(need, facts)).map((need) => STATUS_NEED_LABELS[need]);
    return [
      ...lacking(is, was).map((after) => ({ what, before: '', after })),
      ...lacking(was, is).map((before) => ({ what, before, after: '' })),
    ];
  });
}

const NOWHERE = { to: '', afterDays: 0 };
const delayOf = ({ statuses }: JobStatusSettings, status: string) =>
  statuses.find(({ statusName }) => statusName === status)?.delay ?? NOWHERE;

/** A plan that the settings made stands as long as they lead there, on the day that it has (then `before` and `after` are one status). A job that is there already
 * is not planned: days are counted from when it comes. */
export function delayEffects(
  { status, plannedBySettings, plannedByPerson }: StandingJob,
  before: TypeSettings,
  after: TypeSettings,
): readonly StatusEffect[] {
  const [from, to] = [delayOf(before.statuses, status), delayOf(after.statuses, status)];
  const [was, is] = [from.to, to.to];
  if (plannedByPerson != null) return [];
  // what is planned stays on its day; a job without a plan stays without
  if (was === is) return from.afterDays !== to.afterDays && plannedBySettings === is ? [{ what: status, before: is, after: is }] : [];
  const lost = plannedBySettings === was && was !== '' ? [{ what: status, before: was, after: '' }] : [];
  return is === '' || plannedBySettings === is ? lost : [...lost, { what: status, before: '', after: is }];
}
