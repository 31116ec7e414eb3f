import { clashingLines } from './planned-merge.ts';

const now = (boqId: number): string => ({ 1: '4.000', 2: '9.000' })[boqId] ?? '0';
const line = (boqId: number, quantity: string, seen: string | null) => ({ boqId, quantity, seen });

test('a line that is as it was seen is planned, whatever was planned of others', () => {
  expect(clashingLines([line(1, '6', '4'), line(3, '2', '0.000')], now)).toEqual([]);
});

test('a line that somebody else planned otherwise since is named; one that they planned the same is not', () => {
  expect(clashingLines([line(1, '6', '4'), line(2, '6', '4'), line(3, '0', '4')], now)).toEqual([2]);
  expect(clashingLines([line(2, '9', '4')], now)).toEqual([]);
});

test('a line of which nobody says how it was seen may be any that was changed', () => {
  expect(clashingLines([line(1, '6', null)], now)).toEqual([1]);
});
