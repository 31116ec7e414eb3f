import { parseChange } from './change-event.ts';

test('a change names one record, and ignores other fields', () => {
  expect(parseChange('{"entity":"construction","id":3,"version":9}')).toEqual({ entity: 'construction', id: 3 });
});

test.each(['', 'x', '3', 'null', '[]', '{"entity":1,"id":2}', '{"entity":"schedule"}', '{"entity":"schedule","id":"7"}'])(
  'what is no change is left out: %s',
  (data) => {
    expect(parseChange(data)).toBeNull();
  },
);
