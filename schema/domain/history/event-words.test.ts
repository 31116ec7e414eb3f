import { fieldNamesOf } from '../job/job-field-names.ts';
import { EVENT_SHAPES } from './event-shapes.ts';
import { receivedLater } from './event-times.ts';
import type { ReadEvent } from './event-word-parts.ts';
import { hasWords, describeEvent } from './event-words.ts';

const NAMES = {
  task: (id: number) => (id === 7 ? 'Pit and pipe' : null),
  item: (id: number) => (id === 70 ? 'CON-20' : null),
  boq: () => 'CON-20',
  field: fieldNamesOf([], 'MDU'),
};
const tell = (part: Partial<ReadEvent>) =>
  describeEvent({ move: 'goOnsite', entity: 'schedule', entityId: 7, why: null, before: null, after: null, detail: null, ...part }, NAMES);

test('every event that the program writes has words of its own', () => {
  expect([...EVENT_SHAPES.keys()].filter((move) => !hasWords(move))).toEqual([]);
});

test('a step of a task names the task, and its reason', () => {
  expect(tell({}).sentence).toBe('Went onsite for Pit and pipe');
  expect(tell({ move: 'decline', why: 'too far' }).sentence).toBe('Declined Pit and pipe because “too far”');
  // the program's own word for what Undo took back is no reason that anybody gave
  expect(tell({ move: 'decline', why: 'Undone' }).sentence).toBe('Declined Pit and pipe by Undo');
  expect(tell({ entityId: 8 }).sentence).toBe('Went onsite for a task');
});

test('a value that was merged away says into which one', () => {
  const archived = { move: 'archiveLookupValue', entity: 'lookup_value', before: { isArchived: false }, after: { isArchived: true } };
  expect(tell({ ...archived, detail: { lookupId: 1 } }).sentence).toBe('Archived: no longer offered');
  expect(tell({ ...archived, detail: { lookupId: 1, into: 'Acme' } }).sentence).toBe('Merged into “Acme”: no longer offered');
});

test('dates of the lifecycle are what the sentence says, so they are not said again', () => {
  const before = { onsiteDate: null, isReopened: false };
  expect(tell({ before, after: { ...before, onsiteDate: '2026-11-24T00:00:00Z' } }).changes).toEqual([]);
});

test('a changed quantity is told before and after, from the item and not from its task', () => {
  const itemBefore = { completedQty: '35.000', variationReason: null, rejectedDate: null, rejectReason: null };
  const detail = {
    scheduleItemId: 70,
    itemBefore,
    itemAfter: { ...itemBefore, completedQty: '31.000', variationReason: 'met existing stub' },
  };
  const told = tell({ move: 'changeItem', detail });
  expect(told.sentence).toBe('Changed CON-20 of Pit and pipe');
  expect(told.changes).toEqual([
    { label: 'Done', before: '35', after: '31' },
    { label: 'Reason', before: null, after: 'met existing stub' },
  ]);
});

test('contacts are told by what changed of each, who came and who went', () => {
  const contact = { id: 1, name: 'Sia Taufa', phone: '+61491570157', email: null, description: null };
  const before = { developer: 'Eastpoint', siteContacts: [contact, { ...contact, id: 2, name: 'Old' }] };
  const after = {
    developer: 'Eastpoint',
    siteContacts: [
      { ...contact, name: 'Dale Whitby' },
      { ...contact, id: 3, name: 'New' },
    ],
  };
  expect(tell({ move: 'setSiteContacts', entity: 'construction', before, after }).changes).toEqual([
    { label: 'Site contact, name', before: 'Sia Taufa', after: 'Dale Whitby' },
    { label: 'Site contact', before: 'Old, +61491570157', after: null },
    { label: 'Site contact', before: null, after: 'New, +61491570157' },
  ]);
});

test('a change of status is told before and after', () => {
  const told = tell({ move: 'setJobStatus', entity: 'construction', before: { status: 'Scheduled' }, after: { status: 'In progress' } });
  expect(told).toEqual({
    sentence: 'Status changed',
    kind: 'job',
    changes: [{ label: 'Status', before: 'Scheduled', after: 'In progress' }],
  });
});

test('an event that nobody knows is told by its name and by what differs', () => {
  const told = tell({ move: 'moveBooking', before: { bookedDate: '2026-11-23' }, after: { bookedDate: '2026-11-24' } });
  expect(told.sentence).toBe('Move booking');
  expect(told.changes).toEqual([{ label: 'Booked date', before: '2026-11-23', after: '2026-11-24' }]);
});

test('when it was received is said where it differs by a minute', () => {
  const zone = 'Australia/Sydney';
  expect(receivedLater({ occurredAt: '2026-11-24T00:00:00Z', recordedAt: '2026-11-24T00:00:59Z' }, zone)).toBeNull();
  expect(receivedLater({ occurredAt: null, recordedAt: '2026-11-24T00:00:59Z' }, zone)).toBeNull();
  expect(receivedLater({ occurredAt: '2026-11-23T23:41:00Z', recordedAt: '2026-11-23T23:52:00Z' }, zone)).toBe(
    'on the device at 10:41 am, received 10:52 am',
  );
  expect(receivedLater({ occurredAt: '2026-11-22T23:41:00Z', recordedAt: '2026-11-23T23:52:00Z' }, zone)).toBe(
    'on the device at 23 Nov 2026 10:41 am, received 10:52 am',
  );
});

test('an edit of a declared record names its fields as the declaration does', () => {
  const told = tell({ move: 'editItemCode', entity: 'field_item', before: { estimatedTime: null }, after: { estimatedTime: '1.500' } });
  expect(told).toEqual({ sentence: 'Item code edited', kind: 'item', changes: [{ label: 'Estimated hours', before: null, after: '1.5' }] });
});

test('an edit of a project is told with its changed fields, as its form calls them', () => {
  const told = tell({ move: 'editProject', entity: 'project', before: { startDate: null }, after: { startDate: '2026-12-01' } });
  expect(told).toMatchObject({ sentence: 'Project edited', changes: [{ label: 'Start', before: null, after: '2026-12-01' }] });
});

test('a review is told by what was decided: each adjustment with its reason, the rest by number', () => {
  const line = (code: string, verdict: string, approvedQty: string | null, reason: string | null) => ({
    id: 1,
    code,
    verdict,
    doneQty: '7.000',
    approvedQty,
    reason,
  });
  const told = (...reviewed: unknown[]) => tell({ move: 'reviewTask', detail: { reviewed, paymentId: null } }).sentence;
  expect(
    told(line('PIT-450', 'adjust', '5.000', 'two not built'), line('A', 'approve', '7.000', null), line('B', 'approve', '7.000', null)),
  ).toBe('Adjusted PIT-450 from 7 to 5: “two not built”, approved 2 lines (Pit and pipe)');
  expect(told(line('A', 'reject', null, 'no photo'), line('B', 'reject', null, 'no photo'))).toBe('Rejected 2 lines (Pit and pipe)');
  expect(told(line('A', 'reject', null, 'no photo'))).toBe('Rejected A: “no photo” (Pit and pipe)');
  expect(told(...[1, 2, 3, 4].map(() => line('A', 'adjust', '5.000', 'short')))).toBe('Adjusted 4 lines (Pit and pipe)');
  expect(told()).toBe('Reviewed the quantities of Pit and pipe');
});

test('a reason that the sentence gives is not told again as a field', () => {
  const item = { completedQty: '1.000', variationReason: null };
  const detail = { scheduleItemId: 70, itemBefore: item, itemAfter: { completedQty: '2.000', variationReason: 'Met existing conduit' } };
  expect(tell({ move: 'changeItem', why: 'Met existing conduit', detail }).changes).toEqual([{ label: 'Done', before: '1', after: '2' }]);
});

test('a file is received by its title; the state of an address is still told', () => {
  const received = tell({
    move: 'completeAttachment',
    entity: 'attachment',
    before: { state: 'reserved' },
    after: { state: 'uploaded' },
    detail: { title: 'Frontage-1.jpg' },
  });
  expect([received.sentence, received.changes]).toEqual(['File received “Frontage-1.jpg”', []]);
  expect(tell({ move: 'updateJob', entity: 'construction', before: { state: 'NSW' }, after: { state: 'QLD' } }).changes).toHaveLength(1);
});

test('category and tags of a file are told as its viewer tells them', () => {
  const told = tell({ move: 'labelFile', entity: 'attachment', before: { tags: 'Permit' }, after: { tags: 'Permit;north' } });
  expect(told.changes).toEqual([{ label: 'Category and tags', before: 'Permit', after: 'Permit, north' }]);
});

test('a payment’s state is told as its list calls it', () => {
  const told = tell({ move: 'reviewPayment', entity: 'payment', before: { state: 'draft' }, after: { state: 'review' } });
  expect(told.changes).toEqual([{ label: 'State', before: 'Draft', after: 'In review' }]);
});

test('a saved setting is told by its page, with what stood and what stands there; one without a list of its changes as before', () => {
  const changed = [
    { path: ['row', 'Received', 'fieldEdit'], before: 'Yes', after: 'No' },
    { path: ['plain', 'addressSetting', 'addressType'], before: null, after: 'free' },
    { path: ['order'], before: 'A, B', after: 'B, A' },
  ];
  const detail = { name: 'Job Status Settings', workType: null, changes: 3 };
  const told = (more: object) => tell({ move: 'saveSetting', entity: 'system_setting', detail: { ...detail, ...more } });
  expect(told({ changed })).toEqual({
    sentence: 'Setting saved “Job status”',
    kind: 'job',
    changes: [
      { label: 'Received, field edit', before: 'Yes', after: 'No' },
      { label: 'Address setting, address type', before: null, after: 'free' },
      { label: 'Order', before: 'A, B', after: 'B, A' },
    ],
  });
  expect(told({ changed, changes: 40 }).sentence).toBe('Setting saved “Job status”, the first 3 of 40 changes');
  expect(told({})).toEqual({ sentence: 'Setting saved “Job status”', kind: 'job', changes: [] });
  expect(tell({ move: 'resetSetting', entity: 'system_setting', detail }).sentence).toBe('Setting reset to the default “Job status”');
});

test('a planned status says where the settings planned it', () => {
  const plan = { plannedStatus: 'Paid', plannedStatusAt: '2026-12-04T02:10:00.000Z', statusChangeHangfireId: '8' };
  const told = (plannedStatusBy: number | null) =>
    tell({ move: 'planStatus', entity: 'construction', after: { ...plan, plannedStatusBy } }).sentence;
  expect([told(null), told(4)]).toEqual(['Status planned for later “Paid” by the job status settings', 'Status planned for later “Paid”']);
});
