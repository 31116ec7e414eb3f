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
} from '../../features/task/testing/build-page-data.ts';
import type { Job, Task } from '../../features/task/facts/page-data.ts';
import type { AnyAction, NewAction } from './action-input.ts';
import { heldAlready, isOfRecord } from './held-already.ts';
import { buildOutbox } from './testing/build-outbox.ts';

const ME = 5;
const MATE = 6;
const TASK = { kind: 'task', id: TASK_ID, jobId: JOB_ID } as const;
const JOB = { kind: 'job', id: JOB_ID, jobId: JOB_ID } as const;
const scheduleId = TASK_ID;

const made = (action: NewAction): AnyAction => ({ ...action, id: 'press-1', occurredAt: NOW });
const move = (name: 'accept' | 'goOnsite' | 'goOffsite' | 'complete' | 'confirm' | 'submit'): AnyAction =>
  made({ name, input: { scheduleId }, subject: TASK, base: null });
const isHeld = (action: AnyAction, { task, job }: { task?: Partial<Task>; job?: Partial<Job> }): boolean =>
  heldAlready(action, buildPageData({ job: { schedules: [buildTask(task)], ...job } }), ME) !== null;

const count = (completedQty: string, variationReason: string) =>
  made({
    name: 'changeItem',
    input: { id: 31, completedQty, variationReason },
    subject: TASK,
    base: { version: 1, isRejected: false },
  });
const done = { completedDate: NOW, taskUsers: [buildVisit({ offSiteUtc: NOW, completedUtc: NOW })] };

test.each<[what: string, action: AnyAction, held: { task?: Partial<Task>; job?: Partial<Job> }]>([
  ['a mate of the group accepted it', move('accept'), { task: { acceptedDate: BEFORE } }],
  ['the person is onsite', move('goOnsite'), { task: { taskUsers: [buildVisit()] } }],
  ['the person has left', move('goOffsite'), { task: { taskUsers: [buildVisit({ offSiteUtc: NOW })] } }],
  ['it was completed in a visit of the person', move('complete'), { task: done }],
  ['the quantities are confirmed by the person', move('confirm'), { task: { taskUsers: [buildVisit({ confirmItemQtys: true })] } }],
  ['it is submitted', move('submit'), { task: { submittedDate: NOW } }],
  [
    'the same quantity for the same reason',
    count('5', ' rock '),
    { task: { items: [buildItem({ completedQty: '5.000', variationReason: 'rock' })] } },
  ],
  [
    'the item that an earlier try added',
    made({
      name: 'addItem',
      input: { scheduleId, itemId: 4, quantity: '2', reason: 'rock' },
      subject: TASK,
      base: { code: 'A', name: 'A', unitOfMeasure: null },
    }),
    { task: { items: [buildItem({ clientId: 'press-1' })] } },
  ],
  [
    'the same status',
    made({ name: 'setStatus', input: { id: JOB_ID, status: 'On Hold' }, subject: JOB, base: { status: 'Open' } }),
    { job: { status: 'On Hold' } },
  ],
  [
    'the same developer; what was not given stays',
    made({ name: 'setDeveloper', input: { id: JOB_ID, developer: 'Tamar Homes' }, subject: JOB, base: null }),
    {},
  ],
])('held already, so that nobody is asked: %s', (_what, action, held) => {
  expect(isHeld(action, held)).toBe(true);
});

test.each<[what: string, action: AnyAction, held: { task?: Partial<Task>; job?: Partial<Job> }]>([
  ['nobody accepted it', move('accept'), {}],
  ['the group declined it', move('accept'), { task: { acceptedDate: BEFORE, declinedDate: NOW } }],
  ['only a mate is onsite', move('goOnsite'), { task: { taskUsers: [buildVisit({ userId: MATE })] } }],
  ['the person is onsite still', move('goOffsite'), { task: { taskUsers: [buildVisit()] } }],
  [
    'a mate completed it: the person’s own hours are not in it',
    move('complete'),
    { task: { completedDate: NOW, taskUsers: [buildVisit({ userId: MATE, completedUtc: NOW })] } },
  ],
  ['only partially', move('complete'), { task: { ...done, isPartial: true } }],
  ['another quantity', count('5', 'rock'), { task: { items: [buildItem({ completedQty: '7.000', variationReason: 'rock' })] } }],
  ['another reason', count('5', 'rock'), { task: { items: [buildItem({ completedQty: '5.000', variationReason: 'water' })] } }],
  ['the task is not there any more', move('submit'), { job: { schedules: [] } }],
  ['another developer', made({ name: 'setDeveloper', input: { id: JOB_ID, developer: 'Norths' }, subject: JOB, base: null }), {}],
  [
    'declining has a reason, which no record shows',
    made({ name: 'decline', input: { scheduleId, reason: 'Far' }, subject: TASK, base: null }),
    { task: { declinedDate: NOW } },
  ],
])('asked: %s', (_what, action, held) => {
  expect(isHeld(action, held)).toBe(false);
});

test('contacts are the same by what they say, in their order', () => {
  const contact = { id: 1, name: 'Sarah', description: null, phone: '+61491570156', email: null, sortOrder: 1 };
  const wanted = (name: string) =>
    made({
      name: 'setContacts',
      input: { constructionId: JOB_ID, siteContacts: [{ name, phone: '+61491570156', sortOrder: 1 }] },
      subject: JOB,
      base: { version: 1 },
    });
  expect(isHeld(wanted('Sarah'), { job: { siteContacts: [contact] } })).toBe(true);
  expect(isHeld(wanted('Sara'), { job: { siteContacts: [contact] } })).toBe(false);
});

test('a comment is held where it is the person’s own, by its number or by the action that made it', () => {
  const comments = [buildComment({ id: 7, clientId: 'press-1', userId: ME, comments: 'Wet' })];
  const page = buildPageData({ comments });
  const added = made({ name: 'addComment', input: { id: 0, scheduleId, comments: 'Wet' }, subject: TASK, base: null });
  const edited = (text: string) =>
    made({ name: 'editComment', input: { id: 7, scheduleId, comments: text }, subject: TASK, base: { comments: 'Dry' } });
  expect(heldAlready(added, page, ME)).toEqual({ kind: 'comment', comment: comments[0] });
  expect(heldAlready(edited('Wet'), page, ME)).toEqual({ kind: 'comment', comment: comments[0] });
  expect(heldAlready(edited('Very wet'), page, ME)).toBeNull();
  expect(heldAlready(added, page, MATE)).toBeNull();
});

test('of a job that is gone nothing is held; only what speaks of the record is compared', () => {
  expect(heldAlready(move('submit'), { ...buildPageData(), construction: null }, ME)).toBeNull();
  expect(isOfRecord('STALE_VERSION')).toBe(true);
  expect(isOfRecord('CLAIM_REQUIRED')).toBe(false);
});

const ACCEPT: NewAction = { name: 'accept', input: { scheduleId }, subject: TASK, base: null };
const PAGE = { isSheet: false, draft: null };

test('a refused action that the record holds already is answered from the record, and nobody is asked', async () => {
  const { actions, settled, calls, store, told, world } = await buildOutbox();
  world.record = ({ name }) => (name === 'accept' ? { kind: 'ticked', version: null } : null);
  actions.enqueue(ACCEPT, PAGE);
  await settled();
  calls[0]?.fail('ALREADY_ACCEPTED');
  await settled();
  expect(told).toEqual(['accept answered, 1 kept', 'accept done']);
  expect(store.read()).toEqual([]);
});

test('while the record of a refused action cannot be read, the person is asked', async () => {
  const { actions, settled, calls, states, world } = await buildOutbox();
  world.record = 'unreadable';
  actions.enqueue(ACCEPT, PAGE);
  await settled();
  calls[0]?.fail('ALREADY_ACCEPTED');
  await settled();
  expect(states()).toEqual(['id-1 refused']);
});
