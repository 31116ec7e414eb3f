// A job given to somebody for a time: its days, its words, and whose business it is (decision 054).
import { parseInput } from '../kernel/input.ts';
import { buildActor } from '../../testing/build-actor.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { delegationInput } from './delegation.input.ts';
import { canDelegate, canReadDelegations } from './delegation.lifecycle.ts';
import { delegationState } from './delegation.rules.ts';

const days = (fromDate: string, toDate: string) => ({ constructionId: 7, userId: 3, fromDate, toDate, scope: 'view' });

test('it does not end before it begins, but on the same day it may', () => {
  expect(parseInput(delegationInput, days('2026-12-01', '2026-12-01'))).toMatchObject({ toDate: '2026-12-01', reason: null });
  expect(refusalOf(() => parseInput(delegationInput, days('2026-12-02', '2026-12-01'))).details).toEqual({
    field: 'toDate',
    sentence: 'To date must not be before the from date.',
  });
  expect(refusalOf(() => parseInput(delegationInput, { ...days('2026-12-01', '2026-12-02'), scope: 'own' })).details).toMatchObject({
    sentence: 'Scope must be one of: view, act.',
  });
});

test('its first and its last day are within it; what was ended is over at once', () => {
  const given = { fromDate: '2026-12-01', toDate: '2026-12-03', endedAt: null };
  const on = (today: string) => delegationState(given, today);
  expect(['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'].map(on)).toEqual(['coming', 'current', 'current', 'ended']);
  expect(delegationState({ ...given, endedAt: '2026-12-02T00:00:00Z' }, '2026-12-02')).toBe('ended');
});

test('the office reads it, who edits jobs gives and ends it', () => {
  const may = (...claims: ('CAN_ACCESS_CONSTRUCTION' | 'CAN_EDIT_CONSTRUCTION')[]) => {
    const actor = buildActor({ claims });
    return [canReadDelegations(actor).ok, canDelegate(actor).ok];
  };
  expect([may(), may('CAN_ACCESS_CONSTRUCTION'), may('CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION')]).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});
