// The sixty jobs of the small size, which every size begins with: for each of two crews one task in every state and place of the lists.
import { addDays, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { Calendar } from './calendar.ts';
import type { TaskName } from './data/catalogue.ts';
import type { GroupName } from './data/people.ts';
import { WAITING_STATUS, type WorkType } from './data/settings.ts';
import { ON_HOLD_COMMENT, TASK_COMMENTS } from './data/words.ts';
import { FREE_NEW_TASKS, LANDMARKS } from './landmarks.ts';
import type { JobPlan, TaskPlan, TaskState } from './task-plan.ts';

type GroupIds = Readonly<Record<GroupName, number>>;
type Crew = 'sub' | 'field';
type Extras = Partial<Omit<TaskPlan, 'groupId' | 'state'>>;

const MORNING = 7 * 60;

function task(groupId: number, state: TaskState, day: CalendarDay, name: TaskName, extras: Extras = {}): TaskPlan {
  return { name, groupId, state, day, startMinute: MORNING, dueDay: addDays(day, 4), itemCount: 4, ...extras };
}

function job(workOrder: string, workType: WorkType, tasks: readonly TaskPlan[], extras: Partial<JobPlan> = {}): JobPlan {
  return { workOrder, workType, tasks, ...extras };
}

export function planLandmarks(calendar: Calendar, groups: GroupIds): JobPlan[] {
  return [
    ...planCrew(calendar, 'sub', groups['Ridgeway Cabling']),
    ...planCrew(calendar, 'field', groups['Crew North']),
    ...planContractorOnly(calendar, groups['Ridgeway Cabling']),
    ...planShared(calendar, groups),
    ...planOthers(calendar, groups),
  ];
}

function planCrew(calendar: Calendar, crew: Crew, groupId: number): JobPlan[] {
  return [...planToday(calendar, crew, groupId), ...planDone(calendar, crew, groupId), ...planFree(calendar, crew, groupId)];
}

/** What is open today, from not begun to slipped. */
function planToday({ today, monday }: Calendar, crew: Crew, groupId: number): JobPlan[] {
  const at = LANDMARKS[crew];
  const on = (state: TaskState, name: TaskName, startMinute: number, extras: Extras = {}) =>
    task(groupId, state, today, name, { startMinute, ...extras });
  // A task of our own crew that was accepted came from a subcontractor; the other open tasks of a subcontractor are accepted first.
  const ready: TaskState = crew === 'sub' ? 'accepted' : 'new';
  return [
    job(at.onsite, 'Pre-install', [on('onsite', 'Pit and pipe', 440, { itemCount: 5, chatLines: 3 })], { approval: 'approved' }),
    job(at.newTask, 'Pre-install', [on('new', 'Lead-in', 870, { itemCount: 3 })], { approval: 'sent' }),
    job(at.accepted, 'Construction', [
      on('accepted', 'Pit and pipe', 660, { comments: TASK_COMMENTS[0] ?? '', isAcceptedByOthers: crew === 'field' }),
    ]),
    job(at.inProgress, 'Pre-install', [on('inProgress', 'Lead-in', 480, { chatLines: 2 })], { approval: 'approved', isScopingOpen: true }),
    job(at.reopened, 'Construction', [on('reopened', 'Pit and pipe', 540, { chatLines: 1 })]),
    job(at.externalLink, 'Construction', [on(ready, 'Haul and splice', 750, { hasStartCard: true })]),
    job(at.overdue, 'Construction', [on(ready, 'Lead-in', 780, { dueDay: addDays(today, -2) })]),
    job(at.twoCards, 'Construction', [
      on(ready, 'Pit and pipe', 600, { itemCount: 5 }),
      on('new', 'Haul and splice', 810, { itemCount: 3 }),
    ]),
    job(at.byStatus, 'Pre-install', [task(groupId, ready, addDays(monday, -5), 'Pre-install', { dueDay: addDays(monday, 18) })], {
      status: WAITING_STATUS,
    }),
  ];
}

function planDone({ today }: Calendar, crew: Crew, groupId: number): JobPlan[] {
  const at = LANDMARKS[crew];
  return [
    job(at.completed, 'Construction', [task(groupId, 'completed', addDays(today, -1), 'Pit and pipe', { itemCount: 5 })]),
    job(at.partial, 'Pre-install', [task(groupId, 'completed', addDays(today, -1), 'Lead-in', { isPartial: true })], {
      approval: 'approved',
    }),
    job(at.rejectedBeforeSubmit, 'Construction', [task(groupId, 'completed', addDays(today, -2), 'Lead-in', { isRejected: true })]),
    job(at.submitted, 'Construction', [task(groupId, 'submitted', addDays(today, -2), 'Haul and splice')]),
    job(at.rejected, 'Construction', [task(groupId, 'submitted', addDays(today, -3), 'Lead-in', { isRejected: true, chatLines: 1 })]),
  ];
}

/** New tasks for tests to change, on today and the rest of this week. */
function planFree({ today, monday }: Calendar, crew: Crew, groupId: number): JobPlan[] {
  const sunday = addDays(monday, 6);
  const names: readonly TaskName[] = ['Lead-in', 'Pit and pipe', 'Haul and splice'];
  return FREE_NEW_TASKS[crew].map((workOrder, i) => {
    const later = addDays(today, i % 3);
    const name = names[i % names.length] ?? 'Lead-in';
    return job(workOrder, i % 2 === 0 ? 'Construction' : 'Pre-install', [
      task(groupId, 'new', later > sunday ? today : later, name, { itemCount: 3 + (i % 3), startMinute: MORNING + 45 * i }),
    ]);
  });
}

/** What only a subcontractor has: a refusal to take the work, and payments that are through. */
function planContractorOnly({ today }: Calendar, groupId: number): JobPlan[] {
  return [
    job(LANDMARKS.sub.declined, 'Construction', [task(groupId, 'declined', addDays(today, 3), 'Haul and splice')]),
    job(LANDMARKS.sub.approved, 'Construction', [task(groupId, 'approved', addDays(today, -12), 'Pit and pipe', { itemCount: 5 })]),
    job(LANDMARKS.sub.paid, 'MDU', [task(groupId, 'paid', addDays(today, -26), 'MDU fit-out', { itemCount: 5 })]),
  ];
}

/** Jobs with a task of either crew: each sees its own card alone. */
function planShared({ today, monday }: Calendar, groups: GroupIds): JobPlan[] {
  const at = LANDMARKS.sub;
  const both = (
    workOrder: string,
    workType: WorkType,
    day: CalendarDay,
    state: TaskState,
    extras: Partial<JobPlan> = {},
    comments?: string,
  ) => {
    const said = comments === undefined ? {} : { comments };
    const subState: TaskState = state === 'new' ? 'new' : 'accepted';
    return job(
      workOrder,
      workType,
      [
        task(groups['Crew North'], 'new', day, workType === 'MDU' ? 'MDU fit-out' : 'Pit and pipe', said),
        task(groups['Ridgeway Cabling'], subState, day, workType === 'MDU' ? 'MDU fit-out' : 'Haul and splice', {
          startMinute: 13 * 60,
          ...said,
        }),
      ],
      extras,
    );
  };
  const weekdays = [at.monday, at.tuesday, at.wednesday, at.thursday, at.friday, at.saturday, at.sunday];
  return [
    ...weekdays.map((workOrder, i) => both(workOrder, i === 5 ? 'MDU' : 'Construction', addDays(monday, i), 'accepted')),
    both(at.previousWeek, 'Construction', addDays(monday, -4), 'accepted'),
    both(at.nextWeek, 'Construction', addDays(monday, 8), 'new'),
    both(at.nextMonth, 'Construction', addDays(monday, 21), 'new', {
      approval: 'sent',
      unassigned: [
        ['LEAD-2', 1],
        ['PT-1', 1],
        ['REIN-T', 9],
      ],
    }),
    both(at.onHold, 'Construction', addDays(today, -18), 'accepted', { status: 'On Hold' }, ON_HOLD_COMMENT),
  ];
}

function planOthers({ today }: Calendar, groups: GroupIds): JobPlan[] {
  const bellbird = groups['Bellbird Telecom'];
  return [
    job(LANDMARKS.sub2.newTask, 'Construction', [
      task(bellbird, 'new', addDays(today, 1), 'Pit and pipe'),
      task(groups['Crew South'], 'new', addDays(today, 2), 'Haul and splice'),
    ]),
    job(LANDMARKS.sub2.onsite, 'MDU', [task(bellbird, 'onsite', today, 'MDU fit-out', { itemCount: 5 })]),
    job(LANDMARKS.sub2.submitted, 'Construction', [task(bellbird, 'submitted', addDays(today, -4), 'Lead-in')]),
    job(LANDMARKS.expired.newTask, 'Construction', [task(groups['Kestrel Comms'], 'new', addDays(today, 1), 'Lead-in')]),
  ];
}
