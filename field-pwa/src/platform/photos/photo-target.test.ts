// What a photo is of, as the server names it: a new potential job before its photos (issue 25 §1).
import { READY_ENTRY } from '@lotline/schema/domain/potential-job/testing/build-entry';
import { newEntry, rowOf, type Entry } from '../outbox/outbox-entry.ts';
import { photoTarget } from './photo-target.ts';
import { buildPhotos, photoNo } from './testing/build-photos.ts';

const raise = (id: string, rest: Partial<Entry> = {}) =>
  rowOf(
    newEntry(
      {
        id,
        name: 'savePotentialJob',
        input: READY_ENTRY,
        subject: { kind: 'potentialJob', id: 0, jobId: null },
        base: null,
        occurredAt: '2026-11-20T02:00:00Z',
      },
      { isSheet: true, draft: null },
      rest,
    ),
  );
const OF_ACTION = { ...photoNo(1), constructionId: null, taskId: null, potentialJobId: null, potentialJobClientId: 'first' };

function device({ numbers = [null as number | null], rows = [raise('other')] } = {}) {
  const answers = [...numbers];
  return {
    raised: {
      numberOf: () => Promise.resolve(answers.length > 1 ? (answers.shift() ?? null) : (answers[0] ?? null)),
      keep: () => Promise.resolve(),
    },
    actions: { all: () => Promise.resolve(rows) },
  };
}

test('a photo of a job, and of a potential job with a number, goes as it is', async () => {
  expect(await photoTarget(photoNo(1), device())).toEqual({ potentialJobId: null });
  expect(await photoTarget({ ...OF_ACTION, potentialJobId: 7 }, device())).toEqual({ potentialJobId: 7 });
});

test('a photo waits while its potential job is not sent, also where a corrected one took its place', async () => {
  expect(await photoTarget(OF_ACTION, device({ rows: [raise('first')] }))).toBe('waits');
  expect(await photoTarget(OF_ACTION, device({ rows: [raise('second', { inPlaceOf: 'first' })] }))).toBe('waits');
});

test('it goes with the number once that is stored, also where the answer came while it was looked for', async () => {
  expect(await photoTarget(OF_ACTION, device({ numbers: [12] }))).toEqual({ potentialJobId: 12 });
  expect(await photoTarget(OF_ACTION, device({ numbers: [null, 12] }))).toEqual({ potentialJobId: 12 });
});

test('without its potential job it asks the person', async () => {
  expect(await photoTarget(OF_ACTION, device())).toBe('gone');
});

test('a photo that waits for its potential job delays no other, and goes with its number once there is one', async () => {
  const { photos, world, sent, settled, look } = await buildPhotos();
  await photos.take(OF_ACTION);
  await photos.take(photoNo(2));
  await settled();
  expect(sent).toEqual(['photo-2']);
  expect(photos.store.read().map(({ id, sync }) => [id, sync.status, sync.needsYou])).toEqual([['photo-1', 'pending', false]]);
  world.number = 12;
  await look();
  expect(sent).toEqual(['photo-2', 'photo-1 of 12']);
  expect(photos.store.read()).toEqual([]);
});

test('a photo whose potential job was removed stays on the phone and asks the person', async () => {
  const { photos, world, sent, settled } = await buildPhotos();
  world.isGone = true;
  await photos.take(OF_ACTION);
  await settled();
  expect(sent).toEqual([]);
  expect(photos.store.read()[0]?.sync).toMatchObject({ needsYou: true, problem: { code: 'NOT_FOUND' } });
});
