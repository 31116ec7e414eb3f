import { sayError } from '../../errors/catalogue.ts';
import { MOST_OF_A_JOB, mustHaveRoom } from './job-room.rules.ts';

test.each(['files', 'items', 'tasks'] as const)(
  'a job takes the last of its %s and none beyond, and nothing more is always fine',
  (what) => {
    const most = MOST_OF_A_JOB[what];
    expect(mustHaveRoom(what, most - 2, 2).ok).toBe(true);
    expect(mustHaveRoom(what, most - 1, 2)).toMatchObject({ ok: false, code: 'JOB_FULL' });
    expect(mustHaveRoom(what, most + 7, 0).ok).toBe(true);
  },
);

test('the sentence says what and how many', () => {
  expect(sayError('JOB_FULL', { what: 'files', most: '2,000' })).toBe(
    'This job has as many files as a job can have: 2,000. Remove any that are not needed, or ask the office.',
  );
});
