// What a task would go out without (screens.md §2.6): said before it is issued, and asked once. Nothing here refuses it.
import type { CalendarDay } from '../kernel/dates.ts';
import { readinessPoints, type ReadinessFacts, type ReadinessLine, type ReadinessPoint } from './readiness.rules.ts';

const OF_THE_JOB: ReadonlySet<ReadinessPoint> = new Set<ReadinessPoint>(['dbyd', 'builderApproval', 'contact']);

/** An approval that was asked for is not there yet; plans that run out soon are. */
const isMissing = ({ point, state }: ReadinessLine): boolean =>
  OF_THE_JOB.has(point) && (state === 'missing' || (state === 'soon' && point === 'builderApproval'));

/** In the order in which the office mends them. */
export function issueWarnings(job: ReadinessFacts, task: { readonly items: readonly unknown[] }, today: CalendarDay): readonly string[] {
  const ofJob = readinessPoints(job, today).filter(isMissing);
  return [
    ...(task.items.length === 0 ? ['Items: none on this task, so the crew counts nothing'] : []),
    ...ofJob.map(({ label, note }) => `${label}: ${note}`),
  ];
}
