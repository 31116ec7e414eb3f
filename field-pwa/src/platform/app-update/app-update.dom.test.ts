import { createStore } from '@lotline/web-session/store';
import { afterSending, isAnsweredByOlder } from './app-update.ts';

test('with no change on its way the update starts at once', () => {
  const go = jest.fn();
  afterSending(createStore(0), go);
  expect(go).toHaveBeenCalledTimes(1);
});

test('while a change is being sent the update waits for the last answer, and then starts once', () => {
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

test('a page that opened before the newer worker took over is opened once more, unless that worker still waits', () => {
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
