// The rows of one task: the schedule, its items, visits, chat, payment and the events of its moves.
import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS, isoInstant } from './calendar.ts';
import { COMPLETION_COMMENTS, DECLINE_REASON, FIELD_CHAT, OFFICE_CHAT, PARTIAL_REASON, REOPEN_REASON } from './data/words.ts';
import { pickAt } from './random.ts';
import { isCompleted, isSubmitted, isVisited, type TaskPlan } from './task-plan.ts';
import { timelineOf, type Timeline } from './timeline.ts';
import { writeItems } from './write-items.ts';
import { writePayment } from './write-payment.ts';
import { writeTaskEvents } from './write-task-events.ts';
import type { Group, World } from './world.ts';

const instant = (ms: number | null): string | null => (ms === null ? null : isoInstant(ms));

/** What a task says of its job. */
interface Place {
  readonly workOrder: string;
  readonly address: string;
}

export function writeTask(plan: TaskPlan, constructionId: number, place: Place, world: World): Timeline {
  const group = world.groups.get(plan.groupId);
  if (group === undefined) throw new RangeError(`no group ${String(plan.groupId)}`);
  const timeline = timelineOf(plan, group.isSubcontractor, world);
  const scheduleId = writeSchedule(plan, constructionId, place, group, timeline, world);
  const items = writeItems(plan, { constructionId, scheduleId }, timeline, group, world);
  writeVisits(plan, scheduleId, group, timeline, world);
  writeChat(plan, scheduleId, group, timeline, world);
  writePayment({ name: plan.name, scheduleId, constructionId, group, items, timeline }, world);
  if (world.events !== null)
    writeTaskEvents(world.events, { plan, scheduleId, constructionId, worker: pickAt(group.members, 0), items, timeline }, world);
  return timeline;
}

function writeSchedule(
  plan: TaskPlan,
  constructionId: number,
  place: Place,
  group: Group,
  timeline: Timeline,
  { rows, people }: World,
): number {
  const isPartial = plan.isPartial === true;
  return rows.add('schedule', {
    construction_id: constructionId,
    name: plan.name,
    owner: people.office.displayName,
    resource: group.name,
    group_id: group.id,
    completed_group_id: isCompleted(plan.state) ? group.id : null,
    issued_date: isoInstant(timeline.issued),
    issued_by: people.scheduler.displayName,
    due_date: plan.dueDay,
    scheduled_start_time: isoInstant(timeline.scheduledStart),
    scheduled_end_time: isoInstant(timeline.scheduledStart + 3 * HOUR_MS),
    accepted_date: instant(timeline.accepted),
    declined_date: instant(timeline.declined),
    decline_reason: timeline.declined === null ? null : DECLINE_REASON,
    onsite_date: instant(timeline.onsite),
    completed_date: instant(timeline.completed),
    submitted_date: instant(timeline.submitted),
    is_partial: isPartial,
    is_reopened: plan.state === 'reopened',
    initial: false,
    is_payment: false,
    comments: plan.comments,
    ticket_of_work: isVisited(plan.state) ? ticketOfWork(plan.name, place, group, timeline) : null,
    external_job_link: plan.hasStartCard === true ? `https://startcard.example/jobs/${place.workOrder}` : null,
    created_at: isoInstant(timeline.issued - DAY_MS),
    updated_at: isoInstant(
      timeline.paid ??
        timeline.approved ??
        timeline.submitted ??
        timeline.completed ??
        timeline.onsite ??
        timeline.accepted ??
        timeline.issued,
    ),
  });
}

/** Longer than a demo task stays open. */
const PLANS_GOOD_MS = 90 * DAY_MS;

/** Of the form that stands when nobody has made another: signed on by who came, and off by them once the work was done. */
function ticketOfWork(name: string, { workOrder, address }: Place, group: Group, { onsite, completed }: Timeline): string {
  const task = `${workOrder} ${name}`;
  const at = isoInstant(onsite ?? completed ?? 0);
  const completedAt = instant(completed);
  const member = pickAt(group.members, 0).displayName;
  const signed = { name: member, ink: null, assessment: null };
  const isDone = completed !== null;
  return JSON.stringify({
    formVersion: 1,
    answers: {
      ...{ workOrder, address, task: name, crew: group.name, isRightSite: true },
      ...{ builderApproval: true, siteContactTold: true, inducted: true, otherTrades: false },
      ...{ isDigging: true, bydaNumber: `3${workOrder}`, plansOnSite: true, ownersResponded: true, located: true, potholePhoto: true },
      plansExpire: isoInstant((onsite ?? completed ?? 0) + PLANS_GOOD_MS).slice(0, 10),
      ...{ traffic: false, deepTrench: false, asbestosPit: true, powerSafe: true, confinedSpace: false, heights: false, weather: 'Fine' },
      ...(isDone ? { conduitSize: '25 mm', asBuiltPhoto: true, leftSafe: true, reinstated: true } : {}),
    },
    signatures: [
      { id: uuidOf(`${task} on`), by: 'crew', at, ...signed },
      ...(isDone ? [{ id: uuidOf(`${task} off`), by: 'worker', at: completedAt, ...signed }] : []),
    ],
    times: { startedAt: at, completedAt },
    revisions: [],
  });
}

/** The same for the same words. */
function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The primary contact's visit; on the bigger tasks a mate was there too, and has left. */
function writeVisits(plan: TaskPlan, scheduleId: number, group: Group, timeline: Timeline, { rows, random }: World): void {
  const { onsite, offsite, visitCompleted } = timeline;
  if (onsite === null) return;
  const mate = group.members[1];
  if (mate !== undefined && offsite !== null && plan.itemCount >= 5) {
    rows.add('task_user', {
      schedule_id: scheduleId,
      user_id: mate.id,
      on_site_utc: isoInstant(onsite + 9 * MINUTE_MS),
      off_site_utc: isoInstant(offsite - 20 * MINUTE_MS),
      confirm_item_qtys: false,
    });
  }
  const comments = plan.isPartial === true ? PARTIAL_REASON : visitCompleted !== null ? random.pick(COMPLETION_COMMENTS) : null;
  rows.add('task_user', {
    schedule_id: scheduleId,
    user_id: pickAt(group.members, 0).id,
    on_site_utc: isoInstant(onsite),
    off_site_utc: instant(offsite),
    completed_utc: instant(visitCompleted),
    confirm_item_qtys: isSubmitted(plan.state),
    comments,
  });
}

/** The office and the crew in turn, from the day before the visit until it ended. */
function writeChat(plan: TaskPlan, scheduleId: number, group: Group, timeline: Timeline, { rows, random, people, calendar }: World): void {
  const lines = plan.chatLines ?? 0;
  const from = timeline.reopened ?? timeline.onsite ?? timeline.issued + DAY_MS;
  for (let line = 0; line < lines; line++) {
    const isOffice = line % 2 === 0;
    const reopening = timeline.reopened !== null && line === 0;
    rows.add('field_comment', {
      schedule_id: scheduleId,
      user_id: isOffice ? people.office.id : pickAt(group.members, line).id,
      comments: reopening ? REOPEN_REASON : random.pick(isOffice ? OFFICE_CHAT : FIELD_CHAT),
      created_utc: isoInstant(Math.min(from + line * 17 * MINUTE_MS, calendar.nowMs - MINUTE_MS)),
    });
  }
}
