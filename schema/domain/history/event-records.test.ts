import { EVENT_SHAPES } from './event-shapes.ts';
import { ACTIVITY_RECORDS } from '../log/activity.columns.ts';

test('each kind of record that events are of has its name in the log, and is filtered by', () => {
  const named = new Set(Object.keys(ACTIVITY_RECORDS));
  expect([...new Set([...EVENT_SHAPES.values()].map(({ entity }) => entity))].filter((entity) => !named.has(entity))).toEqual([]);
});
