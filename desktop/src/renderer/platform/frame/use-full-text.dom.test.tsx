import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFullText } from './use-full-text.ts';

function Lines() {
  useFullText();
  return (
    <p style={{ textOverflow: 'ellipsis' }}>
      Lot 14, <b>8 Wattle Rd</b>
    </p>
  );
}

/** jsdom has no layout: the test says what is cut. */
const cutTo = (element: HTMLElement, width: number) => {
  Object.defineProperty(element, 'scrollWidth', { configurable: true, value: 300 });
  Object.defineProperty(element, 'clientWidth', { configurable: true, value: width });
};

test('a cut text is shown in full to the pointer, as it is now, and no more once it fits', async () => {
  render(<Lines />);
  const word = screen.getByText('8 Wattle Rd');
  const line = screen.getByRole('paragraph');
  cutTo(line, 100);
  await userEvent.hover(word);
  expect(line.title).toBe('Lot 14, 8 Wattle Rd');
  word.textContent = '10 Wattle Rd';
  await userEvent.unhover(word);
  await userEvent.hover(word);
  expect(line.title).toBe('Lot 14, 10 Wattle Rd');
  cutTo(line, 300);
  await userEvent.unhover(word);
  await userEvent.hover(word);
  expect(line).not.toHaveAttribute('title');
});

test('an existing title stays', async () => {
  render(<Lines />);
  const line = screen.getByRole('paragraph');
  cutTo(line, 100);
  line.title = 'Where it is';
  await userEvent.hover(line);
  expect(line.title).toBe('Where it is');
});
