// How many jobs a save moved, and how many came back when it was taken back, in words.
import { sayMoved, sayUndone } from './moved-words.ts';

const SAID = 'Job status: 2 changes saved';
const of = (...moved: readonly [string, number][]) => ({ moved: moved.map(([status, jobs]) => ({ status, jobs })), queued: 0 });

test('a save says how many jobs got which status, and how many follow', () => {
  expect(sayMoved(SAID, of())).toBe('Job status: 2 changes saved.');
  expect(sayMoved(SAID, { moved: null, queued: null })).toBe('Job status: 2 changes saved.');
  expect(sayMoved(SAID, of(['Issued', 5]))).toBe('Job status: 2 changes saved, 5 jobs moved to Issued.');
  expect(sayMoved(SAID, of(['Issued', 1_200], ['Done', 1]))).toBe(
    'Job status: 2 changes saved, 1,200 jobs moved to Issued, 1 job moved to Done.',
  );
  expect(sayMoved(SAID, { ...of(['Issued', 500]), queued: 603 })).toBe(
    'Job status: 2 changes saved, 500 jobs moved to Issued, 603 more follow.',
  );
});

test('Undo says how many came back, and that none did where the save had moved some', () => {
  expect(sayUndone(of(['Issued', 5]), of(['Scheduled', 4]))).toBe('Undone, 4 jobs moved back to Scheduled.');
  expect(sayUndone(of(['Issued', 5]), of())).toBe('Undone, no job moved back.');
  expect(sayUndone(of(), of())).toBe('Undone');
});
