import { newEntry } from '../../../platform/presses/press-entry.ts';
import { exportFile } from './export-file.ts';

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
  { about, state: { kind: 'refused', code: 'STALE_VERSION', sentence: 'Somebody changed this.', details: {} } },
);

test('the file is read by people: what, where, when and why, and what was typed; the press itself is beside it', () => {
  const { name, text } = exportFile({ unanswered: [said, changed], removed: [], unreadable: [] }, by);
  expect(name).toBe('lotline-unsent-work-2026-11-20.json');
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
      { state: 'Needs you', why: 'Somebody changed this.', details: { Done: '31', 'Reason for variation': 'Met existing conduit' } },
    ],
  });
});

test('what was removed and what cannot be read is in it, and counted', () => {
  const removed = [{ entry: said, removedAt: Date.UTC(2026, 10, 20, 0) }];
  const told = JSON.parse(exportFile({ unanswered: [], removed, unreadable: [{ id: 'x' }] }, by).text) as Record<string, unknown>;
  expect(told['holds']).toBe('0 things not sent yet, 1 thing removed in the last 30 days, 1 thing kept by another version of the app');
  expect(told['removed']).toMatchObject([{ what: 'Field comment', removedAt: '20 Nov 2026 11:00 AM' }]);
  expect(told['unreadable']).toEqual([{ id: 'x' }]);
});
