import type { JobEvent } from '../job-data.ts';
import { eventBefore, momentAfter, momentSentence, stopsOf } from './moments.ts';

const event = (id: string, recordedAt: string): JobEvent => ({
  ...{
    id,
    recordedAt,
    occurredAt: null,
    move: 'accept',
    entity: 'schedule',
    entityId: 1,
    actorKind: 'person',
    displayName: 'Ridge Carter',
    ...{ ofMany: null, device: null },
  },
  ...{ why: null, before: null, after: null, detail: null },
});
/** Newest first: a submit that wrote three events of one instant, an hour after one of its own and two. */
const EVENTS = [
  event('9', '2026-11-20T03:00:00.000Z'),
  event('8', '2026-11-20T02:00:00.000Z'),
  event('7', '2026-11-20T02:00:00.000Z'),
  event('6', '2026-11-20T02:00:00.000Z'),
  event('5', '2026-11-20T01:00:00.000Z'),
  event('4', '2026-11-20T01:00:00.000Z'),
];

test('events of one instant are one stop: its newest', () => {
  expect(stopsOf(EVENTS).map(({ id }) => id)).toEqual(['9', '8', '5']);
  expect(stopsOf([])).toEqual([]);
});

test('the moment of each stop leads back to it, and none is the moment of another', () => {
  const stops = stopsOf(EVENTS).slice(1);
  const moments = stops.map(({ id }) => momentAfter(EVENTS, id) ?? '');
  expect(moments).toEqual(['2026-11-20T02:30:00.000Z', '2026-11-20T01:30:00.000Z']);
  expect(moments.map((at) => eventBefore(EVENTS, at)?.id)).toEqual(stops.map(({ id }) => id));
  expect(momentAfter(EVENTS, '9')).toBeNull();
});

test('the time that is said is that of the event since which it stood so; before the first known one, what was asked', () => {
  expect(momentSentence(EVENTS, '2026-11-20T02:30:00.000Z')).toBe('2026-11-20T02:00:00.000Z');
  expect(momentSentence(EVENTS, '2026-11-19T00:00:00.000Z')).toBe('2026-11-19T00:00:00.000Z');
});
