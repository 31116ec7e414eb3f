// A device whose storage cannot be read when the app opens, and can a moment later: everything on it is shown, and sent.
import { photoStorageInMemory } from '@lotline/web-session/testing/photos-in-memory';
import { outboxInMemory } from '@lotline/web-session/testing/outbox-in-memory';
import { buildPhotos, photoNo } from '../photos/testing/build-photos.ts';
import { buildOutbox } from './testing/build-outbox.ts';

const PAGE = { isSheet: false, draft: null };

/** So many reads fail, and later ones do not. */
function failing<Rows>(times: number, read: () => Promise<Rows>): () => Promise<Rows> {
  let left = times;
  return () => ((left -= 1) < 0 ? read() : Promise.reject(new Error('Connection to Indexed Database server lost')));
}

test('actions that could not be read at first are sent once they can be', async () => {
  const before = await buildOutbox();
  before.world.canSend = false;
  before.actions.enqueue({ name: 'accept', input: { scheduleId: 11 }, subject: { kind: 'task', id: 11, jobId: 10 }, base: null }, PAGE);
  await before.settled();
  const { outbox } = before;
  // the screens' reader, and the one that takes over from an earlier page
  const actions = { ...outbox.actions, all: failing(4, outbox.actions.all) };
  const { ids, states, pass } = await buildOutbox({ outbox: { ...outbox, actions } });
  expect([ids(), states()]).toEqual([[], []]);
  await pass(60_000);
  expect([ids(), states()]).toEqual([['id-1'], ['id-1 sending']]);
});

test('an action that another tab has stored is not missed when it cannot be read at once', async () => {
  const shared = outboxInMemory()(5);
  let notify: (message: unknown) => void = () => undefined;
  const channel = {
    post: () => undefined,
    follow: (hear: (message: unknown) => void) => {
      notify = hear;
      return () => undefined;
    },
  };
  let all = shared.actions.all;
  const { ids, pass } = await buildOutbox({ outbox: { ...shared, channel, actions: { ...shared.actions, all: () => all() } } });
  const other = await buildOutbox({ outbox: { ...shared, lead: () => () => undefined } });
  other.actions.enqueue({ name: 'accept', input: { scheduleId: 11 }, subject: { kind: 'task', id: 11, jobId: 10 }, base: null }, PAGE);
  await other.settled();
  all = failing(2, all);
  notify({ kind: 'changed' });
  await pass(60_000);
  expect(ids()).toEqual(['id-1']);
});

/** Two photos, the first of them begun by a page that is gone. */
async function leftBehind() {
  const kept = photoStorageInMemory();
  const { photos: before } = await buildPhotos({ kept });
  before.stop();
  for (const number of [1, 2]) await before.take(photoNo(number));
  await before.store.apply('photo-1', { kind: 'claimed', attempt: 'of-a-page-that-is-gone' });
  return kept;
}

test('photos that could not be read at first are sent once they can be, and so is what an earlier page had begun', async () => {
  const kept = await leftBehind();
  const { sent, look, photos } = await buildPhotos({ kept: { ...kept, all: failing(4, kept.all) } });
  expect([sent, photos.store.read()]).toEqual([[], []]);
  for (let looks = 0; looks < 6; looks += 1) await look();
  expect(sent).toEqual(['photo-1', 'photo-2']);
});

test('an earlier page’s photo that cannot be taken over delays no other', async () => {
  const kept = await leftBehind();
  let failures = 1;
  const change: typeof kept.change = (id, decide) => ((failures -= 1) < 0 ? kept.change(id, decide) : Promise.reject(new Error('no room')));
  const { sent, look } = await buildPhotos({ kept: { ...kept, change } });
  await look();
  expect(sent).toEqual(['photo-2']);
});
