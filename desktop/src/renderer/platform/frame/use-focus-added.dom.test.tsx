// Where the keyboard stands after a dialog has added something: on it, unless the person has gone elsewhere meanwhile.
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useFocusAdded } from './use-focus-added.ts';

let arrive: (rows: readonly string[], title?: string) => void;

/** A page with rows and a dialog; what the save brings comes when the test says so. */
function Page() {
  useFocusAdded();
  const [page, setPage] = useState<{ rows: readonly string[]; title: string }>({ rows: ['Pit', 'Duct'], title: 'Job 48213' });
  const [isOpen, setOpen] = useState(false);
  arrive = (rows, title = 'Job 48213') => setPage({ rows, title });
  return (
    <>
      <main tabIndex={-1}>
        <h1>{page.title}</h1>
        {page.title === 'Job 48213' ? <button onClick={() => setOpen(true)}>Add items</button> : null}
        {page.rows.length === 0 ? null : <button onClick={() => setOpen(true)}>Remove the selected</button>}
        <ul>
          {page.rows.map((row) => (
            <li key={row} data-id={row}>
              {row}
            </li>
          ))}
        </ul>
      </main>
      {isOpen ? (
        <Sheet
          title="Add items"
          onSubmit={() => setOpen(false)}
          onClose={() => setOpen(false)}
          footer={<button type="submit">Add item</button>}
        >
          <input aria-label="Item" />
        </Sheet>
      ) : null}
    </>
  );
}

async function add(): Promise<void> {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Add items' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
  expect(screen.queryByRole('dialog')).toBeNull();
}
const opener = () => screen.getByRole('button', { name: 'Add items' });

test('a row that a dialog has added gets the focus once it is there', async () => {
  await add();
  expect(opener()).toHaveFocus();
  act(() => arrive(['Pit', 'Conduit', 'Duct']));
  await waitFor(() => expect(screen.getByText('Conduit')).toHaveFocus());
});

test('the heading of the page that a dialog opens gets it, also where another stood there while it was read', async () => {
  await add();
  act(() => arrive([], 'Child code'));
  act(() => arrive(['Rate'], 'CC-20'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'CC-20' })).toHaveFocus());
});

test('where the button that opened the dialog goes with what was removed, the keyboard goes on in the page', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the selected' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
  act(() => arrive([]));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('who has gone elsewhere meanwhile stays there', async () => {
  await add();
  await userEvent.tab();
  const place = document.activeElement;
  act(() => arrive(['Pit', 'Duct', 'Conduit']));
  // the observer is told after the change, before the next of these
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(place);
});

test('after an edit the focus is where it began', async () => {
  await add();
  act(() => arrive(['Pit', 'Duct'], 'Job 48213'));
  await act(() => Promise.resolve());
  expect(opener()).toHaveFocus();
});
