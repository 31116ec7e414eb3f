import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { timeFault } from './time-fault.ts';
import { TimeField } from './TimeField.tsx';

const NO_TIME = timeFault('25') ?? '';
const meant: string[] = [];

function Form({ first }: { readonly first: string }) {
  const [time, setTime] = useState(first);
  return (
    <TimeField
      label="At"
      value={time}
      onChange={(next) => {
        meant.push(next);
        setTime(next);
      }}
    />
  );
}

function draw(first = '') {
  meant.length = 0;
  renderSignedIn(<Form first={first} />);
  return screen.getByLabelText('At');
}

test('a time is typed as people write it and shown on the clock of 24 hours', async () => {
  const field = draw();
  await userEvent.type(field, '3:30 pm');
  expect(meant.at(-1)).toBe('15:30');
  expect(field).toHaveValue('3:30 pm');
  await userEvent.tab();
  expect(field).toHaveValue('15:30');
});

test('arrows go a quarter of an hour on or back, around midnight', async () => {
  const field = draw('23:50');
  await userEvent.tab();
  expect(field).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(meant).toEqual(['00:05', '23:50', '23:35']);
});

test('text that is no time stays as it was typed, and is marked on leaving', async () => {
  const field = draw();
  await userEvent.type(field, '25');
  expect(screen.queryByText(NO_TIME)).toBeNull();
  await userEvent.tab();
  expect(field).toHaveValue('25');
  expect(screen.getByText(NO_TIME)).toBeVisible();
  expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('a press in the columns is the time; Esc closes them, and the field keeps the focus', async () => {
  const field = draw('07:00');
  await userEvent.click(screen.getByRole('button', { name: 'Times' }));
  const column = await waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>('.ant-picker-time-panel-column');
    expect(found).toHaveLength(2);
    return found;
  });
  const minute = [...(column[1]?.querySelectorAll<HTMLElement>('.ant-picker-time-panel-cell-inner') ?? [])].find(
    ({ textContent }) => textContent === '35',
  );
  if (minute === undefined) throw new Error('There is no minute 35');
  await userEvent.click(minute);
  expect(meant.at(-1)).toBe('07:35');
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Times' })).toHaveAttribute('aria-expanded', 'false'));
});
