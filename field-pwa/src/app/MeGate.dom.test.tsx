import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../platform/api/query-client.ts';
import { useMe } from '../platform/me/me-context.tsx';
import { web } from '../platform/session/web.ts';
import { buildMe } from '../testing/render-signed-in.tsx';
import { MeGate } from './MeGate.tsx';

let answer: { status: number; body: unknown };

function Greeting() {
  return <p>G’day {useMe().firstName}</p>;
}

function draw() {
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <MeGate>
          <Greeting />
        </MeGate>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(globalThis, {
    AbortSignal: Object.assign(AbortSignal, { timeout: () => new AbortController().signal, any: ([first]: AbortSignal[]) => first }),
    fetch: (path: string) =>
      path === '/graphql'
        ? Promise.resolve({ status: answer.status, ok: answer.status < 400, text: () => Promise.resolve(JSON.stringify(answer.body)) })
        : new Promise(() => undefined),
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the routed screens show once the current user is known (Spec 1 §2)', async () => {
  answer = { status: 200, body: { data: { me: buildMe() } } };
  draw();
  expect(await screen.findByText('G’day Ruth')).toBeVisible();
});

test('when the current user cannot be had, “Failed to login” comes after 5 seconds (Spec 1 §2)', async () => {
  jest.useFakeTimers();
  answer = { status: 403, body: { code: 'CANNOT_LOG_IN' } };
  draw();
  await act(() => jest.advanceTimersByTimeAsync(4900));
  expect(screen.queryByText('Failed to login')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('Failed to login')).toBeVisible();
});

test('a short gap heals before anybody reads of a failure', async () => {
  jest.useFakeTimers();
  answer = { status: 503, body: { code: 'UNAVAILABLE' } };
  draw();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  answer = { status: 200, body: { data: { me: buildMe() } } };
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.getByText('G’day Ruth')).toBeVisible();
});

test('a sign-in that has ended before the person is known leads to the login page', () => {
  answer = { status: 401, body: {} };
  act(() => web.session.onRefused());
  draw();
  expect(screen.getByRole('alert')).toHaveTextContent('Your sign-in has ended. Sign in again.');
  expect(screen.getByRole('button', { name: 'Sign in with Microsoft' })).toBeVisible();
});
