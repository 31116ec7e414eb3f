import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segments } from './Segments.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const nothing = () => undefined;

test('hint and error are read out with the control, and the error marks it as wrong', () => {
  render(<TextField label="Quantity" hint="In metres" error="Provide a quantity and reason for variation" value="" onChange={nothing} />);
  const input = screen.getByLabelText('Quantity');
  expect(input).toHaveAccessibleDescription('In metres Provide a quantity and reason for variation');
  expect(input).toBeInvalid();
});

test('without an error a control is not marked, and has no description it cannot show', () => {
  render(<TextField label="Quantity" value="2" onChange={nothing} />);
  expect(screen.getByLabelText('Quantity')).toBeValid();
  expect(screen.getByLabelText('Quantity')).not.toHaveAttribute('aria-describedby');
});

test('what is typed goes up as typed, spaces and all', async () => {
  const seen: string[] = [];
  function Typing() {
    const [value, setValue] = useState('');
    return <TextField label="Reason" value={value} onChange={(next) => (seen.push(next), setValue(next))} />;
  }
  render(<Typing />);
  await userEvent.type(screen.getByLabelText('Reason'), ' 1,5');
  expect(seen.at(-1)).toBe(' 1,5');
});

test('a text area counts what is left once four fifths are used', () => {
  const { rerender } = render(<TextArea label="Comment" value={'x'.repeat(79)} maxLength={100} onChange={nothing} />);
  expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();
  rerender(<TextArea label="Comment" value={'x'.repeat(80)} maxLength={100} onChange={nothing} />);
  expect(screen.getByText('20 characters left')).toBeVisible();
});

test('a select gives the value of what was chosen, and its placeholder cannot be chosen', async () => {
  const choose = jest.fn();
  render(
    <Select label="Item" value="" placeholder="Select an item" options={[{ value: '7', label: 'CON-50 - Conduit' }]} onChange={choose} />,
  );
  expect(screen.getByRole('option', { name: 'Select an item' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('Item'), 'CON-50 - Conduit');
  expect(choose).toHaveBeenCalledWith('7');
});

test('segments are radio buttons of one group', async () => {
  const choose = jest.fn();
  const options = [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ];
  render(<Segments label="Appearance" value="light" options={options} onChange={choose} />);
  expect(screen.getByRole('group', { name: 'Appearance' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(choose).toHaveBeenCalledWith('dark');
});

test('a warning does not look as a fault, and the field is not wrong', () => {
  render(<TextField label="Phone" warning="This number is on two jobs." value="0491 570 156" onChange={nothing} />);
  expect(screen.getByRole('status')).toHaveClass('warns');
  expect(screen.getByLabelText('Phone')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('This number is on two jobs.');
});
