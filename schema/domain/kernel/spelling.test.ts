import { mistakes, nearlyBegins, wordsMeant } from './spelling.ts';

test.each([
  ['hold', 'hold', 0],
  ['hodl', 'hold', 1],
  ['hld', 'hold', 1],
  ['holld', 'hold', 1],
  ['held', 'hold', 1],
])('%s is %s with so many mistakes: %d', (typed, word, count) => expect(mistakes(typed, word, 2)).toBe(count));

test.each([
  ['dupl', 'duplicate', true],
  ['dulp', 'duplicate', true],
  ['dupicat', 'duplicate', true],
  ['duplciaet', 'duplicate', true],
  ['dog', 'dig', false],
  ['duty', 'duplicate', false],
])('%s nearly begins %s: %s', (typed, word, expected) => expect(nearlyBegins(typed, word)).toBe(expected));

test('whole names are found by words that are nearly theirs; a short one is as it is', () => {
  const known = ['leanne', 'hart', 'crew', 'north'];
  expect(wordsMeant(['leane', 'ha'], known)).toEqual(['leanne', 'hart']);
  expect(wordsMeant(['crwe', 'nort'], known)).toEqual(['crew', 'north']);
  expect(wordsMeant(['leanne', 'zzzz'], known)).toBeNull();
});
