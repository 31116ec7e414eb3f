import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@lotline/shared-ui/components/Toast/ToastProvider';
import { UNDO_MS, useUndoOffer } from './use-undo-offer.ts';

function Change({ undo }: { readonly undo: () => void }) {
  const offer = useUndoOffer();
  return <button onClick={() => offer('The rate is saved.', undo)}>Save</button>;
}

test('an offer that was taken is gone: it cannot be taken again', async () => {
  const undo = jest.fn();
  render(
    <ToastProvider>
      <Change undo={undo} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

describe('its time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('it ends by itself, so that no later U takes back what was done long before', () => {
    render(
      <ToastProvider>
        <Change undo={() => undefined} />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    act(() => jest.advanceTimersByTime(UNDO_MS - 1));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
