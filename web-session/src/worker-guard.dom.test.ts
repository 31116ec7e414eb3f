import { isServerPath, leaveWorkersBehind } from './worker-guard.ts';

const unregister = jest.fn(() => Promise.resolve(true));
const reload = jest.fn();
let workers: { unregister: typeof unregister }[] = [];

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
  workers = [{ unregister }, { unregister }];
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve(workers) },
  });
});

test.each(['/api/xero/Callback?code=1', '/builders', '/builders/abc', '/api/reports/daily'])('%s is the server’s own', (path) =>
  expect(isServerPath(path)).toBe(true),
);
test.each(['/field/construction', '/', '/jobs', '/api/report', '/field/builders'])('%s is not', (path) =>
  expect(isServerPath(path)).toBe(false),
);

test('on the server’s own pages every worker is removed, and the page reloads once for a tab', async () => {
  await leaveWorkersBehind({ pathname: '/builders/abc', reload });
  expect(unregister).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(1);
  await leaveWorkersBehind({ pathname: '/builders/abc', reload });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a worker nothing reloads', async () => {
  workers = [];
  await leaveWorkersBehind({ pathname: '/api/reports/daily', reload });
  expect(reload).not.toHaveBeenCalled();
});

test('elsewhere the worker stays', async () => {
  await leaveWorkersBehind({ pathname: '/field/construction', reload });
  expect(unregister).not.toHaveBeenCalled();
});
