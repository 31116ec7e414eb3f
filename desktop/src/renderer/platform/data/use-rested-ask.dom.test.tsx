// A question that is asked once typing rests: one at a time, and an older answer is nobody's.
import { act, renderHook } from '@testing-library/react';
import { useRestedAsk } from './use-rested-ask.ts';

interface Asked {
  readonly text: string;
  readonly settle: (answer: string | null) => void;
}
let asked: Asked[] = [];
const ask = ({ text }: { readonly text: string }) =>
  new Promise<string>((resolve, reject) => {
    asked.push({ text, settle: (answer) => (answer === null ? reject(new Error('away')) : resolve(answer)) });
  });
const rest = () => act(() => jest.advanceTimersByTimeAsync(5_000));
const settle = (at: number, answer: string | null) =>
  act(async () => {
    asked[at]?.settle(answer);
    await jest.advanceTimersByTimeAsync(0);
  });
const open = () => renderHook(({ text }) => useRestedAsk({ text }, ask), { initialProps: { text: 'Asha' } });

beforeEach(() => {
  asked = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('the newer question waits for the answer to the older one, which is not shown as its own', async () => {
  const { result, rerender } = open();
  await rest();
  rerender({ text: 'Ben' });
  await rest();
  expect(asked.map(({ text }) => text)).toEqual(['Asha']);
  await settle(0, 'of Asha');
  expect(result.current.state).toEqual({ is: 'asking' });
  expect(asked.map(({ text }) => text)).toEqual(['Asha', 'Ben']);
  await settle(1, 'of Ben');
  expect(result.current.state).toEqual({ is: 'known', preview: 'of Ben' });
  rerender({ text: 'Cem' });
  expect(result.current.state).toEqual({ is: 'asking' });
});

test('what is typed on is asked once, and a question that failed can be asked again', async () => {
  const { result, rerender } = open();
  rerender({ text: 'Ash' });
  rerender({ text: 'As' });
  await rest();
  expect(asked.map(({ text }) => text)).toEqual(['As']);
  await settle(0, null);
  expect(result.current.state).toEqual({ is: 'failed' });
  act(() => result.current.again());
  await rest();
  expect(asked.map(({ text }) => text)).toEqual(['As', 'As']);
});
