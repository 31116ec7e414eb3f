import { receiptOfSubmit } from './receipt-of-submit.ts';

const step = (move: string, receivedAt: string) => ({ move, pressedAt: null, receivedAt });
const first = {
  kind: 'submit' as const,
  moves: [step('goOnsite', '2026-11-20T01:00:00.000Z'), step('submit', '2026-11-20T02:10:00.123Z')],
};
const second = { kind: 'submit' as const, moves: [...first.moves, step('submit', '2026-11-21T02:10:00.000Z')] };
const batch = { kind: 'batch' as const, moves: first.moves };

test('a submit opens its own receipt, also where a later one names its step as well', () => {
  expect(receiptOfSubmit([batch, second, first], '2026-11-20T02:10:00.123456Z')).toBe(first);
  expect(receiptOfSubmit([second, first], '2026-11-21T02:10:00Z')).toBe(second);
});

test('a submit without a receipt opens none', () => {
  expect(receiptOfSubmit([second, first, batch], '2026-11-22T02:10:00Z')).toBeNull();
  expect(receiptOfSubmit([], '2026-11-20T02:10:00.123Z')).toBeNull();
});
