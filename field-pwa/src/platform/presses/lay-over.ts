// Optimistic state: the server's answer with the unanswered actions applied, oldest first. The list's rows and the task's page
// use the same effects.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { addComment, editComment } from '@lotline/schema/domain/comment/comment.effects';
import type { CustomTask } from '@lotline/schema/domain/custom-task/custom-task';
import { MOST_ROW_COMMENTS, type FieldTask, type FieldWork } from '@lotline/schema/domain/task/field-task';
import type { Pressed } from '@lotline/schema/domain/kernel/effect';
import { NOT_NUMBERED } from '@lotline/schema/domain/task/task.effects';
import { MOVE_RULES, type TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';
import { boxOf } from '@lotline/schema/domain/task/task-summary';
import type { CommentFieldsFragment, ConstructionFieldsFragment, TaskFieldsFragment } from '@lotline/schema/generated/operations';
import { moveOf, onJob, onTask } from './press-effects.ts';
import { isOnItsWay, type Entry } from './press-entry.ts';
import type { AnyPress } from './press-input.ts';
import { rowFacts, rowOf } from './row-state.ts';

export interface Who {
  readonly actor: Actor;
  readonly displayName: string;
  /** The zone of the device: it gives a visit its day. */
  readonly zone: string;
}

/** Those that are shown as done: all but the refused. */
export function waitingOf(entries: readonly Entry[]): AnyPress[] {
  return entries.filter(isOnItsWay).map(({ press }) => press);
}

const pressedBy = ({ actor }: Who, { id, occurredAt }: AnyPress): Pressed<string> => ({ actor, at: occurredAt, id });

function mayStill(actor: Actor, press: AnyPress, facts: TaskFacts): boolean {
  const move = moveOf(press);
  return move === null || MOVE_RULES[move](actor, facts).ok;
}

interface PageFacts {
  readonly construction: ConstructionFieldsFragment | null;
  readonly jobFieldComments: CommentFieldsFragment[];
}

/** @param factsOf the lifecycle's facts of a task of this page */
export function layOverPage<P extends PageFacts>(
  page: P,
  presses: readonly AnyPress[],
  { factsOf, ...who }: Who & { readonly factsOf: (task: TaskFieldsFragment) => TaskFacts },
): P {
  const { construction } = page;
  if (construction === null) return page;
  const mine = presses.filter(({ subject }) => subject.jobId === construction.id);
  if (mine.length === 0) return page;
  let job = construction;
  let comments = page.jobFieldComments;
  for (const press of mine) {
    job = pressJob(job, press, { factsOf, ...who });
    comments = pressComments(comments, press, who);
  }
  return { ...page, construction: job, jobFieldComments: comments };
}

function pressJob(
  job: ConstructionFieldsFragment,
  press: AnyPress,
  { factsOf, ...who }: Who & { readonly factsOf: (task: TaskFieldsFragment) => TaskFacts },
): ConstructionFieldsFragment {
  const pressed = pressedBy(who, press);
  if (press.subject.kind === 'job') return onJob(job, press, dayInZone(pressed.at, who.zone));
  const task = job.schedules.find(({ id }) => id === press.subject.id);
  if (task === undefined || !mayStill(who.actor, press, factsOf(task)) || isThere(task, press)) return job;
  const next = named(onTask(task, press, pressed), who);
  const schedules = job.schedules.map((other) => (other === task ? next : other));
  return onJob({ ...job, schedules }, press, dayInZone(pressed.at, who.zone));
}

/** The server's answer has the row that the action created. */
function isThere({ items, taskUsers }: TaskFieldsFragment, { name, id }: AnyPress): boolean {
  const born = name === 'addItem' ? items : name === 'goOnsite' ? taskUsers : [];
  return born.some(({ clientId }) => clientId === id);
}

/** What the wire has of a visit beyond the effects. */
function named(task: TaskFieldsFragment, { actor, displayName }: Who): TaskFieldsFragment {
  const own = { scheduleId: task.id, user: { id: actor.userId, displayName } };
  return { ...task, taskUsers: task.taskUsers.map((visit) => (visit.id === NOT_NUMBERED ? { ...visit, version: 0, ...own } : visit)) };
}

function pressComments(comments: CommentFieldsFragment[], press: AnyPress, who: Who): CommentFieldsFragment[] {
  switch (press.name) {
    case 'addComment': {
      if (comments.some(({ clientId }) => clientId === press.id)) return comments;
      const { scheduleId = null, constructionId = null, comments: text } = press.input;
      const made = addComment({ scheduleId, constructionId, comments: text }, pressedBy(who, press));
      return [...comments, { ...made, version: 0, user: { id: who.actor.userId, displayName: who.displayName } }];
    }
    case 'editComment':
      return comments.map((comment) => (comment.id === press.input.id ? editComment(comment, press.input.comments) : comment));
    case 'deleteComment':
      return comments.filter(({ id }) => id !== press.input.id);
    default:
      return comments;
  }
}

/** The list: each row by the same effects, in the section where it then belongs, or in none. */
export function layOverList(work: FieldWork, presses: readonly AnyPress[], who: Who): FieldWork {
  if (presses.length === 0) return work;
  const rows = [...work.rejectedSchedules, ...work.workSchedule].map((row) => pressRow(row, presses, who));
  const isLeft = (box: 'rejected' | 'work') => rows.filter((pressed) => pressed.box === box).map(({ row }) => row);
  return { customTasks: tickTasks(work.customTasks, presses), rejectedSchedules: isLeft('rejected'), workSchedule: isLeft('work') };
}

/** And in which of the list's boxes it then stands; null: in none. */
export function pressRow(row: FieldTask, presses: readonly AnyPress[], who: Who): { row: FieldTask; box: 'rejected' | 'work' | null } {
  const mine = presses.filter(({ subject }) => subject.jobId === row.constructionId);
  let next = row;
  let declinedDate: string | null = null;
  for (const press of mine) {
    const pressed = pressedBy(who, press);
    const { state, facts } = rowFacts(next, press, who.actor.userId);
    if (press.name === 'addComment') next = withComment(next, press, who);
    else if (press.name === 'editComment' || press.name === 'deleteComment') next = withChangedComment(next, press);
    else if (press.subject.kind === 'job') next = { ...next, ...jobPart(onJob(jobState(next), press, '')) };
    else if (press.subject.id === row.id && mayStill(who.actor, press, facts)) {
      const after = onTask(state, press, pressed);
      declinedDate = after.declinedDate;
      next = rowOf(next, after, who.actor.userId);
    }
  }
  return { row: next, box: boxOf({ ...next, declinedDate }) };
}

/** Of its task, or of the whole job. */
function withComment(row: FieldTask, press: AnyPress & { readonly name: 'addComment' }, who: Who): FieldTask {
  const { scheduleId = null, constructionId = null, comments } = press.input;
  if ((scheduleId !== null && scheduleId !== row.id) || row.fieldComments.some(({ clientId }) => clientId === press.id)) return row;
  const made = addComment({ scheduleId, constructionId, comments }, pressedBy(who, press));
  const user = { id: who.actor.userId, displayName: who.displayName };
  const fieldComments = [...row.fieldComments, { ...made, version: 0, user }].slice(-MOST_ROW_COMMENTS);
  return { ...row, fieldComments, fieldCommentCount: row.fieldCommentCount + 1 };
}

function withChangedComment(row: FieldTask, press: AnyPress & { readonly name: 'editComment' | 'deleteComment' }): FieldTask {
  const { id } = press.input;
  const changed = row.fieldComments.find((comment) => comment.id === id);
  if (changed === undefined) return row;
  if (press.name === 'deleteComment') {
    const fieldComments = row.fieldComments.filter((comment) => comment !== changed);
    return { ...row, fieldComments, fieldCommentCount: row.fieldCommentCount - 1 };
  }
  const edited = editComment(changed, press.input.comments);
  return { ...row, fieldComments: row.fieldComments.map((comment) => (comment === changed ? edited : comment)) };
}

const jobState = ({ status, developer, siteContact, siteContactPhone }: FieldTask) => ({
  status,
  developer,
  siteContact,
  siteContactPhone,
  onsiteDate: null,
  siteContacts: [],
});

const jobPart = ({ status, developer, siteContact, siteContactPhone }: ReturnType<typeof jobState>) => ({
  status,
  developer,
  siteContact,
  siteContactPhone,
});

function tickTasks(tasks: readonly CustomTask[], presses: readonly AnyPress[]): readonly CustomTask[] {
  return presses.reduce<readonly CustomTask[]>(
    (shown, press) =>
      press.name === 'tick'
        ? shown.map((task) => (task.id === press.input.id ? { ...task, isCompleted: press.input.isCompleted } : task))
        : shown,
    tasks,
  );
}
