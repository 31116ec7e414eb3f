// When an action was made: the device's clock may be wrong by any amount, and even be set, but never dates anything where that cannot be.
import { actionInstant } from './action-instant.ts';

const RECEIVED = '2026-11-20T08:00:00.000Z';
const ISSUED = '2026-11-19T22:00:00.000Z';

interface Row {
  readonly occurredAt?: string | null;
  readonly sentAt?: string | null;
  readonly notBefore?: readonly (string | null)[];
}

const instantOf = ({ occurredAt = null, sentAt = null, notBefore = [ISSUED] }: Row) => {
  const bounds = notBefore.map((bound) => (bound === null ? null : new Date(bound)));
  const { instant, by } = actionInstant({ received: new Date(RECEIVED), occurredAt, sentAt, notBefore: bounds });
  return [instant.toISOString(), by];
};

test.each<[string, Row, string]>([
  ['sent at once', { occurredAt: '2026-11-20T07:59:58Z', sentAt: '2026-11-20T07:59:58Z' }, RECEIVED],
  ['sent in the evening', { occurredAt: '2026-11-19T23:10:00Z', sentAt: '2026-11-20T08:00:00Z' }, '2026-11-19T23:10:00.000Z'],
  ['by a clock that is a day ahead', { occurredAt: '2026-11-20T23:10:00Z', sentAt: '2026-11-21T08:00:00Z' }, '2026-11-19T23:10:00.000Z'],
  ['by a clock that is a day behind', { occurredAt: '2026-11-18T23:10:00Z', sentAt: '2026-11-19T08:00:00Z' }, '2026-11-19T23:10:00.000Z'],
  ['by a clock of 1970', { occurredAt: '1970-01-01T00:10:00Z', sentAt: '1970-01-01T09:00:00Z' }, '2026-11-19T23:10:00.000Z'],
  ['by a clock of 2041', { occurredAt: '2041-05-01T00:10:00Z', sentAt: '2041-05-01T09:00:00Z' }, '2026-11-19T23:10:00.000Z'],
  [
    'with a zone other than UTC',
    { occurredAt: '2026-11-20T10:10:00+11:00', sentAt: '2026-11-20T19:00:00+11:00' },
    '2026-11-19T23:10:00.000Z',
  ],
  [
    'exactly 30 days ago',
    { occurredAt: '2026-10-21T08:00:00Z', sentAt: '2026-11-20T08:00:00Z', notBefore: [null] },
    '2026-10-21T08:00:00.000Z',
  ],
  ['as the task was issued', { occurredAt: '2026-11-19T22:00:00Z', sentAt: '2026-11-20T08:00:00Z' }, ISSUED],
  ['a moment before the step that it followed', { occurredAt: '2026-11-19T21:58:00Z', sentAt: '2026-11-20T08:00:00Z' }, ISSUED],
])('an action is dated by itself: %s', (_, row, expected) => {
  expect(instantOf(row)).toEqual([expected, 'press']);
});

test.each<[string, Row]>([
  ['the device said nothing', {}],
  ['it did not say when it sent', { occurredAt: '2026-11-19T23:10:00Z' }],
  ['it did not say when it was pressed', { sentAt: '2026-11-19T23:10:00Z' }],
  ['it was sent before it was pressed: the clock was set back', { occurredAt: '2026-11-20T08:00:00.001Z', sentAt: '2026-11-20T08:00:00Z' }],
  ['the clock was set ahead by a year', { occurredAt: '2025-11-20T08:00:00Z', sentAt: '2026-11-20T08:00:00Z' }],
  ['a moment more than 30 days', { occurredAt: '2026-10-21T07:59:59.999Z', sentAt: '2026-11-20T08:00:00Z', notBefore: [] }],
  ['before the task was issued', { occurredAt: '2026-11-19T21:57:59.999Z', sentAt: '2026-11-20T08:00:00Z' }],
  [
    'before the visit began',
    { occurredAt: '2026-11-20T01:00:00Z', sentAt: '2026-11-20T08:00:00Z', notBefore: [ISSUED, null, '2026-11-20T02:00:00Z'] },
  ],
  [
    'a moment before a step that another server’s clock dates after the receipt',
    { occurredAt: '2026-11-20T07:59:59Z', sentAt: '2026-11-20T08:00:00Z', notBefore: ['2026-11-20T08:00:00.001Z'] },
  ],
  ['no instant at all', { occurredAt: 'soon', sentAt: 'later' }],
])('the receipt stands: %s', (_, row) => {
  expect(instantOf(row)).toEqual([RECEIVED, 'received']);
});
