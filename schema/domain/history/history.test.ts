import { buildActor } from '../../testing/build-actor.ts';
import { parseInput } from '../kernel/input.ts';
import { historyInput } from './history.input.ts';
import { canReadHistory, withoutAmounts } from './history.rules.ts';

test('history is the office’s: it takes the jobs and all groups', () => {
  for (const claim of ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'] as const) {
    expect(canReadHistory(buildActor({ onlyClaims: [claim] }))).toMatchObject({ ok: false, code: 'CLAIM_REQUIRED' });
  }
  expect(canReadHistory(buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'] }))).toEqual({ ok: true });
});

test('amounts are taken out wherever they stand, and nothing else is (Spec 1 §6)', () => {
  expect(
    withoutAmounts({ quantity: '2.000', rates: [{ id: 1, rate: '24.50' }], items: [{ id: 1, rate: '24.50', reason: 'rock' }] }),
  ).toEqual({
    quantity: '2.000',
    items: [{ id: 1, reason: 'rock' }],
  });
});

test('a change of an amount in a ticket of work is taken out by its path (Spec 1 §6)', () => {
  const of = (path: readonly (string | number)[]) => ({ path, before: '24.50', after: '26.00' });
  const inRow = { path: ['rows', 0], before: { rate: '24.50', note: 'rock' } };
  expect(withoutAmounts({ ticketChanges: [of(['note']), of(['rows', 0, 'rate']), of(['rates', 'pit']), inRow] })).toEqual({
    ticketChanges: [of(['note']), { path: ['rows', 0], before: { note: 'rock' } }],
  });
});

test('a page goes on where the last one ended, and nowhere else', () => {
  expect(parseInput(historyInput, { constructionId: 1 })).toEqual({ constructionId: 1, scheduleId: null, first: 50, after: null });
  expect(parseInput(historyInput, { constructionId: 1, after: '2026-11-21T00:00:00.123456Z|42' }).after).toEqual({
    recordedAt: '2026-11-21T00:00:00.123456Z',
    id: '42',
  });
  for (const after of ['', '42', '2026-02-30T00:00:00Z|1', '2026-11-21T00:00:00Z|1; drop table event']) {
    expect(() => parseInput(historyInput, { constructionId: 1, after })).toThrow('Give the place');
  }
});
