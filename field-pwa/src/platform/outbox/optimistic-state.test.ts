import fc from 'fast-check';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import type { FieldTask, FieldWork } from '@lotline/schema/domain/task/field-task';
import { MOVE_RULES } from '@lotline/schema/domain/task/task.lifecycle';
import { boxOf, summaryOf } from '@lotline/schema/domain/task/task-summary';
import {
  BEFORE,
  buildComment,
  buildItem,
  buildPageData,
  buildTask,
  buildVisit,
  JOB_ID,
  NOW,
  TASK_ID,
  type PageWish,
} from '../../features/task/testing/build-page-data.ts';
import type { PageData, Task } from '../../features/task/facts/page-data.ts';
import { taskFacts } from '../../features/task/facts/task-facts.ts';
import { applyOptimisticToList, applyOptimisticToPage, type Who } from './optimistic-state.ts';
import type { AnyAction, NewAction } from './action-input.ts';
import { moveOf } from './action-effects.ts';
import { runs } from '@lotline/schema/testing/random-runs';

const actor = buildActor({ userId: 5, groupIds: [1, 2] });
const who: Who = { actor, displayName: 'Ruth Okafor', zone: 'Australia/Sydney' };
const TASK = { kind: 'task', id: TASK_ID, jobId: JOB_ID } as const;
const JOB = { kind: 'job', id: JOB_ID, jobId: JOB_ID } as const;
const scheduleId = TASK_ID;

let made = 0;
const at = (action: NewAction, occurredAt = NOW): AnyAction => ({ ...action, id: `press-${String((made += 1))}`, occurredAt });
const step = (name: 'accept' | 'goOnsite' | 'goOffsite' | 'complete' | 'confirm' | 'submit') =>
  at({ name, input: { scheduleId }, subject: TASK, base: null });

const page = (task: Partial<Task> = {}, rest: PageWish = {}): PageData =>
  buildPageData({ ...rest, job: { schedules: [buildTask(task)], ...rest.job } });
const performed = (data: PageData, ...actions: AnyAction[]): PageData =>
  applyOptimisticToPage(data, actions, { ...who, factsOf: taskFacts });
const taskOf = (data: PageData): Task => data.construction?.schedules[0] as Task;

describe('the page', () => {
  test('a visit is shown as begun when the action was made, under the person’s own name, and dates the job', () => {
    const action = step('goOnsite');
    const shown = performed(page(), action);
    expect(taskOf(shown)).toMatchObject({
      onsiteDate: NOW,
      taskUsers: [{ clientId: action.id, userId: 5, onSiteUtc: NOW, offSiteUtc: null, user: { displayName: 'Ruth Okafor' } }],
    });
    expect(shown.construction?.onsiteDate).toBe('2026-11-20');
  });

  test('a change that has arrived meanwhile is not applied a second time', () => {
    const action = step('goOnsite');
    const arrived = page({ onsiteDate: NOW, taskUsers: [buildVisit({ id: 8, clientId: action.id, onSiteUtc: NOW })] });
    expect(taskOf(performed(arrived, action))).toEqual(taskOf(arrived));
    const item = at({
      name: 'addItem',
      input: { scheduleId, itemId: 4, quantity: '2.000', reason: 'rock' },
      subject: TASK,
      base: { code: 'PIT-450', name: 'Pit', unitOfMeasure: 'each' },
    });
    const added = page({ items: [buildItem({ id: 9, clientId: item.id })] });
    expect(taskOf(performed(added, item)).items).toHaveLength(1);
    const said = at({ name: 'addComment', input: { id: 0, scheduleId, comments: 'Wet' }, subject: TASK, base: null });
    const told = page({}, { comments: [buildComment({ id: 3, clientId: said.id })] });
    expect(performed(told, said).jobFieldComments).toHaveLength(1);
  });

  test('actions build on each other: onsite, complete, confirm, submit', () => {
    const actions = [step('goOnsite'), step('complete'), step('confirm'), step('submit')];
    expect(taskOf(performed(page(), ...actions))).toMatchObject({
      completedDate: NOW,
      submittedDate: NOW,
      taskUsers: [{ completedUtc: NOW, confirmItemQtys: true }],
    });
  });

  test('an action that the rule now refuses changes nothing', () => {
    const submitted = page({ completedDate: BEFORE, submittedDate: BEFORE, items: [] });
    expect(taskOf(performed(submitted, step('submit')))).toEqual(taskOf(submitted));
  });

  test('an added item has the name that the picker showed', () => {
    const base = { code: 'CON-50', name: 'Conduit 50 mm', unitOfMeasure: 'm' };
    const action = at({ name: 'addItem', input: { scheduleId, itemId: 4, quantity: '12.000', reason: 'longer' }, subject: TASK, base });
    expect(taskOf(performed(page({ items: [] }), action)).items).toMatchObject([
      {
        clientId: action.id,
        code: 'CON-50',
        description: 'Conduit 50 mm',
        unitOfMeasure: 'm',
        completedQty: '12.000',
        variationReason: 'longer',
      },
    ]);
  });

  test('a corrected quantity removes its rejection', () => {
    const input = { id: 31, completedQty: '3.000', variationReason: 'counted again' };
    const action = at({ name: 'changeItem', input, subject: TASK, base: { version: 0, isRejected: true } });
    const shown = performed(page({ items: [buildItem({ rejectedDate: BEFORE, rejectReason: 'twice' })] }), action);
    expect(taskOf(shown).items).toMatchObject([{ completedQty: '3.000', rejectedDate: null, rejectReason: null }]);
  });

  test('comments: a new one at the end, a changed and a deleted one', () => {
    const comments = [buildComment({ id: 1 }), buildComment({ id: 2, comments: 'Mine', userId: 5 })];
    const add = at({ name: 'addComment', input: { id: 0, constructionId: JOB_ID, comments: 'To all' }, subject: JOB, base: null });
    const edit = at({ name: 'editComment', input: { id: 2, comments: 'Better' }, subject: TASK, base: { comments: 'Mine' } });
    const gone = at({ name: 'deleteComment', input: { id: 1 }, subject: TASK, base: { comments: 'x' } });
    expect(performed(page({}, { comments }), add, edit, gone).jobFieldComments).toMatchObject([
      { id: 2, comments: 'Better' },
      { clientId: add.id, constructionId: JOB_ID, comments: 'To all', user: { displayName: 'Ruth Okafor' } },
    ]);
  });

  test('the job’s status and contacts', () => {
    const status = at({ name: 'setStatus', input: { id: JOB_ID, status: 'Ready' }, subject: JOB, base: { status: 'In construction' } });
    const siteContacts = [{ name: 'Ana', phone: '+61491570156', sortOrder: 1 }];
    const contacts = at({ name: 'setContacts', input: { constructionId: JOB_ID, siteContacts }, subject: JOB, base: { version: 0 } });
    expect(performed(page(), status, contacts).construction).toMatchObject({
      status: 'Ready',
      siteContact: 'Ana',
      siteContactPhone: '+61491570156',
      siteContacts: [{ name: 'Ana', sortOrder: 1 }],
    });
  });

  test('actions of another job leave the page the same object', () => {
    const data = page();
    const other = at({ name: 'accept', input: { scheduleId: 99 }, subject: { kind: 'task', id: 99, jobId: 98 }, base: null });
    expect(performed(data, other)).toBe(data);
  });
});

/** The row of this task as the server would send it. */
function rowOfTask(task: Task): FieldTask {
  const { acceptedDate, onsiteDate, completedDate, submittedDate, isReopened, isSubcontracted, ignored, groupId } = task;
  const dates = { acceptedDate, onsiteDate, completedDate, submittedDate, isReopened, isSubcontracted, ignored, groupId };
  return buildFieldTask({ id: TASK_ID, constructionId: JOB_ID, ...dates, ...summaryOf(task, 5) });
}

const listOf = (row: FieldTask): FieldWork => {
  const box = boxOf({ ...row, declinedDate: null });
  return { customTasks: [], rejectedSchedules: box === 'rejected' ? [row] : [], workSchedule: box === 'work' ? [row] : [] };
};

describe('the list', () => {
  test('a declined task leaves it, a submitted one too, and a corrected one goes back among the work', () => {
    const row = buildFieldTask({ id: TASK_ID, constructionId: JOB_ID, isSubcontracted: true });
    const decline = at({ name: 'decline', input: { scheduleId, reason: null }, subject: TASK, base: null });
    expect(applyOptimisticToList(listOf(row), [decline], who)).toMatchObject({ workSchedule: [], rejectedSchedules: [] });
    const done = { ...row, acceptedDate: BEFORE, onsiteDate: BEFORE, completedDate: BEFORE };
    expect(applyOptimisticToList(listOf(done), [step('submit')], who)).toMatchObject({ workSchedule: [] });
    const input = { id: 31, completedQty: '3.000', variationReason: 'counted again' };
    const correct = at({ name: 'changeItem', input, subject: TASK, base: { version: 0, isRejected: true } });
    const rejected = { ...done, rejectedItemCount: 1 };
    expect(applyOptimisticToList(listOf(rejected), [correct], who)).toMatchObject({
      rejectedSchedules: [],
      workSchedule: [{ rejectedItemCount: 0 }],
    });
  });

  test('a comment is counted and shown on the rows of its job or task', () => {
    const row = buildFieldTask({ id: TASK_ID, constructionId: JOB_ID, fieldComments: [], fieldCommentCount: 0 });
    const other = { ...row, id: 12 };
    const work = { customTasks: [], rejectedSchedules: [], workSchedule: [row, other] };
    const said = at({ name: 'addComment', input: { id: 0, scheduleId, comments: 'Wet' }, subject: TASK, base: null });
    expect(applyOptimisticToList(work, [said], who).workSchedule.map(({ fieldCommentCount }) => fieldCommentCount)).toEqual([1, 0]);
    const toAll = at({ name: 'addComment', input: { id: 0, constructionId: JOB_ID, comments: 'Wet' }, subject: JOB, base: null });
    expect(applyOptimisticToList(work, [toAll], who).workSchedule.map(({ fieldCommentCount }) => fieldCommentCount)).toEqual([1, 1]);
  });

  test('a changed comment and a deleted one, contacts with their developer: the row shows the actions', () => {
    const fieldComments = [buildComment({ id: 7, comments: 'Wet' }), buildComment({ id: 8, comments: 'Dry' })];
    const row = buildFieldTask({ id: TASK_ID, constructionId: JOB_ID, fieldComments, fieldCommentCount: 2 });
    const work = { customTasks: [], rejectedSchedules: [], workSchedule: [row] };
    const edit = at({ name: 'editComment', input: { id: 7, comments: 'Very wet' }, subject: TASK, base: { comments: 'Wet' } });
    const gone = at({ name: 'deleteComment', input: { id: 8 }, subject: TASK, base: { comments: 'Dry' } });
    const contacts = at({
      name: 'setContacts',
      input: { constructionId: JOB_ID, developer: 'Redgum Homes', siteContacts: [{ name: 'Kim', phone: null }] },
      subject: JOB,
      base: { version: 0 },
    });
    const [shown] = applyOptimisticToList(work, [edit, gone, contacts], who).workSchedule;
    expect(shown?.fieldComments.map(({ id, comments }) => [id, comments])).toEqual([[7, 'Very wet']]);
    expect(shown).toMatchObject({ fieldCommentCount: 1, developer: 'Redgum Homes', siteContact: 'Kim' });
    const unknown = at({ name: 'deleteComment', input: { id: 99 }, subject: TASK, base: { comments: '' } });
    expect(applyOptimisticToList(work, [unknown], who).workSchedule[0]).toEqual(row);
  });

  test('a ticked custom task is shown as ticked', () => {
    const task = { id: 3, version: 0, clientId: null, name: 'Wash the ute', isCompleted: false, isCompletable: true };
    const tick = at({
      name: 'tick',
      input: { id: 3, isCompleted: true },
      subject: { kind: 'customTask', id: 3, jobId: null },
      base: { isCompleted: false },
    });
    const work = { customTasks: [task], rejectedSchedules: [], workSchedule: [] };
    expect(applyOptimisticToList(work, [tick], who).customTasks).toEqual([{ ...task, isCompleted: true }]);
  });

  test('whatever the actions, the row says what the page says', () => {
    const names = ['accept', 'goOnsite', 'goOffsite', 'complete', 'confirm', 'submit'] as const;
    const starts: Partial<Task>[] = [
      {},
      { groupId: 1 },
      { groupId: 1, acceptedDate: BEFORE },
      { taskUsers: [buildVisit()], onsiteDate: BEFORE },
      { completedDate: BEFORE, onsiteDate: BEFORE, taskUsers: [buildVisit({ offSiteUtc: BEFORE, completedUtc: BEFORE })] },
      { items: [buildItem({ rejectedDate: BEFORE })], completedDate: BEFORE, submittedDate: BEFORE, acceptedDate: BEFORE },
    ];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.array(fc.constantFrom(...names), { maxLength: 6 }), (start, wanted) => {
        let data = page(start);
        const actions: AnyAction[] = [];
        for (const name of wanted) {
          const action = step(name);
          // only actions that were offered are made
          if (!MOVE_RULES[moveOf(action) ?? 'accept'](actor, taskFacts(taskOf(data))).ok) continue;
          actions.push(action);
          data = performed(data, action);
        }
        const shown = taskOf(data);
        const list = applyOptimisticToList(listOf(rowOfTask(taskOf(page(start)))), actions, who);
        const [row] = [...list.rejectedSchedules, ...list.workSchedule];
        const rejectedItemCount = shown.items.filter(({ rejectedDate }) => rejectedDate !== null).length;
        expect(row === undefined ? null : boxOf({ ...row, declinedDate: null })).toBe(boxOf({ ...shown, rejectedItemCount }));
        if (row !== undefined) expect(row).toEqual(rowOfTask(shown));
      }),
      runs({ least: 10, soak: 100 }),
    );
  });
});
