// The press that closes a panel closes it alone, unless it is on a control of its own.
import { useRef, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDismiss } from './use-dismiss.ts';

function Screen({ onRow, onButton }: { readonly onRow: () => void; readonly onButton: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  useDismiss(place, isOpen, () => setOpen(false));
  return (
    <>
      <div ref={place}>{isOpen ? <p>Filters</p> : null}</div>
      <div role="row" onClick={onRow}>
        Job 7<button onClick={onButton}>Copy</button>
      </div>
    </>
  );
}

function show() {
  const pressed = new Array<string>();
  render(<Screen onRow={() => pressed.push('row')} onButton={() => pressed.push('button')} />);
  return pressed;
}

test('beside it, on a row: the row is opened by the next press', async () => {
  const pressed = show();
  await userEvent.click(screen.getByText('Job 7'));
  expect([screen.queryByText('Filters'), pressed]).toEqual([null, []]);
  await userEvent.click(screen.getByText('Job 7'));
  expect(pressed).toEqual(['row']);
});

test('a press that was drawn away swallows no later one', async () => {
  const pressed = show();
  const person = userEvent.setup();
  await person.pointer([{ keys: '[MouseLeft>]', target: screen.getByText('Job 7') }, { target: document.body }, '[/MouseLeft]']);
  await person.click(screen.getByText('Job 7'));
  expect(pressed).toEqual(['row']);
});

test('on a control: that is pressed, too', async () => {
  const pressed = show();
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect([screen.queryByText('Filters'), pressed]).toEqual([null, ['button', 'row']]);
});
