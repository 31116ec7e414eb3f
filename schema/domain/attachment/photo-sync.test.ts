import fc from 'fast-check';
import { isLeased, LEASE_MS, mayBeSent, NEW_PHOTO, photoAfter, type PhotoEvent, type PhotoSync } from './photo-sync.ts';
import { runs } from '../../testing/random-runs.ts';

const HELD = { sizeBytes: 5, sha256: 'ab' };
const NOW = 1_000_000;
const problem = { code: 'OFFLINE', sentence: 'No network.' };
const GOOD = { kind: 'confirmed', attempt: 'a', attachmentId: 7, state: 'uploaded', ...HELD } as const;

const after = (events: readonly PhotoEvent[], from: PhotoSync = NEW_PHOTO, now = NOW): PhotoSync =>
  events.reduce((sync, event) => photoAfter(sync, event, now, HELD) ?? sync, from);
const claimed: PhotoEvent = { kind: 'claimed', attempt: 'a' };
const linked: PhotoEvent = { kind: 'linked', attempt: 'a', attachmentId: 7 };

test('pending, getUrl, uploading, uploaded (Spec 1 §4)', () => {
  const states = [[], [claimed], [claimed, linked], [claimed, linked, GOOD]].map((events) => after(events).status);
  expect(states).toEqual(['pending', 'getUrl', 'uploading', 'uploaded']);
});

test('without an upload address it is pending again, with one it is retrying (Spec 1 §4, §8)', () => {
  const failed: PhotoEvent = { kind: 'failed', attempt: 'a', problem };
  expect(after([claimed, failed])).toMatchObject({ status: 'pending', redoGetUrl: true, attempt: null, problem });
  expect(after([claimed, linked, failed])).toMatchObject({ status: 'retrying', attempt: null, problem });
});

test.each([
  ['another hash', { sha256: 'cd' }],
  ['no hash', { sha256: null }],
  ['another size', { sizeBytes: 4 }],
  ['another state', { state: 'reserved' }],
])('the server’s word of %s never makes it uploaded (quality.md §1)', (_, part) => {
  expect(after([claimed, linked, { ...GOOD, ...part }])).toMatchObject({ status: 'retrying', problem: { code: 'FILE_MISMATCH' } });
});

test('a state older than 60 seconds is tried again; before that nobody else begins (Spec 1 §4, §9)', () => {
  for (const events of [[claimed], [claimed, linked]]) {
    const sync = after(events);
    expect(mayBeSent(sync, NOW + LEASE_MS - 1)).toBe(false);
    expect(photoAfter(sync, { kind: 'claimed', attempt: 'b' }, NOW + LEASE_MS - 1, HELD)).toBeNull();
    expect(photoAfter(sync, { kind: 'claimed', attempt: 'b' }, NOW + LEASE_MS, HELD)).toMatchObject({
      status: 'getUrl',
      attempt: 'b',
      tries: 2,
    });
  }
  expect(photoAfter(after([claimed]), { kind: 'claimed', attempt: 'b' }, NOW + LEASE_MS, HELD)?.redoGetUrl).toBe(true);
});

test('progress keeps the lease; a clock that was set ends it and never makes it longer (case 8)', () => {
  const sync = after([claimed, linked]);
  const later = photoAfter(sync, { kind: 'progressed', attempt: 'a' }, NOW + 50_000, HELD);
  expect(later === null ? null : isLeased(later, NOW + 100_000)).toBe(true);
  for (const year of ['2020-01-01', '2031-01-01']) expect(isLeased(sync, new Date(year).getTime())).toBe(false);
});

test('an attempt that was given up changes nothing any more', () => {
  const second = photoAfter(after([claimed]), { kind: 'claimed', attempt: 'b' }, NOW + LEASE_MS, HELD);
  const late: PhotoEvent[] = [linked, GOOD, { kind: 'failed', attempt: 'a', problem }, { kind: 'refused', attempt: 'a', problem }];
  for (const event of late) expect(second === null ? undefined : photoAfter(second, event, NOW + LEASE_MS, HELD)).toBeNull();
});

test('what was refused waits for the person, and goes on when they ask', () => {
  const refused = after([claimed, { kind: 'refused', attempt: 'a', problem }]);
  expect([refused.needsYou, mayBeSent(refused, NOW)]).toEqual([true, false]);
  expect(after([{ kind: 'askedAgain' }], refused)).toMatchObject({ needsYou: false, problem: null });
});

test('whatever happens in whatever order: uploaded only by the server’s word of these bytes, and never stuck (quality.md §1)', () => {
  const attempt = fc.constantFrom('a', 'b', 'c');
  const event: fc.Arbitrary<PhotoEvent> = fc.oneof(
    fc.record({ kind: fc.constant('claimed' as const), attempt }),
    fc.record({ kind: fc.constant('linked' as const), attempt, attachmentId: fc.nat(9) }),
    fc.record({ kind: fc.constant('progressed' as const), attempt }),
    fc.record({
      kind: fc.constant('confirmed' as const),
      attempt,
      attachmentId: fc.nat(9),
      state: fc.constantFrom('uploaded', 'reserved'),
      sizeBytes: fc.constantFrom(5, 6),
      sha256: fc.constantFrom('ab', 'cd', null),
    }),
    fc.record({ kind: fc.constantFrom('failed' as const, 'refused' as const), attempt, problem: fc.constant(problem) }),
    fc.record({ kind: fc.constantFrom('abandoned' as const, 'askedAgain' as const) }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.integer({ min: -200_000, max: 200_000 })), { maxLength: 40 }), (steps) => {
      let sync = NEW_PHOTO;
      let now = NOW;
      for (const [made, jump] of steps) {
        now += jump;
        const next = photoAfter(sync, made, now, HELD);
        if (next === null) continue;
        const isConfirmed = made.kind === 'confirmed' && made.state === 'uploaded' && made.sizeBytes === 5 && made.sha256 === 'ab';
        if (next.status === 'uploaded' && sync.status !== 'uploaded') expect(isConfirmed).toBe(true);
        if (sync.status === 'uploaded') expect(next.status).toBe('uploaded');
        sync = next;
      }
      // free at this moment, or as soon as its lease is over
      if (sync.status !== 'uploaded' && !sync.needsYou) expect(mayBeSent(sync, now) || mayBeSent(sync, now + LEASE_MS)).toBe(true);
    }),
    runs({ least: 50, soak: 500 }),
  );
});
