import { act, render, screen } from '@testing-library/react';
import { UncaughtErrors } from './UncaughtErrors.tsx';

class FailedCall extends Error {}

const report = (error: unknown) => ({ to: 'help@lotline.example', version: '1.4.2', page: 'http://localhost/', error });
const box = <UncaughtErrors isHarmless={(error) => error instanceof FailedCall} report={report} />;
const happen = (type: string, facts: object) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event(type), facts));
  });

test('an error that nothing caught is shown with its stack (Spec 1 §8)', () => {
  render(box);
  happen('error', { error: new Error('boom') });
  expect(screen.getByRole('alert')).toHaveTextContent('boom');
});

test('a failed call is only logged where it failed, never shown as uncaught (Spec 1 §8)', () => {
  render(box);
  happen('unhandledrejection', { reason: new FailedCall('no answer') });
  happen('error', { message: 'ResizeObserver loop completed with undelivered notifications.' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  happen('unhandledrejection', { reason: new TypeError('x is undefined') });
  expect(screen.getByRole('alert')).toHaveTextContent('x is undefined');
});
