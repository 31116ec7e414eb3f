import { z } from 'zod';
import { fromDraft, isWorthKeeping, nameOfMany, restored, toKeep, withTyped } from './form-draft.ts';

interface Due {
  readonly day: string;
  readonly reason: string;
  readonly group: string;
  readonly version: number;
}

const due = {
  shapes: { day: z.string(), reason: z.string(), group: z.string(), version: z.number() },
  start: { day: '2026-11-20', reason: '', group: '', version: 4 },
  choices: ['group', 'day'] as const,
  along: ['version'] as const,
};

test('anything typed is stored, and two choices; a single choice is not, nor a value that was put back', () => {
  expect(isWorthKeeping<Due>({ reason: 'rain' }, due)).toBe(true);
  expect(isWorthKeeping<Due>({ group: '7', day: '2026-12-01' }, due)).toBe(true);
  expect(isWorthKeeping<Due>({ group: '7', version: 4 }, due)).toBe(false);
  expect(isWorthKeeping<Due>({ reason: '', day: '2026-11-20' }, due)).toBe(false);
});

test('only what differs is stored, with the version that it was first typed over', () => {
  const typed = withTyped<Due>(
    withTyped<Due>({}, { reason: 'rain' }, due),
    { day: '2026-11-20' },
    { ...due, start: { ...due.start, version: 5 } },
  );
  expect(toKeep(typed, due)).toEqual({ reason: 'rain', version: 4 });
  expect(toKeep<Due>({ group: '7' }, due)).toBeNull();
});

test('a stored draft is restored whole, or not at all', () => {
  expect(fromDraft<Due>({ reason: 'rain', version: 3, other: 1 }, due)).toEqual({ reason: 'rain', version: 3 });
  for (const odd of [null, 'rain', 7, {}, { reason: 7 }, { reason: 'rain', version: '3' }, { version: 3 }, { day: '2026-11-20' }])
    expect(fromDraft<Due>(odd, due)).toBeNull();
});

test('text that was typed before the device answered stays, upon the version it was first typed over', () => {
  expect(restored<Due>({ reason: 'rain', day: '2026-12-01', version: 3 }, { reason: 'flood', version: 4 }, due)).toEqual({
    reason: 'flood',
    day: '2026-12-01',
    version: 3,
  });
});

test('the same records have the same name in whatever order they were selected, others another', () => {
  expect(nameOfMany([3, 1, 2])).toBe(nameOfMany([1, 2, 3]));
  const names = [[1], [2], [1, 2], [1, 3], [12], [1, 2, 3]].map(nameOfMany);
  expect(new Set(names).size).toBe(names.length);
});
