import { render, screen } from '@testing-library/react';
import { useFocusLeft } from './use-focus-left.ts';

function Pane() {
  const pane = useFocusLeft<HTMLElement>();
  return (
    <aside ref={pane}>
      <input aria-label="Reason" />
    </aside>
  );
}
const page = (isOpen: boolean) => (
  <main tabIndex={-1}>
    <button>Versions</button>
    {isOpen ? <Pane /> : null}
  </main>
);

test('a pane that goes with the focus leaves it to the page; elsewhere it stays', () => {
  const { rerender } = render(page(true));
  screen.getByLabelText('Reason').focus();
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(page(true));
  screen.getByRole('button', { name: 'Versions' }).focus();
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Versions' })).toHaveFocus();
});
