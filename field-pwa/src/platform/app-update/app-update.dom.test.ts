import { createStore } from '@lotline/web-session/store';
import { afterSending } from './app-update.ts';

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
