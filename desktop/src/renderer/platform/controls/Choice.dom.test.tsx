// A choice that can be taken back: by Delete or Backspace in it, and by the mouse at its end, which is no stop of Tab.
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Choice } from './Choice.tsx';

const OPTIONS = ['Sydney West', 'Hunter'].map((value) => ({ value, label: value }));

function Region({ isClearable = true }: { readonly isClearable?: boolean }) {
  const [value, choose] = useState('Hunter');
  return (
    <>
      <Choice
        id="region"
        aria-label="Region"
        aria-describedby={undefined}
        aria-invalid={undefined}
        value={value}
        options={OPTIONS}
        onChange={choose}
        isClearable={isClearable}
      />
      <button type="button">Save</button>
      <output>{value === '' ? 'none' : value}</output>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const choice = () => screen.getByRole('combobox', { name: 'Region' });

test('Tab goes from the choice to what follows it; its clear button stays for the mouse', async () => {
  render(<Region />);
  await userEvent.tab();
  expect(choice()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(shown()).toBe('none');
});

test.each(['{Delete}', '{Backspace}'])('%s clears it, and of a search only what is typed', async (key) => {
  render(<Region />);
  await userEvent.tab();
  await userEvent.keyboard('s{Backspace}');
  expect(shown()).toBe('Hunter');
  await userEvent.keyboard(key);
  expect(shown()).toBe('none');
});

test('one that has to be there is not cleared', async () => {
  render(<Region isClearable={false} />);
  await userEvent.tab();
  await userEvent.keyboard('{Delete}{Backspace}');
  expect(shown()).toBe('Hunter');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});
