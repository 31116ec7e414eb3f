// Which moves make which stale (decision 033): by what they change, in both directions, and only moves that exist.
import { CLASHING_MOVES } from './task.clashes.ts';
import { MOVES } from './task.lifecycle.ts';

test('every move says what it clashes with, and whatever somebody overwrites clashes with itself', () => {
  expect(Object.keys(CLASHING_MOVES).sort()).toEqual([...MOVES].sort());
  const overwriting = MOVES.filter((move) => !['goOnsite', 'goOffsite', 'comment', 'addItem', 'confirm'].includes(move));
  expect(overwriting.filter((move) => !CLASHING_MOVES[move].includes(move))).toEqual([]);
});

test('nobody’s visit, comment or confirmation makes anything of somebody else stale', () => {
  const named = new Set<string>(Object.values(CLASHING_MOVES).flat());
  expect(['goOnsite', 'goOffsite', 'comment', 'confirm'].filter((move) => named.has(move))).toEqual([]);
});
