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
const page = (isOpen: boolean, isCell = true) => (
  <main tabIndex={-1}>
    <button>Versions</button>
    {isCell ? <button>Office: Jobs</button> : null}
    <section aria-label="Row">
      <input aria-label="Name" />
    </section>
    {isOpen ? <Pane /> : null}
  </main>
);

test('a pane that goes with the focus gives it back to where it came from, or to the page where that is gone; elsewhere it stays', () => {
  const { rerender } = render(page(true));
  screen.getByLabelText('Reason').focus();
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(page(true));
  screen.getByRole('button', { name: 'Office: Jobs' }).focus();
  screen.getByLabelText('Reason').focus();
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Office: Jobs' })).toHaveFocus();
  rerender(page(true));
  screen.getByLabelText('Reason').focus();
  rerender(page(false, false));
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(page(true));
  screen.getByRole('button', { name: 'Versions' }).focus();
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Versions' })).toHaveFocus();
});

test('a text field does not get it back: the letter that undoes a save would be typed into it', () => {
  const { rerender } = render(page(true));
  screen.getByLabelText('Name').focus();
  screen.getByLabelText('Reason').focus();
  rerender(page(false));
  expect(screen.getByRole('region', { name: 'Row' })).toHaveFocus();
});
