import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskSheetContext } from '../Sheet/desk-sheet.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { OptionList } from './OptionList.tsx';

test('a refused option stays, says why and does nothing', async () => {
  const offsite = jest.fn();
  render(
    <OptionList
      options={[{ label: 'I’m Offsite', note: 'Stops the clock', refusedBecause: 'Press I’m Onsite first.', onSelect: offsite }]}
    />,
  );
  const option = screen.getByRole('button', { name: 'I’m Offsite' });
  expect(option).toHaveAccessibleDescription('Press I’m Onsite first.');
  await userEvent.click(option);
  expect(offsite).not.toHaveBeenCalled();
});

test('choosing from More closes it first, so the next sheet returns focus to the button that opened More', async () => {
  const order: string[] = [];
  function Page() {
    const [open, setOpen] = useState(false);
    const options = [{ label: 'Is Partially Complete', onSelect: () => order.push('chosen') }];
    return (
      <>
        <button onClick={() => setOpen(true)}>More</button>
        {open ? <MoreSheet title="More" options={options} onClose={() => (order.push('closed'), setOpen(false))} /> : null}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Is Partially Complete' }));
  expect(order).toEqual(['closed', 'chosen']);
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('at a desk More begins at its first option, and the arrows go round', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const options = ['Received', 'Issued', 'Closed'].map((label) => ({ label, onSelect: () => undefined }));
  render(
    <DeskSheetContext value={true}>
      <MoreSheet title="Move 48213 to …" options={options} onClose={() => undefined} />
    </DeskSheetContext>,
  );
  const option = (name: string) => screen.getByRole('button', { name });
  expect(option('Received')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(option('Closed')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(option('Received')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(option('Closed')).toHaveFocus();
});
