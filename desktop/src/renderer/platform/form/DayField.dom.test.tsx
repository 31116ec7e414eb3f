import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { dayFault, typedFaultOf } from './day-fault.ts';
import { DayField } from './DayField.tsx';

const NO_DAY = dayFault('31/2') ?? '';

const meant: string[] = [];
function Form({ first }: { readonly first: string }) {
  const [day, setDay] = useState(first);
  return (
    <DayField
      label="Due on"
      value={day}
      onChange={(next) => {
        meant.push(next);
        setDay(next);
      }}
    />
  );
}

function draw(first = '') {
  meant.length = 0;
  const platform = buildPlatform();
  renderSignedIn(<Form first={first} />, {
    platform: { ...platform, clock: { ...platform.clock, now: () => new Date('2026-11-23T02:00:00Z') } },
  });
  return screen.getByLabelText('Due on');
}

test('a day is typed as people write it and shown in the console’s format', async () => {
  const field = draw();
  await userEvent.type(field, '6/5');
  expect(meant.at(-1)).toBe('2027-05-06');
  expect(field).toHaveValue('6/5');
  await userEvent.tab();
  expect(field).toHaveValue('6 May 2027');
  expect(field).toHaveAttribute('title', expect.stringContaining('Thursday'));
});

test('typing replaces the day that was there, and arrows go a day on or back', async () => {
  const field = draw('2026-12-31');
  expect(field).toHaveValue('31 Dec 2026');
  await userEvent.tab();
  expect(field).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveValue('1 Jan 2027');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(meant).toEqual(['2027-01-01', '2026-12-31', '2026-12-30']);
  await userEvent.clear(field);
  expect(meant.at(-1)).toBe('');
});

test('text that is no day stays as it was typed, and is marked on leaving', async () => {
  const field = draw();
  await userEvent.type(field, '31/2');
  expect(screen.queryByText(NO_DAY)).not.toBeInTheDocument();
  await userEvent.tab();
  expect(field).toHaveValue('31/2');
  expect(field).toHaveAccessibleDescription(NO_DAY);
  await userEvent.type(field, '{Backspace}1');
  expect(screen.queryByText(NO_DAY)).not.toBeInTheDocument();
});

test('a day that does not exist is told as days are typed, in every form', () => {
  expect(typedFaultOf('day', '31/2', 'Due must be a valid date, such as 14/8/2026 or 14 Aug.')).toBe(NO_DAY);
  expect(typedFaultOf('day', '', 'Due is missing.')).toBe('Due is missing.');
  expect(typedFaultOf('line', '31/2', 'It is missing.')).toBe('It is missing.');
});
