import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKeysFromOutside, useOpenKey, useSelectAllKey } from './use-keys-from-outside.ts';

function Screen({ isMenuOpen }: { readonly isMenuOpen: boolean }) {
  useKeysFromOutside();
  return (
    <>
      <header>
        <button type="button" aria-expanded={isMenuOpen}>
          Asha Menon
        </button>
        {isMenuOpen ? <button type="button">Sign out</button> : null}
      </header>
      <main id="main" tabIndex={-1}>
        <table role="grid">
          <tbody>
            <tr tabIndex={0}>
              <td>48213</td>
            </tr>
          </tbody>
        </table>
      </main>
    </>
  );
}

const row = () => screen.getByRole('row');

test('the arrows lead into the list from the top bar', async () => {
  render(<Screen isMenuOpen={false} />);
  screen.getByRole('button', { name: 'Asha Menon' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(row()).toHaveFocus();
});

test('not from an open menu above it', async () => {
  render(<Screen isMenuOpen />);
  for (const name of ['Asha Menon', 'Sign out']) {
    const button = screen.getByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button).toHaveFocus();
  }
});

function Selecting({ onAll }: { readonly onAll: (() => void) | null }) {
  useSelectAllKey(onAll);
  return (
    <>
      <button type="button">Export</button>
      <input aria-label="Filter this list" />
    </>
  );
}

test('Ctrl+A selects the rows from anywhere on the screen but a text field and a dialog', async () => {
  const onAll = jest.fn();
  const { rerender } = render(<Selecting onAll={onAll} />);
  await userEvent.keyboard('{Control>}a{/Control}');
  screen.getByRole('button', { name: 'Export' }).focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(onAll).toHaveBeenCalledTimes(2);
  await userEvent.type(screen.getByLabelText('Filter this list'), '{Control>}a{/Control}');
  rerender(
    <>
      <Selecting onAll={onAll} />
      <dialog open>
        <button type="button">Close</button>
      </dialog>
    </>,
  );
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(onAll).toHaveBeenCalledTimes(2);
});

function Previewing({ onOpen }: { readonly onOpen: (id: number) => void }) {
  useOpenKey(7, onOpen);
  return (
    <>
      <section aria-label="Details" tabIndex={0} />
      <a href="/construction/7">Open</a>
      <input aria-label="Comment" />
    </>
  );
}

test('Ctrl+Enter opens the page of what the preview shows from within it, not from a link or a text field', async () => {
  const onOpen = jest.fn();
  render(<Previewing onOpen={onOpen} />);
  screen.getByRole('region', { name: 'Details' }).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onOpen).toHaveBeenCalledWith(7);
  for (const other of [screen.getByRole('link', { name: 'Open' }), screen.getByLabelText('Comment')]) {
    other.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
  }
  expect(onOpen).toHaveBeenCalledTimes(1);
});
