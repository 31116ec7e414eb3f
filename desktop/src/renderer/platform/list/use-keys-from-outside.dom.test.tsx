import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKeysFromOutside } from './use-keys-from-outside.ts';

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
