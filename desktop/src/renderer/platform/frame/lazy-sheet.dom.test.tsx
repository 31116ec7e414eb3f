// A sheet whose code comes later: a code that does not come is said and leaves the screen, and the next press loads it anew.
import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { fetchAhead, lazySheet } from './lazy-sheet.tsx';

const Hold = ({ onClose }: { readonly onClose: () => void }) => <button onClick={onClose}>Close the sheet</button>;

function draw(load: () => Promise<typeof Hold>) {
  const Sheet = lazySheet(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <main>
        <button {...fetchAhead(Sheet)} onClick={() => setOpen(true)}>
          Put on hold…
        </button>
        {isOpen ? <Sheet onClose={() => setOpen(false)} /> : null}
      </main>
    );
  }
  renderSignedIn(<Page />);
}

test('it is fetched when a pointer comes to its button, before it is pressed', async () => {
  const load = jest.fn(() => Promise.resolve(Hold));
  draw(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('button', { name: 'Put on hold…' }));
  expect(load).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close the sheet' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Put on hold…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close the sheet' }));
  expect(screen.queryByRole('button', { name: 'Close the sheet' })).toBeNull();
});

test('what cannot be loaded is said, the screen stays, and the next press tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isThere = false;
  draw(() => (isThere ? Promise.resolve(Hold) : Promise.reject(new Error('no connection'))));
  await userEvent.click(screen.getByRole('button', { name: 'Put on hold…' }));
  expect(await screen.findByText('This could not be opened. Try again once there is a connection.')).toBeInTheDocument();
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Put on hold…' }));
  expect(await screen.findByRole('button', { name: 'Close the sheet' })).toBeInTheDocument();
});
