// What the bar at the top says of the copy on this computer.
import { cacheWords } from './cache-words.ts';

const STATE = { syncedAt: '2026-11-25T01:00:00.000Z', count: 1200, expected: null, anew: 1, isLasting: true, rebuilt: null };
const at = { now: new Date('2026-11-25T02:00:00Z'), zone: 'Australia/Sydney' };
const online = (state: Partial<Parameters<typeof cacheWords>[0]['state']>) =>
  cacheWords({ ...at, isOnline: true, state: { ...STATE, ...state } });
const offline = (state: Partial<Parameters<typeof cacheWords>[0]['state']>) =>
  cacheWords({ ...at, isOnline: false, state: { ...STATE, ...state } });

test('while the server answers, and the copy is whole, nothing', () => {
  expect(online({})).toBeNull();
  expect(online({ rebuilt: 'first' })).toBeNull();
});

test.each([
  [300, 1200, 0.25, '300 of 1,200'],
  [1300, 1200, 1, '1,300 of 1,300'],
  [0, 0, 1, '0 of 0'],
])('how far it is filled: %d of %d', (count, expected, fraction, figures) => {
  expect(online({ count, expected, syncedAt: null, rebuilt: 'first' })).toEqual({
    text: `Copying jobs to this computer: ${figures}`,
    sentence: 'You can work in the meantime.',
    fraction,
    isNotice: false,
  });
});

test.each([
  ['unreadable', 'could not be read'],
  ['damaged', 'was damaged'],
  ['other-version', 'was made by another version'],
  ['other-person', 'belonged to another person'],
] as const)('one that was set aside (%s) is named while it is copied, when it is there again, and without a network', (rebuilt, why) => {
  for (const [words, isNotice] of [
    [online({ rebuilt, expected: 1200, syncedAt: null }), false],
    [online({ rebuilt }), true],
    [offline({ rebuilt, count: 0, syncedAt: null }), false],
  ] as const) {
    expect(words?.text).toContain(`The copy on this computer ${why}`);
    expect(words?.sentence).toContain('none is lost');
    expect(words?.isNotice).toBe(isNotice);
  }
});

test('without a network how old it is, and where it lasts no longer than the program', () => {
  expect(offline({})).toMatchObject({ text: 'Jobs as at 12:00 pm', sentence: '1,200 jobs are on this computer.', fraction: null });
  expect(offline({ count: 1, isLasting: false })?.sentence).toBe(
    '1 job is on this computer. This computer has no keyring, so the copy lasts until Lotline is closed.',
  );
  expect(offline({ syncedAt: null })?.text).toBe('No jobs on this computer yet');
});
