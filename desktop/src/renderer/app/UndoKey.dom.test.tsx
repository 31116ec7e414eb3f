import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { ToastProvider } from '@lotline/shared-ui/components/Toast/ToastProvider';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { UNDO_KEY } from './undo-key.ts';
import { UndoKey } from './UndoKey.tsx';

function Change({ undo }: { readonly undo: () => void }) {
  const toast = useToast();
  const takeAway = useRef<() => void>(() => undefined);
  const run = () => {
    takeAway.current();
    undo();
  };
  return (
    <>
      <button onClick={() => (takeAway.current = toast.offer('59 changed', { label: 'Undo', run }))}>Change</button>
      <input aria-label="Filter this list" />
    </>
  );
}

test('U takes the offer wherever the focus is, but not while something is written, and once', async () => {
  const undo = jest.fn();
  render(
    <ToastProvider offerKey={UNDO_KEY}>
      <UndoKey />
      <Change undo={undo} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveTextContent('UndoU');
  await userEvent.type(screen.getByLabelText('Filter this list'), 'u');
  expect(undo).not.toHaveBeenCalled();
  await userEvent.click(document.body);
  await userEvent.keyboard('uu');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
