// Errors of the app reach the office's log once each, without a network later, and never endlessly.
import { waitFor } from '@testing-library/react';
import { createConnection } from './connection.ts';
import { createErrorReports, MOST_REPORTS } from './error-reports.ts';
import { ApiError, isFailedCall } from './api-error.ts';
import type { Rest } from './rest.ts';

function reports({ answers = true, isSignedIn = true } = {}) {
  const sent: { message: string; path: string; kind: string }[] = [];
  const connection = createConnection();
  const state = { answers, isSignedIn };
  const rest: Rest = async <Result>(_path: string, call?: { body?: unknown }) => {
    if (!state.answers) {
      connection.reportNoAnswer();
      throw new ApiError({ code: 'OFFLINE', status: 0 });
    }
    sent.push(call?.body as (typeof sent)[number]);
    return undefined as Result;
  };
  const isHere = () => state.isSignedIn;
  const { report } = createErrorReports({
    app: 'field',
    version: '1',
    rest,
    connection,
    isSignedIn: isHere,
    isHarmless: isFailedCall,
    path: () => '/field',
  });
  return { sent, connection, state, report };
}

test('an error is sent with its page and kind, and the same one not again', async () => {
  const { sent, report } = reports();
  report('error', new TypeError('x is undefined'));
  report('rejection', new TypeError('x is undefined'));
  report('drawing', 'plain words');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { message: 'x is undefined', path: '/field', kind: 'error' },
    { message: 'plain words', kind: 'drawing' },
  ]);
});

test('a failed call is no error of the app', async () => {
  const { sent, report } = reports();
  report('rejection', new ApiError({ code: 'OFFLINE', status: 0 }));
  report('error', new Error('one of its own'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.message).toBe('one of its own');
});

test('what happens without a network is sent once there is one', async () => {
  const { sent, connection, state, report } = reports({ answers: false });
  report('error', new Error('in the tunnel'));
  await waitFor(() => expect(connection.get().isReached).toBe(false));
  expect(sent).toEqual([]);
  state.answers = true;
  connection.reportAnswer();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a page that fails again and again ends its reports', async () => {
  const { sent, report } = reports();
  for (let n = 0; n < MOST_REPORTS + 30; n++) report('error', new Error(`number ${String(n)}`));
  await waitFor(() => expect(sent).toHaveLength(MOST_REPORTS));
  report('error', new Error('one more'));
  expect(sent).toHaveLength(MOST_REPORTS);
});

test('nothing is sent while nobody is signed in', () => {
  const { sent, report } = reports({ isSignedIn: false });
  report('error', new Error('before the sign-in'));
  expect(sent).toEqual([]);
});
