// Chromium lets one transaction of a database write at a time, so all that a page writes gives way to what is pressed in it, whatever its tables (decision 035).
import { restBy } from '../testing/answered-by.ts';
import { buildPull } from '../testing/build-pull.ts';
import { createReceiptsOf } from '../sync/receipt-sync.ts';
import { SyncStore } from '../sync/sync-store.ts';
import { formDraftsOnDevice } from './form-drafts.ts';
import { outboxOnDevice } from './outbox-storage.ts';
import { draftsOfPage } from './page-drafts.ts';
import { readsOnDevice } from './persisted-queries.ts';
import { personDatabase } from './person-database.ts';
import { photosOnDevice } from './photo-storage.ts';
import { raisedJobsOnDevice } from './raised-jobs.ts';
import { ticketDraftsOnDevice } from './ticket-drafts.ts';
import { uploadsOnDevice } from './upload-storage.ts';

const RUTH = 5;
const { actions } = outboxOnDevice(RUTH);
const { photos } = photosOnDevice(RUTH);
const reads = readsOnDevice(RUTH);
const tickets = ticketDraftsOnDevice(RUTH);
const forms = formDraftsOnDevice(RUTH);
const uploads = uploadsOnDevice(RUTH);
const raised = raisedJobsOnDevice(RUTH);
const pulled = new SyncStore(RUTH);
const receipts = createReceiptsOf({
  rest: restBy((path) => Promise.resolve(path.endsWith('/keys') ? KEYS : { receipts: [{ sequence: 1, text: 'x' }], more: false })),
  isHere: () => true,
})(RUTH);
const KEYS = { keys: [{ id: 'k', publicKey: 'p', validFrom: '2026-01-01T00:00:00.000Z' }] };
const HISTORY = { id: 'a', updatedAt: 1, entry: 1 };
const PHOTO = { id: 'a', photo: 1, bytes: new ArrayBuffer(3), thumb: new ArrayBuffer(1), history: HISTORY };
const TIMES = { startedAt: 1, now: 2, answers: 0 };
const aPage = () => pulled.take(buildPull([1], { beginAnew: true }), null, TIMES);

beforeEach(async () => {
  await Promise.all(personDatabase(RUTH).dexie.tables.map((table) => table.clear()));
});

/** @param press is called once, amid the page's next transaction of that mode @returns its tables where it was ended by that */
async function pressedAmid(press: () => void, work: () => Promise<unknown>, mode = 'readwrite'): Promise<readonly string[]> {
  const open = IDBTransaction.prototype.objectStore;
  const ended: string[] = [];
  const spy = jest.spyOn(IDBTransaction.prototype, 'objectStore').mockImplementation(function (this: IDBTransaction, name) {
    if (this.mode === mode) {
      spy.mockRestore();
      this.addEventListener('abort', () => ended.push(...this.objectStoreNames));
      queueMicrotask(press);
    }
    return open.call(this, name);
  });
  await work();
  return ended;
}

const shoot = (): void => void photos.first({ id: 'pressed', shot: 1, picture: 'data:' });
const comment = (): void => void actions.first({ id: 'pressed', order: 9, entry: 1 });
const shots = async () => (await photos.shots()).map(({ id }) => id);

test.each<[string, () => Promise<unknown>, () => Promise<unknown>, unknown]>([
  ['a read', () => reads.keep('jobs', { value: 1, readAt: 2 }), () => reads.find('jobs'), { value: 1, readAt: 2 }],
  ['a read that is deleted', () => reads.letGo('jobs'), () => reads.find('jobs'), null],
  ['reads that are deleted', () => reads.clear(), () => reads.find('jobs'), null],
  ['a ticket', () => tickets.keep(7, 'typed'), () => tickets.find(7), 'typed'],
  ['a form', () => forms.keep('job', 'typed'), () => forms.find('job'), 'typed'],
  ['an upload', () => uploads.put({ id: 'u', upload: 1 }), () => uploads.all(), [{ id: 'u', upload: 1 }]],
  ['an upload that has ended', () => uploads.remove('u'), () => uploads.all(), []],
  ['a number of a potential job', () => raised.keep('c', 3), () => raised.numberOf('c'), 3],
  ['receipts', () => receipts.pull(), () => receipts.newest(2), [{ sequence: 1, text: 'x', taskId: null }]],
  ['a page of the replica', aPage, async () => (await pulled.job(1))?.job.id, 1],
  ['a photo', () => photos.add(PHOTO), async () => (await photos.all()).length, 1],
  ['photos of long ago', () => photos.trimHistory(0), () => photos.history(), []],
  ['an action', () => actions.add('a', 1), async () => (await actions.all()).map(({ order }) => order), [1]],
  [
    'what was answered',
    () => actions.change([], () => ({ received: [{ id: 'r', receivedAt: 1, received: 1 }] })),
    actions.received,
    [{ id: 'r', receivedAt: 1, received: 1 }],
  ],
])('%s gives way to a shot that is pressed amid it, and is written behind it', async (_, write, read, expected) => {
  expect(await pressedAmid(shoot, write)).not.toEqual([]);
  expect([await shots(), await read()]).toEqual([['pressed'], expected]);
});

test.each<[string, () => Promise<unknown>, () => Promise<unknown>, unknown]>([
  ['a ticket that is done', () => tickets.letGo(7), () => tickets.find(7), null],
  ['a form that is saved', () => forms.letGo('job'), () => forms.find('job'), null],
  ['a change of a photo', () => photos.change('a', () => ({ photo: 2 })), async () => (await photos.all()).map(({ photo }) => photo), [2]],
  ['a shot whose photo is dropped', () => photos.dropShot('a'), shots, ['pressed']],
  ['an action at its end', () => actions.toEnd('a'), async () => (await actions.all()).map(({ order }) => order), [2]],
  ['one that was removed', () => actions.putBack('b', () => null), async () => (await actions.all()).map(({ id }) => id), ['a', 'b']],
  ['one that is forgotten', () => actions.forgetRemoved(['b']), () => actions.removed(), []],
  [
    'an answer in the replica',
    () => pulled.answer({ jobId: 1, job: (job) => ({ ...job, version: 4 }), rows: (rows) => rows }),
    async () => (await pulled.job(1))?.job.version,
    4,
  ],
  [
    'the draft of a window that is gone',
    () => draftsOfPage('new', () => Promise.resolve(new Set()))(RUTH).find('job\nold'),
    async () => (await personDatabase(RUTH).formDrafts.toArray()).length,
    1,
  ],
])('%s, of what is there, gives way too', async (_, write, read, expected) => {
  await tickets.keep(7, 'typed');
  await forms.keep('job\nold', 'typed');
  await photos.add(PHOTO);
  await actions.add('a', 1);
  await actions.change([], () => ({ aside: [{ id: 'b', removedAt: 1, entry: 1 }] }));
  await aPage();
  expect(await pressedAmid(shoot, write)).not.toEqual([]);
  expect([await shots(), await read()]).toEqual([['pressed'], expected]);
});

test('what gives an action its position gives way to no other action: the later one would come before it', async () => {
  expect(await pressedAmid(comment, () => actions.add('a', 1))).toEqual([]);
  expect((await actions.all()).map(({ id }) => id)).toEqual(['a', 'pressed']);
});

test('a read gives way to a press of its own table alone', async () => {
  await actions.add('a', 1);
  expect(await pressedAmid(shoot, () => actions.all(), 'readonly')).toEqual([]);
  expect(await pressedAmid(comment, () => actions.all(), 'readonly')).toEqual(['presses']);
});
