// What the palette offers of a person.
import { linesOfPerson } from './use-records.ts';

const person = { id: 7, displayName: 'Ridge Carter', email: 'ridge@lotline.example' };
const shown = (found: Parameters<typeof linesOfPerson>[0]) =>
  linesOfPerson(found).map(({ label, note, mark, path }) => [label, note, mark, path]);

test('the tasks of their groups, and writing to them', () => {
  const groups = [
    { id: 3, name: 'Crew North' },
    { id: 5, name: 'Splicers' },
  ];
  expect(shown({ person, groups })).toEqual([
    ['Ridge Carter', 'Crew North, Splicers', 'tasks', '/tasks?view=all&group=3&group=5'],
    ['Ridge Carter', 'ridge@lotline.example', 'email', undefined],
  ]);
});

test('nothing that is not known, and not told, is offered', () => {
  expect(shown({ person, groups: [] })).toEqual([['Ridge Carter', 'ridge@lotline.example', 'email', undefined]]);
  expect(shown({ person: { ...person, email: '' }, groups: [] })).toEqual([]);
});
