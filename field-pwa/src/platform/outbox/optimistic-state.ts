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
import { moveOf, onJob, onTask } from './action-effects.ts';
import { isOnItsWay, type Entry } from './outbox-entry.ts';
import type { AnyAction } from './action-input.ts';
import { rowFacts, rowOf } from './row-state.ts';

export interface Who {
  readonly actor: Actor;
  readonly displayName: string;
  /** The zone of the device: it gives a visit its day. */
  readonly zone: string;
}

/** Those that are shown as done: all but the refused. */
export function waitingOf(entries: readonly Entry[]): AnyAction[] {
  return entries.filter(isOnItsWay).map(({ action }) => action);
}

const performedBy = ({ actor }: Who, { id, occurredAt }: AnyAction): Pressed<string> => ({ actor, at: occurredAt, id });

function mayStill(actor: Actor, action: AnyAction, facts: TaskFacts): boolean {
  const move = moveOf(action);
  return move === null || MOVE_RULES[move](actor, facts).ok;
}

interface PageFacts {
  readonly construction: ConstructionFieldsFragment | null;
  readonly jobFieldComments: CommentFieldsFragment[];
}

/** @param factsOf the lifecycle's facts of a task of this page */
export function applyOptimisticToPage<P extends PageFacts>(
  page: P,
  actions: readonly AnyAction[],
  { factsOf, ...who }: Who & { readonly factsOf: (task: TaskFieldsFragment) => TaskFacts },
): P {
  const { construction } = page;
  if (construction === null) return page;
  const mine = actions.filter(({ subject }) => subject.jobId === construction.id);
  if (mine.length === 0) return page;
  let job = construction;
  let comments = page.jobFieldComments;
  for (const action of mine) {
    job = applyToJob(job, action, { factsOf, ...who });
    comments = applyToComments(comments, action, who);
  }
  return { ...page, construction: job, jobFieldComments: comments };
}

function applyToJob(
  job: ConstructionFieldsFragment,
  action: AnyAction,
  { factsOf, ...who }: Who & { readonly factsOf: (task: TaskFieldsFragment) => TaskFacts },
): ConstructionFieldsFragment {
  const performed = performedBy(who, action);
  if (action.subject.kind === 'job') return onJob(job, action, dayInZone(performed.at, who.zone));
  const task = job.schedules.find(({ id }) => id === action.subject.id);
  if (task === undefined || !mayStill(who.actor, action, factsOf(task)) || isThere(task, action)) return job;
  const next = named(onTask(task, action, performed), who);
  const schedules = job.schedules.map((other) => (other === task ? next : other));
  return onJob({ ...job, schedules }, action, dayInZone(performed.at, who.zone));
}

/** The server's answer has the row that the action created. */
function isThere({ items, taskUsers }: TaskFieldsFragment, { name, id }: AnyAction): boolean {
  const born = name === 'addItem' ? items : name === 'goOnsite' ? taskUsers : [];
  return born.some(({ clientId }) => clientId === id);
}

/** What the wire has of a visit beyond the effects. */
function named(task: TaskFieldsFragment, { actor, displayName }: Who): TaskFieldsFragment {
  const own = { scheduleId: task.id, user: { id: actor.userId, displayName } };
  return { ...task, taskUsers: task.taskUsers.map((visit) => (visit.id === NOT_NUMBERED ? { ...visit, version: 0, ...own } : visit)) };
}

function applyToComments(comments: CommentFieldsFragment[], action: AnyAction, who: Who): CommentFieldsFragment[] {
  switch (action.name) {
    case 'addComment': {
      if (comments.some(({ clientId }) => clientId === action.id)) return comments;
      const { scheduleId = null, constructionId = null, comments: text } = action.input;
      const made = addComment({ scheduleId, constructionId, comments: text }, performedBy(who, action));
      return [...comments, { ...made, version: 0, user: { id: who.actor.userId, displayName: who.displayName } }];
    }
    case 'editComment':
      return comments.map((comment) => (comment.id === action.input.id ? editComment(comment, action.input.comments) : comment));
    case 'deleteComment':
      return comments.filter(({ id }) => id !== action.input.id);
    default:
      return comments;
  }
}

/** The list: each row by the same effects, in the section where it then belongs, or in none. */
export function applyOptimisticToList(work: FieldWork, actions: readonly AnyAction[], who: Who): FieldWork {
  if (actions.length === 0) return work;
  const rows = [...work.rejectedSchedules, ...work.workSchedule].map((row) => applyToRow(row, actions, who));
  const isLeft = (box: 'rejected' | 'work') => rows.filter((performed) => performed.box === box).map(({ row }) => row);
  return { customTasks: tickTasks(work.customTasks, actions), rejectedSchedules: isLeft('rejected'), workSchedule: isLeft('work') };
}

/** And in which of the list's boxes it then stands; null: in none. */
export function applyToRow(row: FieldTask, actions: readonly AnyAction[], who: Who): { row: FieldTask; box: 'rejected' | 'work' | null } {
  const mine = actions.filter(({ subject }) => subject.jobId === row.constructionId);
  let next = row;
  let declinedDate: string | null = null;
  for (const action of mine) {
    const performed = performedBy(who, action);
    const { state, facts } = rowFacts(next, action, who.actor.userId);
    if (action.name === 'addComment') next = withComment(next, action, who);
    else if (action.name === 'editComment' || action.name === 'deleteComment') next = withChangedComment(next, action);
    else if (action.subject.kind === 'job') next = { ...next, ...jobPart(onJob(jobState(next), action, '')) };
    else if (action.subject.id === row.id && mayStill(who.actor, action, facts)) {
      const after = onTask(state, action, performed);
      declinedDate = after.declinedDate;
      next = rowOf(next, after, who.actor.userId);
    }
  }
  return { row: next, box: boxOf({ ...next, declinedDate }) };
}

/** Of its task, or of the whole job. */
function withComment(row: FieldTask, action: AnyAction & { readonly name: 'addComment' }, who: Who): FieldTask {
  const { scheduleId = null, constructionId = null, comments } = action.input;
  if ((scheduleId !== null && scheduleId !== row.id) || row.fieldComments.some(({ clientId }) => clientId === action.id)) return row;
  const made = addComment({ scheduleId, constructionId, comments }, performedBy(who, action));
  const user = { id: who.actor.userId, displayName: who.displayName };
  const fieldComments = [...row.fieldComments, { ...made, version: 0, user }].slice(-MOST_ROW_COMMENTS);
  return { ...row, fieldComments, fieldCommentCount: row.fieldCommentCount + 1 };
}

function withChangedComment(row: FieldTask, action: AnyAction & { readonly name: 'editComment' | 'deleteComment' }): FieldTask {
  const { id } = action.input;
  const changed = row.fieldComments.find((comment) => comment.id === id);
  if (changed === undefined) return row;
  if (action.name === 'deleteComment') {
    const fieldComments = row.fieldComments.filter((comment) => comment !== changed);
    return { ...row, fieldComments, fieldCommentCount: row.fieldCommentCount - 1 };
  }
  const edited = editComment(changed, action.input.comments);
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

function tickTasks(tasks: readonly CustomTask[], actions: readonly AnyAction[]): readonly CustomTask[] {
  return actions.reduce<readonly CustomTask[]>(
    (shown, action) =>
      action.name === 'tick'
        ? shown.map((task) => (task.id === action.input.id ? { ...task, isCompleted: action.input.isCompleted } : task))
        : shown,
    tasks,
  );
}
