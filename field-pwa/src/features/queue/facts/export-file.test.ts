import { newEntry } from '../../../platform/outbox/outbox-entry.ts';
import { NEW_PHOTO } from '@lotline/schema/domain/attachment/photo-sync';
import type { Photo } from '../../../platform/photos/photo-record.ts';
import { archiveName, exportFile, exportGaps, exportHolds, type Beside } from './export-file.ts';

const NOTHING: Beside = { photos: [], uploads: [], gaps: new Map() };
const subject = { kind: 'task', id: 11, jobId: 10 } as const;
const about = { task: 'Pit and pipe', job: 'WO 48213 · Lot 14, 8 Wattle Rd' };
const by = { person: 'Ruth Okafor', email: 'field@lotline.example', zone: 'Australia/Sydney', now: new Date('2026-11-20T01:00:00Z') };
const said = newEntry(
  {
    id: 'a',
    name: 'addComment',
    input: { id: 0, scheduleId: 11, comments: 'Water in the pit' },
    subject,
    base: null,
    occurredAt: '2026-11-19T20:31:00Z',
  },
  { isSheet: false, draft: null },
  { about, place: 'device' },
);
const changed = newEntry(
  {
    id: 'b',
    name: 'changeItem',
    input: { id: 31, completedQty: '31.000', variationReason: 'Met existing conduit' },
    subject,
    base: { version: 4, isRejected: false },
    occurredAt: '2026-11-19T20:55:00Z',
  },
  { isSheet: false, draft: null },
  { about, state: { kind: 'refused', code: 'STALE_VERSION', sentence: 'Someone changed this.', details: {} } },
);

test('the file is read by people: what, where, when and why, and what was typed; the action itself is beside it', () => {
  const { name, text } = exportFile({ unanswered: [said, changed], removed: [], unreadable: [] }, NOTHING, by);
  expect(name).toBe('unsent-work.json');
  expect(archiveName(by.now, by.zone)).toBe('lotline-unsent-work-2026-11-20.zip');
  expect(JSON.parse(text)).toMatchObject({
    holds: '2 things not sent yet',
    person: 'Ruth Okafor',
    exportedAt: '20 Nov 2026 12:00 PM',
    notSent: [
      {
        what: 'Field comment',
        task: 'Pit and pipe',
        job: 'WO 48213 · Lot 14, 8 Wattle Rd',
        pressedAt: '20 Nov 2026 07:31 AM',
        state: 'Saved on this phone',
        details: { Comment: 'Water in the pit' },
        kept: { press: { id: 'a' } },
      },
      { state: 'Needs you', why: 'Someone changed this.', details: { Done: '31', 'Reason for variation': 'Met existing conduit' } },
    ],
  });
});

test('what was removed and what cannot be read is in it, and counted', () => {
  const removed = [{ entry: said, removedAt: Date.UTC(2026, 10, 20, 0) }];
  const told = JSON.parse(exportFile({ unanswered: [], removed, unreadable: [{ id: 'x' }] }, NOTHING, by).text) as Record<string, unknown>;
  expect(told['holds']).toBe('0 things not sent yet, 1 thing removed in the last 30 days, 1 thing kept by another version of the app');
  expect(told['removed']).toMatchObject([{ what: 'Field comment', removedAt: '20 Nov 2026 11:00 AM' }]);
  expect(told['unreadable']).toEqual([{ id: 'x' }]);
});

const photo = (name: string): Photo => ({
  ...{ id: name, name, title: 'Trench', description: 'East end', constructionId: 10, potentialJobId: null, taskId: 11, about: 'WO 48213' },
  ...{ takenAt: '2026-11-19T20:31:00Z', position: null, sizeBytes: 3, sha256: 'x', order: 1, sync: NEW_PHOTO },
});
const beside = (names: readonly string[], gone: readonly string[]): Beside => ({
  photos: names.map((name) => ({ photo: photo(name), path: `photos/${name}` })),
  uploads: [],
  gaps: new Map(gone.map((name) => [`photos/${name}`, 'missing'])),
});

test('each photo says where in the archive it is, or that it is not in it, and only what is there is counted', () => {
  const work = { unanswered: [said], removed: [], unreadable: [] };
  const some = beside(['Pit-1.jpg', 'Pit-2.jpg'], ['Pit-2.jpg']);
  expect(exportHolds(work, some)).toBe('1 thing not sent yet, 1 photo');
  expect(JSON.parse(exportFile(work, some, by).text)).toMatchObject({
    photos: [
      { name: 'Pit-1.jpg', job: 'WO 48213', takenAt: '20 Nov 2026 07:31 AM', file: 'photos/Pit-1.jpg', problem: null },
      { name: 'Pit-2.jpg', file: null, problem: 'It could not be read from this phone, so it is not in this archive.' },
    ],
  });
});

test('what could not be read is told by its name, and no more names than can be read', () => {
  expect(exportGaps(beside(['a.jpg'], []))).toBeNull();
  expect(exportGaps(beside(['a.jpg', 'b.jpg'], ['b.jpg']))).toBe(
    '1 could not be read whole from this phone: b.jpg. Everything else is in it.',
  );
  const five = ['a', 'b', 'c', 'd', 'e'];
  expect(exportGaps(beside(five, five))).toBe('5 could not be read whole from this phone: a, b, c and 2 more. Everything else is in it.');
});
