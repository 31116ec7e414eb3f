import { createStore } from '@lotline/web-session/store';
import { afterSending, isAnsweredByOlder } from './app-update.ts';

test('with nothing on its way it goes at once', () => {
  const go = jest.fn();
  afterSending(createStore(0), go);
  expect(go).toHaveBeenCalledTimes(1);
});

test('while something is being sent it waits for the last answer, and then goes once', () => {
  const sending = createStore(2);
  const go = jest.fn();
  afterSending(sending, go);
  sending.set(1);
  expect(go).not.toHaveBeenCalled();
  sending.set(0);
  expect(go).toHaveBeenCalledTimes(1);
  sending.set(1);
  sending.set(0);
  expect(go).toHaveBeenCalledTimes(1);
});

test('a page that was opened before the newer worker had said its word is opened once more, unless that one still waits and says so', () => {
  const key = 'lotline.opened-early';
  const inPlace = { waiting: null, installing: null };
  expect(isAnsweredByOlder(sessionStorage, inPlace)).toBe(false);
  sessionStorage.setItem(key, '1');
  expect(isAnsweredByOlder(sessionStorage, inPlace)).toBe(true);
  // once
  expect(isAnsweredByOlder(sessionStorage, inPlace)).toBe(false);
  sessionStorage.setItem(key, '1');
  expect(isAnsweredByOlder(sessionStorage, { ...inPlace, waiting: {} })).toBe(false);
});
