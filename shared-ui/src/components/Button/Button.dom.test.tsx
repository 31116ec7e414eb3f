import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Pencil } from 'lucide-react';

const submitting = (onSubmit: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  onSubmit();
};

test('a refused button can be reached, is said to be disabled and carries its reason (look.md §2)', async () => {
  const press = jest.fn();
  render(
    <Button refusedBecause="Correct CON-50 first." onClick={press}>
      Submit
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Submit' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Correct CON-50 first.');
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});

test('a refused submit button keeps the form from being sent by Enter in a field', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={submitting(onSubmit)}>
      <input aria-label="Quantity" />
      <Button type="submit" refusedBecause="Give a reason.">
        Save
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Quantity'), '2{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what is yet to be filled in is said calmly, and as a fault once the button was pressed', async () => {
  render(
    <Button refusedBecause="Give a reason." reason="onPress">
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveAccessibleDescription('Give a reason.');
  expect(screen.getByText('Give a reason.')).toHaveClass('later');
  await userEvent.click(button);
  expect(screen.getByText('Give a reason.')).toHaveClass('needs');
});

test('at the head of a page its reason is read out, and seen once the button was pressed in vain', async () => {
  render(
    <Button refusedBecause="3 tasks are open." reason="pressed">
      End
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'End' });
  expect(button).toHaveAccessibleDescription('3 tasks are open.');
  expect(screen.getByText('3 tasks are open.')).toHaveClass('sr');
  await userEvent.click(button);
  expect(screen.getByText('3 tasks are open.')).toHaveClass('needs');
});

test('what is asked after a press that went through is said calmly again', async () => {
  const { rerender } = render(<Button reason="onPress">Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(
    <Button refusedBecause="Choose an item first." reason="onPress">
      Save
    </Button>,
  );
  expect(screen.getByText('Choose an item first.')).toHaveClass('later');
});

test('a step whose turn has not come is refused calmly', () => {
  render(
    <Button refusedBecause="Go onsite first." reason="later">
      Add
    </Button>,
  );
  expect(screen.getByText('Go onsite first.')).toHaveClass('later');
  expect(screen.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-disabled', 'true');
});

test('a busy button ignores a second press', async () => {
  const press = jest.fn();
  render(
    <Button busy onClick={press}>
      Accept
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Accept', busy: true }));
  expect(press).not.toHaveBeenCalled();
});

test('an allowed button does not submit a form unless it is asked to', async () => {
  const onSubmit = jest.fn();
  const press = jest.fn();
  render(
    <form onSubmit={submitting(onSubmit)}>
      <Button onClick={press}>Close</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button that is only an icon has a name', () => {
  render(<IconButton icon={Pencil} label="Change quantity of CON-20" />);
  expect(screen.getByRole('button', { name: 'Change quantity of CON-20' })).toBeVisible();
});

test('a button that becomes refused by what it did, or is free again, keeps the focus; so does who pressed another', async () => {
  const draw = (refusedBecause?: string) => (
    <>
      <Button refusedBecause={refusedBecause}>Read the rows</Button>
      <Button>Cancel</Button>
    </>
  );
  const { rerender } = render(draw());
  await userEvent.tab();
  rerender(draw('Paste rows first.'));
  expect(screen.getByRole('button', { name: 'Read the rows' })).toHaveFocus();
  rerender(draw());
  expect(screen.getByRole('button', { name: 'Read the rows' })).toHaveFocus();
  await userEvent.tab();
  rerender(draw('Paste rows first.'));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});
