// What a tap in vain leaves to be seen (decision 038).
import { fireEvent, screen } from '@testing-library/react';
import { STANDS_MS } from './deaf-spot.ts';
import { guardTaps } from './tap-guard.ts';

const AT = { clientX: 40, clientY: 40, detail: 1 };

function button(name: string, onClick: () => void): HTMLElement {
  const made = document.createElement('button');
  made.textContent = name;
  made.addEventListener('click', onClick);
  document.body.replaceChildren(made);
  return made;
}

test('what is tapped in vain is dimmed until it can be used, and does nothing; a tap that counts dims nothing', () => {
  jest.useFakeTimers();
  const stop = guardTaps();
  const submit = jest.fn();
  const anyway = jest.fn();
  fireEvent.click(button('Submit', submit), AT);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-ignored');
  fireEvent.click(button('Submit anyway', anyway), AT);
  expect(anyway).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('data-ignored');
  jest.advanceTimersByTime(STANDS_MS);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-ignored');
  stop();
  jest.useRealTimers();
});
