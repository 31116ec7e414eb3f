import { whoDid } from './event-names.ts';

test.each([
  ['a person by name', 'person', 'Olive Hart', 'Olive Hart'],
  ['a builder by the link', 'link', '', 'Builder, by link'],
  ['a job of the system as Lotline', 'system', '', 'Lotline'],
  ['what the system did for a sender as the sender', 'system', 'Sam Reed', 'Sam Reed'],
])('history names %s', (_who, actorKind, displayName, told) => {
  expect(whoDid({ actorKind, displayName })).toBe(told);
});
