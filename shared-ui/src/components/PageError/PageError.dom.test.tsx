import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageError } from './PageError.tsx';
import { UncaughtErrorBox } from './UncaughtErrorBox.tsx';
import { emailErrorHref } from './email-error.tsx';

const report = (error: unknown) => ({ to: 'help@lotline.example', version: '1.4.2', page: 'http://localhost/field/construction', error });

function Broken(): never {
  throw new Error('rows is undefined');
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a page that cannot be drawn says so, with reload and e-mail (Spec 1 §8)', async () => {
  const reload = jest.fn();
  render(
    <ErrorBoundary resetKey="/a" fallback={(error) => <PageError report={report(error)} onReload={reload} />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'There was an error in loading this page' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Email this error' })).toHaveAttribute('href', expect.stringContaining('rows%20is%20undefined'));
});

test('the next page is tried again after an error', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/a" fallback={() => <p>broken</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('broken')).toBeVisible();
  rerender(
    <ErrorBoundary resetKey="/b" fallback={() => <p>broken</p>}>
      <p>whole</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('whole')).toBeVisible();
});

test('an uncaught error is shown with its stack and a link to send it (Spec 1 §8)', async () => {
  const dismiss = jest.fn();
  const error = new Error('boom');
  error.stack = 'Error: boom\n    at capture.ts:14';
  render(<UncaughtErrorBox report={report(error)} onDismiss={dismiss} />);
  expect(screen.getByRole('alert')).toHaveTextContent('at capture.ts:14');
  expect(screen.getByRole('link', { name: 'Email this error' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:help@lotline\.example\?subject=/),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test.each([['a text'], [{ code: 7 }], [undefined], [null]])('the letter can be written about anything that was thrown: %p', (thrown) => {
  expect(emailErrorHref(report(thrown))).toContain('Version%3A%201.4.2');
});

test('the letter stays short enough for a mail program', () => {
  const error = new Error('x');
  error.stack = 'y'.repeat(100_000);
  expect(emailErrorHref(report(error)).length).toBeLessThan(6000);
});
