import { reloadWhenRebuilt } from './reload-when-rebuilt.ts';

test('a new build reloads the page; a missing page, a failing server and the same build do not', async () => {
  jest.useFakeTimers();
  const pages = ['one', 'one', null, new Error('restarting'), 'one', 'two'];
  Object.assign(globalThis, {
    fetch: async () => {
      const page = pages.length === 0 ? 'two' : pages.shift();
      if (page instanceof Error) throw page;
      return { ok: typeof page === 'string', text: async () => page };
    },
  });
  const reload = jest.fn();
  const stop = reloadWhenRebuilt('/field/', reload);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  jest.useRealTimers();
});
