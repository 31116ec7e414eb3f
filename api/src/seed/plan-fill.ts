// The jobs that the larger sizes add. Groups grow with the jobs, so that a crew's list and history stay as long as they are at any size.
import { addDays } from '@lotline/schema/domain/kernel/dates';
import type { Calendar } from './calendar.ts';
import { TASK_NAMES, type TaskName } from './data/catalogue.ts';
import type { WorkType } from './data/settings.ts';
import { TASK_COMMENTS } from './data/words.ts';
import { pickAt, type Random } from './random.ts';
import type { JobPlan, TaskPlan, TaskState } from './task-plan.ts';

/** Jobs of one group: of these the last are open, the others are history. */
export const JOBS_PER_GROUP = 400;
const OPEN_JOBS = 40;
/** Groups of the landmarks have about thirty open tasks already. */
const OPEN_JOBS_OF_LANDMARK_GROUP = 14;
const FIRST_OPEN_DAY = -6;
const HISTORY_DAYS = 540;
const HISTORY_ENDS_DAYS_AGO = 8;
const FIRST_WORK_ORDER = 100_000;

interface Fill {
  readonly calendar: Calendar;
  readonly random: Random;
  readonly jobs: number;
  /** In the order in which they take turns. */
  readonly groups: readonly { readonly id: number; readonly isSubcontractor: boolean; readonly hasLandmarks: boolean }[];
}

type Turn = Fill['groups'][number];

/** One job after another, the oldest first; every fourth of a group has a second task. */
export function* planFill(fill: Fill): Generator<JobPlan> {
  const { random, groups, jobs } = fill;
  for (let index = 0; index < jobs; index++) {
    const place = index % groups.length;
    const round = Math.floor(index / groups.length);
    const group = pickAt(groups, place);
    const workType = random.pick<WorkType>(['Pre-install', 'Construction', 'Construction', 'Construction', 'MDU']);
    const first = planTask(fill, round, group, nameFor(workType, random));
    const hasSecond = (place + round) % 4 === 3;
    const second = hasSecond ? planTask(fill, round, random.chance(0.5) ? group : pickAt(groups, place + 1), 'Haul and splice') : null;
    const isOnHold = isOpen(fill, round, group) && random.chance(0.05) && first.state === 'accepted';
    yield {
      workOrder: String(FIRST_WORK_ORDER + index),
      workType,
      ...(isOnHold ? { status: 'On Hold' } : {}),
      ...(random.chance(0.3) ? { approval: random.chance(0.6) ? 'approved' : 'sent' } : {}),
      tasks: second === null ? [first] : [first, second],
    };
  }
}

function nameFor(workType: WorkType, random: Random): TaskName {
  if (workType === 'MDU') return 'MDU fit-out';
  if (workType === 'Pre-install') return random.pick<TaskName>(['Pre-install', 'Lead-in', 'Pit and pipe']);
  return random.pick(TASK_NAMES.slice(1, 4));
}

const rounds = ({ jobs, groups }: Fill): number => Math.ceil(jobs / groups.length);

function isOpen(fill: Fill, round: number, group: Turn): boolean {
  return round >= rounds(fill) - (group.hasLandmarks ? OPEN_JOBS_OF_LANDMARK_GROUP : OPEN_JOBS);
}

function planTask(fill: Fill, round: number, group: Turn, name: TaskName): TaskPlan {
  const { calendar, random } = fill;
  const open = isOpen(fill, round, group);
  const left = rounds(fill) - 1 - round;
  const dayOffset = open
    ? FIRST_OPEN_DAY + (OPEN_JOBS - 1 - left)
    : -HISTORY_ENDS_DAYS_AGO - Math.floor((left / rounds(fill)) * HISTORY_DAYS);
  const day = addDays(calendar.today, dayOffset);
  const state = open ? openState(dayOffset, group, random) : pastState(dayOffset, group, random);
  return {
    name,
    groupId: group.id,
    state,
    day,
    startMinute: 420 + 30 * random.whole(0, 16),
    dueDay: addDays(day, random.whole(0, 9)),
    itemCount: random.whole(2, 4),
    isPartial: state === 'completed' && random.chance(0.1),
    isRejected: dayOffset <= -2 && state === 'completed' && random.chance(0.1),
    ...(random.chance(0.15) ? { comments: random.pick(TASK_COMMENTS) } : {}),
    ...(random.chance(0.2) ? { chatLines: random.whole(1, 3) } : {}),
  };
}

function openState(dayOffset: number, group: Turn, random: Random): TaskState {
  const waiting: TaskState = group.isSubcontractor && random.chance(0.45) ? 'accepted' : 'new';
  if (dayOffset > 0) return waiting;
  const roll = random.next();
  if (dayOffset === 0) return roll < 0.3 ? 'onsite' : roll < 0.5 ? 'inProgress' : waiting;
  return roll < 0.5 ? 'completed' : roll < 0.7 ? 'inProgress' : roll < 0.78 ? 'reopened' : group.isSubcontractor ? 'accepted' : 'new';
}

function pastState(dayOffset: number, group: Turn, random: Random): TaskState {
  if (!group.isSubcontractor) return 'submitted';
  const roll = random.next();
  if (roll < 0.03) return 'declined';
  return dayOffset < -60 ? 'paid' : roll < 0.3 ? 'submitted' : roll < 0.6 ? 'approved' : 'paid';
}
