// The moves that brought a seeded task to where it is, as the commands would have recorded them.
import { isoInstant, MINUTE_MS } from './calendar.ts';
import { DECLINE_REASON, PARTIAL_REASON, REJECT_REASON, REOPEN_REASON } from './data/words.ts';
import type { SeedEvents } from './seed-events.ts';
import { isSubmitted, type TaskPlan } from './task-plan.ts';
import type { Timeline } from './timeline.ts';
import type { WrittenItem } from './write-items.ts';
import type { Person, World } from './world.ts';

interface MovedTask {
  readonly plan: TaskPlan;
  readonly scheduleId: number;
  readonly constructionId: number;
  readonly worker: Person;
  readonly items: readonly WrittenItem[];
  readonly timeline: Timeline;
}

interface Step {
  readonly move: string;
  readonly atMs: number | null;
  readonly by: Person;
  /** The lifecycle's facts that it changed, and what was said with it. */
  readonly changes: object;
  readonly why?: string;
  readonly detail?: object;
}

const NOTHING_YET = {
  acceptedDate: null,
  declinedDate: null,
  onsiteDate: null,
  completedDate: null,
  submittedDate: null,
  isPartial: false,
  isReopened: false,
};

export function writeTaskEvents(events: SeedEvents, task: MovedTask, world: World): void {
  let before: object | null = null;
  for (const { move, atMs, by, changes, ...said } of stepsOf(task, world)) {
    if (atMs === null) continue;
    const after: object = { ...NOTHING_YET, ...before, ...changes };
    events.add({
      atMs,
      actorUserId: by.id,
      entity: 'schedule',
      entityId: task.scheduleId,
      constructionId: task.constructionId,
      move,
      before,
      after,
      ...said,
    });
    before = after;
  }
}

function stepsOf({ plan, worker, items, timeline }: MovedTask, { people }: World): Step[] {
  const { issued, accepted, declined, onsite, offsite, visitCompleted, completed, submitted, rejected, reopened } = timeline;
  const iso = (ms: number | null) => (ms === null ? null : isoInstant(ms));
  const isPartial = plan.isPartial === true;
  const rejectedItem = items.find((item) => item.rejectedMs !== null);
  return [
    { move: 'issue', atMs: issued, by: people.scheduler, changes: {}, detail: { groupId: plan.groupId } },
    { move: 'accept', atMs: accepted, by: worker, changes: { acceptedDate: iso(accepted) } },
    { move: 'decline', atMs: declined, by: worker, changes: { declinedDate: iso(declined) }, why: DECLINE_REASON },
    { move: 'goOnsite', atMs: onsite, by: worker, changes: { onsiteDate: iso(onsite) } },
    { move: 'goOffsite', atMs: visitCompleted === null ? offsite : null, by: worker, changes: {} },
    {
      move: isPartial ? 'completePartially' : 'complete',
      atMs: visitCompleted,
      by: worker,
      changes: { completedDate: iso(visitCompleted), isPartial },
      ...(isPartial ? { why: PARTIAL_REASON } : {}),
    },
    { move: 'confirm', atMs: isSubmitted(plan.state) && completed !== null ? completed + 4 * MINUTE_MS : null, by: worker, changes: {} },
    { move: 'submit', atMs: submitted, by: worker, changes: { submittedDate: iso(submitted) } },
    {
      move: 'rejectItem',
      atMs: rejected,
      by: people.office,
      changes: {},
      why: REJECT_REASON,
      detail: { scheduleItemId: rejectedItem?.id ?? null },
    },
    {
      move: 'reopen',
      atMs: reopened,
      by: people.office,
      changes: { completedDate: null, submittedDate: null, isReopened: true },
      why: REOPEN_REASON,
    },
  ];
}
