// What each move makes of a task, move by move (specification 1 §4, §5; domain.md §2): what changes, and that nothing else does.
import * as effects from './task.effects.ts';
import type { Pressed } from '../kernel/effect.ts';
import type { ItemState, TaskState, VisitState } from './task.effects.ts';

const AT = '2026-11-20T08:00:00Z';
const EARLIER = '2026-11-20T06:00:00Z';
const LATER = '2026-11-20T09:00:00Z';
const ME = 5;
const MATE = 6;
const PERFORMED: Pressed<string> = { actor: { userId: ME }, at: AT, id: 'press-1' };

const visit = (part: Partial<VisitState<string>> = {}): VisitState<string> => ({
  id: 1,
  clientId: null,
  userId: ME,
  onSiteUtc: null,
  offSiteUtc: null,
  completedUtc: null,
  confirmItemQtys: false,
  comments: null,
  ...part,
});
const item = (part: Partial<ItemState<string>> = {}): ItemState<string> => ({
  id: 31,
  clientId: null,
  boqId: 41,
  childCode: null,
  quantity: '2.000',
  completedQty: null,
  variationReason: null,
  rejectedDate: null,
  rejectedBy: null,
  rejectReason: null,
  approvedQty: null,
  approvedBy: null,
  reviewReason: null,
  rate: '385.00',
  ...part,
});

interface Task extends TaskState<string> {
  readonly completedGroupId: number | null;
  readonly declineReason: string | null;
  readonly name: string;
  readonly ticketOfWork: string | null;
}
const task = (part: Partial<Task> = {}): Task => ({
  groupId: 2,
  completedGroupId: null,
  declineReason: null,
  name: 'Pit and pipe',
  ticketOfWork: null,
  acceptedDate: null,
  declinedDate: null,
  onsiteDate: null,
  completedDate: null,
  submittedDate: null,
  isPartial: false,
  isReopened: false,
  taskUsers: [],
  items: [],
  ...part,
});

type Row = readonly [what: string, before: Partial<Task>, effect: (task: Task) => Task, changes: Partial<Task>];

const open = visit({ onSiteUtc: EARLIER });
const closed = visit({ id: 2, onSiteUtc: EARLIER, offSiteUtc: EARLIER });
const mates = visit({ id: 3, userId: MATE, onSiteUtc: EARLIER });
const goOnsite = (state: Task) => effects.goOnsite<string, Task>(state, PERFORMED);
const born = visit({ id: effects.NOT_NUMBERED, clientId: 'press-1' });
const rejected = item({ id: 32, completedQty: '1.000', rejectedDate: EARLIER, rejectedBy: 'Fay', rejectReason: 'photos show more' });
const correction = { completedQty: '3.000', variationReason: 'one more' };

const ROWS: readonly Row[] = [
  ['accept dates it', {}, (state) => effects.accept<string, Task>(state, PERFORMED), { acceptedDate: AT }],
  [
    'decline dates it and keeps the reason',
    {},
    (state) => effects.decline<string, Task>(state, 'no crew', PERFORMED),
    { declinedDate: AT, declineReason: 'no crew' },
  ],
  [
    'decline without a reason',
    { declineReason: 'old' },
    (state) => effects.decline<string, Task>(state, null, PERFORMED),
    { declinedDate: AT, declineReason: null },
  ],
  ['the first visit opens one and dates the task', {}, goOnsite, { taskUsers: [{ ...born, onSiteUtc: AT }], onsiteDate: AT }],
  [
    'a later visit goes behind the others and leaves the task’s date',
    { taskUsers: [closed, mates], onsiteDate: EARLIER },
    goOnsite,
    { taskUsers: [closed, mates, { ...born, onSiteUtc: AT }] },
  ],
  [
    'of two that begin at once the earlier instant dates the task',
    { taskUsers: [mates], onsiteDate: LATER },
    goOnsite,
    { taskUsers: [mates, { ...born, onSiteUtc: AT }], onsiteDate: AT },
  ],
  [
    'a record that holds only a comment becomes the visit',
    { taskUsers: [visit({ comments: 'gate 4471' })] },
    goOnsite,
    { taskUsers: [visit({ comments: 'gate 4471', onSiteUtc: AT })], onsiteDate: AT },
  ],
  [
    'a record that holds a confirmation stays, and a visit is opened',
    { taskUsers: [visit({ confirmItemQtys: true })] },
    goOnsite,
    { taskUsers: [visit({ confirmItemQtys: true }), { ...born, onSiteUtc: AT }], onsiteDate: AT },
  ],
  [
    'someone else’s blank record is not taken',
    { taskUsers: [visit({ userId: MATE })] },
    goOnsite,
    { taskUsers: [visit({ userId: MATE }), { ...born, onSiteUtc: AT }], onsiteDate: AT },
  ],
  [
    'offsite ends the own open visit alone',
    { taskUsers: [mates, open] },
    (state) => effects.goOffsite<string, Task>(state, PERFORMED),
    { taskUsers: [mates, { ...open, offSiteUtc: AT }] },
  ],
  [
    'a visit never ends before it began',
    { taskUsers: [visit({ onSiteUtc: LATER })] },
    (state) => effects.goOffsite<string, Task>(state, PERFORMED),
    { taskUsers: [visit({ onSiteUtc: LATER, offSiteUtc: LATER })] },
  ],
  ['offsite without a visit changes nothing', { taskUsers: [closed] }, (state) => effects.goOffsite<string, Task>(state, PERFORMED), {}],
  [
    'complete ends the visit and completes the task for its group',
    { taskUsers: [mates, { ...open, comments: 'gate' }], isReopened: true },
    (state) => effects.complete<string, Task>(state, { partial: false, comments: null }, PERFORMED),
    {
      taskUsers: [mates, { ...open, comments: 'gate', completedUtc: AT, offSiteUtc: AT }],
      completedDate: AT,
      completedGroupId: 2,
      isReopened: false,
    },
  ],
  [
    'complete in part keeps the reason on the visit',
    { taskUsers: [{ ...open, comments: 'gate' }] },
    (state) => effects.complete<string, Task>(state, { partial: true, comments: 'rain' }, PERFORMED),
    {
      taskUsers: [{ ...open, comments: 'rain', completedUtc: AT, offSiteUtc: AT }],
      completedDate: AT,
      completedGroupId: 2,
      isPartial: true,
    },
  ],
  [
    'complete without a visit changes nothing',
    {},
    (state) => effects.complete<string, Task>(state, { partial: false, comments: null }, PERFORMED),
    {},
  ],
  [
    'confirm marks the newest own record',
    { taskUsers: [closed, mates, visit({ id: 9 })] },
    (state) => effects.confirm<string, Task>(state, PERFORMED),
    { taskUsers: [closed, mates, visit({ id: 9, confirmItemQtys: true })] },
  ],
  [
    'the newest is the last of the list, not the highest number',
    { taskUsers: [visit({ id: 9 }), visit({ id: effects.NOT_NUMBERED })] },
    (state) => effects.confirm<string, Task>(state, PERFORMED),
    { taskUsers: [visit({ id: 9 }), visit({ id: effects.NOT_NUMBERED, confirmItemQtys: true })] },
  ],
  [
    'who was never onsite confirms on a record without times',
    { taskUsers: [mates] },
    (state) => effects.confirm<string, Task>(state, PERFORMED),
    { taskUsers: [mates, { ...born, confirmItemQtys: true }] },
  ],
  [
    'a comment goes to the newest own record',
    { taskUsers: [closed] },
    (state) => effects.comment<string, Task>(state, 'gate', PERFORMED),
    { taskUsers: [{ ...closed, comments: 'gate' }] },
  ],
  [
    'who was never onsite comments on a record without times',
    {},
    (state) => effects.comment<string, Task>(state, 'gate', PERFORMED),
    { taskUsers: [{ ...born, comments: 'gate' }] },
  ],
  [
    'a comment is cleared',
    { taskUsers: [visit({ comments: 'gate' })] },
    (state) => effects.comment<string, Task>(state, null, PERFORMED),
    { taskUsers: [visit()] },
  ],
  ['submit dates it', { completedDate: EARLIER }, (state) => effects.submit<string, Task>(state, PERFORMED), { submittedDate: AT }],
  [
    'a quantity is changed',
    { items: [item(), rejected] },
    (state) => effects.changeItem<string, Task>(state, ({ id }) => id === 31, correction),
    { items: [item(correction), rejected] },
  ],
  [
    'a correction answers the rejection',
    { items: [item(), rejected] },
    (state) => effects.changeItem<string, Task>(state, ({ id }) => id === 32, correction),
    { items: [item(), { ...rejected, ...correction, rejectedDate: null, rejectedBy: null, rejectReason: null }] },
  ],
  [
    'what the office approved was approved of another quantity',
    { items: [item({ approvedQty: '1.000', approvedBy: 'Leanne Hart', reviewReason: 'one is missing' })] },
    (state) => effects.changeItem<string, Task>(state, ({ id }) => id === 31, correction),
    { items: [item(correction)] },
  ],
  [
    'an item that the task does not have leaves it as it is',
    { items: [item()] },
    (state) => effects.changeItem<string, Task>(state, ({ id }) => id === 99, correction),
    {},
  ],
  [
    'an unplanned item goes behind the others: planned nothing, done what was counted',
    { items: [item()] },
    (state) => effects.addItem<string, Task>(state, { childCode: 'RC-1', rate: '24.50', quantity: '0.500', reason: 'rock' }, PERFORMED),
    {
      items: [
        item(),
        item({
          id: effects.NOT_NUMBERED,
          clientId: 'press-1',
          boqId: null,
          childCode: 'RC-1',
          quantity: '0',
          completedQty: '0.500',
          variationReason: 'rock',
          rate: '24.50',
        }),
      ],
    },
  ],
  [
    'the ticket of work takes the place of the one that was there',
    { ticketOfWork: '{"step":1}' },
    (state) => effects.saveTicket(state, '{}'),
    { ticketOfWork: '{}' },
  ],
  [
    'reopen takes completion, submission and every confirmation back',
    {
      completedDate: EARLIER,
      completedGroupId: 2,
      submittedDate: EARLIER,
      isPartial: true,
      taskUsers: [{ ...closed, confirmItemQtys: true }, mates, visit({ userId: MATE, confirmItemQtys: true })],
    },
    (state) => effects.reopen<string, Task>(state),
    {
      isReopened: true,
      completedDate: null,
      completedGroupId: null,
      submittedDate: null,
      isPartial: false,
      taskUsers: [closed, mates, visit({ userId: MATE })],
    },
  ],
];

test.each(ROWS)('%s', (_, part, effect, changes) => {
  const before = task(part);
  const kept = JSON.parse(JSON.stringify(before)) as Task;
  expect(effect(before)).toEqual({ ...kept, ...changes });
  // pure: what was given is as it was
  expect(before).toEqual(kept);
});

test('every exported effect has a row', () => {
  const exported = Object.entries(effects).flatMap(([name, value]) => (typeof value === 'function' && name !== 'notBefore' ? [name] : []));
  const source = ROWS.map(([, , effect]) => effect.toString()).join('\n');
  expect(exported.filter((name) => !source.includes(name))).toEqual([]);
});

test('a row that a move leaves alone stays the same object, so that whoever writes sees what changed', () => {
  const before = task({ taskUsers: [mates, closed, { ...open, id: 9 }], items: [item(), rejected] });
  const after = effects.complete<string, Task>(before, { partial: false, comments: null }, PERFORMED);
  expect(after.taskUsers.map((row, place) => row === before.taskUsers[place])).toEqual([true, true, false]);
  expect(after.items).toBe(before.items);
  const corrected = effects.changeItem<string, Task>(before, ({ id }) => id === 32, correction);
  expect(corrected.items.map((row, place) => row === before.items[place])).toEqual([true, false]);
  const reopened = effects.reopen<string, Task>(before);
  expect(reopened.taskUsers.every((row, place) => row === before.taskUsers[place])).toBe(true);
});

test('the server’s dates and a screen’s text give the same', () => {
  const undated = { acceptedDate: null, declinedDate: null, onsiteDate: null, completedDate: null, submittedDate: null };
  const onsite = { ...visit(), onSiteUtc: new Date(LATER), offSiteUtc: null, completedUtc: null };
  const asDate = effects.goOffsite<Date, TaskState<Date>>(
    { ...task(), ...undated, taskUsers: [onsite], items: [] },
    { ...PERFORMED, at: new Date(AT) },
  );
  expect(asDate.taskUsers[0]?.offSiteUtc).toEqual(new Date(LATER));
  // texts of one instant need not be equal as text
  expect(effects.notBefore('2026-11-20T08:00:00.000Z', '2026-11-20T19:00:00+11:00')).toBe('2026-11-20T08:00:00.000Z');
});
