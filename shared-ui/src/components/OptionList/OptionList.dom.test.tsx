import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
