// The parser counts a list before it looks at an entry; of a version that did not, these tests would tell.
import type { z } from 'zod';
import { countedList } from '../../testing/counted-list.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { customTasksInput } from '../custom-task/custom-task.input.ts';
import { developerAndSiteContactsInput, siteContactsInput } from './job.input.ts';
import { parseInput } from '../kernel/input.ts';
import { entryLimit } from '../kernel/input-limits.ts';

test.each([
  ['site contacts', siteContactsInput, 'siteContacts', {}],
  ['custom tasks', customTasksInput, 'tasks', { id: 1, isCompleted: true }],
])('of too many %s not one is looked at', (_what, schema: z.ZodType, name, entry) => {
  const many = countedList(Array.from({ length: entryLimit(name) + 1 }, () => entry));
  const refusal = refusalOf(() => parseInput(schema, many.list, name));
  expect([refusal.code, refusal.details]).toEqual([
    'INVALID_INPUT',
    expect.objectContaining({
      field: name,
      sentence: expect.stringMatching(new RegExp(`must be at most ${entryLimit(name)} entries`)) as string,
    }),
  ]);
  expect(many.looks()).toBe(0);
});

test('nor when they stand in an object', () => {
  const many = countedList(Array.from({ length: 10_000 }, () => ({})));
  expect(refusalOf(() => parseInput(developerAndSiteContactsInput, { id: 1, siteContacts: many.list })).details['sentence']).toBe(
    'Site contacts must be at most 50 entries.',
  );
  expect(many.looks()).toBe(0);
});
