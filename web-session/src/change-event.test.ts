import { parseChange } from './change-event.ts';

test('a change of a task names its job', () => {
  expect(parseChange('{"entity":"schedule","id":7,"constructionId":3,"version":2}')).toEqual({
    entity: 'schedule',
    id: 7,
    constructionId: 3,
  });
});

test('a change of a job is its own job', () => {
  expect(parseChange('{"entity":"construction","id":3,"version":9}')).toEqual({ entity: 'construction', id: 3, constructionId: 3 });
});

test.each(['', 'x', '3', 'null', '[]', '{"entity":1,"id":2}', '{"entity":"schedule"}', '{"entity":"schedule","id":"7"}'])(
  'what is no change is left out: %s',
  (data) => {
    expect(parseChange(data)).toBeNull();
  },
);
