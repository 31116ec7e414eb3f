import type { PhotoHistoryEntry } from '../../../platform/photos/photo-record.ts';
import { newestReceived } from './received.ts';

const action = (id: string, receivedAt: number) => ({ id, what: 'I’m onsite', task: null, job: null, jobId: 10, taskId: 11, receivedAt });
const photo = (id: string, lastUpdated: number, steps: Partial<PhotoHistoryEntry> = {}): PhotoHistoryEntry => ({
  ...{ id, name: 'Trench-1.jpg', sizeBytes: 3, constructionId: 10, potentialJobId: null, taskId: 11, createdDate: '2026-11-20T01:00:00Z' },
  ...{ saved: true, gotUrl: true, redoGetUrl: false, uploaded: true, cleanedUp: true, lastUpdated },
  ...steps,
});

test('actions and photos stand together, newest first, and no more than five', () => {
  const actions = [action('a', 50), action('b', 30), action('c', 10)];
  const received = newestReceived(actions, [photo('p', 40), photo('q', 20), photo('r', 5)]);
  expect(received.map(({ id }) => id)).toEqual(['a', 'p', 'b', 'q', 'c']);
  expect(received[1]).toMatchObject({ what: 'Photo Trench-1.jpg', isPhoto: true });
});

test('a photo that is still here, or that the person let go of, was not received', () => {
  expect(newestReceived([], [photo('p', 40, { cleanedUp: false }), photo('q', 20, { uploaded: false })])).toEqual([]);
});
