import { stepKeys } from './quantity-steps.ts';

function press(text: string, key: string, more: object = {}): string | null {
  let after: string | null = null;
  let isTaken = false;
  const event = { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, preventDefault: () => (isTaken = true), ...more };
  stepKeys(text, (next) => (after = next))(event);
  expect(isTaken).toBe(after !== null);
  return after;
}

test.each([
  ['5', 'ArrowUp', '6'],
  ['', 'ArrowUp', '1'],
  ['2.5', 'ArrowDown', '1.5'],
  ['0.5', 'ArrowDown', '0'],
  ['99', 'ArrowUp', '100'],
])('%j and %s make %s', (text, key, after) => expect(press(text, key)).toBe(after));

test.each([
  ['what is no quantity', 'two', 'ArrowUp', {}],
  ['another key', '5', 'a', {}],
  ['a key with another', '5', 'ArrowUp', { altKey: true }],
])('%s is left alone', (_, text, key, more) => expect(press(text, key, more)).toBeNull());
