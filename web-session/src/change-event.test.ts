import { parseChange } from './change-event.ts';

test('a change names one record, and ignores other fields', () => {
  expect(parseChange('{"entity":"construction","id":3,"version":9}')).toEqual({ entity: 'construction', id: 3 });
});

test('a change names the parts of the record that changed; without any, or with what are no names, anything in it may have changed', () => {
  const parsed = (parts: string) => parseChange(`{"entity":"construction","id":3,"parts":${parts}}`);
  expect(parsed('["tasks","files"]')).toEqual({ entity: 'construction', id: 3, parts: ['tasks', 'files'] });
  for (const parts of ['[]', '"tasks"', '[1]', 'null', '["tasks",1]']) expect(parsed(parts)).toEqual({ entity: 'construction', id: 3 });
});

test.each(['', 'x', '3', 'null', '[]', '{"entity":1,"id":2}', '{"entity":"schedule"}', '{"entity":"schedule","id":"7"}'])(
  'what is no change is left out: %s',
  (data) => {
    expect(parseChange(data)).toBeNull();
  },
);
